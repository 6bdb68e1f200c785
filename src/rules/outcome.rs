//! [`Outcome`]: how a game ended.

use core::{cmp::Ordering, fmt};

use super::Side;

/// How a game ended. For two players: a win or a draw. For one: solved, stuck, lost, or a score.
///
/// The cells of a win are a query of the game, such as
/// [`InARow::winning_lines`](super::in_a_row::InARow::winning_lines).
///
/// ```
/// use collinear::rules::{Outcome, Side};
///
/// assert_eq!(Outcome::Win(Side::First).winner(), Some(Side::First));
/// assert_eq!(Outcome::Win(Side::First).to_string(), "first player won");
/// assert_eq!(Outcome::Draw.winner(), None);
/// assert_eq!(Outcome::Stuck { left: 3 }.to_string(), "stuck with 3 left");
/// assert_eq!(Outcome::Score(2048).to_string(), "ended with a score of 2048");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Outcome {
    /// This player won.
    Win(Side),
    /// Neither of two players won.
    Draw,
    /// The only player reached the goal.
    Solved,
    /// The only player can't move and has not reached the goal.
    Stuck {
        /// The number of pegs, cards or blocks that were not cleared away.
        left: usize,
    },
    /// The only player lost, for example by stepping on a mine.
    Lost,
    /// The only player ended with this score, as in 2048. A higher score is better.
    Score(u64),
}

impl Outcome {
    /// Compares two scores: the higher one wins, and equal scores are a draw. Scores that can't be compared, such as
    /// `NaN`, are a draw, too.
    ///
    /// ```
    /// use collinear::rules::{Outcome, Side};
    ///
    /// assert_eq!(Outcome::by_score(5, 4), Outcome::Win(Side::First));
    /// assert_eq!(Outcome::by_score(4.5, 5.0), Outcome::Win(Side::Second));
    /// assert_eq!(Outcome::by_score([1, 0], [1, 0]), Outcome::Draw);
    /// assert_eq!(Outcome::by_score(f64::NAN, 5.0), Outcome::Draw);
    /// ```
    #[doc(alias("points", "majority", "area scoring"))]
    #[must_use]
    #[expect(clippy::needless_pass_by_value, reason = "scores are numbers")]
    pub fn by_score<T: PartialOrd>(first: T, second: T) -> Self {
        match first.partial_cmp(&second) {
            Some(Ordering::Greater) => Self::Win(Side::First),
            Some(Ordering::Less) => Self::Win(Side::Second),
            Some(Ordering::Equal) | None => Self::Draw,
        }
    }

    /// The winner, if there is one. A solved game for one is won by the first player.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Win(side) => Some(side),
            Self::Solved => Some(Side::First),
            Self::Draw | Self::Stuck { .. } | Self::Lost | Self::Score(_) => None,
        }
    }

    /// True if only a game for one can end like this.
    #[must_use]
    pub const fn is_for_one(self) -> bool {
        match self {
            Self::Win(_) | Self::Draw => false,
            Self::Solved | Self::Stuck { .. } | Self::Lost | Self::Score(_) => true,
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
            Self::Lost => f.write_str("lost"),
            Self::Score(score) => write!(f, "ended with a score of {score}"),
        }
    }
}
