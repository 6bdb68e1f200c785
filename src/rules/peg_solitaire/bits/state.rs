//! [`BitState`]: the pegs as bits, the last jump, and the score.

use core::{
    fmt,
    hash::{Hash, Hasher},
};

use super::{
    super::Square,
    layout::{Jump, Layout, bit},
};
use crate::{
    Coord, Grid, Hop, Rect,
    rules::{Side, View},
    shared::Arc,
};

/// A position of [`BitPegSolitaire`](super::BitPegSolitaire): the pegs as bits of a word, the last jump, and
/// the score. It belongs to the game that made it.
#[derive(PartialEq, Eq)]
pub struct BitState {
    pub(super) layout: Arc<Layout>,
    pub(super) pegs: u64,
    pub(super) last: Option<Jump>,
    // With 64 holes, a game has at most 63 jumps.
    pub(super) jumps: u8,
    pub(super) turns: u8,
    /// The number of possible jumps.
    pub(super) open: u16,
}

impl BitState {
    #[must_use]
    pub(crate) fn grid(&self) -> Grid<Square> {
        self.layout.board(self.pegs)
    }

    #[must_use]
    #[inline]
    pub(in crate::rules::peg_solitaire) fn has_peg(&self, at: Coord) -> bool {
        let number = self.layout.number(at);
        number.is_some_and(|number| self.pegs & bit(number) != 0)
    }

    /// The last jump; `None` at the start, and in a state that was set up.
    #[must_use]
    pub(crate) fn last(&self) -> Option<Hop> {
        self.last.map(|jump| self.layout.hop(jump))
    }

    #[must_use]
    pub(crate) const fn pegs(&self) -> usize {
        self.pegs.count_ones() as usize
    }

    #[must_use]
    pub(crate) const fn jumps(&self) -> usize {
        self.jumps as usize
    }

    /// The score, as for [`State::turns`](super::super::State::turns).
    #[must_use]
    pub(crate) const fn turns(&self) -> usize {
        self.turns as usize
    }
}

impl Clone for BitState {
    #[inline]
    fn clone(&self) -> Self {
        Self {
            layout: Arc::clone(&self.layout),
            ..*self
        }
    }

    #[inline]
    fn clone_from(&mut self, source: &Self) {
        // Avoids contention between threads for the reference count.
        if !Arc::ptr_eq(&self.layout, &source.layout) {
            self.layout = Arc::clone(&source.layout);
        }
        let Self {
            layout: _,
            pegs,
            last,
            jumps,
            turns,
            open,
        } = self;
        (*pegs, *last, *open) = (source.pegs, source.last, source.open);
        (*jumps, *turns) = (source.jumps, source.turns);
    }
}

/// Hashes the fields in which states of one game can differ.
impl Hash for BitState {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        (self.pegs, self.last, self.jumps, self.turns).hash(hasher);
    }
}

impl fmt::Debug for BitState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BitState")
            .field("pegs", &format_args!("{:#x}", self.pegs))
            .field("last", &self.last())
            .field("jumps", &self.jumps)
            .field("turns", &self.turns)
            .finish_non_exhaustive()
    }
}

/// Prints the board.
impl fmt::Display for BitState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.grid(), f)
    }
}

/// The key consists only of the pegs, so it identifies a position within one game. The only player is the first.
impl View for BitState {
    type Board = Rect;
    type Key = u64;

    fn key(&self) -> u64 {
        self.pegs
    }

    fn turn(&self) -> Side {
        Side::First
    }

    fn glyphs(&self) -> Grid<char> {
        self.grid().map(|&square| square.into())
    }
}
