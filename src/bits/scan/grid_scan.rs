//! [`GridScan`]: lines of k on big grids, found in all cells of a row at once.

use alloc::vec::Vec;
use core::{mem, ops::Range};

#[cfg(feature = "rayon")]
use rayon::prelude::*;

use super::{KLineCounter, KLineFinder, ScanError};
use crate::{
    geometry::{Coord, Direction, Line},
    grid::Grid,
    lines::Length,
};

impl<T> Grid<T> {
    /// A scan for k in a row on a big board: the lines of [`k_lines`](Self::k_lines), counted or listed
    /// in one pass over the rows, on all threads too.
    ///
    /// ```
    /// use collinear::{Direction, Grid, Length};
    ///
    /// let board = Grid::from_fn(1000, 1000, |at| at.row == at.col || at.row == 7)?;
    /// let scan = board.scan(&Direction::AXES, Length::AtLeast(5));
    /// assert_eq!(scan.count(|&cell| cell), 2);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("count_k_lines", "k in a row", "SIMD"))]
    pub const fn scan<'a>(&'a self, axes: &'a [Direction], length: Length) -> GridScan<'a, T> {
        GridScan {
            grid: self,
            axes,
            length,
        }
    }
}

/// All lines of k of a [`Grid`], for boards of hundreds of columns and more; made by [`Grid::scan`].
///
/// # Complexity
///
/// One pass: the predicate is called once for each cell in reading order, and each axis takes log2(k)
/// and a few more steps for a vector register full of cells. The bits of k rows are kept for each axis.
///
/// If sides are joined or an axis is no compass direction a scan is as slow as
/// [`k_lines`](Grid::k_lines), which then answers for it.
#[derive(Debug)]
#[must_use = "a scan does nothing before it counts or lists"]
pub struct GridScan<'a, T> {
    grid: &'a Grid<T>,
    axes: &'a [Direction],
    length: Length,
}

impl<T> Clone for GridScan<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for GridScan<'_, T> {}

impl<'a, T> GridScan<'a, T> {
    /// The number of lines: as many as [`k_lines`](Grid::k_lines) finds.
    #[must_use]
    pub fn count(self, mut matches: impl FnMut(&T) -> bool) -> usize {
        let board = self.part(0..self.grid.rows());
        let count = board.count(&mut matches);
        count.unwrap_or_else(|_| self.by_walks(matches).count())
    }

    /// The lines: those of [`k_lines`](Grid::k_lines), in its order.
    ///
    /// ```
    /// use collinear::{Direction, Grid, Length};
    ///
    /// let board = Grid::from_fn(1000, 1000, |at| at.row == at.col || at.row == 7)?;
    /// let lines = board.scan(&Direction::AXES, Length::AtLeast(5)).lines(|&cell| cell);
    /// let lines: Vec<_> = lines.iter().map(|line| line.to_string()).collect();
    /// assert_eq!(lines, ["1000 cells E from (7, 0)", "1000 cells SE from (0, 0)"]);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    pub fn lines(self, mut matches: impl FnMut(&T) -> bool) -> Vec<Line> {
        let board = self.part(0..self.grid.rows());
        match board.lines(&mut matches) {
            Ok(lines) => in_order(lines, self.axes),
            Err(_) => self.by_walks(matches).collect(),
        }
    }

    /// The lines of a board that can't be scanned row by row.
    fn by_walks(self, matches: impl FnMut(&T) -> bool) -> impl Iterator<Item = Line> {
        self.grid.k_lines(self.axes, self.length, matches)
    }

    fn part(self, rows: Range<usize>) -> Part<'a, T> {
        Part {
            scan: self,
            cells: self.grid.iter().as_slice(),
            rows,
        }
    }
}

