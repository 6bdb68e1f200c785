//! [`End`]: why a game ended.

use core::fmt;

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum End {
    /// The king reached a corner, or the edge: the defenders won.
    Escaped,
    /// The king was captured: the attackers won.
    KingTaken,
    /// No defender is connected with the edge: the attackers won.
    Encircled,
    /// The king is in a fort at the edge: the defenders won.
    ExitFort,
    /// The side to move has no legal move: it lost.
    NoMove,
    /// The position occurred for the third time.
    Repetition,
}

/// Writes the reason in lower case: `king-taken`.
impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Escaped => "escaped",
            Self::KingTaken => "king-taken",
            Self::Encircled => "encircled",
            Self::ExitFort => "exit-fort",
            Self::NoMove => "no-move",
            Self::Repetition => "repetition",
        })
    }
}
