//! [`Part`]: some rows of a board in memory, to be scanned apart from the others.

use alloc::vec::Vec;
use core::{mem, ops::Range};

use crate::{
    geometry::{Bounds, Coord, Direction, Line},
    lines::Length,
};

use super::{KLineCounter, KLineFinder, ScanError};

/// The lines of a board in memory that end in some of its rows. What ends in all parts of a board is
/// what ends on the board, so the parts may be scanned at the same time.
#[derive(Debug)]
pub(super) struct Part<'a, T> {
    pub(super) bounds: Bounds,
    /// All cells of the board, row by row.
    pub(super) cells: &'a [T],
    /// The rows in which the lines have their lowest cells.
    pub(super) rows: Range<usize>,
}

impl<T> Part<'_, T> {
    /// How many lines of a wanted length end here.
    pub(super) fn count_k_lines(
        &self,
        axes: &[Direction],
        length: Length,
        mut matches: impl FnMut(&T) -> bool,
    ) -> Result<usize, ScanError> {
        if self.cells.is_empty() {
            return Ok(0);
        }
        let mut counter = KLineCounter::new(self.bounds, axes, length)?;
        let first = counter.scan_mut().begin_above(self.rows.start);
        for row in first..=self.rows.start {
            counter.read(self.row(row), &mut matches);
        }
        let before = counter.count();
        for row in self.rows.clone() {
            counter.read(self.row(row + 1), &mut matches);
        }
        Ok(counter.count() - before)
    }

    /// The lines of a wanted length that end here, in the order of a [`KLineFinder`].
    pub(super) fn find_k_lines(
        &self,
        axes: &[Direction],
        length: Length,
        mut matches: impl FnMut(&T) -> bool,
    ) -> Result<Vec<Line>, ScanError> {
        if self.cells.is_empty() {
            return Ok(Vec::new());
        }
        let mut finder = KLineFinder::new(self.bounds, axes, length)?;
        let first = finder.scan_mut().begin_above(self.rows.start);
        for row in first..=self.rows.start {
            finder.read(self.row(row), &mut matches);
        }
        finder.lines_mut().clear();
        for row in self.rows.clone() {
            finder.read(self.row(row + 1), &mut matches);
        }
        let mut lines = mem::take(finder.lines_mut());
        // What lies above the first row that was read belongs to the line too.
        let is_cut = |at: &Coord| first > 0 && at.row == first;
        for line in &mut lines {
            let ends = [line.first(), line.last()];
            if let Some(at) = ends.into_iter().flatten().find(is_cut) {
                let matches = |at: Coord| matches(&self.row(at.row)[at.col]);
                *line = self.bounds.run_through(at, line.direction(), matches).line;
            }
        }
        Ok(lines)
    }

    /// The cells of a row, and none below the board.
    fn row(&self, row: usize) -> &[T] {
        let cols = self.bounds.cols();
        if row < self.bounds.rows() {
            &self.cells[row * cols..][..cols]
        } else {
            &[]
        }
    }
}
