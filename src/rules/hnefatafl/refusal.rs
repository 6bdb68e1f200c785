//! [`Refusal`]: why a piece can't move like that, or a text stands for no move.

use alloc::{vec, vec::Vec};
use core::fmt;

use itertools::Itertools;

use super::Army;
use crate::{Bounds, CellName, Coord, NameError, rules::reason::refusal_with_cells};

/// Why a piece can't move like that, or why a text stands for no move.
///
/// Cells have the names of their notation, `e4` with rows from the bottom.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Refusal {
    /// A cell is off the board.
    OffBoard {
        /// That cell.
        at: Coord,
        /// The board.
        bounds: Bounds,
    },
    /// There is no piece to move.
    NoPiece {
        /// The cell where it should be.
        at: CellName,
    },
    /// The piece is the opponent's.
    NotYours {
        /// Its cell.
        at: CellName,
        /// Whose turn it is.
        turn: Army,
    },
    /// The piece would stay where it is.
    Nowhere {
        /// Its cell.
        at: CellName,
    },
    /// The way is neither along a row nor along a column.
    NotStraight {
        /// Where it begins.
        from: CellName,
        /// Where it should end.
        to: CellName,
    },
    /// A piece is in the way.
    Blocked {
        /// Where the way begins.
        from: CellName,
        /// Where it should end.
        to: CellName,
        /// The piece's cell.
        at: CellName,
    },
    /// The throne is in the way, and this piece may not cross it.
    ThroneBars {
        /// The throne.
        at: CellName,
    },
    /// Only the king may stop on the throne.
    ThroneIsTheKings {
        /// The throne.
        at: CellName,
    },
    /// Nobody may stop on the throne, not even the king.
    ThroneIsNobodys {
        /// The throne.
        at: CellName,
    },
    /// Only the king may stop on a corner.
    CornerIsTheKings {
        /// The corner.
        at: CellName,
    },
    /// The king does not move so far.
    TooFar {
        /// How far the way is.
        distance: usize,
        /// How far he moves.
        limit: usize,
    },
    /// A text is not two cells with a `-` between them.
    Form,
    /// A cell of a text is none of the board.
    Name(NameError),
    /// The move captures something else than the text says.
    Captures {
        /// What it captures, in the order of the board.
        captured: Vec<CellName>,
    },
}

impl Refusal {
    /// The cells that it names.
    #[must_use]
    pub fn cells(&self) -> Vec<Coord> {
        match self {
            Self::OffBoard { at, .. } => vec![*at],
            Self::NoPiece { at }
            | Self::NotYours { at, .. }
            | Self::Nowhere { at }
            | Self::ThroneBars { at }
            | Self::ThroneIsTheKings { at }
            | Self::ThroneIsNobodys { at }
            | Self::CornerIsTheKings { at } => vec![at.coord()],
            Self::NotStraight { from, to } => [*from, *to].map(CellName::coord).into(),
            Self::Blocked { from, to, at } => [*from, *to, *at].map(CellName::coord).into(),
            Self::Captures { captured } => captured.iter().map(|at| at.coord()).collect(),
            Self::TooFar { .. } | Self::Form | Self::Name(_) => Vec::new(),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OffBoard { at, bounds } => write!(f, "{at} is off the board of {bounds}"),
            Self::NoPiece { at } => write!(f, "there is no piece on {at}"),
            Self::NotYours { at, turn } => {
                write!(
                    f,
                    "not your piece: the {turn} are to move, and {at} is not theirs"
                )
            }
            Self::Nowhere { at } => write!(f, "the piece on {at} has to move away"),
            Self::NotStraight { from, to } => write!(
                f,
                "not straight: {from} and {to} are neither on one row nor on one column"
            ),
            Self::Blocked { from, to, at } => {
                write!(f, "the way from {from} to {to} is blocked at {at}")
            }
            Self::ThroneBars { at } => write!(f, "this piece may not cross the throne at {at}"),
            Self::ThroneIsTheKings { at } => {
                write!(f, "only the king may stop on the throne at {at}")
            }
            Self::ThroneIsNobodys { at } => write!(f, "nobody may stop on the throne at {at}"),
            Self::CornerIsTheKings { at } => {
                write!(f, "only the king may stop on the corner at {at}")
            }
            Self::TooFar { distance, limit } => {
                write!(
                    f,
                    "the king moves at most {limit}, and this is {distance} away"
                )
            }
            Self::Form => f.write_str("not a move: a move looks like d6-f6"),
            Self::Name(error) => fmt::Display::fmt(error, f),
            Self::Captures { captured } if captured.is_empty() => {
                f.write_str("the move captures nothing")
            }
            Self::Captures { captured } => {
                write!(f, "the move captures {}", captured.iter().format(" "))
            }
        }
    }
}

refusal_with_cells!([] Refusal);
