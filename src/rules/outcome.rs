//! [`Outcome`]: how a game ended.

use core::fmt;

use super::Side;

/// How a game ended: for two players with a win or a draw, for one with the puzzle solved or not.
/// The cells of a win are the game's to tell, as
/// [`InARow::winning_lines`](super::in_a_row::InARow::winning_lines) does.
///
/// ```
/// use collinear::rules::{Outcome, Side};
///
/// assert_eq!(Outcome::Win(Side::First).winner(), Some(Side::First));
/// assert_eq!(Outcome::Win(Side::First).to_string(), "first player won");
/// assert_eq!(Outcome::Draw.winner(), None);
/// assert_eq!(Outcome::Stuck { left: 3 }.to_string(), "stuck with 3 left");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Outcome {
    /// This player won.
    Win(Side),
    /// Neither of two players did.
    Draw,
    /// The only player reached the goal.
    Solved,
    /// The only player can't go on and has not reached the goal.
    Stuck {
        /// How much is left of what had to be cleared away: pegs, cards, blocks.
        left: usize,
    },
}

impl Outcome {
    /// Who won, if anybody did; a game for one is won by the first player, who is the only one, if
    /// it is solved.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Win(side) => Some(side),
            Self::Solved => Some(Side::First),
            Self::Draw | Self::Stuck { .. } => None,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Win(side) => write!(f, "{side} player won"),
            Self::Draw => f.write_str("draw"),
            Self::Solved => f.write_str("solved"),
            Self::Stuck { left } => write!(f, "stuck with {left} left"),
        }
    }
}
