//! [`Player`]: chooses the moves of one side.

use std::fmt;

use fastrand::Rng;

use crate::{
    computer::{Advice, Effort, Level, Progress},
    core::session::Session,
};

/// A player in the arena: chooses the moves of one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Player {
    /// Plays each legal move with the same probability.
    Random,
    /// The computer, without a time limit.
    Level(Level),
}

impl Player {
    /// Returns the index of a legal move; `None` if the game is over.
    pub(super) fn choose(self, session: &Session, rng: &mut Rng) -> Option<usize> {
        let any = |rng: &mut Rng| {
            let moves = session.moves().len();
            (moves > 0).then(|| rng.usize(..moves))
        };
        let Self::Level(level) = self else {
            return any(rng);
        };
        let seed = rng.u64(..);
        let mut search = session.search(Effort { level, seed })?;
        while search.work(u64::MAX) == Progress::Going {}
        match search.advice() {
            Advice::Play(m) => Some(m),
            Advice::Hopeless | Advice::Unknown => any(rng),
        }
    }
}

pub(super) fn player(name: &str) -> Result<Player, String> {
    if name == "random" {
        return Ok(Player::Random);
    }
    let level = name.parse().ok().and_then(Level::new).map(Player::Level);
    level.ok_or_else(|| "a player is a level from 1 to 5, or random".to_owned())
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Level(level) => write!(f, "level {}", level.number()),
        }
    }
}
