//! [`End`]: why a game ended.

use std::fmt;

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum End {
    /// A player has no piece left, and has lost.
    NoPieces,
    /// A player can't move, and has lost.
    Blocked,
    /// The position has occurred three times: a draw.
    Repetition,
    /// Kings have moved for too long, and taken nothing: a draw.
    KingMoves,
    /// A lone king has held out for long enough: a draw.
    LoneKing,
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::NoPieces => "all pieces of a player are taken",
            Self::Blocked => "a player can't move",
            Self::Repetition => "the position has occurred three times",
            Self::KingMoves => "too many moves of kings",
            Self::LoneKing => "a lone king has held out",
        })
    }
}
