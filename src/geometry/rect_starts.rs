//! [`Rect`] as [`Finite`]: its cells, and [`RectStarts`], where its whole lines and windows start.

use alloc::{vec, vec::Vec};
use core::{
    cmp::Ordering,
    iter::{Chain, FusedIterator},
};

use super::{Coord, Coords, Direction, Finite, Rect, step::gcd};

impl Finite for Rect {
    type Cells = Coords;
    type Starts = RectStarts;

    #[inline]
    fn cells(&self) -> Coords {
        Coords::new(Coord::new(0, 0), self.rows(), self.cols())
    }

    #[inline]
    fn cell_count(&self) -> usize {
        self.rows() * self.cols()
    }

    #[inline]
    fn index_of(&self, at: Coord) -> Option<usize> {
        (*self).contains(at).then(|| self.index_inside(at))
    }

    #[inline]
    fn index_inside(&self, at: Coord) -> usize {
        at.row * self.cols() + at.col
    }

    fn array_shape(&self) -> Vec<usize> {
        vec![self.rows(), self.cols()]
    }

    #[inline]
    fn line_starts(&self, direction: Direction) -> RectStarts {
        RectStarts::new(*self, direction)
    }

    /// One column more than the board, to end the rows.
    #[inline]
    fn frame_len(&self) -> usize {
        if self.is_wrapped() {
            return 0;
        }
        (self.cols() + 1).saturating_mul(self.rows())
    }

    #[inline]
    fn frame_index(&self, at: Coord) -> usize {
        at.row * (self.cols() + 1) + at.col
    }

    #[inline]
    fn frame_step(&self, direction: Direction) -> Option<isize> {
        let pitch = (self.cols() + 1).cast_signed();
        direction
            .is_unit()
            .then(|| direction.rows() * pitch + direction.cols())
    }

    #[inline]
    fn window_starts(&self, direction: Direction, k: usize) -> Option<RectStarts> {
        Some(RectStarts::of_windows(*self, direction, k))
    }
}

/// The first cells of the whole lines or windows of a rectangle, each with its heading; made by
/// [`line_starts`](Finite::line_starts).
#[must_use = "iterators are lazy and do nothing unless consumed"]
#[derive(Clone, Debug)]
pub struct RectStarts {
    direction: Direction,
    starts: Chain<Coords, Coords>,
}

impl RectStarts {
    const NOWHERE: Coords = Coords::new(Coord::new(0, 0), 0, 0);

    pub(super) fn new(rect: Rect, direction: Direction) -> Self {
        let (rows, cols) = (rect.rows(), rect.cols());
        if rect.cell_count() == 0 {
            return Self::at(Self::NOWHERE, direction);
        }
        if rect.is_ring_in(direction) {
            return Self::at(rect.ring_starts(direction), direction);
        }
        // A line starts at a cell whose predecessor would be off the board: in the rows or columns next to the side
        // that the line comes from.
        let deep = entry_depth(direction.rows(), rows, rect.joins_rows());
        let wide = entry_depth(direction.cols(), cols, rect.joins_cols());
        let (band_row, rest_row) = if direction.rows() < 0 {
            (rows - deep, 0)
        } else {
            (0, deep)
        };
        let rest_col = if direction.cols() < 0 { cols - wide } else { 0 };
        let band = Coords::new(Coord::new(band_row, 0), deep, cols);
        let rest = Coords::new(Coord::new(rest_row, rest_col), rows - deep, wide);
        Self {
            direction,
            starts: band.chain(rest),
        }
    }

    /// The first cells of the windows.
    pub(super) fn of_windows(rect: Rect, direction: Direction, k: usize) -> Self {
        let (rows, cols) = (rect.rows(), rect.cols());
        let cells = if k == 0 || rect.cell_count() == 0 {
            Self::NOWHERE
        } else if rect.is_ring_in(direction) {
            starts_on_rings(rect, direction, k)
        } else {
            let down = start_range(direction.rows(), rows, k, rect.joins_rows());
            let across = start_range(direction.cols(), cols, k, rect.joins_cols());
            match (down, across) {
                (Some((row, rows)), Some((col, cols))) => {
                    Coords::new(Coord::new(row, col), rows, cols)
                }
                _ => Self::NOWHERE,
            }
        };
        Self::at(cells, direction)
    }

    /// These cells, all with one direction.
    fn at(cells: Coords, direction: Direction) -> Self {
        Self {
            direction,
            starts: cells.chain(Self::NOWHERE),
        }
    }
}

impl Rect {
    /// The first cell in reading order of each ring.
    ///
    /// A ring visits every `row_step`th row; within a row its cells are `col_step` apart.
    const fn ring_starts(self, direction: Direction) -> Coords {
        let (rows, cols) = (self.rows(), self.cols());
        let row_step = gcd(rows, direction.rows().unsigned_abs());
        let turns = (rows / row_step) as u128;
        let shift = direction.cols().unsigned_abs() as u128;
        let col_step = gcd(cols, (turns * shift % cols as u128) as usize);
        Coords::new(Coord::new(0, 0), row_step, col_step)
    }
}

/// The number of rows (or columns) next to a side in which lines can start.
const fn entry_depth(step: isize, side: usize, joined: bool) -> usize {
    let step = step.unsigned_abs();
    if joined {
        0
    } else if step < side {
        step
    } else {
        side
    }
}

/// The starts of windows on a rectangle whose lines are rings.
fn starts_on_rings(rect: Rect, direction: Direction, k: usize) -> Coords {
    let len = rect.ring_len(direction);
    match k.cmp(&len) {
        Ordering::Less => rect.cells(),
        Ordering::Equal => rect.ring_starts(direction),
        Ordering::Greater => RectStarts::NOWHERE,
    }
}

/// The indices along one side at which a window of k cells can start: the first index and the number of indices.
const fn start_range(step: isize, side: usize, k: usize, joined: bool) -> Option<(usize, usize)> {
    if joined {
        return Some((0, side));
    }
    match step.unsigned_abs().checked_mul(k - 1) {
        Some(reach) if reach < side => Some((if step < 0 { reach } else { 0 }, side - reach)),
        _ => None,
    }
}

impl Iterator for RectStarts {
    type Item = (Coord, Direction);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        self.starts.next().map(|start| (start, self.direction))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.starts.size_hint()
    }
}

impl DoubleEndedIterator for RectStarts {
    #[inline]
    fn next_back(&mut self) -> Option<Self::Item> {
        self.starts.next_back().map(|start| (start, self.direction))
    }
}

impl ExactSizeIterator for RectStarts {}
impl FusedIterator for RectStarts {}
