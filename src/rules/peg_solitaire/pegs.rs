//! [`Pegs`]: which holes have a peg, as bits.

use alloc::{boxed::Box, vec};

/// Which of the holes of a board, numbered from 0, have a peg: small enough to keep many of.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Pegs(Box<[u64]>);

impl Pegs {
    /// A board with so many holes and no pegs.
    pub(super) fn none(holes: usize) -> Self {
        Self(vec![0; holes.div_ceil(64)].into())
    }

    pub(super) fn has(&self, hole: usize) -> bool {
        self.0[hole / 64] >> (hole % 64) & 1 == 1
    }

    /// Puts a peg into an empty hole, or takes the peg out of it.
    pub(super) fn toggle(&mut self, hole: usize) {
        self.0[hole / 64] ^= 1 << (hole % 64);
    }

    pub(super) fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }
}
