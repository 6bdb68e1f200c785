//! [`Outcome`]: how a game ended.

use core::fmt;

use super::Side;

/// How a game ended. The cells of a win are the game's to tell, as
/// [`InARow::winning_lines`](super::in_a_row::InARow::winning_lines) does.
///
/// ```
/// use collinear::rules::{Outcome, Side};
///
/// assert_eq!(Outcome::Win(Side::First).winner(), Some(Side::First));
/// assert_eq!(Outcome::Win(Side::First).to_string(), "first player won");
/// assert_eq!(Outcome::Draw.winner(), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Outcome {
    /// This player won.
    Win(Side),
    /// Nobody did.
    Draw,
}

impl Outcome {
    /// Who won, if anybody did.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Win(side) => Some(side),
            Self::Draw => None,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Win(side) => write!(f, "{side} player won"),
            Self::Draw => f.write_str("draw"),
        }
    }
}
