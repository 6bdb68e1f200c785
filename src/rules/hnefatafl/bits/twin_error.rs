//! [`TwinError`]: what the bits can't do.

use core::fmt;

use crate::{Bounds, bits::WrongSize};

/// Why a game or a state of [`Hnefatafl`](crate::rules::hnefatafl::Hnefatafl) has no twin of a type
/// on bits.
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
}

impl fmt::Display for TwinError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size { found, expected } => {
                write!(f, "the board has {found}, and the engine is for {expected}")
            }
        }
    }
}

impl core::error::Error for TwinError {}

impl From<WrongSize> for TwinError {
    fn from(WrongSize { found, expected }: WrongSize) -> Self {
        Self::Size { found, expected }
    }
}
