//! [`TwinError`]: what the bits can't do.

use core::fmt;

use super::super::PositionError;

/// Why a game or a state of [`PegSolitaire`](super::super::PegSolitaire) has no twin on bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum TwinError {
    /// The board has more than 64 holes.
    TooManyHoles {
        /// How many it has.
        holes: usize,
    },
    /// The state is one of another board.
    OtherBoard(PositionError),
}

impl fmt::Display for TwinError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooManyHoles { holes } => write!(
                f,
                "the board has {holes} holes: there is a bit for each of at most 64"
            ),
            Self::OtherBoard(error) => fmt::Display::fmt(error, f),
        }
    }
}

impl core::error::Error for TwinError {}