/// With feature `rayon`.
#[cfg(feature = "rayon")]
impl<'a, T: Sync> GridScan<'a, T> {
    /// [`count`](Self::count) by all threads of rayon's pool at once. Each reads a part of the board and
    /// the k rows above it.
    ///
    /// ```
    /// use collinear::{Direction, Grid, Length};
    ///
    /// let board = Grid::from_fn(1000, 1000, |at| at.row == at.col || at.row == 7)?;
    /// let scan = board.scan(&Direction::AXES, Length::AtLeast(5));
    /// assert_eq!(scan.par_count(|&cell| cell), 2);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    pub fn par_count(self, matches: impl Fn(&T) -> bool + Sync) -> usize {
        let parts = self.parts().into_par_iter();
        let count: Result<usize, _> = parts.map(|part| part.count(&matches)).sum();
        count.unwrap_or_else(|_| self.by_walks(matches).count())
    }

    /// [`lines`](Self::lines) by all threads of rayon's pool at once, in the same order. A line that
    /// begins above what its thread has read is walked once more.
    ///
    /// ```
    /// use collinear::{Direction, Grid, Length};
    ///
    /// let board = Grid::from_fn(1000, 1000, |at| at.row == at.col || at.row == 7)?;
    /// let scan = board.scan(&Direction::AXES, Length::AtLeast(5));
    /// assert_eq!(scan.par_lines(|&cell| cell), scan.lines(|&cell| cell));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    pub fn par_lines(self, matches: impl Fn(&T) -> bool + Sync) -> Vec<Line> {
        let parts = self.parts().into_par_iter();
        let found = parts.map(|part| part.lines(&matches));
        match found.collect::<Result<Vec<_>, _>>() {
            Ok(lines) => in_order(lines.concat(), self.axes),
            Err(_) => self.by_walks(matches).collect(),
        }
    }

    /// The board in parts: several for each thread, so that none waits long for the last, and each much
    /// higher than the k rows above it that are read as well.
    fn parts(self) -> Vec<Part<'a, T>> {
        const PARTS_PER_THREAD: usize = 4;
        const ROWS_PER_ROW_ABOVE: usize = 8;
        let rows = self.grid.rows();
        let parts = PARTS_PER_THREAD * rayon::current_num_threads();
        let least = self.length.k().saturating_mul(ROWS_PER_ROW_ABOVE).max(1);
        let height = rows.div_ceil(parts).max(least);
        let starts = (0..rows).step_by(height);
        let part = |start: usize| self.part(start..start.saturating_add(height).min(rows));
        starts.map(part).collect()
    }
}

/// The lines that end in some rows of a board. What ends in all parts of a board is what ends on the
/// board, so the parts may be scanned at the same time.
#[derive(Debug)]
struct Part<'a, T> {
    scan: GridScan<'a, T>,
    /// All cells of the board, row by row.
    cells: &'a [T],
    /// The rows in which the lines have their lowest cells.
    rows: Range<usize>,
}

impl<T> Part<'_, T> {
    /// The number of lines that end here.
    fn count(&self, mut matches: impl FnMut(&T) -> bool) -> Result<usize, ScanError> {
        if self.cells.is_empty() {
            return Ok(0);
        }
        let GridScan { grid, axes, length } = self.scan;
        let mut counter = KLineCounter::new(grid.bounds(), axes, length)?;
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

    /// The lines that end here, in the order of a [`KLineFinder`].
    fn lines(&self, mut matches: impl FnMut(&T) -> bool) -> Result<Vec<Line>, ScanError> {
        if self.cells.is_empty() {
            return Ok(Vec::new());
        }
        let GridScan { grid, axes, length } = self.scan;
        let bounds = grid.bounds();
        let mut finder = KLineFinder::new(bounds, axes, length)?;
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
                *line = bounds.run_through(at, line.heading(), matches).line;
            }
        }
        Ok(lines)
    }

    /// The cells of a row, and none below the board.
    fn row(&self, row: usize) -> &[T] {
        let cols = self.scan.grid.cols();
        if row < self.scan.grid.rows() {
            &self.cells[row * cols..][..cols]
        } else {
            &[]
        }
    }
}

/// Sorts lines as [`Bounds::k_lines`](crate::Bounds::k_lines) gives them.
fn in_order(mut lines: Vec<Line>, axes: &[Direction]) -> Vec<Line> {
    lines.sort_by_cached_key(|line| order(line, axes));
    lines
}

/// The order of a line among all lines of a board that is not wrapped: by its axis, the whole line that
/// it lies on, and its first cell on that.
fn order(line: &Line, axes: &[Direction]) -> Option<(usize, WholeLine, usize)> {
    let (bounds, direction) = (*line.board(), line.heading());
    let axis = axes.iter().position(|&axis| axis == direction)?;
    let first = line.first()?;
    let before = bounds.ray_len(first, -direction);
    let start = bounds.step_by(first, -direction, before)?;
    let edge = match direction.rows() {
        0 => None,
        1.. => Some(0),
        _ => Some(bounds.rows() - 1),
    };
    let whole_line = if Some(start.row) == edge {
        WholeLine::FromEdge { col: start.col }
    } else {
        WholeLine::FromSide { row: start.row }
    };
    Some((axis, whole_line, before))
}

/// Where a whole line starts, in the order of [`Bounds::lines`](crate::Bounds::lines).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum WholeLine {
    /// In the row that the axis leads away from.
    FromEdge { col: usize },
    /// In any other row, at the side.
    FromSide { row: usize },
}
