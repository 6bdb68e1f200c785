//! [`Opinion`]: the value of a position and the best line, from a search.

use std::{cmp::Ordering, fmt, ops::Neg};

/// The value of a position and the best line of both sides.
#[doc(alias("evaluation", "principal variation", "pv"))]
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct Opinion<M> {
    /// The value for the side to move.
    pub score: Score,
    /// The moves that both sides would play, the advice first.
    pub line: Vec<M>,
}

impl<M> Opinion<M> {
    /// An opinion with this score and line.
    #[must_use]
    pub const fn new(score: Score, line: Vec<M>) -> Self {
        Self { score, line }
    }
}

/// The value of a position for the side to move; `-score` is the value for the other side.
///
/// A score that says how the game ends is certain. If a [`Judge`](super::Judge) leaves moves out, losses and draws are
/// reported as estimates, but wins are still certain. The search of Hnefatafl ignores repetition.
///
/// ```
/// use collinear_play::computer::Score;
///
/// let score = Score::Wins { moves: Some(3) };
/// assert_eq!(score.to_string(), "wins in 3 moves");
/// assert_eq!((-score).to_string(), "loses in 3 moves");
/// assert_eq!(Score::Worth(2).to_string(), "+2");
/// assert_eq!(Score::Chance(0.63).to_string(), "63 % of random games");
/// ```
#[doc(alias("evaluation", "mate in"))]
#[derive(Clone, Copy, PartialEq, Debug)]
#[non_exhaustive]
pub enum Score {
    /// The side to move wins, whatever the other side does.
    Wins {
        /// The largest number of moves that this side needs to win, if known; 1 means that the next move wins.
        moves: Option<u32>,
    },
    /// The other side wins, whatever the side to move does.
    Loses {
        /// The smallest number of moves that the other side needs to win, if known.
        moves: Option<u32>,
    },
    /// Neither side can do better than a draw.
    Draws,
    /// With best play the game ends with this margin, such as a number of discs.
    By(i32),
    /// An estimate in the unit of the [`Judge`](super::Judge), or the expected final score.
    ///
    /// The score is the mean of the last two depths, because a position looks better for the side that made the last
    /// move.
    Worth(i32),
    /// An estimate of the chance to win, from 0 to 1.
    Chance(f32),
    /// In a game for one: the goal can be reached in this many moves.
    Solvable {
        /// The number of moves of the known solution.
        moves: u32,
    },
    /// In a game for one: the goal cannot be reached any more.
    Hopeless,
}

impl Score {
    /// Returns how the game ends with best play. `Greater` is a win of the side to move; `None` means that the score is
    /// an estimate.
    #[must_use]
    pub fn decided(self) -> Option<Ordering> {
        match self {
            Self::Wins { .. } | Self::Solvable { .. } => Some(Ordering::Greater),
            Self::Loses { .. } | Self::Hopeless => Some(Ordering::Less),
            Self::Draws => Some(Ordering::Equal),
            Self::By(margin) => Some(margin.cmp(&0)),
            Self::Worth(_) | Self::Chance(_) => None,
        }
    }
}

/// The value for the other side. In a game for one player, the value stays the same.
impl Neg for Score {
    type Output = Self;

    fn neg(self) -> Self {
        match self {
            Self::Wins { moves } => Self::Loses { moves },
            Self::Loses { moves } => Self::Wins { moves },
            Self::By(margin) => Self::By(margin.saturating_neg()),
            Self::Worth(worth) => Self::Worth(worth.saturating_neg()),
            Self::Chance(share) => Self::Chance(1.0 - share),
            Self::Draws | Self::Solvable { .. } | Self::Hopeless => self,
        }
    }
}

/// The score in words: `wins in 3 moves`, `loses`, `a draw`, `ends 12 ahead`, `+2`, `63 % of random games`, `solvable
/// in 31 moves`.
///
/// [`Session::score_text`](crate::Session::score_text) adds the unit of the game.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Wins { moves: None } => f.write_str("wins"),
            Self::Wins { moves: Some(1) } => f.write_str("wins in 1 move"),
            Self::Wins { moves: Some(moves) } => write!(f, "wins in {moves} moves"),
            Self::Loses { moves: None } => f.write_str("loses"),
            Self::Loses { moves: Some(1) } => f.write_str("loses in 1 move"),
            Self::Loses { moves: Some(moves) } => write!(f, "loses in {moves} moves"),
            Self::Draws | Self::By(0) => f.write_str("a draw"),
            Self::By(margin) if margin > 0 => write!(f, "ends {margin} ahead"),
            Self::By(margin) => write!(f, "ends {} behind", margin.unsigned_abs()),
            Self::Worth(worth) => write!(f, "{worth:+}"),
            Self::Chance(share) => write!(f, "{:.0} % of random games", share * 100.0),
            Self::Solvable { moves: 0 } => f.write_str("solved"),
            Self::Solvable { moves: 1 } => f.write_str("solvable in 1 move"),
            Self::Solvable { moves } => write!(f, "solvable in {moves} moves"),
            Self::Hopeless => f.write_str("hopeless"),
        }
    }
}
