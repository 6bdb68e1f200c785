//! How strong the computer plays: against itself, against random play, and against engines that make
//! no mistakes.
//!
//! ```text
//! cargo run --release --example arena
//! cargo run --release --example arena -- games reversi --first 3 --second random --games 100
//! cargo run --release --example arena -- threats --level 1
//! cargo run --release --example arena -- values --level 5
//! ```

#[path = "../common/mod.rs"]
mod common;
mod contest;
mod in_parallel;
mod openings;
mod player;
mod suite;
mod tally;
mod threats;
mod values;

use std::{io, process::ExitCode};

use clap::{Args, Parser, Subcommand};
use common::{arguments, computer::effort::Level};
use contest::{Contest, Contestants};
use fastrand::Rng;

/// Measures how strong the computer plays.
///
/// Without a command it does all that the documentation tells of, which takes the better part of an
/// hour. Each result is one line on standard output; in percent of the games a draw is half a win.
#[derive(Parser)]
#[command(after_help = EXAMPLES, after_long_help = EXAMPLES)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    run: Run,
}

const EXAMPLES: &str = "\
Examples:
  arena games gomoku --first 3 --second 2
  arena games tic_tac_toe --first 5 --second perfect
  arena threats --level 1 --positions 1000
  arena values --level 5 --positions 200";

#[derive(Subcommand)]
#[command(rename_all = "snake_case")]
enum Command {
    /// Pairs of games, each pair from the same opening with the colours swapped
    Games(Games),
    /// Four in a row: whether it wins in one, and blocks in one, in random positions
    Threats(Positions),
    /// Four in a row: whether its moves keep the value of random positions, as a perfect solver has it
    Values(Positions),
}

#[derive(Args)]
struct Games {
    /// Which game
    game: Contest,

    #[command(flatten)]
    players: Contestants,

    /// How many games, in pairs
    #[arg(long = "games", value_name = "N", default_value_t = 100)]
    count: usize,
}

#[derive(Args)]
struct Positions {
    /// How strong the computer plays, from 1 to 5
    #[arg(long, value_name = "N", default_value = "3", value_parser = player::level)]
    level: Level,

    /// In how many positions
    #[arg(long, value_name = "N", default_value_t = 200)]
    positions: usize,
}

/// What all commands have in common.
#[derive(Args, Clone, Copy)]
struct Run {
    /// Where random openings and random players begin; the computer's own choices are not the same
    /// from run to run
    #[arg(long, value_name = "N", global = true, default_value_t = 1)]
    seed: u64,

    /// How many threads share the work [default: as many as the machine has]
    #[arg(long, value_name = "N", global = true)]
    threads: Option<usize>,
}

impl Run {
    /// The random numbers for one piece of the work, whichever thread does it.
    fn rng(self, number: usize) -> Rng {
        Rng::with_seed(self.seed.wrapping_mul(1 << 32).wrapping_add(number as u64))
    }
}

fn main() -> ExitCode {
    let Arguments { command, run } = arguments::read();
    let done = match command {
        None => suite::run(run),
        Some(Command::Games(games)) => games.run(run),
        Some(Command::Threats(positions)) => {
            threats::run(positions.level, positions.positions, run)
        }
        Some(Command::Values(positions)) => {
            values::run(&[positions.level], positions.positions, run)
        }
    };
    arguments::status(done.map(|()| ExitCode::SUCCESS))
}

impl Games {
    fn run(&self, run: Run) -> io::Result<()> {
        self.game.report(self.players, self.count, run).map(|_| ())
    }
}
