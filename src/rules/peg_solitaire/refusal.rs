//! [`Refusal`]: why a peg can't jump there.

use core::fmt;

use crate::{Bounds, CellName, Coord, Origin};

/// Why there is no such jump.
///
/// Cells have the names of their notation here, `d4` with rows from the top.
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
    /// The board has no hole there.
    NoHole {
        /// The cell without a hole.
        at: CellName,
    },
    /// There is no peg to jump with.
    NoPeg {
        /// The hole that is empty.
        at: CellName,
    },
    /// The landing is not two away along a line of the board.
    NotTwoAway {
        /// Where the peg is.
        from: CellName,
        /// Where it should have landed.
        to: CellName,
    },
    /// There is no peg to jump over.
    NothingToJump {
        /// The cell between that has no peg.
        over: CellName,
        /// Where the peg is.
        from: CellName,
        /// Where it should have landed.
        to: CellName,
    },
    /// The hole to land in is taken.
    Taken {
        /// That hole.
        at: CellName,
    },
    /// A hop names another cell than the one that lies between its ends.
    NotBetween {
        /// The cell that it names.
        over: CellName,
        /// Where the peg is.
        from: CellName,
        /// Where it should have landed.
        to: CellName,
    },
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OffBoard { at, bounds } => write!(f, "{at} is off the board of {bounds}"),
            Self::NoHole { at } => write!(f, "{at} is no hole of the board"),
            Self::NoPeg { at } => write!(f, "there is no peg in {at}"),
            Self::NotTwoAway { from, to } => {
                write!(f, "{to} is not two away from {from} in a line")
            }
            Self::NothingToJump { over, from, to } => {
                write!(
                    f,
                    "there is no peg in {over} to jump over from {from} to {to}"
                )
            }
            Self::Taken { at } => write!(f, "there is a peg in {at} already"),
            Self::NotBetween { over, from, to } => {
                write!(f, "{over} is not between {from} and {to}")
            }
        }
    }
}

impl core::error::Error for Refusal {}

/// The name of a cell, `d4` with rows from the top.
pub(super) const fn name(bounds: Bounds, at: Coord) -> Option<CellName> {
    bounds.name(at, Origin::TopLeft)
}
