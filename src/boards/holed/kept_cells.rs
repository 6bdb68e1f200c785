//! [`KeptCells`]: the cells that are left.

use core::{iter::FusedIterator, ops::Range};

use super::Holed;
use crate::geometry::Finite;

/// The cells of a [`Holed`] board, in the order of the whole one.
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct KeptCells<T: Finite> {
    board: Holed<T>,
    left: Range<usize>,
}

impl<T: Finite> KeptCells<T> {
    #[inline]
    pub(super) fn of(board: &Holed<T>) -> Self {
        let left = 0..board.cell_count();
        let board = board.clone();
        Self { board, left }
    }
}

impl<T: Finite> Iterator for KeptCells<T> {
    type Item = T::Cell;

    #[inline]
    fn next(&mut self) -> Option<T::Cell> {
        self.board.kept.cells.get(self.left.next()?).copied()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.left.size_hint()
    }
}

impl<T: Finite> DoubleEndedIterator for KeptCells<T> {
    #[inline]
    fn next_back(&mut self) -> Option<T::Cell> {
        self.board.kept.cells.get(self.left.next_back()?).copied()
    }
}

impl<T: Finite> ExactSizeIterator for KeptCells<T> {}
impl<T: Finite> FusedIterator for KeptCells<T> {}
