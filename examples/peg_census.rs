//! Counts all positions of peg solitaire, level by level, and all solutions.
//!
//! ```text
//! cargo run --release --example peg_census -- --goal d4
//! cargo run --release --features rayon --example peg_census -- --goal d4
//! cargo run --release --example peg_census -- --board triangle5
//! ```

#[allow(dead_code, reason = "of the other example only the options")]
#[path = "peg_solitaire.rs"]
mod peg_solitaire;

use std::{
    io::{self, Write},
    process::ExitCode,
};

use collinear::rules::{
    Engine,
    peg_solitaire::{BitPegSolitaire, BitState, PegSolitaire},
};

use peg_solitaire::table::{self, AtTable, Options, refuse};

const HELP: &str = "\
Counts all positions of peg solitaire on a board of at most 64 holes, and all solutions.

Writes a line for each number of jumps, from 0: the jumps, the distinct positions after them, these
positions up to the symmetries of the start, the positions in which the game has ended, the sequences
of jumps that lead to them, and those of the sequences that end the game. Then the totals, and the
sequences of jumps that leave one peg in the goal.

Usage: peg_census [OPTIONS]

The options are those of peg_solitaire: --board, --triangular, --start, --goal, --position.

Examples:
  peg_census --goal d4                   the English board from the centre to the centre: some
                                         seconds and half a gigabyte
  peg_census --board triangle5           the triangle of 15 holes
  peg_census --board hexagon.txt --triangular
                                         a board of your own
";

fn main() -> ExitCode {
    let game = PegSolitaire::choose(Options::read(HELP)).unwrap_or_else(|why| refuse(why));
    let bits = BitPegSolitaire::new(game.rules().clone()).unwrap_or_else(|why| refuse(why));
    let start = bits.enter(game.state());
    let start = start.unwrap_or_else(|why| refuse(why));
    table::status(count(&bits, &start))
}

fn count(game: &BitPegSolitaire, start: &BitState) -> io::Result<ExitCode> {
    let (mut positions, mut classes) = (0_u64, 0_u64);
    let (mut games, mut solutions) = (0_u128, 0_u128);
    for level in game.levels(start) {
        positions += level.positions;
        classes += level.classes;
        games = games.saturating_add(level.games);
        solutions = solutions.saturating_add(level.solutions);
        writeln!(
            io::stdout(),
            "{} {} {} {} {} {}",
            level.jumps,
            level.positions,
            level.classes,
            level.ended,
            level.paths,
            level.games
        )?;
    }
    let mut out = io::stdout().lock();
    writeln!(out, "positions: {positions}")?;
    writeln!(out, "up to symmetry: {classes}")?;
    writeln!(out, "games: {games}")?;
    writeln!(out, "solutions: {solutions}")?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}
