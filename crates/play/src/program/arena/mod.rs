//! The command `arena`: measures how strong the computer plays.

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
    /// The player to measure: a level from 1 to 5, or random
    #[arg(value_parser = by_name)]
    player: Player,

    /// The opponent
    #[arg(value_parser = by_name)]
    opponent: Player,

    /// The number of games. They come in pairs with the same random opening, and the players change sides within a
    /// pair; in a game for one each player plays alone
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: usize,

    /// The number of random moves before each pair
    #[arg(long, value_name = "N", default_value_t = 4)]
    opening: usize,

    /// The number of threads [default: one per processor]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
}

/// The result of one game.
struct Played {
    /// The number of the game. In games with even numbers, the first player has the first side, or plays the game for
    /// one.
    number: usize,
    outcome: Option<Outcome>,
    /// The longest time that the first player thought about a move.
    longest: Duration,
}

/// A longer game counts as a draw.
const LONGEST: usize = 600;
/// A longer game for one player counts as not ended.
const LONGEST_ALONE: usize = 20_000;

/// The search for an opening gives up after this many openings that end the game.
const OPENINGS: usize = 1_000;

impl Arena {
    /// Plays the games and prints the results in one line: the wins, draws and losses of the first player, or, in games
    /// for one player, the results of both players.
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

    /// Plays all games on several threads.
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

    /// The game after a random opening.
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
    /// Returns whether the first player had the first side, or played the game for one.
    const fn is_first(&self) -> bool {
        self.number.is_multiple_of(2)
    }

    /// Returns whether the first player won; `None` for a draw.
    fn is_won(&self) -> Option<bool> {
        let winner = self.outcome.and_then(Outcome::winner)?;
        Some(winner == Side::BOTH[self.number % 2])
    }
}

/// The error if no random opening of this many moves leaves the game unfinished.
#[derive(Debug)]
struct NoOpening(usize);

impl fmt::Display for NoOpening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "--opening {}: random games end before that many moves",
            self.0
        )
    }
}

impl std::error::Error for NoOpening {}
