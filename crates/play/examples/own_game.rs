//! A game that is not one of the program's games, on the full screen. It needs its rules and one line.
//!
//! ```text
//! cargo run -p collinear-play --example own_game
//! ```

use std::process::ExitCode;

use collinear_games::breakthrough::Breakthrough;

fn main() -> ExitCode {
    collinear_play::run(Breakthrough)
}
