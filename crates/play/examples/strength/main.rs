//! Measures the computer in four in a row, against random threats and a perfect solver, and the speed of its search in
//! k in a row.
//!
//! ```text
//! cargo run --release -p collinear-play --example strength
//! cargo run --release -p collinear-play --example strength -- threats --level 1
//! cargo run --release -p collinear-play --example strength -- values --level 5
//! cargo run --release -p collinear-play --example strength -- speed
//! ```

mod in_parallel;
mod speed;
mod threats;
mod values;

use std::{
    io,
    process::ExitCode,
    sync::Arc,
    time::{Duration, Instant},
};

use clap::{Args, Parser, Subcommand};
use collinear::{
    Coord,
    rules::{
        Rules,
        in_a_row::{FOUR_IN_A_ROW, State},
        playout,
    },
};
use collinear_play::computer::{Advice, Computer, Effort, ForInARow, Level};
use fastrand::Rng;

/// Measures how strong the computer plays four in a row.
///
/// Without a command it measures everything, at each level. Each result is one line on standard output.
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
  strength threats --level 1 --positions 1000
  strength values --level 5 --positions 200";

#[derive(Subcommand)]
#[command(rename_all = "snake_case")]
enum Command {
    /// Count random positions where the computer takes a win or blocks a threat
    Threats(Positions),
    /// Compare the speed of a search whose evaluation follows the moves with one that starts anew
    Speed {
        /// The number of positions
        #[arg(long, value_name = "N", default_value_t = 15)]
        positions: usize,
    },
    /// Count random positions where the computer's move keeps the value of a perfect solver
    Values(Positions),
}

#[derive(Args)]
struct Positions {
    /// The strength of the computer, from 1 to 5
    #[arg(long, value_name = "N", default_value = "3", value_parser = level)]
    level: Level,

    /// The number of positions
    #[arg(long, value_name = "N", default_value_t = 200)]
    positions: usize,
}

/// The options of all commands.
#[derive(Args, Clone, Copy)]
struct Run {
    /// The seed of random positions and of the computer's choices; the same seed repeats the results
    #[arg(long, value_name = "N", global = true, default_value_t = 1)]
    seed: u64,

    /// The number of threads [default: one per processor]
    #[arg(long, value_name = "N", global = true)]
    threads: Option<usize>,
}

impl Run {
    /// The random numbers for one piece of work. They do not depend on the thread.
    fn rng(self, number: usize) -> Rng {
        Rng::with_seed(self.seed.wrapping_mul(1 << 32).wrapping_add(number as u64))
    }
}

fn level(number: &str) -> Result<Level, String> {
    let level = number.parse().ok().and_then(Level::new);
    level.ok_or_else(|| "a level is a number from 1 to 5".to_owned())
}

fn main() -> ExitCode {
    let Arguments { command, run } = Arguments::parse();
    let done = match command {
        None => suite(run),
        Some(Command::Threats(Positions { level, positions })) => {
            threats::run(level, positions, run)
        }
        Some(Command::Speed { positions }) => speed::run(positions, run),
        Some(Command::Values(Positions { level, positions })) => {
            values::run(&[level], positions, run)
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // A reader that closes the pipe is not an error.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Measures everything.
fn suite(run: Run) -> io::Result<()> {
    let levels: Vec<_> = (1..=5).filter_map(Level::new).collect();
    for &level in &levels {
        threats::run(level, 1000, run)?;
    }
    values::run(&levels, 200, run)
}

/// The computer's move, and the time that the move took.
fn chosen(state: &State, level: Level, rng: &mut Rng) -> (Coord, Duration) {
    let game = Arc::new(FOUR_IN_A_ROW);
    let seed = rng.u64(..);
    let since = Instant::now();
    let mut search = ForInARow.search(&game, state, Effort { level, seed });
    match search.finish() {
        Advice::Play(at) => (at, since.elapsed()),
        advice => unreachable!("the game goes on, but: {advice:?}"),
    }
}

/// The median and the maximum of the times of moves.
fn times(taken: impl Iterator<Item = Duration>) -> String {
    let mut taken: Vec<_> = taken.collect();
    taken.sort();
    let ms = |taken: Option<&Duration>| taken.map_or(0.0, |taken| taken.as_secs_f64() * 1e3);
    let [median, most] = [taken.get(taken.len() / 2), taken.last()].map(ms);
    format!("a move in {median:.2} ms, {most:.2} ms at most")
}

/// The state after this many random moves; `None` if the game is over.
fn opening(plies: usize, rng: &mut Rng) -> State {
    loop {
        let mut state = FOUR_IN_A_ROW.start();
        if playout(&FOUR_IN_A_ROW, &mut state, plies, |n| rng.usize(..n)).is_none() {
            return state;
        }
    }
}
