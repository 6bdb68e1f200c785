//! Draughts or checkers for two people at one terminal, or for moves from a pipe.
//!
//! ```text
//! cargo run --release --example draughts
//! cargo run --release --example draughts -- --variant international
//! echo 11-15 22-18 15x22 | cargo run --release --example draughts
//! ```

use std::process::ExitCode;

use clap::Parser;
use collinear_play::{Options, games::DraughtsOptions, read_arguments, text};

/// Draughts, also known as checkers, for two people at one terminal.
///
/// If standard input is not a terminal it has the moves, separated by white space: from and to,
/// such as 11-15, or 15x22 for a capture, with the squares between where more than one is possible.
/// Squares have their numbers, or letter and row, f6-g5. The board at the end goes to standard
/// output, then who won and why. A move that is refused is told on standard error, and the exit
/// status is 1.
#[derive(Parser)]
#[command(after_help = EXAMPLES, after_long_help = EXAMPLES)]
struct Arguments {
    #[command(flatten)]
    game: DraughtsOptions,
}

const EXAMPLES: &str = "\
Examples:
  draughts                               English draughts at the terminal
  draughts --variant russian             with flying kings
  draughts --variant \"english duty=most-pieces\"
                                         a variant of your own
  draughts --variant international --fen W:W31,K46:B7,K8
                                         from a position
  echo 11-15 22-18 15x22 | draughts      the board after these three moves";

fn main() -> ExitCode {
    let Arguments { game } = read_arguments();
    text::play(game.playable_or_refuse())
}
