//! [`End`]: why a game ended.

use core::fmt;

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum End {
    /// The king has reached a corner, or the edge: the defenders have won.
    Escaped,
    /// The king is taken: the attackers have won.
    KingTaken,
    /// No defender is connected with the edge: the attackers have won.
    Encircled,
    /// The king stands in a fort at the edge: the defenders have won.
    ExitFort,
    /// The side to move has no move, and has lost.
    NoMove,
    /// The position has occurred for the third time.
    Repetition,
}

/// In small letters, `king-taken`.
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
