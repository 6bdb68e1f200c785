//! [`LineWord`]: the word of one row, column or diagonal, and the bit of one cell in it.

use super::LineWords;
use crate::geometry::{Axis, Coord, Direction};

/// Whether a direction along an axis leads to higher bits: they are numbered from the top down in a
/// column, from the left in all other words.
#[inline]
pub(super) const fn leads_up(axis: Axis, direction: Direction) -> bool {
    match axis {
        Axis::Column => direction.rows() > 0,
        Axis::Rising | Axis::Row | Axis::Falling => direction.cols() > 0,
    }
}

/// A whole line as a word, and the bit of one cell in it.
///
/// The run through a cell is read off by complements: the lowest bit above the cell that is *not* set
/// ends it on one side, the highest one below it on the other.
#[derive(Clone, Copy)]
pub(super) struct LineWord {
    /// The cells of the set.
    pub(super) word: u32,
    /// The number of the cell's bit.
    pub(super) index: u32,
}

impl LineWord {
    /// The cells of the set next to this one without a gap, at its higher or its lower bits.
    #[inline]
    pub(super) const fn beside(self, up: bool) -> usize {
        (if up { self.above() } else { self.below() }) as usize
    }

    /// The cells of the run through this one, both ways.
    #[inline]
    pub(super) const fn through(self) -> usize {
        (self.below() + 1 + self.above()) as usize
    }

    #[inline]
    const fn above(self) -> u32 {
        let others = !self.word & (!1 << self.index);
        others.trailing_zeros() - self.index - 1
    }

    #[inline]
    const fn below(self) -> u32 {
        let others = !self.word & ((1 << self.index) - 1);
        self.index - (u32::BITS - others.leading_zeros())
    }
}

impl<const ROWS: usize, const COLS: usize> LineWords<ROWS, COLS> {
    /// The line through a cell of the board along an axis.
    #[inline]
    pub(super) fn line(&self, at: Coord, axis: Axis) -> LineWord {
        let (word, index) = match axis {
            Axis::Column => (self.cols[at.col], at.row),
            Axis::Rising => (self.rising[Self::rising_index(at)], at.col),
            Axis::Row => (self.rows[at.row], at.col),
            Axis::Falling => (self.falling[Self::falling_index(at)], at.col),
        };
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a side has at most 32 cells"
        )]
        let index = index as u32;
        LineWord { word, index }
    }

    /// The same line with the cells that are not in the set.
    #[inline]
    pub(super) fn clear_line(&self, at: Coord, axis: Axis) -> LineWord {
        let Coord { row, col } = at;
        let (first, end) = match axis {
            Axis::Column => (0, ROWS),
            Axis::Rising => {
                let back = col.min(ROWS - 1 - row);
                (col - back, col + (COLS - col).min(row + 1))
            }
            Axis::Row => (0, COLS),
            Axis::Falling => (col - col.min(row), col + (COLS - col).min(ROWS - row)),
        };
        let line = self.line(at, axis);
        let on_board = lowest(end) & !lowest(first);
        LineWord {
            word: !line.word & on_board,
            ..line
        }
    }

    /// Which of the diagonals that rise to the right.
    #[inline]
    pub(super) const fn rising_index(at: Coord) -> usize {
        at.row + at.col
    }

    /// Which of the diagonals that fall to the right.
    #[inline]
    pub(super) const fn falling_index(at: Coord) -> usize {
        at.col + (ROWS - 1) - at.row
    }
}

/// A word with this number of its lowest bits set.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "that is what is wanted")]
pub(super) const fn lowest(count: usize) -> u32 {
    ((1_u64 << count) - 1) as u32
}
