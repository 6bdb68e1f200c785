//! [`SizeError`]: a size that no board can have.

use core::fmt;

use super::HexShape;

/// A size that no [`Cuboid`](super::Cuboid), no [`Hexagons`](super::Hexagons) and no
/// [`Window`](super::Window) can have: memory, or the numbers of its cells, have no room for it. Boards
/// of rows and columns have a [`BoundsError`](crate::BoundsError).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SizeError(Size);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Size {
    Box {
        /// Of the first dimensions.
        sides: [usize; SHOWN],
        dimensions: usize,
    },
    Hexagons(HexShape),
    Window {
        row: i32,
        col: i32,
        rows: usize,
        cols: usize,
    },
}

/// The most dimensions of which the sides are shown.
const SHOWN: usize = 4;

impl SizeError {
    pub(super) const fn of_box<const N: usize>(all: [usize; N]) -> Self {
        let (mut sides, mut side) = ([0; SHOWN], 0);
        while side < N && side < SHOWN {
            sides[side] = all[side];
            side += 1;
        }
        let dimensions = N;
        Self(Size::Box { sides, dimensions })
    }

    pub(super) const fn of_hexagons(shape: HexShape) -> Self {
        Self(Size::Hexagons(shape))
    }

    /// Of a window from this cell on.
    pub(super) const fn of_window([row, col]: [i32; 2], rows: usize, cols: usize) -> Self {
        Self(Size::Window {
            row,
            col,
            rows,
            cols,
        })
    }
}

impl fmt::Display for SizeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Size::Box { sides, dimensions } => {
                let shown = itertools::join(sides.iter().take(dimensions), " x ");
                let more = if dimensions > SHOWN { " x .." } else { "" };
                write!(
                    f,
                    "a box of {shown}{more} cells has more than memory can hold"
                )
            }
            Size::Hexagons(shape) => write!(
                f,
                "{shape} has more cells than coordinates or memory can hold"
            ),
            Size::Window {
                row,
                col,
                rows,
                cols,
            } => write!(
                f,
                "no plane has {rows} rows and {cols} columns from row {row} and column {col} on: \
                 its numbers end at {}",
                i32::MAX
            ),
        }
    }
}

impl core::error::Error for SizeError {}
