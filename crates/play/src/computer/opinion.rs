//! [`Opinion`]: what a search thinks of a position.

use std::{cmp::Ordering, fmt, ops::Neg};

/// What a search thinks of a position: its evaluation, and the best play of both sides.
#[doc(alias("evaluation", "principal variation", "pv"))]
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct Opinion<M> {
    /// What the position is worth for the side to move.
    pub score: Score,
    /// What both sides would play, the advice first.
    pub line: Vec<M>,
}

impl<M> Opinion<M> {
    /// An opinion of this score, with this line.
    #[must_use]
    pub const fn new(score: Score, line: Vec<M>) -> Self {
        Self { score, line }
    }
}

/// What a position is worth for the side to move. `-score` is what it is worth for the other side.
///
/// What is decided is so whatever else is played. Where a [`Judge`](super::Judge) leaves moves out, a loss or a draw
/// among those that it looks at is told as an estimate, the worst or 0; a win is one even so. Only the search of
/// Hnefatafl forgets repetition.
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
        /// With which of its moves it wins at the latest, if that is known: 1 is the next one.
        moves: Option<u32>,
    },
    /// The other side wins, whatever the side to move does.
    Loses {
        /// With which of its moves the other side wins at the earliest, if that is known.
        moves: Option<u32>,
    },
    /// Neither side can do better than a draw.
    Draws,
    /// With the best play of both sides the game ends with this margin, such as so many discs more than
    /// the other side has.
    By(i32),
    /// An estimate, in the unit of the [`Judge`](super::Judge): the mean of the last two depths, since who makes the
    /// last move seems to be ahead. Where a game ends with a score, that score.
    Worth(i32),
    /// An estimate of how likely it wins, from 0 to 1.
    Chance(f32),
    /// In a game for one: the goal can be reached with so many moves.
    Solvable {
        /// The moves of the way that is known.
        moves: u32,
    },
    /// In a game for one: nothing leads to the goal any more.
    Hopeless,
}

impl Score {
    /// How the game ends if both sides play their best, `Greater` for a win of the side to move; `None` for an
    /// estimate.
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

/// What it is worth for the other side; in a game for one there is none, and it is the same.
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

/// As people say it: `wins in 3 moves`, `loses`, `a draw`, `ends 12 ahead`, `+2`, `63 % of random games`,
/// `solvable in 31 moves`. What is counted the game knows: [`Session::score_text`](crate::Session::score_text).
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
