//! Hnefatafl and its kin for two people at one terminal, or for moves from a pipe.
//!
//! ```text
//! cargo run --release --example hnefatafl
//! cargo run --release --example hnefatafl -- --variant brandubh
//! echo d6-f6 d5-e5 | cargo run --release --example hnefatafl -- --variant brandubh
//! ```

use std::process::ExitCode;

use clap::Parser;
use collinear_play::{Options, games::HnefataflOptions, read_arguments, text};

/// Hnefatafl and its kin, for two people at one terminal.
///
/// If standard input is not a terminal it has the moves, separated by white space: from and to,
/// such as e5-e8, rows counted from the bottom; what is captured may follow, e5-e8xe9, and then it
/// has to be just that. The board at the end goes to standard output, then who won and why, then a
/// line with the captured pieces for each move that took any. A move that is refused is told on
/// standard error, and the exit status is 1.
#[derive(Parser)]
#[command(after_help = EXAMPLES, after_long_help = EXAMPLES)]
struct Arguments {
    #[command(flatten)]
    game: HnefataflOptions,
}

const EXAMPLES: &str = "\
Examples:
  hnefatafl                              Copenhagen Hnefatafl at the terminal
  hnefatafl --variant brandubh           the small one
  hnefatafl --variant tablut --king-capture four-sides --repetition ignored
                                         a variant of your own
  echo d6-f6 d5-e5 | hnefatafl --variant brandubh
                                         the board after these two moves";

fn main() -> ExitCode {
    let Arguments { game } = read_arguments();
    text::play(game.playable_or_refuse())
}
