//! [`BitState`]: a state as sets of cells.

use core::fmt;

use super::super::{Square, state::more_discs};
use crate::{
    Grid, Rect,
    bits::{Bitboard, Rays, Word},
    rules::{Outcome, Side, View},
};

/// A state of a game of [`BitReversi`](super::BitReversi): the discs, whose turn it is, and where a
/// disc can be placed next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BitState<W: Word, const ROWS: usize, const COLS: usize> {
    /// The discs of the side to move.
    pub(super) own: Bitboard<W, ROWS, COLS>,
    /// The discs of the other side.
    pub(super) theirs: Bitboard<W, ROWS, COLS>,
    /// The cells without a disc; what is in none of the three is a hole.
    pub(super) empty: Bitboard<W, ROWS, COLS>,
    /// Where the side to move can place a disc.
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

    /// How many discs each player has on the board, by [`Side::index`].
    #[must_use]
    pub fn disc_counts(&self) -> [usize; 2] {
        Side::BOTH.map(|side| self.discs(side).len())
    }

    /// Where the side to move can place a disc; nowhere if it has to pass, and after the end.
    #[must_use]
    #[inline]
    pub(crate) fn placements(&self) -> Bitboard<W, ROWS, COLS> {
        self.placements
    }

    /// The cells on which no disc can be placed.
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

    /// Finds out where the side to move can place.
    #[inline]
    pub(super) fn look_ahead(&mut self, rays: &Rays<W, ROWS, COLS>) {
        self.placements = self.empty & rays.bracket_starts(self.theirs, self.own);
    }

    /// How the game ended, or `None` if the other side can place. It is asked only if the side to
    /// move can't, and so found out only then.
    #[cold]
    pub(super) fn outcome_without_placements(&self, rays: &Rays<W, ROWS, COLS>) -> Option<Outcome> {
        let replies = self.empty & rays.bracket_starts(self.own, self.theirs);
        let over = replies.is_empty();
        over.then(|| more_discs(self.disc_counts()))
    }
}

/// The board as a picture.
impl<W: Word, const ROWS: usize, const COLS: usize> fmt::Display for BitState<W, ROWS, COLS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.squares(), f)
    }
}

/// The key is the discs of the side to move and of the other one, and whose turn it is.
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
