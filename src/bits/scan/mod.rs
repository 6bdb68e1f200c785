//! [`Grid::scan`]: every k in a row of a large grid, found for many cells at once.
//!
//! **Bits.** The cells that match are bits, one row after the other, with at least one empty bit between rows. Then
//! all four axes are alike: the next cell to the right is the next bit, the cell below is a row of bits further on,
//! and the diagonals are one bit more and one bit less. A step off the board at a side leads to an empty bit.
//!
//! **Doublings.** Two in a row end at a set bit if the bit one step before is set too. Four end where two end, if
//! two also end two steps before. So k in a row take about log2(k) intersections, each of 64 cells in a word and
//! several words in an instruction:
//!
//! ```text
//! cells        x x x x x . x x      five in a row: 1 + 2 + 1 steps
//! 1 before     . x x x x x . x
//! two end      . x x x x . . x      cells & 1 before
//! four end     . . . x x . . .      two & two, 2 before
//! five end     . . . . x . . .      four & four, 1 before
//! ```
//!
//! **Lines.** A line is counted at its k-th cell: k in a row end there, and the cell k steps before is not set. Its
//! last cell is where k in a row end and the next cell is not set. To list lines, these cells are marked, and a
//! table remembers where the latest line began on each of the parallels of an axis.
//!
//! **Bands.** Some rows are judged together, so that their bits stay in the cache. The k rows above them are kept,
//! since their lines may begin there.

mod band;

use alloc::{vec, vec::Vec};
use core::ops::Range;

use self::band::{Band, bits_of_a_row, height};
use crate::{
    geometry::{Axis, Coord, Direction, Line},
    grid::Grid,
    lines::Length,
};

impl<T> Grid<T> {
    /// A scan for k in a row on a large board: the lines of [`k_lines`](Self::k_lines), counted or listed in one pass
    /// over the rows.
    ///
    /// To count lines of five on a board of bytes it is 5 times as fast as `k_lines` at 19 x 19, 40 times at
    /// 200 x 300 and over 100 times at 8192 x 8192, where it takes about as long as adding the bytes up.
    ///
    /// ```
    /// use collinear::{Direction, Grid, Length};
    ///
    /// let board = Grid::from_fn(1000, 1000, |at| at.row == at.col || at.row == 7)?;
    /// let scan = board.scan(&Direction::AXES, Length::AtLeast(5));
    /// assert_eq!(scan.count(|&cell| cell), 2);
    /// let lines: Vec<_> = scan.lines(|&cell| cell).iter().map(ToString::to_string).collect();
    /// assert_eq!(lines, ["1000 cells E from (7, 0)", "1000 cells SE from (0, 0)"]);
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

/// All lines of k of a large [`Grid`]; made by [`Grid::scan`].
///
/// # Complexity
///
/// One pass: the predicate is called once for each cell, in reading order, or not at all where k has no room. Each axis takes log2(k) and a few more
/// operations on the bits. The bits of a few times k rows are kept, and for a
/// list of lines a number for each column and axis.
///
/// If sides are joined or an axis is no compass direction, [`k_lines`](Grid::k_lines) answers, at its own speed.
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
    /// Counts the lines of k in a row, the same as [`k_lines`](Grid::k_lines) finds.
    #[must_use]
    pub fn count(self, matches: impl FnMut(&T) -> bool) -> usize {
        match self.pass() {
            Some(pass) => pass.count(matches),
            None => self.by_walks(matches).count(),
        }
    }

    /// The lines: those of [`k_lines`](Grid::k_lines), in its order.
    #[must_use]
    pub fn lines(self, matches: impl FnMut(&T) -> bool) -> Vec<Line> {
        match self.pass() {
            Some(pass) => pass.lines(&pass.marks(matches)),
            None => self.by_walks(matches).collect(),
        }
    }

    /// The lines of a board that can't be scanned.
    fn by_walks(self, matches: impl FnMut(&T) -> bool) -> impl Iterator<Item = Line> {
        self.grid.k_lines(self.axes, self.length, matches)
    }

    fn pass(self) -> Option<Pass<'a, T>> {
        let Self { grid, length, .. } = self;
        if grid.bounds().is_wrapped() {
            return None;
        }
        let (rows, cols, k) = (grid.rows(), grid.cols(), length.k().max(1));
        let mut pass = Pass {
            grid,
            length,
            k,
            axes: Vec::new(),
            steps: Vec::new(),
            above: 0,
        };
        for &named in self.axes {
            let (axis, row) = (Axis::of(named)?, bits_of_a_row(cols));
            let (step, longest) = match axis {
                Axis::Row => (1, cols),
                Axis::Column => (row, rows),
                Axis::Rising => (row - 1, rows.min(cols)),
                Axis::Falling => (row + 1, rows.min(cols)),
            };
            let has_room = k <= longest && grid.bounds().cell_count() > 0;
            if has_room && length.admits(k) && !pass.steps.contains(&step) {
                pass.axes.push(named);
                pass.steps.push(step);
                if axis != Axis::Row {
                    pass.above = k;
                }
            }
        }
        Some(pass)
    }
}

