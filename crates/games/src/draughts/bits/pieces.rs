//! [`Pieces`]: the pieces on the board, as sets of cells.

use std::fmt;

use super::super::{Color, Square};
use collinear::{
    Grid, WrongSize,
    bits::{Bitboard, Word},
};

/// The pieces on the board: a bitboard for each color, and one for the kings of both.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pieces<W: Word, const ROWS: usize, const COLS: usize> {
    pub(super) white: Bitboard<W, ROWS, COLS>,
    pub(super) black: Bitboard<W, ROWS, COLS>,
    pub(super) kings: Bitboard<W, ROWS, COLS>,
}

impl<W: Word, const ROWS: usize, const COLS: usize> Pieces<W, ROWS, COLS> {
    /// The cells with a piece.
    #[must_use]
    #[inline(always)]
    pub fn occupied(&self) -> Bitboard<W, ROWS, COLS> {
        self.white | self.black
    }

    /// The men and kings of a color.
    #[must_use]
    #[inline(always)]
    pub fn of(&self, color: Color) -> Bitboard<W, ROWS, COLS> {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// The men of a color.
    #[must_use]
    #[inline(always)]
    pub fn men(&self, color: Color) -> Bitboard<W, ROWS, COLS> {
        self.of(color) - self.kings
    }

    /// The kings of a color.
    #[must_use]
    #[inline(always)]
    pub fn kings(&self, color: Color) -> Bitboard<W, ROWS, COLS> {
        self.of(color) & self.kings
    }

    /// The board after a piece of a color has moved from one cell to another (or round to the same cell) and captured
    /// these pieces.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn after(
        self,
        color: Color,
        from: Bitboard<W, ROWS, COLS>,
        to: Bitboard<W, ROWS, COLS>,
        taken: Bitboard<W, ROWS, COLS>,
        promotes: bool,
    ) -> Self {
        let king = promotes || !self.kings.is_disjoint(from);
        let own = (self.of(color) - from) | to;
        let theirs = self.of(color.other()) - taken;
        let kings = self.kings - (from | taken);
        let (white, black) = match color {
            Color::White => (own, theirs),
            Color::Black => (theirs, own),
        };
        let kings = if king { kings | to } else { kings };
        Self {
            white,
            black,
            kings,
        }
    }

    pub(super) fn of_grid(grid: &Grid<Square>) -> Result<Self, WrongSize> {
        let of = |color| grid.mask(|square| square.color() == Some(color));
        Ok(Self {
            white: of(Color::White)?,
            black: of(Color::Black)?,
            kings: grid.mask(Square::is_king)?,
        })
    }

    pub(super) fn to_grid(self) -> Grid<Square> {
        let mut grid = self.kings.to_grid().map(|_| Square::Empty);
        for color in Color::BOTH {
            for at in self.men(color) {
                grid[at] = Square::Man(color);
            }
            for at in self.kings(color) {
                grid[at] = Square::King(color);
            }
        }
        grid
    }
}

/// Writes the board as text, one line for each row.
impl<W: Word, const ROWS: usize, const COLS: usize> fmt::Display for Pieces<W, ROWS, COLS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.to_grid(), f)
    }
}

/// The cells of a set one by one, each as a set of its own.
#[inline(always)]
pub(super) fn one_by_one<W: Word, const ROWS: usize, const COLS: usize>(
    mut cells: Bitboard<W, ROWS, COLS>,
) -> impl Iterator<Item = Bitboard<W, ROWS, COLS>> {
    std::iter::from_fn(move || {
        if cells.is_empty() {
            return None;
        }
        let rest = Bitboard::from_word(cells.word().without_lowest());
        let first = cells - rest;
        cells = rest;
        Some(first)
    })
}
