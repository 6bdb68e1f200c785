//! [`BitState`]: a state as sets of cells.

use core::fmt;

use super::super::{Square, state::more_discs};
use crate::{
    Grid, Rect,
    bits::{Bitboard, Rays, Word},
    rules::{Outcome, Side, View},
};

/// A state of a game of [`BitReversi`](super::BitReversi): the discs, the side to move, and the legal
/// placements.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BitState<W: Word, const ROWS: usize, const COLS: usize> {
    /// The discs of the side to move.
    pub(super) own: Bitboard<W, ROWS, COLS>,
    /// The discs of the other side.
    pub(super) theirs: Bitboard<W, ROWS, COLS>,
    /// The cells without a disc; a cell in none of the three sets is a hole.
    pub(super) empty: Bitboard<W, ROWS, COLS>,
    /// The cells where the side to move can place a disc.
    pub(super) placements: Bitboard<W, ROWS, COLS>,
    pub(super) turn: Side,
}

impl<W: Word, const ROWS: usize, const COLS: usize> BitState<W, ROWS, COLS> {
    /// The discs of a player.
    #[must_use]
    #[inline]
    pub fn discs(&self, side: Side) -> Bitboard<W, ROWS, COLS> {
        if side == self.turn {
            self.own
        } else {
            self.theirs
        }
    }

    /// The number of discs of each player, by [`Side::index`].
    #[must_use]
    pub fn disc_counts(&self) -> [usize; 2] {
        Side::BOTH.map(|side| self.discs(side).len())
    }

    /// The cells where the side to move can place a disc; empty if it has to pass, or after the end.
    #[must_use]
    #[inline]
    pub(crate) fn placements(&self) -> Bitboard<W, ROWS, COLS> {
        self.placements
    }

    /// The cells on which no disc can ever be placed.
    #[must_use]
    #[inline]
    pub(crate) fn holes(&self) -> Bitboard<W, ROWS, COLS> {
        !(self.own | self.theirs | self.empty)
    }

    pub(super) fn squares(&self) -> Grid<Square> {
        let hole_or_empty = |&is_empty: &bool| {
            if is_empty {
                Square::Empty
            } else {
                Square::Hole
            }
        };
        let mut squares = self.empty.to_grid().map(hole_or_empty);
        for side in Side::BOTH {
            for at in self.discs(side) {
                squares[at] = Square::Of(side);
            }
        }
        squares
    }

    #[inline]
    pub(super) fn look_ahead(&mut self, rays: &Rays<W, ROWS, COLS>) {
        self.placements = self.empty & rays.bracket_starts(self.theirs, self.own);
    }

    /// The outcome, or `None` if the other side can place. Called only if the side to move cannot.
    #[cold]
    pub(super) fn outcome_without_placements(&self, rays: &Rays<W, ROWS, COLS>) -> Option<Outcome> {
        let replies = self.empty & rays.bracket_starts(self.own, self.theirs);
        let over = replies.is_empty();
        over.then(|| more_discs(self.disc_counts()))
    }
}

/// Prints the board.
impl<W: Word, const ROWS: usize, const COLS: usize> fmt::Display for BitState<W, ROWS, COLS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.squares(), f)
    }
}

/// The key is the discs of the side to move and of the other side, and which side is to move.
impl<W: Word, const ROWS: usize, const COLS: usize> View for BitState<W, ROWS, COLS> {
    type Board = Rect;
    type Key = ([Bitboard<W, ROWS, COLS>; 2], Side);

    fn key(&self) -> Self::Key {
        ([self.own, self.theirs], self.turn)
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn glyphs(&self) -> Grid<char> {
        self.squares().map(|&square| square.into())
    }
}
