//! [`Refusal`]: why a move is illegal, or a text is none.

use std::fmt;

use collinear::{
    geometry::Named,
    rules::{Illegal, in_a_row},
};

use super::POP;

/// Why a move is illegal, or a text is none.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Refusal {
    /// As where discs are only dropped.
    Dropped(in_a_row::Refusal),
    /// Only discs of the lowest row are popped.
    NotLowest(Named),
    /// The disc that is to be popped is the other player's.
    Theirs(Named),
    /// There is no disc to be popped.
    NoDisc(Named),
    /// A text is neither a column nor a pop.
    NoMove {
        /// Why it is no column.
        column: in_a_row::Refusal,
    },
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dropped(refusal) => refusal.fmt(f),
            Self::NotLowest(at) => {
                write!(
                    f,
                    "{at} is not in the lowest row, from which discs are popped"
                )
            }
            Self::Theirs(at) => write!(f, "the disc on {at} is not yours"),
            Self::NoDisc(at) => write!(f, "there is no disc on {at}"),
            Self::NoMove { column } => write!(f, "{column}, and {POP}1 takes a disc out"),
        }
    }
}

impl std::error::Error for Refusal {}

impl From<in_a_row::Refusal> for Refusal {
    fn from(refusal: in_a_row::Refusal) -> Self {
        Self::Dropped(refusal)
    }
}

/// With the cells that it names.
impl From<Refusal> for Illegal {
    fn from(refusal: Refusal) -> Self {
        let cells = match &refusal {
            Refusal::Dropped(refusal) => refusal.cells(),
            Refusal::NotLowest(at) | Refusal::Theirs(at) | Refusal::NoDisc(at) => vec![at.cell()],
            Refusal::NoMove { .. } => Vec::new(),
        };
        Self::refused_at(refusal, cells)
    }
}
