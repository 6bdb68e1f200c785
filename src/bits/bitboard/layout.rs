//! The mapping between bits and cells.

use super::Bitboard;
use crate::{
    Coord,
    bits::{
        Word,
        word::{Limbs, MAX_LIMBS},
    },
};

impl<W: Word, const ROWS: usize, const COLS: usize> Bitboard<W, ROWS, COLS> {
    /// Whether the word has room for an empty column after each row except the last.
    pub(in crate::bits) const GUARDED: bool = ROWS * (COLS + 1) <= W::BITS + 1;

    /// The distance between the bits of a cell and of the cell below it; at least 1, since it is a divisor.
    pub(in crate::bits) const STRIDE: usize = match (Self::GUARDED, COLS) {
        (true, _) => COLS + 1,
        (false, 0) => 1,
        (false, _) => COLS,
    };

    pub(in crate::bits) const FITS: bool = ROWS * COLS <= W::BITS && W::BITS <= 64 * MAX_LIMBS;

    pub(in crate::bits) const BOARD: Limbs = Self::cells(0, 0, Self::BOUNDS.cols());

    pub(in crate::bits) const BOTTOM: Limbs = Self::cells(ROWS.saturating_sub(1), 0, COLS);

    /// The cells of the first column; none if the board has no columns.
    pub(in crate::bits) const FIRST_COLUMN: Limbs = Self::cells(0, 0, if COLS > 0 { 1 } else { 0 });

    /// For each number of columns, the board without that many columns on the left.
    pub(in crate::bits) const WITHOUT_LEFT: [Limbs; COLS] = {
        let mut masks = [[0; MAX_LIMBS]; COLS];
        let mut columns = 0;
        while columns < COLS {
            masks[columns] = Self::cells(0, columns, COLS);
            columns += 1;
        }
        masks
    };

    /// For each number of columns, the board without that many columns on the right.
    pub(in crate::bits) const WITHOUT_RIGHT: [Limbs; COLS] = {
        let mut masks = [[0; MAX_LIMBS]; COLS];
        let mut columns = 0;
        while columns < COLS {
            masks[columns] = Self::cells(0, 0, COLS - columns);
            columns += 1;
        }
        masks
    };

    /// The cells of the rows from `top` on, and of the columns from `begin` up to `end`.
    const fn cells(top: usize, begin: usize, end: usize) -> Limbs {
        let mut limbs = [0; MAX_LIMBS];
        let mut row = top;
        while Self::FITS && row < ROWS {
            let mut col = begin;
            while col < end {
                let bit = row * Self::STRIDE + col;
                limbs[bit / 64] |= 1 << (bit % 64);
                col += 1;
            }
            row += 1;
        }
        limbs
    }

    #[inline(always)]
    pub(in crate::bits) const fn index(at: Coord) -> Option<usize> {
        if at.row < ROWS && at.col < COLS {
            Some(at.row * Self::STRIDE + at.col)
        } else {
            None
        }
    }

    #[inline(always)]
    pub(in crate::bits) const fn coord(index: usize) -> Coord {
        Coord::new(index / Self::STRIDE, index % Self::STRIDE)
    }

    /// The set with these bits, which must all be cells.
    #[inline(always)]
    pub(in crate::bits) const fn of_word(word: W) -> Self {
        Self { word }
    }
}
