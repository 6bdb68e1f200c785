//! [`ScanError`]: what a scan row by row can't do.

use core::fmt;

use crate::geometry::{Direction, TooLarge, Wrap};

/// Why a board can't be scanned row by row, or a row not be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ScanError {
    /// Sides of the board are joined: a line could go on in a row that was read long ago.
    Wrapped(Wrap),
    /// The axis is not one of the compass directions.
    Axis(Direction),
    /// What is kept of a row, for each axis, is more than memory can hold.
    TooLarge(TooLarge),
    /// A row is longer or shorter than the board is wide.
    RowLength {
        /// The number of the row, counted from 0.
        row: usize,
        /// The cells that it has.
        found: usize,
        /// The columns of the board.
        expected: usize,
    },
    /// All rows of the board have been read.
    NoRowLeft {
        /// The rows of the board.
        rows: usize,
    },
}

impl fmt::Display for ScanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Wrapped(wrap) => write!(
                f,
                "a board with joined sides ({wrap:?}) can't be scanned row by row"
            ),
            Self::Axis(axis) => write!(f, "no scan row by row follows the axis {axis}"),
            Self::TooLarge(error) => fmt::Display::fmt(error, f),
            Self::RowLength {
                row,
                found,
                expected,
            } => write!(
                f,
                "row {row} has {found} cells, but the board has {expected} columns"
            ),
            Self::NoRowLeft { rows } => write!(f, "all {rows} rows have been read"),
        }
    }
}

impl core::error::Error for ScanError {}
