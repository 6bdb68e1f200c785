//! [`Refusal`]: why a move is illegal, or a text stands for none.

use alloc::{vec, vec::Vec};
use core::fmt;

use super::notation::PASS;
use crate::{
    Bounds, CellName, Coord, NameError,
    rules::{Side, reason::refusal_with_cells},
};

/// Why a placement or a pass is illegal, or why a text stands for no move.
///
/// Cells have the names of their notation here, `f5` with rows from the top.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Refusal {
    /// The cell is off the board.
    OffBoard {
        /// That cell.
        at: Coord,
        /// The board.
        bounds: Bounds,
    },
    /// There is a hole in the board.
    Hole {
        /// That cell.
        at: CellName,
    },
    /// There is a disc on the cell.
    Occupied {
        /// That cell.
        at: CellName,
        /// Whose disc it is.
        by: Side,
    },
    /// A disc on the cell would bracket nothing.
    BracketsNothing {
        /// That cell.
        at: CellName,
    },
    /// No disc can be placed anywhere: all that is left is to pass.
    MustPass {
        /// Who has to.
        side: Side,
    },
    /// A disc can be placed, so that there is no passing.
    CantPass {
        /// A cell where it can, the first in reading order.
        playable: CellName,
    },
    /// A text is neither a pass nor the name of a cell of the board.
    Name(NameError),
}

impl Refusal {
    /// The cells that it names.
    #[must_use]
    pub fn cells(&self) -> Vec<Coord> {
        match self {
            Self::OffBoard { at, .. } => vec![*at],
            Self::Hole { at }
            | Self::Occupied { at, .. }
            | Self::BracketsNothing { at }
            | Self::CantPass { playable: at } => vec![at.coord()],
            Self::MustPass { .. } | Self::Name(_) => Vec::new(),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name(error @ NameError::Form) => write!(f, "{error}; a pass is {PASS}"),
            Self::Name(error) => fmt::Display::fmt(error, f),
            Self::OffBoard { at, bounds } => write!(f, "{at} is off the board of {bounds}"),
            Self::Hole { at } => write!(f, "{at} is a hole in the board"),
            Self::Occupied { at, by } => {
                write!(f, "{at} is occupied by a disc of the {by} player")
            }
            Self::BracketsNothing { at } => write!(f, "a disc on {at} brackets nothing"),
            Self::MustPass { side } => {
                write!(f, "the {side} player can place nowhere and has to pass")
            }
            Self::CantPass { playable } => {
                write!(
                    f,
                    "there is no passing while a disc can be placed, as on {playable}"
                )
            }
        }
    }
}

refusal_with_cells!([] Refusal);
