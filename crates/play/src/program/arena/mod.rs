//! The command `arena`: how strong the computer plays.

mod player;
mod tally;
#[cfg(all(test, feature = "program"))]
mod tests;

use std::{
    fmt,
    io::{self, IsTerminal, Write},
    num::NonZero,
    panic,
    process::ExitCode,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
    time::{Duration, Instant},
};

use clap::Args;
use collinear::rules::{Outcome, Side};
use fastrand::Rng;

use self::player::{Player, player as by_name};
use crate::{core::session::Session, program::arguments::refuse};

/// Who plays whom, and how often.
#[derive(Args)]
pub(crate) struct Arena {
    /// Who is counted: a level from 1 to 5, or random
    #[arg(value_parser = by_name)]
    player: Player,

    /// The opponent
    #[arg(value_parser = by_name)]
    opponent: Player,

    /// How many games, in pairs: both games of a pair begin with the same random moves, and the players
    /// change sides; a game for one is played by each of them alone
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: usize,

    /// How many random moves each pair begins with
    #[arg(long, value_name = "N", default_value_t = 4)]
    opening: usize,

    /// How many threads share the work [default: as many as the machine has]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
}

/// What became of a game.
struct Played {
    /// Its number: of a pair, the first of the players has the first side in the first game, and plays the
    /// first game if it is one for one.
    number: usize,
    outcome: Option<Outcome>,
    /// How long the first player thought about a move at most.
    longest: Duration,
}

/// Games that go on for longer count as drawn.
const LONGEST: usize = 600;
/// Games for one that go on for longer count as not ended.
const LONGEST_ALONE: usize = 20_000;

/// So many openings are tried before there seems to be none of that length.
const OPENINGS: usize = 1_000;

impl Arena {
    /// Has the games played, and writes a line: how many the first player won, drew and lost; or, where each
    /// plays alone, what came of it.
    pub(crate) fn run(&self, session: &Session, seed: u64) -> io::Result<ExitCode> {
        let Self {
            player, opponent, ..
        } = self;
        let played = self.play(session, seed).unwrap_or_else(|why| refuse(why));
        let longest = played.iter().map(|game| game.longest).max();
        let longest = longest.unwrap_or_default().as_secs_f64();
        let tallied = if session.is_for_two() {
            let results: Vec<_> = played.iter().map(Played::is_won).collect();
            format!("{player} against {opponent}: {}", tally::of_two(&results))
        } else {
            let of = |first: bool| {
                let games = played.iter().filter(|game| game.is_first() == first);
                tally::of_one(&games.map(|game| game.outcome).collect::<Vec<_>>())
            };
            format!("{player}: {}; {opponent}: {}", of(true), of(false))
        };
        writeln!(
            io::stdout(),
            "{}: {tallied}, longest move {longest:.2} s",
            session.chosen_by().join(" ")
        )?;
        Ok(ExitCode::SUCCESS)
    }

    /// All games, by as many threads as there are.
    fn play(&self, session: &Session, seed: u64) -> Result<Vec<Played>, NoOpening> {
        let games = 2 * self.games.div_ceil(2);
        let machine = thread::available_parallelism().map_or(1, NonZero::get);
        let threads = self.threads.unwrap_or(machine).clamp(1, games.max(1));
        let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let is_watched = io::stderr().is_terminal();
        let play_one = |session: &Session, number| {
            let played = self.play_one(session, seed, number);
            let done = done.fetch_add(1, Ordering::Relaxed) + 1;
            if is_watched {
                let end = if done == games { "\n" } else { "" };
                let _ = write!(io::stderr(), "\r{done} of {games} games{end}");
            }
            played
        };
        let in_turn = |session: Session| {
            let numbers = std::iter::from_fn(|| Some(next.fetch_add(1, Ordering::Relaxed)));
            let numbers = numbers.take_while(|&number| number < games);
            let played = numbers.map(|number| play_one(&session, number));
            played.collect::<Result<Vec<_>, NoOpening>>()
        };
        let played = thread::scope(|scope| {
            let workers = (0..threads).map(|_| {
                let session = session.fork();
                scope.spawn(|| in_turn(session))
            });
            let workers: Vec<_> = workers.collect();
            let played = workers.into_iter().map(|worker| {
                let played = worker.join();
                played.unwrap_or_else(|panic| panic::resume_unwind(panic))
            });
            played.collect::<Result<Vec<_>, NoOpening>>()
        })?;
        Ok(played.into_iter().flatten().collect())
    }

    /// The game of this number.
    fn play_one(&self, session: &Session, seed: u64, number: usize) -> Result<Played, NoOpening> {
        // Both games of a pair begin with the same random numbers.
        let pair = seed.wrapping_mul(1 << 32).wrapping_add(number as u64 / 2);
        let mut rng = Rng::with_seed(pair);
        let mut session = self.opening(session, pair, &mut rng)?;
        let is_for_two = session.is_for_two();
        let colour = Side::BOTH[number % 2];
        let mut longest = Duration::ZERO;
        for _ in 0..if is_for_two { LONGEST } else { LONGEST_ALONE } {
            let is_first = if is_for_two {
                session.turn() == colour
            } else {
                number.is_multiple_of(2)
            };
            let player = if is_first { self.player } else { self.opponent };
            let since = Instant::now();
            let Some(m) = player.choose(&session, &mut rng) else {
                break;
            };
            if is_first {
                longest = longest.max(since.elapsed());
            }
            if session.play(m).is_err() {
                break;
            }
            session.let_chance_move(pair);
        }
        Ok(Played {
            number,
            outcome: session.outcome(),
            longest,
        })
    }

    /// The game after its random opening.
    fn opening(&self, session: &Session, luck: u64, rng: &mut Rng) -> Result<Session, NoOpening> {
        for _ in 0..OPENINGS {
            let mut opened = session.fork();
            opened.let_chance_move(luck);
            for _ in 0..self.opening {
                if let Some(m) = Player::Random.choose(&opened, rng) {
                    let _ = opened.play(m);
                    opened.let_chance_move(luck);
                }
            }
            if opened.outcome().is_none() {
                return Ok(opened);
            }
        }
        Err(NoOpening(self.opening))
    }
}

impl Played {
    /// Whether the first of the players has the first side, or played it alone.
    const fn is_first(&self) -> bool {
        self.number.is_multiple_of(2)
    }

    /// Whether the first of the players won; `None` for a draw.
    fn is_won(&self) -> Option<bool> {
        let winner = self.outcome.and_then(Outcome::winner)?;
        Some(winner == Side::BOTH[self.number % 2])
    }
}

/// That every game is over after so many moves.
#[derive(Debug)]
struct NoOpening(usize);

impl fmt::Display for NoOpening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "--opening {}: the game is over by then", self.0)
    }
}

impl std::error::Error for NoOpening {}
