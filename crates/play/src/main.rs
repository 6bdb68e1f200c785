//! The program `collinear-play`: all games of the library, and those written with it.

use std::process::ExitCode;

use collinear_play::{all_games, run_any};

fn main() -> ExitCode {
    run_any(all_games())
}
