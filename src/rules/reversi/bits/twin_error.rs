//! [`TwinError`]: why there is no such game on sets of cells.

use core::fmt;

use super::super::PositionError;
use crate::{Bounds, Wrap, bits::WrongSize};

/// Why a game or a state can't be had as one of [`BitReversi`](super::BitReversi).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum TwinError {
    /// The board has another size than the engine is compiled for.
    Size {
        /// The size that it has.
        found: Bounds,
        /// The size that the engine is compiled for.
        expected: Bounds,
    },
    /// Sides of the board are joined, and the lines of the engine end at the edge.
    Wrapped {
        /// Which sides.
        wrap: Wrap,
    },
    /// The state is of another board than the game.
    Position(PositionError),
}

impl fmt::Display for TwinError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size { found, expected } => {
                write!(f, "the board has {found}, and the engine is for {expected}")
            }
            Self::Wrapped { .. } => {
                f.write_str("sides of the board are joined, and the engine is for plain boards")
            }
            Self::Position(error) => fmt::Display::fmt(error, f),
        }
    }
}

impl core::error::Error for TwinError {}

impl From<WrongSize> for TwinError {
    fn from(WrongSize { found, expected }: WrongSize) -> Self {
        Self::Size { found, expected }
    }
}
