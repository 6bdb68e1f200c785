//! [`Tiled`]: a board whose cells are squares or hexagons in rows and columns.

use super::{Coord, Direction, Rect, Tiling, Topology};

/// A board whose cells tile the plane, as squares or as hexagons. Lines of sight at any angle and
/// [fields of view](crate::Grid::field_of_view) need it.
///
/// The board must be convex: all cells between two of its cells are on the board. Joined sides are ignored. Rows and
/// columns are at most 2^56 from 0, so that lines of sight can be computed without overflow.
/// [`check_tiled`](crate::testing::check_tiled) tests these laws on any board.
pub trait Tiled: Topology {
    /// Squares, or hexagons whose neighbours are those of [`Direction::HEX`].
    const TILING: Tiling;

    /// The row and the column of a cell.
    fn row_and_col(&self, at: Self::Cell) -> [i64; 2];

    /// The cell in a row and a column, if it is on the board.
    fn cell_in(&self, row: i64, col: i64) -> Option<Self::Cell>;
}

impl Tiled for Rect {
    const TILING: Tiling = Tiling::Square;

    #[inline]
    fn row_and_col(&self, at: Coord) -> [i64; 2] {
        // No side is longer than i64::MAX.
        [at.row, at.col].map(|index| i64::try_from(index).unwrap_or(i64::MAX))
    }

    #[inline]
    fn cell_in(&self, row: i64, col: i64) -> Option<Coord> {
        // One branch for all four sides: a negative number becomes one past the last row or column.
        let [row, col] = [row, col].map(|index| usize::try_from(index).unwrap_or(usize::MAX));
        let at = Coord::new(row, col);
        self.contains(at).then_some(at)
    }
}

impl Tiling {
    /// The offsets in rows and columns to the cells that share a side or a corner with a cell, clockwise from north.
    pub(crate) const fn around(self) -> &'static [[i64; 2]] {
        match self {
            Self::Square => const { &offsets(Direction::ALL) },
            Self::Hexagonal => const { &offsets(Direction::HEX) },
        }
    }
}

const fn offsets<const N: usize>(headings: [Direction; N]) -> [[i64; 2]; N] {
    let mut offsets = [[0; 2]; N];
    let mut n = 0;
    while n < N {
        offsets[n] = [headings[n].rows() as i64, headings[n].cols() as i64];
        n += 1;
    }
    offsets
}
