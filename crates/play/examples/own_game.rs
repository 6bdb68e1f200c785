//! A game that the program does not know, on the screen: its rules, and one line.
//!
//! ```text
//! cargo run -p collinear-play --example own_game
//! ```

use std::process::ExitCode;

use collinear_games::breakthrough::Breakthrough;

fn main() -> ExitCode {
    collinear_play::run(Breakthrough)
}
