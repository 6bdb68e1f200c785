//! Four in a row for two people at one terminal, or for moves from a pipe; and, by its options,
//! tic-tac-toe, Gomoku and their kin.
//!
//! ```text
//! cargo run --release --example four_in_a_row
//! cargo run --release --example four_in_a_row -- --rows 15 --cols 15 --connect 5 --no-gravity
//! echo 4453 | cargo run --release --example four_in_a_row
//! ```

mod common;

use std::{
    cmp::Reverse,
    io::{self, IsTerminal, Write},
    process::ExitCode,
};

use clap::Parser;
use collinear::{
    Line, Origin,
    rules::in_a_row::{InARow, State},
};
use common::{TextGame, arguments, in_a_row, pipe, table};
use itertools::Itertools;

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
    game: in_a_row::Options,
}

const EXAMPLES: &str = "\
Examples:
  four_in_a_row                    a game at the terminal
  four_in_a_row --wrap=rows        the same on a cylinder
  four_in_a_row --rows 15 --cols 15 --connect 5 --exactly --no-gravity
                                   Gomoku
  echo 4453 | four_in_a_row        the board after these four moves";

fn main() -> ExitCode {
    let Arguments { game } = arguments::read();
    let game = game.rules();
    arguments::status(if io::stdin().is_terminal() {
        table::play(&game, io::stdin().lock(), anstream::stdout()).map(|()| ExitCode::SUCCESS)
    } else {
        from_pipe(&game)
    })
}

fn from_pipe(game: &InARow) -> io::Result<ExitCode> {
    let played = pipe::play(game, io::stdin().lock(), io::stderr().lock())?;
    let code = if played.refused == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    };
    match report(game, &played.state, io::stdout().lock()) {
        // A reader who has seen enough makes no difference to the moves.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(code),
        reported => reported.map(|()| code),
    }
}

fn report(game: &InARow, state: &State, mut out: impl Write) -> io::Result<()> {
    pipe::report(game, state, &mut out)?;
    for line in game.deciding_lines(state) {
        writeln!(out, "line: {}", names(line))?;
    }
    out.flush()
}

/// `a1 b1 c1 d1`; a whole ring from its lowest cell of the column that comes first.
fn names(line: Line) -> String {
    let (bounds, mut cells) = (line.bounds(), line.iter().collect::<Vec<_>>());
    let ring = line.first().is_some_and(|first| {
        let around = bounds.ray_len(first, line.direction()) + 1;
        bounds.is_ring(line.direction()) && line.len() == around
    });
    if ring {
        let first = cells
            .iter()
            .position_min_by_key(|at| (at.col, Reverse(at.row)));
        cells.rotate_left(first.unwrap_or(0));
    }
    let names = cells
        .iter()
        .filter_map(|&at| bounds.name(at, Origin::BottomLeft));
    names.into_iter().join(" ")
}
