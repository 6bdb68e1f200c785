//! [`End`]: why a game ended.

use std::fmt;

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum End {
    /// A player has no piece left, and loses.
    NoPieces,
    /// A player cannot move, and loses.
    Blocked,
    /// The position has occurred three times: a draw.
    Repetition,
    /// Too many king moves in a row without a capture: a draw.
    KingMoves,
    /// A lone king has held out long enough: a draw.
    LoneKing,
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::NoPieces => "a player has no pieces left",
            Self::Blocked => "a player cannot move",
            Self::Repetition => "the position has occurred three times",
            Self::KingMoves => "too many king moves without a capture",
            Self::LoneKing => "a lone king has held out long enough",
        })
    }
}
