//! [`Plan`]: the positions of cells on a picture.

use alloc::vec::Vec;

use super::{Tiling, svg::Point};
use crate::geometry::{Bounds, Coord, Direction, Line};

/// The distance between the centres of adjacent cells in a row.
pub(super) const PITCH: i64 = 400;

/// The distance between rows of hexagons: the height of an equilateral triangle with sides of one pitch.
const HEX_ROW: i64 = 346;

/// The positions of cells on a picture. The centre of cell (0, 0) is the point (0, 0).
#[derive(Clone, Copy)]
pub(super) struct Plan {
    tiling: Tiling,
    bounds: Bounds,
}

impl Plan {
    pub(super) const fn new(tiling: Tiling, bounds: Bounds) -> Self {
        Self { tiling, bounds }
    }

    pub(super) fn contains(self, at: Coord) -> bool {
        self.bounds.contains(at)
    }

    /// The cells of a line to draw, in order. If the line has more cells than the board, these are only the cells on
    /// the board, and the cell after each: it shows where there is a gap.
    pub(super) fn shown(self, line: &Line) -> Vec<Coord> {
        let (board, count) = (line.board(), self.bounds.cell_count());
        let first = match line.first() {
            Some(first) if line.len() > count => first,
            _ => return line.iter().collect(),
        };
        let cells = self.bounds.coords();
        let indices = cells.filter_map(|at| board.steps_to(first, line.heading(), at));
        let indices = indices.filter(|&index| index < line.len());
        let mut indices: Vec<_> = indices.flat_map(|index| [index, index + 1]).collect();
        indices.sort_unstable();
        indices.dedup();
        indices
            .into_iter()
            .filter_map(|index| line.get(index))
            .collect()
    }

    pub(super) fn centre(self, at: Coord) -> Point {
        self.point(2 * number(at.row), 2 * number(at.col))
    }

    /// The point `down` half cells below and `right` half cells right of the centre of cell (0, 0).
    pub(super) const fn point(self, down: i64, right: i64) -> Point {
        match self.tiling {
            Tiling::Square => Point::new(right * PITCH / 2, down * PITCH / 2),
            Tiling::Hexagonal => Point::new((2 * right - down) * PITCH / 4, down * HEX_ROW / 2),
        }
    }

    /// The lower right corner of the last cell, in half cells below and to the right of the centre of
    /// cell (0, 0); `None` if there are no cells.
    pub(super) fn far_corner(self) -> Option<(i64, i64)> {
        let (rows, cols) = (self.bounds.rows(), self.bounds.cols());
        let corner = || (2 * number(rows) - 1, 2 * number(cols) - 1);
        (self.bounds.cell_count() > 0).then(corner)
    }

    /// The corners of a cell, clockwise from the upper left one or the top.
    pub(super) fn corners(self, at: Coord) -> impl Iterator<Item = Point> {
        const SQUARE: [(i64, i64); 4] = [(-200, -200), (200, -200), (200, 200), (-200, 200)];
        const HEXAGON: [(i64, i64); 6] = [
            (0, -231),
            (200, -115),
            (200, 115),
            (0, 231),
            (-200, 115),
            (-200, -115),
        ];
        let corners: &[_] = match self.tiling {
            Tiling::Square => &SQUARE,
            Tiling::Hexagonal => &HEXAGON,
        };
        let centre = self.centre(at);
        corners.iter().map(move |&(x, y)| centre + Point::new(x, y))
    }

    /// The point where a step leaves its cell: half way to the next cell, or on the border of the board if there is no
    /// next cell.
    pub(super) fn border(self, from: Coord, direction: Direction) -> Point {
        match self.next(from, direction) {
            Some(next) => self.centre(from).middle(self.centre(next)),
            None => self.way_out(from, direction),
        }
    }

    /// The cell after a step that does not cross a side of the board.
    pub(super) fn next(self, from: Coord, direction: Direction) -> Option<Coord> {
        let row = from.row.checked_add_signed(direction.rows())?;
        let col = from.col.checked_add_signed(direction.cols())?;
        let next = Coord::new(row, col);
        self.contains(next).then_some(next)
    }

    /// The point where a step that leaves the board crosses its side.
    pub(super) fn way_out(self, from: Coord, direction: Direction) -> Point {
        // The part of the step up to the side: the number of half cells to the side, divided by the half cells of the
        // step.
        let part = |index: usize, side: usize, step: i64| {
            let room = if step < 0 { index } else { side - 1 - index };
            let part = (2 * number(room) + 1, 2 * step.abs());
            (step != 0).then_some(part)
        };
        let (down, right) = (step(direction.rows()), step(direction.cols()));
        let by_row = part(from.row, self.bounds.rows(), down);
        let by_col = part(from.col, self.bounds.cols(), right);
        let is_less = |a: (i64, i64), b: (i64, i64)| {
            i128::from(a.0) * i128::from(b.1) < i128::from(b.0) * i128::from(a.1)
        };
        let first = match (by_row, by_col) {
            (Some(row), Some(col)) if is_less(row, col) => row,
            (row, col) => col.or(row).unwrap_or((0, 1)),
        };
        let whole = self.point(2 * down, 2 * right);
        self.centre(from) + whole.times(first.0.into(), first.1.into())
    }
}

/// Converts a number of cells; the board is in memory, so it fits.
fn number(cells: usize) -> i64 {
    i64::try_from(cells).unwrap_or(i64::MAX)
}

/// A component of a direction, clamped: beyond millions of cells, slopes look the same.
fn step(cells: isize) -> i64 {
    const MOST: isize = 1 << 24;
    i64::try_from(cells.clamp(-MOST, MOST)).unwrap_or_default()
}