/// A pass over the rows of a board whose sides are not joined.
#[derive(Debug)]
struct Pass<'a, T> {
    grid: &'a Grid<T>,
    length: Length,
    k: usize,
    /// The axes on which k cells have room, each once, as it was named first.
    axes: Vec<Direction>,
    /// For each of them how many bits lie between a cell and the next.
    steps: Vec<usize>,
    /// How many rows above a k-th cell have a say.
    above: usize,
}

/// A bit of a line that is its k-th cell, its last, or both.
#[derive(Clone, Copy, Debug)]
struct Mark {
    /// The index of its axis.
    axis: usize,
    /// The bit, counted from the first cell of the board.
    bit: usize,
    is_kth: bool,
    is_last: bool,
}

impl<T> Pass<'_, T> {
    /// Reads the rows and judges them band by band.
    fn read(
        &self,
        mut matches: impl FnMut(&T) -> bool,
        mut judge: impl FnMut(&mut Band, Range<usize>),
    ) {
        let (cells, cols) = (self.grid.iter().as_slice(), self.grid.cols());
        let rows = self.grid.rows();
        if self.axes.is_empty() || rows == 0 {
            return;
        }
        let height = height(cols, self.above).min(rows);
        let mut band = Band::new(cols, self.k, self.above, height);
        let mut push = |band: &mut Band, rows: Range<usize>| {
            let [start, end] = [rows.start, rows.end].map(|row| row.min(self.grid.rows()) * cols);
            band.push(rows.len(), (&cells[start..end], cols), &mut matches);
        };
        push(&mut band, 0..1);
        for start in (0..rows).step_by(height) {
            let below = start + 1;
            push(&mut band, below..below + height);
            judge(&mut band, start..rows.min(start + height));
        }
    }

    /// The number of lines.
    fn count(&self, matches: impl FnMut(&T) -> bool) -> usize {
        let exactly = matches!(self.length, Length::Exactly(_));
        let mut count = 0;
        self.read(matches, |band, rows| {
            for (axis, &step) in self.steps.iter().enumerate() {
                let lines = band.look(rows.len(), self.k, step, &self.steps[..axis]);
                count += lines.count(exactly);
            }
        });
        count
    }

    /// The cells that are the k-th or the last of a line, in reading order along each axis.
    fn marks(&self, matches: impl FnMut(&T) -> bool) -> Vec<Mark> {
        let mut marks = Vec::new();
        self.read(matches, |band, rows| {
            let first = rows.start * bits_of_a_row(self.grid.cols());
            for (axis, &step) in self.steps.iter().enumerate() {
                let lines = band.look(rows.len(), self.k, step, &self.steps[..axis]);
                lines.for_each(|bit, [is_kth, is_last]| {
                    marks.push(Mark {
                        axis,
                        bit: first + bit,
                        is_kth,
                        is_last,
                    });
                });
            }
        });
        marks
    }

    /// The lines with all these marks.
    fn lines(&self, marks: &[Mark]) -> Vec<Line> {
        // A bit and the one a step further on have the same remainder.
        let first_bits = self.steps.iter().map(|&step| vec![0; step]);
        let mut first_bits: Vec<_> = first_bits.collect();
        let mut lines = Vec::new();
        for mark in marks {
            let step = self.steps[mark.axis];
            let first = &mut first_bits[mark.axis][mark.bit % step];
            if mark.is_kth {
                *first = mark.bit - (self.k - 1) * step;
            }
            let len = (mark.bit - *first) / step + 1;
            if mark.is_last && self.length.admits(len) {
                let axis = self.axes[mark.axis];
                let start = if axis.is_forward() { *first } else { mark.bit };
                let row = bits_of_a_row(self.grid.cols());
                let start = Coord::new(start / row, start % row);
                lines.push(Line::within(self.grid.bounds(), start, axis, len));
            }
        }
        lines.sort_by_cached_key(|line| self.order(line));
        lines
    }

    /// The place of a line among those of [`k_lines`](Grid::k_lines): by its axis, the whole line that it lies on,
    /// and its first cell. Whole lines that start in the row that the axis leads away from come first.
    fn order(&self, line: &Line) -> Option<impl Ord + use<T>> {
        let (bounds, heading, first) = (self.grid.bounds(), line.heading(), line.first()?);
        let axis = self.axes.iter().position(|&axis| axis == heading)?;
        let start = bounds.whole_line(first, heading)?.first()?;
        let edge = match heading.rows() {
            0 => None,
            1.. => Some(0),
            _ => Some(bounds.rows() - 1),
        };
        let at_side = Some(start.row) != edge;
        Some((axis, at_side, start.col, start.row, start.distance(first)))
    }
}
