//! [`Refusal`]: why a disc can't go there.

use core::fmt;

use crate::{Bounds, CellName, Coord};

/// Why a disc can't be put somewhere.
///
/// Cells have the names of their notation here, `h8` with rows from the bottom, and texts count
/// columns from 1; the numbers in the fields count from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Refusal {
    /// The cell is off the board.
    OffBoard {
        /// That cell.
        at: Coord,
        /// The board.
        bounds: Bounds,
    },
    /// There is a disc on the cell.
    Occupied {
        /// That cell.
        at: CellName,
    },
    /// A disc would not stay on the cell but fall.
    Floating {
        /// That cell.
        at: CellName,
        /// Where it would land.
        lands: CellName,
    },
    /// There is no such column.
    NoColumn {
        /// The column.
        column: usize,
        /// How many there are.
        cols: usize,
    },
    /// There is no free cell in the column.
    ColumnFull {
        /// The column.
        column: usize,
    },
    /// A column alone says nothing in a game without gravity.
    NoGravity,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::OffBoard { at, bounds } => write!(f, "{at} is off the board of {bounds}"),
            Self::Occupied { at } => write!(f, "{at} is occupied"),
            Self::Floating { at, lands } => {
                write!(f, "a disc does not stay on {at}: it falls to {lands}")
            }
            Self::NoColumn { column, cols } => {
                write!(f, "there is no column {}: ", column.saturating_add(1))?;
                write_columns(f, cols)
            }
            Self::ColumnFull { column } => write!(f, "column {} is full", column.saturating_add(1)),
            Self::NoGravity => f.write_str("without gravity a move names a cell, not a column"),
        }
    }
}

impl core::error::Error for Refusal {}

/// Which columns there are, for a player.
pub(super) fn write_columns(f: &mut fmt::Formatter<'_>, cols: usize) -> fmt::Result {
    match cols {
        0 => f.write_str("the board has none"),
        1 => f.write_str("the only column is 1"),
        _ => write!(f, "columns are 1 to {cols}"),
    }
}
