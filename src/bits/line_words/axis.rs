//! Where a cell lies among the words: in which one of each axis, and at which place in it.

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

/// A line of cells as a word, and the place of one cell in it.
#[derive(Clone, Copy)]
pub(super) struct Track {
    /// The cells of the set.
    pub(super) word: u32,
    /// The bit of the cell.
    pub(super) place: u32,
}

impl Track {
    /// How many cells next to this one are in the set, without a gap: at its higher or its lower bits.
    #[inline]
    pub(super) const fn beside(self, up: bool) -> usize {
        (if up { self.above() } else { self.below() }) as usize
    }

    /// How many cells in a row are in the set, both ways, this one included.
    #[inline]
    pub(super) const fn through(self) -> usize {
        (self.below() + 1 + self.above()) as usize
    }

    #[inline]
    const fn above(self) -> u32 {
        let others = !self.word & (!1 << self.place);
        others.trailing_zeros() - self.place - 1
    }

    #[inline]
    const fn below(self) -> u32 {
        let others = !self.word & ((1 << self.place) - 1);
        self.place - (u32::BITS - others.leading_zeros())
    }
}

impl<const ROWS: usize, const COLS: usize> LineWords<ROWS, COLS> {
    /// The line through a cell of the board along an axis.
    #[inline]
    pub(super) fn track(&self, at: Coord, axis: Axis) -> Track {
        let (word, place) = match axis {
            Axis::Column => (self.cols[at.col], at.row),
            Axis::Rising => (self.rising[Self::rising_index(at)], at.col),
            Axis::Row => (self.rows[at.row], at.col),
            Axis::Falling => (self.falling[Self::falling_index(at)], at.col),
        };
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a side has at most 32 cells"
        )]
        let place = place as u32;
        Track { word, place }
    }

    /// The same line with the cells that are not in the set.
    #[inline]
    pub(super) fn clear_track(&self, at: Coord, axis: Axis) -> Track {
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
        let track = self.track(at, axis);
        let on_board = lowest(end) & !lowest(first);
        Track {
            word: !track.word & on_board,
            ..track
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

/// A word with so many of its lowest bits.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "that is what is wanted")]
pub(super) const fn lowest(count: usize) -> u32 {
    ((1_u64 << count) - 1) as u32
}
