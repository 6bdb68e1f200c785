//! [`Blunder`]: a move that nobody has thought about.

use fastrand::Rng;

use super::{Advice, Effort, Level, Progress, Search};

/// A move that nobody has thought about, by its place among the legal ones: some of those of
/// [level 1](Level::WEAKEST), which would beat a beginner otherwise, as little as it looks ahead.
pub(crate) struct Blunder(usize);

impl Blunder {
    /// One of so many moves, if this effort is to make one: level 1 does so this many times of a hundred.
    pub(crate) fn of(moves: usize, percent: u8, Effort { level, seed }: Effort) -> Option<Self> {
        let mut rng = Rng::with_seed(seed);
        let is_due = level == Level::WEAKEST && rng.u8(..100) < percent;
        // The same on all machines.
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
