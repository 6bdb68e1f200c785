//! The command `arena`: how strong the computer plays.

mod player;
mod tally;

use std::{
    fmt,
    io::{self, Write},
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

use self::{
    player::{Player, player as by_name},
    tally::Tally,
};
use crate::{program::refuse, session::Session};

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
    /// change sides
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: usize,

    /// How many random moves each pair begins with
    #[arg(long, value_name = "N", default_value_t = 4)]
    opening: usize,

    /// How many threads share the work [default: as many as the machine has]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
}

/// What became of a game, as the first of the players sees it.
struct Played {
    tally: Tally,
    /// How long the first player thought about a move at most.
    longest: Duration,
}

/// Games that go on for longer count as drawn.
const LONGEST: usize = 400;

/// So many openings are tried before there seems to be none of that length.
const OPENINGS: usize = 1_000;

impl Arena {
    /// Has the games played, and writes a line: how many the first player won, drew and lost.
    pub(crate) fn run(&self, session: &dyn Session, seed: u64) -> io::Result<ExitCode> {
        let Self {
            player, opponent, ..
        } = self;
        if !session.is_for_two() {
            refuse("arena: this is a game for one");
        }
        let played = self.play(session, seed).unwrap_or_else(|why| refuse(why));
        let tally: Tally = played.iter().map(|game| game.tally).sum();
        let longest = played.iter().map(|game| game.longest).max();
        let longest = longest.unwrap_or_default().as_secs_f64();
        writeln!(
            io::stdout(),
            "{}: {player} against {opponent}: {tally}, longest move {longest:.2} s",
            session.chosen_by().join(" ")
        )?;
        Ok(ExitCode::SUCCESS)
    }

    /// All games, by as many threads as there are.
    fn play(&self, session: &dyn Session, seed: u64) -> Result<Vec<Played>, NoOpening> {
        let games = 2 * self.games.div_ceil(2);
        let machine = thread::available_parallelism().map_or(1, NonZero::get);
        let threads = self.threads.unwrap_or(machine).clamp(1, games.max(1));
        let next = AtomicUsize::new(0);
        let in_turn = |session: Box<dyn Session>| {
            let numbers = std::iter::from_fn(|| Some(next.fetch_add(1, Ordering::Relaxed)));
            let numbers = numbers.take_while(|&number| number < games);
            let played = numbers.map(|number| self.play_one(&*session, seed, number));
            played.collect::<Result<Vec<_>, NoOpening>>()
        };
        let done = thread::scope(|scope| {
            let workers = (0..threads).map(|_| {
                let session = session.fork();
                scope.spawn(|| in_turn(session))
            });
            let workers: Vec<_> = workers.collect();
            let done = workers.into_iter().map(|worker| {
                let done = worker.join();
                done.unwrap_or_else(|panic| panic::resume_unwind(panic))
            });
            done.collect::<Result<Vec<_>, NoOpening>>()
        })?;
        Ok(done.into_iter().flatten().collect())
    }

    /// The game of this number.
    fn play_one(
        &self,
        session: &dyn Session,
        seed: u64,
        number: usize,
    ) -> Result<Played, NoOpening> {
        // Both games of a pair begin with the same random numbers.
        let pair = seed.wrapping_mul(1 << 32).wrapping_add(number as u64 / 2);
        let mut rng = Rng::with_seed(pair);
        let mut session = self.opening(session, &mut rng)?;
        let colour = Side::BOTH[number % 2];
        let mut longest = Duration::ZERO;
        for _ in 0..LONGEST {
            let is_first = session.turn() == colour;
            let player = if is_first { self.player } else { self.opponent };
            let since = Instant::now();
            let Some(m) = player.choose(&*session, &mut rng) else {
                break;
            };
            if is_first {
                longest = longest.max(since.elapsed());
            }
            if session.play(m).is_err() {
                break;
            }
        }
        let tally = match session.outcome().map(Outcome::winner) {
            Some(Some(side)) if side == colour => Tally::WIN,
            Some(Some(_)) => Tally::LOSS,
            Some(None) | None => Tally::DRAW,
        };
        Ok(Played { tally, longest })
    }

    /// The game after its random opening.
    fn opening(&self, session: &dyn Session, rng: &mut Rng) -> Result<Box<dyn Session>, NoOpening> {
        for _ in 0..OPENINGS {
            let mut opened = session.fork();
            for _ in 0..self.opening {
                if let Some(m) = Player::Random.choose(&*opened, rng) {
                    let _ = opened.play(m);
                }
            }
            if opened.outcome().is_none() {
                return Ok(opened);
            }
        }
        Err(NoOpening(self.opening))
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
