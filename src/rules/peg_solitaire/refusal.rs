//! [`Refusal`]: why a peg can't jump there, or a text stands for no jump.

use alloc::{boxed::Box, vec, vec::Vec};
use core::fmt;

use crate::{Bounds, CellName, Coord, NameError, rules::reason::refusal_with_cells};

/// Why there is no such jump, or why a text stands for none.
///
/// Cells have the names of their notation here, `d4` with rows from the top.
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
    /// A text is not holes with hyphens between them, at least two.
    Form,
    /// A hole of a text is none of the board.
    Name(NameError),
    /// A text is a turn of several jumps, and one was asked for.
    Several {
        /// How many.
        jumps: usize,
    },
    /// One of several jumps of a text is refused.
    Jump {
        /// Its place among the jumps of the turn, counted from 0.
        index: usize,
        /// Why it is refused.
        refusal: Box<Refusal>,
    },
}

impl Refusal {
    /// The cells that it names.
    #[must_use]
    pub fn cells(&self) -> Vec<Coord> {
        match self {
            Self::OffBoard { at, .. } => vec![*at],
            Self::NoHole { at } | Self::NoPeg { at } | Self::Taken { at } => vec![at.coord()],
            Self::NotTwoAway { from, to } => [*to, *from].map(CellName::coord).into(),
            Self::NothingToJump { over, from, to } | Self::NotBetween { over, from, to } => {
                [*over, *from, *to].map(CellName::coord).into()
            }
            Self::Jump { refusal, .. } => refusal.cells(),
            Self::Form | Self::Name(_) | Self::Several { .. } => Vec::new(),
        }
    }
}

/// Counts the jumps of a turn from 1.
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
            Self::Form => {
                f.write_str("not a turn: a turn is two holes or more, such as d2-d4 or d2-d4-f4")
            }
            Self::Name(error) => fmt::Display::fmt(error, f),
            Self::Several { jumps } => write!(f, "not one move but a turn of {jumps} jumps"),
            Self::Jump { index, refusal } => {
                write!(f, "jump {}: {refusal}", index.saturating_add(1))
            }
        }
    }
}

refusal_with_cells!([] Refusal);
