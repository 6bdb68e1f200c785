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

/// A position of [`BitPegSolitaire`](super::BitPegSolitaire): the pegs as the bits of a word, the last jump,
/// and the score. Only the game that made it can read it.
#[derive(PartialEq, Eq)]
pub struct BitState {
    pub(super) layout: Arc<Layout>,
    pub(super) pegs: u64,
    pub(super) last: Option<Jump>,
    // No board of 64 holes has more than 63 jumps in a game.
    pub(super) jumps: u8,
    pub(super) turns: u8,
    /// How many jumps are possible.
    pub(super) open: u16,
}

impl BitState {
    /// The board.
    #[must_use]
    pub(crate) fn grid(&self) -> Grid<Square> {
        self.layout.board(self.pegs)
    }

    /// Whether there is a peg on a cell.
    #[must_use]
    #[inline]
    pub(in crate::rules::peg_solitaire) fn has_peg(&self, at: Coord) -> bool {
        let number = self.layout.number(at);
        number.is_some_and(|number| self.pegs & bit(number) != 0)
    }

    /// The last jump, or `None` at the start and in a state that was set up.
    #[must_use]
    pub(crate) fn last(&self) -> Option<Hop> {
        self.last.map(|jump| self.layout.hop(jump))
    }

    /// How many pegs are left.
    #[must_use]
    pub(crate) const fn pegs(&self) -> usize {
        self.pegs.count_ones() as usize
    }

    /// How many jumps were made.
    #[must_use]
    pub(crate) const fn jumps(&self) -> usize {
        self.jumps as usize
    }

    /// The score, as [`State::turns`](super::super::State::turns).
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
        // Threads that search would wait for each other's count of references.
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

/// States of one game differ in nothing else.
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

/// The board as a picture.
impl fmt::Display for BitState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.grid(), f)
    }
}

/// The key is the pegs alone: a position of one game, not of every game. The turn is always the first
/// player's, who is the only one.
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
