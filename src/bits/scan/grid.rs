//! Lines of k on big grids, found in all cells of a row at once.

use alloc::vec::Vec;
use core::ops::Range;

#[cfg(feature = "rayon")]
use rayon::prelude::*;

use super::Part;
use crate::{
    geometry::{Direction, Line},
    grid::Grid,
    lines::Length,
};

impl<T> Grid<T> {
    /// How many lines of a wanted length there are: how many [`k_lines`](Self::k_lines) finds. Made
    /// for big boards; see [`bits::scan`](crate::bits::scan).
    ///
    /// ```
    /// use collinear::{Direction, Grid, Length};
    ///
    /// let board = Grid::from_fn(1000, 1000, |at| at.row == at.col || at.row == 7)?;
    /// let count = board.count_k_lines(&Direction::AXES, Length::AtLeast(5), |&cell| cell);
    /// assert_eq!(count, 2);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// One pass: one question for each cell in reading order, and log2(k) and a few more steps for
    /// each axis and a vector register full of cells. It allocates the bits of k rows for each axis.
    ///
    /// If sides are joined or an axis is no compass direction it is as slow as
    /// [`k_lines`](Self::k_lines).
    #[must_use]
    pub fn count_k_lines(
        &self,
        axes: &[Direction],
        length: Length,
        mut matches: impl FnMut(&T) -> bool,
    ) -> usize {
        let board = self.part(0..self.rows());
        board
            .count_k_lines(axes, length, &mut matches)
            .unwrap_or_else(|_| self.k_lines(axes, length, matches).count())
    }

    /// The lines of a wanted length: those of [`k_lines`](Self::k_lines), in its order. Made for big
    /// boards; see [`bits::scan`](crate::bits::scan).
    ///
    /// ```
    /// use collinear::{Direction, Grid, Length};
    ///
    /// let board = Grid::from_fn(1000, 1000, |at| at.row == at.col || at.row == 7)?;
    /// let lines = board.find_k_lines(&Direction::AXES, Length::AtLeast(5), |&cell| cell);
    /// let lines: Vec<_> = lines.iter().map(|line| line.to_string()).collect();
    /// assert_eq!(lines, ["1000 cells E from (7, 0)", "1000 cells SE from (0, 0)"]);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// As for [`count_k_lines`](Self::count_k_lines), and for the list to be sorted.
    #[must_use]
    pub fn find_k_lines(
        &self,
        axes: &[Direction],
        length: Length,
        mut matches: impl FnMut(&T) -> bool,
    ) -> Vec<Line> {
        let board = self.part(0..self.rows());
        match board.find_k_lines(axes, length, &mut matches) {
            Ok(lines) => in_order(lines, axes),
            Err(_) => self.k_lines(axes, length, matches).collect(),
        }
    }

    fn part(&self, rows: Range<usize>) -> Part<'_, T> {
        Part {
            bounds: self.bounds(),
            cells: self.iter().as_slice(),
            rows,
        }
    }
}

/// With feature `rayon`.
#[cfg(feature = "rayon")]
impl<T: Sync> Grid<T> {
    /// [`count_k_lines`](Self::count_k_lines), by all threads of rayon's pool at once.
    ///
    /// ```
    /// use collinear::{Direction, Grid, Length};
    ///
    /// let board = Grid::from_fn(1000, 1000, |at| at.row == at.col || at.row == 7)?;
    /// let count = board.par_count_k_lines(&Direction::AXES, Length::AtLeast(5), |&cell| cell);
    /// assert_eq!(count, 2);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// As for [`count_k_lines`](Self::count_k_lines) in each of several parts of the board, and
    /// for k rows more in each.
    #[must_use]
    pub fn par_count_k_lines(
        &self,
        axes: &[Direction],
        length: Length,
        matches: impl Fn(&T) -> bool + Sync,
    ) -> usize {
        let parts = self.parts(length.k()).into_par_iter();
        let counts = parts.map(|part| part.count_k_lines(axes, length, &matches));
        let count: Result<usize, _> = counts.sum();
        count.unwrap_or_else(|_| self.k_lines(axes, length, matches).count())
    }

    /// [`find_k_lines`](Self::find_k_lines), by all threads of rayon's pool at once: the same lines
    /// in the same order.
    ///
    /// ```
    /// use collinear::{Direction, Grid, Length};
    ///
    /// let board = Grid::from_fn(1000, 1000, |at| at.row == at.col || at.row == 7)?;
    /// let lines = board.par_find_k_lines(&Direction::AXES, Length::AtLeast(5), |&cell| cell);
    /// assert_eq!(lines.len(), 2);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// As for [`find_k_lines`](Self::find_k_lines) in each of several parts of the board, for k rows
    /// more in each, and for each line that begins above those its cells once more.
    #[must_use]
    pub fn par_find_k_lines(
        &self,
        axes: &[Direction],
        length: Length,
        matches: impl Fn(&T) -> bool + Sync,
    ) -> Vec<Line> {
        let parts = self.parts(length.k()).into_par_iter();
        let found = parts.map(|part| part.find_k_lines(axes, length, &matches));
        match found.collect::<Result<Vec<_>, _>>() {
            Ok(lines) => in_order(lines.concat(), axes),
            Err(_) => self.k_lines(axes, length, matches).collect(),
        }
    }

    /// The board in parts: some for each thread, so that none waits long for the last, and each much
    /// higher than the k rows above it that are read as well.
    fn parts(&self, k: usize) -> Vec<Part<'_, T>> {
        const PARTS_PER_THREAD: usize = 4;
        const ROWS_PER_ROW_ABOVE: usize = 8;
        let parts = PARTS_PER_THREAD * rayon::current_num_threads();
        let least = k.saturating_mul(ROWS_PER_ROW_ABOVE).max(1);
        let height = self.rows().div_ceil(parts).max(least);
        let starts = (0..self.rows()).step_by(height);
        let part = |start: usize| self.part(start..start.saturating_add(height).min(self.rows()));
        starts.map(part).collect()
    }
}

/// Sorts lines as [`Bounds::k_lines`](crate::Bounds::k_lines) gives them.
fn in_order(mut lines: Vec<Line>, axes: &[Direction]) -> Vec<Line> {
    lines.sort_by_cached_key(|line| place(line, axes));
    lines
}

/// Where a line comes among all lines of a board that is not wrapped: its axis, the whole line that it
/// lies on, and how far along that.
fn place(line: &Line, axes: &[Direction]) -> Option<(usize, WholeLine, usize)> {
    let (bounds, direction) = (*line.board(), line.direction());
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
