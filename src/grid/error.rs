//! [`GridError`]: why a grid could not be made.

use core::fmt;

use crate::geometry::TooLarge;

/// Why a grid could not be made. Rows and columns are counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum GridError {
    /// There are more cells than memory can hold.
    TooLarge(TooLarge),
    /// A list of values is too long or too short for its board.
    Unfilled {
        /// The number of values.
        found: usize,
        /// The number of cells of the board.
        cells: usize,
    },
    /// A row is longer or shorter than the first row.
    Ragged {
        /// The row that is longer or shorter.
        row: usize,
        /// The number of cells in that row.
        found: usize,
        /// The number of cells of the first row.
        expected: usize,
    },
    /// A list of cells is too long or too short for the requested size.
    Miscounted {
        /// The number of cells in the list.
        found: usize,
        /// The number of rows requested.
        rows: usize,
        /// The number of columns requested.
        cols: usize,
    },
    /// A character of a text is unknown.
    UnknownGlyph {
        /// The row of the character.
        row: usize,
        /// The column of the character.
        col: usize,
        /// The character.
        glyph: char,
    },
}

impl fmt::Display for GridError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge(error) => fmt::Display::fmt(error, f),
            Self::Unfilled { found, cells } => {
                write!(f, "{found} values do not fill a board of {cells} cells")
            }
            Self::Ragged {
                row,
                found,
                expected,
            } => {
                write!(f, "row {row} has {found} columns, but row 0 has {expected}")
            }
            Self::Miscounted { found, rows, cols } => {
                write!(
                    f,
                    "{found} cells do not fill {rows} rows and {cols} columns"
                )
            }
            Self::UnknownGlyph { row, col, glyph } => {
                write!(f, "row {row}, column {col}: unknown character {glyph:?}")
            }
        }
    }
}

impl core::error::Error for GridError {}

impl From<TooLarge> for GridError {
    fn from(error: TooLarge) -> Self {
        Self::TooLarge(error)
    }
}
