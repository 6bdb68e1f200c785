//! Counts the ways a game can go, ply by ply: the numbers by which rules are checked.
//!
//! ```text
//! cargo run --release --example perft -- in_a_row --depth 8
//! cargo run --release --example perft -- in_a_row --depth 6 --positions
//! ```

mod common;

use std::{
    io::{self, Write},
    process::ExitCode,
    time::Instant,
};

use clap::{Args, Parser, Subcommand};
use collinear::rules::{Finished, Rules, View, distinct_positions, divide, perft};
use common::{
    arguments, hnefatafl, in_a_row, peg_solitaire,
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
}

fn main() -> ExitCode {
    let Arguments { game, count } = arguments::read();
    arguments::status(match game {
        Game::InARow(options) => {
            let game = options.rules();
            count.lines(&game, &game.start(), Finished::Dropped)
        }
        Game::Reversi(options) => {
            let game = options.rules();
            count.lines(&game, &game.start(), Finished::Counted)
        }
        Game::PegSolitaire(options) => {
            let (game, start) = options.game();
            count.lines(&game, &start, Finished::Dropped)
        }
        Game::Hnefatafl(options) => {
            let (game, start) = options.ignoring_repetition().game();
            count.lines(&game, &start, Finished::Dropped)
        }
    })
}

impl Count {
    /// Writes a line for each depth.
    fn lines<R: Rules<State: View>>(
        &self,
        game: &R,
        start: &R::State,
        finished: Finished,
    ) -> io::Result<ExitCode> {
        let mut positions = distinct_positions(game, start);
        let bar = progress::bar(if self.positions { WAITING } else { ADVANCING });
        for depth in 0..=self.depth {
            let since = Instant::now();
            bar.reset();
            bar.set_message(format!("depth {depth}"));
            let count = if self.positions {
                positions.next().unwrap_or(0) as u128
            } else {
                paths(game, start, depth, finished, &bar)
            };
            let seconds = since.elapsed().as_secs_f64();
            bar.suspend(|| writeln!(io::stdout(), "{depth} {count} {seconds:.3}"))?;
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
