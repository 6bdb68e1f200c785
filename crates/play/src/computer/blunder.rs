//! [`Blunder`]: a random move of level 1.

use fastrand::Rng;

use super::{Advice, Effort, Level, Progress, Search};

/// A random move, as an index into the legal moves. [Level 1](Level::WEAKEST) makes some random moves, because it would
/// beat beginners otherwise.
pub(crate) struct Blunder(usize);

impl Blunder {
    /// A blunder in a position with this many moves, or `None`. Only level 1 makes blunders, in `percent` of its moves.
    pub(crate) fn of(moves: usize, percent: u8, Effort { level, seed }: Effort) -> Option<Self> {
        let mut rng = Rng::with_seed(seed);
        let is_due = level == Level::WEAKEST && rng.u8(..100) < percent;
        // With `u32`, the choice is the same on all machines.
        let moves = u32::try_from(moves).unwrap_or(u32::MAX);
        (is_due && moves > 0).then(|| Self(rng.u32(..moves) as usize))
    }
}

impl Search<usize> for Blunder {
    fn work(&mut self, _: u64) -> Progress {
        Progress::Done
    }

    fn advice(&self) -> Advice<usize> {
        Advice::Play(self.0)
    }

    fn opinion(&self) -> Option<super::Opinion<usize>> {
        None
    }
}
