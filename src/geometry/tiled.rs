//! [`Tiled`]: a board whose cells are squares or hexagons, each where its row and its column say.

use super::{Coord, Direction, Rect, Tiling, Topology};

/// A board whose cells tile the plane, as squares or as hexagons, so that two cells have a segment
/// between their centres at any angle: lines of sight and [fields of view](crate::Grid::field_of_view) need it.
///
/// Its cells are convex: between two cells of the board lies no cell that the board has not.
/// Where sides are joined, the segment is the one on the flat board. Rows and columns are at most 2^56 from 0,
/// since sight reckons with their differences and small multiples of these.
/// [`check_tiled`](crate::testing::check_tiled) tries these laws on any board.
pub trait Tiled: Topology {
    /// Squares, or hexagons whose neighbours are those of [`Direction::HEX`].
    const TILING: Tiling;

    /// The row and the column of a cell of the board.
    fn row_and_col(&self, at: Self::Cell) -> [i64; 2];

    /// The cell in a row and a column, if the board has it.
    fn cell_in(&self, row: i64, col: i64) -> Option<Self::Cell>;
}

impl Tiled for Rect {
    const TILING: Tiling = Tiling::Square;

    #[inline]
    fn row_and_col(&self, at: Coord) -> [i64; 2] {
        // No side is longer than this.
        [at.row, at.col].map(|index| i64::try_from(index).unwrap_or(i64::MAX))
    }

    #[inline]
    fn cell_in(&self, row: i64, col: i64) -> Option<Coord> {
        // One branch for all four sides: what is negative lies behind the last row or column as well.
        let [row, col] = [row, col].map(|index| usize::try_from(index).unwrap_or(usize::MAX));
        let at = Coord::new(row, col);
        self.contains(at).then_some(at)
    }
}

impl Tiling {
    /// The rows and the columns to the cells around one, clockwise from north: to those that share a side or
    /// a corner with it.
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
