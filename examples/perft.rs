//! Counts the ways a game can go, ply by ply: the numbers by which rules are checked.
//!
//! ```text
//! cargo run --release --example perft -- in_a_row --depth 8
//! cargo run --release --example perft -- in_a_row --depth 6 --positions
//! cargo run --release --example perft -- reversi --depth 10 --engine bits
//! ```

mod common;

use std::{
    io::{self, Write},
    process::ExitCode,
    time::Instant,
};

use clap::{Args, Parser, Subcommand, ValueEnum};
use collinear::rules::{Finished, Rules, View, distinct_positions, divide, perft};
use common::{
    Options, arguments,
    engine::{Fast, Work},
    hnefatafl, in_a_row, peg_solitaire,
    progress::{self, ADVANCING, WAITING},
    reversi,
};
use indicatif::ProgressBar;

/// Counts the ways a game can go.
///
/// For each depth from 0 a line: the depth, how many sequences of so many moves there are, and the
/// seconds it took to count them.
#[derive(Parser)]
#[command(after_help = EXAMPLES, after_long_help = EXAMPLES)]
struct Arguments {
    #[command(subcommand)]
    game: Game,
    #[command(flatten)]
    count: Count,
}

const EXAMPLES: &str = "\
Examples:
  perft in_a_row --depth 8
  perft in_a_row --rows 3 --cols 3 --connect 3 --no-gravity --depth 9 --positions
  perft reversi --depth 9
  perft reversi --depth 11 --engine bits
  perft peg_solitaire --board triangle5 --depth 13 --positions
  perft hnefatafl --variant brandubh --depth 4";

#[derive(Subcommand)]
#[command(rename_all = "snake_case")]
enum Game {
    /// Four in a row and its kin; a game that has ended is not counted any more
    InARow(in_a_row::Options),
    /// Reversi; a pass is a ply, and a game that has ended counts as one at every later depth
    Reversi(reversi::Options),
    /// Peg solitaire, jump by jump; a game that has ended is not counted any more
    PegSolitaire(peg_solitaire::Options),
    /// Hnefatafl; a game that has ended is not counted any more, and repetition is ignored unless
    /// it is asked for
    Hnefatafl(hnefatafl::options::Options),
}

#[derive(Args)]
#[command(next_help_heading = "The count")]
struct Count {
    /// How many plies deep to count
    #[arg(long, value_name = "N", global = true, default_value_t = 6)]
    depth: usize,

    /// Count the distinct positions after so many plies instead
    #[arg(long, global = true)]
    positions: bool,

    /// Which engine plays: the answers are the same
    #[arg(long, value_name = "WHICH", global = true, default_value = "grid")]
    engine: Engine,
}

#[derive(Clone, Copy, ValueEnum)]
enum Engine {
    /// The plain one, on a grid of cells: any board
    Grid,
    /// Its fast twin, on the bits of words: boards that fit
    Bits,
}

fn main() -> ExitCode {
    let Arguments { game, count } = arguments::read();
    arguments::status(match game {
        Game::InARow(options) => count.from(&options, Finished::Dropped),
        Game::Reversi(options) => count.from(&options, Finished::Counted),
        Game::PegSolitaire(options) => count.from(&options, Finished::Dropped),
        Game::Hnefatafl(options) => count.from(&options.ignoring_repetition(), Finished::Dropped),
    })
}

impl Count {
    fn from<O>(&self, options: &O, finished: Finished) -> io::Result<ExitCode>
    where
        O: Options<Game: Fast + Rules<State: Send + Sync> + Send + Sync + 'static>,
    {
        let (game, start) = options.game_or_refuse();
        let count = self;
        let lines = Lines { count, finished };
        match self.engine {
            Engine::Grid => lines.with(game, &start),
            Engine::Bits => game.fast(&start, lines).unwrap_or_else(|no_twin| {
                arguments::refuse(format!("--engine bits: {}", no_twin.why))
            }),
        }
    }
}

/// A line for each depth.
struct Lines<'a> {
    count: &'a Count,
    finished: Finished,
}

impl<M> Work<M> for Lines<'_> {
    type Answer = io::Result<ExitCode>;

    fn with<R>(self, game: R, start: &R::State) -> io::Result<ExitCode>
    where
        R: Rules<State: View, Move = M>,
    {
        let game = &game;
        let Self { count, finished } = self;
        let mut positions = distinct_positions(game, start);
        let bar = progress::bar(if count.positions { WAITING } else { ADVANCING });
        for depth in 0..=count.depth {
            let since = Instant::now();
            bar.reset();
            bar.set_message(format!("depth {depth}"));
            let number = if count.positions {
                positions.next().unwrap_or(0) as u128
            } else {
                paths(game, start, depth, finished, &bar)
            };
            let seconds = since.elapsed().as_secs_f64();
            bar.suspend(|| writeln!(io::stdout(), "{depth} {number} {seconds:.3}"))?;
        }
        bar.finish_and_clear();
        Ok(ExitCode::SUCCESS)
    }
}

/// [`perft`], which moves the bar with each reply to each first move.
fn paths<R: Rules>(
    game: &R,
    start: &R::State,
    depth: usize,
    finished: Finished,
    bar: &ProgressBar,
) -> u128 {
    if depth < 2 || game.outcome(start).is_some() {
        return perft(game, start, depth, finished);
    }
    let (mut sum, moves) = (0, game.count_moves(start));
    for (done, mov) in game.moves(start).enumerate() {
        let mut state = start.clone();
        game.apply(&mut state, mov);
        if game.outcome(&state).is_some() {
            sum += perft(game, &state, depth - 1, finished);
            continue;
        }
        let replies = game.count_moves(&state);
        bar.set_length((moves * replies) as u64);
        for (replied, (_, count)) in divide(game, &state, depth - 1, finished).enumerate() {
            sum += count;
            bar.set_position((done * replies + replied + 1) as u64);
        }
    }
    sum
}
