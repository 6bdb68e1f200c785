//! The computer as a player: what a search is told, and what it answers.
//!
//! A [`Computer`] begins a [`Search`], which has no clock and no thread: whoever runs it tells it an
//! amount of work at a time, and decides between two pieces whether it goes on.
//!
//! ```
//! use std::sync::Arc;
//! use collinear::rules::{Rules, in_a_row::FOUR_IN_A_ROW};
//! use collinear_play::computer::{Advice, Computer, Effort, Level, MonteCarlo, Progress};
//!
//! let game = Arc::new(FOUR_IN_A_ROW);
//! let effort = Effort { level: Level::STRONGEST, seed: 7 };
//! let mut search = MonteCarlo.search(&game, &game.start(), effort);
//! for _ in 0..10 {
//!     if search.work(1_000) == Progress::Done {
//!         break;
//!     }
//! }
//! assert!(matches!(search.advice(), Advice::Play(_))); // the best move so far
//! ```
//!
//! [`MonteCarlo`] plays any game, with nothing but its rules. A game that has a [`Judge`] is
//! searched by [`Negamax`], which plays far better; a [`Follower`] is a judge that follows the moves of the
//! search. With feature `program` the games of collinear have a computer each, which searches on the
//! [fast engine](collinear::rules::Engine) of the board if there is one: [`ForInARow`], [`ForReversi`],
//! [`ForHnefatafl`], [`ForDraughts`] and [`ForPegSolitaire`]; [`ForRenju`] and [`ForPente`] search on the rules
//! themselves.
//!
//! `collinear-batch` has another tree search, since neither can do the work of both. That one collects positions of
//! thousands of games for one call of a network, and needs planes and numbered actions of a game;
//! [`MonteCarlo`] needs nothing but rules, proves wins, losses and draws, and can be left in the middle of a random game.

mod blunder;
mod effort;
#[cfg(feature = "computer")]
mod follower;
#[cfg(all(feature = "computer", feature = "program"))]
mod games;
#[cfg(feature = "computer")]
mod hash;
#[cfg(feature = "computer")]
mod judge;
pub(crate) mod legal;
#[cfg(feature = "computer")]
mod monte_carlo;
#[cfg(feature = "computer")]
mod negamax;
mod opinion;
#[cfg(feature = "computer")]
mod table;
mod think;
#[cfg(feature = "computer")]
mod trail;

use std::sync::Arc;

use collinear::rules::Rules;

#[cfg(all(feature = "computer", feature = "program"))]
pub use self::games::{
    Captures, Cells, Fives, ForDraughts, ForHnefatafl, ForInARow, ForPegSolitaire, ForPente,
    ForRenju, ForReversi, King, Material, Standing, Windows,
};
#[cfg(all(feature = "computer", feature = "program"))]
pub(crate) use self::games::{
    DRAUGHTS_MAN, MARBLE, REVERSI_DISC, REVERSI_PLIES, SOLDIER, STEP, of_listed,
};
pub(crate) use self::{
    blunder::Blunder,
    think::{CUT, Found, think},
};
pub use self::{
    effort::{Effort, Level},
    opinion::{Opinion, Score},
};
#[cfg(feature = "computer")]
pub use self::{
    follower::{Follower, Looking},
    judge::{Judge, MOST},
    monte_carlo::MonteCarlo,
    negamax::Negamax,
};

/// What the computer would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Advice<M> {
    /// This move.
    Play(M),
    /// In a game for one: nothing leads to the goal any more.
    Hopeless,
    /// It can't say: the game is over, or this effort is too small.
    Unknown,
}

impl<M> Advice<M> {
    /// The move, if it is one.
    #[must_use]
    pub fn to_play(self) -> Option<M> {
        match self {
            Self::Play(m) => Some(m),
            Self::Hopeless | Self::Unknown => None,
        }
    }
}

/// Whether a search has more to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub enum Progress {
    /// There is more to do.
    Going,
    /// The work of the level is done; more changes nothing.
    Done,
}

/// A search under way. It has no clock and no thread: whoever runs it decides between two pieces of
/// the work whether it goes on. In which pieces the work is done makes no difference to its end.
pub trait Search<M>: Send {
    /// Looks at about so many more positions, or at fewer if the level's work is done before.
    fn work(&mut self, positions: u64) -> Progress;

    /// The best that is known so far; after [`Progress::Done`] it is the answer. As long as the game
    /// goes on it is a legal move, even before the first piece of the work; a solver of games for one
    /// knows none until it has found a way.
    fn advice(&self) -> Advice<M>;

    /// What it thinks of the position, with the advice as the first move of the line; `None` if it can't
    /// say, or not yet. The line ends where chance moves.
    fn opinion(&self) -> Option<Opinion<M>> {
        None
    }

    /// Has a legal move judged as well as the best one, in the same search. To be asked before the first piece of
    /// the work.
    fn ask(&mut self, m: &M) {
        let _ = m;
    }

    /// What the move that was [asked](Self::ask) about is worth for the side to move, as far and as deep as the
    /// advice was searched; `None` if that is not known, or not yet.
    fn asked(&self) -> Option<Score> {
        None
    }

    /// Does all the work that is left, and gives the answer.
    fn finish(&mut self) -> Advice<M> {
        while self.work(u64::MAX) == Progress::Going {}
        self.advice()
    }
}

/// Who gives advice in a game.
pub trait Computer<R: Rules>: Send + Sync {
    /// A search for what to do in a state. The same effort in the same state finds the same.
    fn search(&self, rules: &Arc<R>, state: &R::State, effort: Effort) -> Box<dyn Search<R::Move>>;
}

/// The search of a game that is over.
#[cfg(feature = "computer")]
struct Over;

#[cfg(feature = "computer")]
impl<M> Search<M> for Over {
    fn work(&mut self, _: u64) -> Progress {
        Progress::Done
    }

    fn advice(&self) -> Advice<M> {
        Advice::Unknown
    }
}
