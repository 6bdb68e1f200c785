//! The program `collinear-play`, with all games of the library.

use std::process::ExitCode;

use collinear_play::{all_games, run_any};

fn main() -> ExitCode {
    run_any(all_games())
}
