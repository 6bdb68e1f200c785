//! [`Refusal`]: why a move is illegal, or a text is none.

use std::fmt;

use collinear::{Coord, geometry::Named, rules::Illegal};

use super::POP;

/// Why a move is illegal, or a text is none.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Refusal {
    /// The cell is off the board.
    OffBoard {
        /// That cell.
        at: Coord,
    },
    /// There is a disc on the cell.
    Occupied(Named),
    /// A disc would not stay on the cell but fall.
    Floating {
        /// That cell.
        at: Named,
        /// Where it would land.
        lands: Named,
    },
    /// Only discs of the lowest row are popped.
    NotLowest(Named),
    /// The disc that is to be popped is the other player's.
    Theirs(Named),
    /// There is no disc to be popped.
    NoDisc(Named),
    /// The column is full.
    Full {
        /// From 1 on.
        column: usize,
    },
    /// There is no such column.
    NoColumn {
        /// From 1 on.
        column: usize,
        /// How many there are.
        cols: usize,
    },
    /// A text is neither a column nor a pop.
    NoMove {
        /// How many columns there are.
        cols: usize,
    },
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OffBoard { at } => write!(f, "{at} is off the board"),
            Self::Occupied(at) => write!(f, "{at} is occupied"),
            Self::Floating { at, lands } => {
                write!(f, "a disc does not stay on {at}: it falls to {lands}")
            }
            Self::NotLowest(at) => {
                write!(
                    f,
                    "{at} is not in the lowest row, from which discs are popped"
                )
            }
            Self::Theirs(at) => write!(f, "the disc on {at} is not yours"),
            Self::NoDisc(at) => write!(f, "there is no disc on {at}"),
            Self::Full { column } => write!(f, "column {column} is full"),
            Self::NoColumn { column, cols } => {
                write!(f, "there is no column {column}: columns are 1 to {cols}")
            }
            Self::NoMove { cols } => write!(
                f,
                "not a move: a column from 1 to {cols} to drop a disc, or {POP}1 to {POP}{cols} to take one out"
            ),
        }
    }
}

impl std::error::Error for Refusal {}

/// With the cells that it names.
impl From<Refusal> for Illegal {
    fn from(refusal: Refusal) -> Self {
        let cells = match &refusal {
            Refusal::OffBoard { at } => vec![*at],
            Refusal::Floating { at, lands } => vec![at.cell(), lands.cell()],
            Refusal::Occupied(at)
            | Refusal::NotLowest(at)
            | Refusal::Theirs(at)
            | Refusal::NoDisc(at) => vec![at.cell()],
            Refusal::Full { .. } | Refusal::NoColumn { .. } | Refusal::NoMove { .. } => Vec::new(),
        };
        Self::refused_at(refusal, cells)
    }
}
