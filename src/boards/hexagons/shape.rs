//! [`HexShape`]: the outline of a board of hexagons.

use core::fmt;

/// The shape of a board of hexagonal cells, with the lengths of its sides.
///
/// ```
/// use collinear::boards::HexShape;
///
/// assert_eq!(HexShape::Hexagon { side: 5 }.to_string(), "a hexagon of side 5");
/// assert_eq!(HexShape::Rhombus { rows: 9, cols: 8 }.to_string(), "a rhombus of 9 rows and 8 columns");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum HexShape {
    /// Six equal sides: Havannah, Abalone, chess of Gliński.
    Hexagon {
        /// The cells on each side.
        side: usize,
    },
    /// Rows of equal length, each shifted left by half a cell: Hex.
    Rhombus {
        /// The number of rows.
        rows: usize,
        /// The number of cells in each row.
        cols: usize,
    },
    /// One cell in the first row, two in the second: Y, triangular peg solitaire.
    Triangle {
        /// The cells on each side.
        side: usize,
    },
}

impl HexShape {
    /// The rows and columns, or the largest numbers on overflow.
    pub(super) const fn size(self) -> (usize, usize) {
        match self {
            Self::Hexagon { side } => {
                let across = side.saturating_mul(2).saturating_sub(1);
                (across, across)
            }
            Self::Rhombus { rows, cols } => (rows, cols),
            Self::Triangle { side } => (side, side),
        }
    }

    /// The number of cells in the first rows.
    pub(super) const fn cells_above(self, rows: usize) -> usize {
        match self {
            Self::Hexagon { side } if rows <= side => widening(side, rows),
            Self::Hexagon { side } => {
                // The lower half mirrors the upper one.
                let all = widening(side, side) + widening(side, side - 1);
                all - widening(side, 2 * side - 1 - rows)
            }
            Self::Rhombus { cols, .. } => rows * cols,
            Self::Triangle { .. } => widening(1, rows),
        }
    }
}

impl HexShape {
    /// The index that column 0 of a row has or would have; below 0 if the row is far from column 0. Sums may wrap.
    #[inline]
    pub(super) const fn row_start(self, row: isize) -> usize {
        let start = match self {
            Self::Hexagon { side } => {
                // As in the rectangle, minus the cells missing at the corners so far.
                let (side, below) = (side.cast_signed(), row - (side.cast_signed() - 1));
                row.wrapping_mul(2 * side - 1)
                    .wrapping_sub(side * (side - 1) / 2 + below * (below.abs() + 1) / 2)
            }
            Self::Rhombus { cols, .. } => row * cols.cast_signed(),
            Self::Triangle { .. } => row * (row + 1) / 2,
        };
        start.cast_unsigned()
    }
}

/// The number of cells of `rows` rows, each one cell longer than the previous.
const fn widening(first: usize, rows: usize) -> usize {
    rows * first + rows * rows.saturating_sub(1) / 2
}

impl fmt::Display for HexShape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hexagon { side } => write!(f, "a hexagon of side {side}"),
            Self::Rhombus { rows, cols } => {
                write!(f, "a rhombus of {rows} rows and {cols} columns")
            }
            Self::Triangle { side } => write!(f, "a triangle of side {side}"),
        }
    }
}
