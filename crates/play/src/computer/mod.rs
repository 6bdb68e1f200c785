//! The computer as a player: searches and their results.
//!
//! A [`Computer`] begins a [`Search`], which has no clock and no thread. The caller asks for a certain amount of work
//! at a time and can stop at any point.
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
//! [`MonteCarlo`] plays any game from its rules alone. A game with a [`Judge`] or a [`Follower`] is searched by
//! [`Negamax`], which plays far better. With feature `program`, some games have their own computer. [`ForInARow`],
//! [`ForReversi`], [`ForHnefatafl`], [`ForDraughts`] and [`ForPegSolitaire`] search on the [fast
//! engine](collinear::rules::Engine) of the board, if the board has one. [`ForRenju`] and [`ForPente`] search on the
//! rules themselves.
//!
//! `collinear-batch` has a different tree search, for neural networks. It collects positions from thousands of games
//! for one call of the network, and needs planes and numbered actions. [`MonteCarlo`] needs only rules, and proves
//! wins, losses and draws.

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

/// The result of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Advice<M> {
    /// Play this move.
    Play(M),
    /// In a game for one: the goal cannot be reached any more.
    Hopeless,
    /// No advice: the game is over, or the effort is too small.
    Unknown,
}

impl<M> Advice<M> {
    /// Returns the move, if there is one.
    #[must_use]
    pub fn to_play(self) -> Option<M> {
        match self {
            Self::Play(m) => Some(m),
            Self::Hopeless | Self::Unknown => None,
        }
    }
}

/// Whether a search is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub enum Progress {
    /// The search has more work to do.
    Going,
    /// The work of the level is done. More work changes nothing.
    Done,
}

/// A search in progress. It has no clock and no thread.
///
/// The result does not depend on how the work is divided.
pub trait Search<M>: Send {
    /// Searches about this many more positions, or fewer if the work of the level ends.
    fn work(&mut self, positions: u64) -> Progress;

    /// Returns the best move so far, or the final result after [`Progress::Done`].
    ///
    /// While the game continues, this is a legal move, even before any work is done. The exception is a solver of games
    /// for one player, which has no move before it finds a solution.
    fn advice(&self) -> Advice<M>;

    /// Returns the value of the position and the best line of moves. `None` if unknown. The line begins with the
    /// advice.
    ///
    /// The line ends before a move of chance.
    fn opinion(&self) -> Option<Opinion<M>> {
        None
    }

    /// Asks the same search for the value of a legal move too. Call this before the first piece of work.
    fn ask(&mut self, m: &M) {
        let _ = m;
    }

    /// Returns the value of the [asked](Self::ask) move for the side to move, searched as deep as the advice. `None` if
    /// the value is unknown.
    fn asked(&self) -> Option<Score> {
        None
    }

    /// Does all remaining work and returns the final advice.
    fn finish(&mut self) -> Advice<M> {
        while self.work(u64::MAX) == Progress::Going {}
        self.advice()
    }
}

/// Plays a game: begins searches for moves.
pub trait Computer<R: Rules>: Send + Sync {
    /// Begins a search from a state. The same effort in the same state finds the same move.
    fn search(&self, rules: &Arc<R>, state: &R::State, effort: Effort) -> Box<dyn Search<R::Move>>;
}

/// The search in a finished game, which has no move to find.
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
