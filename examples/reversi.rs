//! Reversi for two people at one terminal, or for moves from a pipe.
//!
//! ```text
//! cargo run --release --example reversi
//! cargo run --release --example reversi -- --rows 6 --cols 6 --start parallel
//! echo f5d6c3 | cargo run --release --example reversi
//! ```

use std::process::ExitCode;

use clap::Parser;
use collinear_play::{Options, games::ReversiOptions, read_arguments, text};

/// Reversi, also known as Othello, for two people at one terminal.
///
/// If standard input is not a terminal it has the moves, separated by white space or run together:
/// cells such as f5, rows counted from the top, and pa for a pass, which may be left out. The board
/// at the end goes to standard output, then who won, then the discs of the first and of the second
/// player. A move that is refused is told on standard error, and the exit status is 1.
#[derive(Parser)]
#[command(after_help = EXAMPLES, after_long_help = EXAMPLES)]
struct Arguments {
    #[command(flatten)]
    game: ReversiOptions,
}

const EXAMPLES: &str = "\
Examples:
  reversi                                a game at the terminal
  reversi --rows 6 --cols 6              the same on a smaller board
  reversi --position endgame.txt         from a position
  echo f5d6c3 | reversi                  the board after these three moves";

fn main() -> ExitCode {
    let Arguments { game } = read_arguments();
    text::play(game.playable_or_refuse())
}
