//! Four in a row for two people at one terminal, or for moves from a pipe; and, by its options,
//! tic-tac-toe, Gomoku and their kin.
//!
//! ```text
//! cargo run --release --example four_in_a_row
//! cargo run --release --example four_in_a_row -- --rows 15 --cols 15 --connect 5 --no-gravity
//! echo 4453 | cargo run --release --example four_in_a_row
//! ```

use std::process::ExitCode;

use clap::Parser;
use collinear_play::{Options, games::InARowOptions, read_arguments, text};

/// Four in a row, and whatever else is k in a row, for two people at one terminal.
///
/// If standard input is not a terminal it has the moves, separated by white space: columns from 1,
/// whose digits may run together if there are at most 9, or, with --no-gravity, cells such as h8,
/// rows counted from the bottom. The board at the end goes to standard output, then who won, then
/// the winning lines. A move that is refused is told on standard error, and the exit status is 1.
#[derive(Parser)]
#[command(after_help = EXAMPLES, after_long_help = EXAMPLES)]
struct Arguments {
    #[command(flatten)]
    game: InARowOptions,
}

const EXAMPLES: &str = "\
Examples:
  four_in_a_row                    a game at the terminal
  four_in_a_row --wrap=rows        the same on a cylinder
  four_in_a_row --rows 15 --cols 15 --connect 5 --exactly --no-gravity
                                   Gomoku
  echo 4453 | four_in_a_row        the board after these four moves";

fn main() -> ExitCode {
    let Arguments { game } = read_arguments();
    text::play(game.playable_or_refuse())
}
