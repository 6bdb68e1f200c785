//! [`SetupError`]: which m,n,k games there are not.

use core::fmt;

use super::InARow;
use crate::Direction;

/// Why there is no such m,n,k game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SetupError {
    /// The board has more than [`InARow::MAX_CELLS`] cells, rows or columns.
    TooLarge {
        /// The rows that were asked for.
        rows: usize,
        /// The columns that were asked for.
        cols: usize,
    },
    /// The board has more than [`InARow::MAX_CELLS`] cells.
    TooManyCells {
        /// How many it has.
        cells: usize,
    },
    /// A line of no cells would have won before the first move.
    NoLength,
    /// Gravity needs a floor, and on this board the upper and the lower side are joined.
    NoFloor,
    /// Gravity needs a floor, and a line along its heading is a ring.
    Ring,
    /// A disc falls one way, and on this board a step along the heading of gravity turns it.
    Turns,
    /// Lines run along rows, columns and diagonals only.
    NotAnAxis {
        /// The direction that is none of these.
        direction: Direction,
    },
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge { rows, cols } => {
                let most = InARow::MAX_CELLS;
                write!(
                    f,
                    "a board of {rows} rows and {cols} columns is too large: there may be at most \
                     {most} cells, rows or columns"
                )
            }
            Self::TooManyCells { cells } => {
                let most = InARow::MAX_CELLS;
                write!(f, "a board of {cells} cells is too large: there may be at most {most}")
            }
            Self::NoLength => f.write_str("a line has to be at least 1 cell long"),
            Self::NoFloor => f.write_str(
                "gravity needs a floor, and the upper and the lower side of this board are joined",
            ),
            Self::Ring => f.write_str(
                "gravity needs a floor, and on this board a disc would fall round a ring",
            ),
            Self::Turns => f.write_str(
                "a disc falls one way, and on this board a step along the heading of gravity turns it",
            ),
            Self::NotAnAxis { direction } => {
                write!(
                    f,
                    "{direction} is neither along a row nor a column nor a diagonal"
                )
            }
        }
    }
}

impl core::error::Error for SetupError {}
