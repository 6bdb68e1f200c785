//! [`Side`]: one of the two players.

use core::{fmt, ops::Neg};

use super::Named;

/// One of two players: the one who moves first, or the other.
///
/// ```
/// use collinear::rules::Side;
///
/// assert_eq!(Side::First.other(), Side::Second);
/// assert_eq!(Side::Second.to_string(), "second");
/// assert_eq!(char::from(Side::First), 'X');
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Side {
    /// The player who moves first.
    First,
    /// The other player.
    Second,
}

impl Side {
    /// Both players, the first one first.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// 0 for the first player and 1 for the second: an index into an array with an entry for each.
    ///
    /// ```
    /// use collinear::rules::Side;
    ///
    /// let mut captured = [0, 0];
    /// captured[Side::Second.index()] += 2;
    /// assert_eq!(captured, [0, 2]);
    /// ```
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Self::First => 0,
            Self::Second => 1,
        }
    }

    /// The opponent.
    #[must_use]
    #[inline]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// A heading as this player sees the board: unchanged for the first player, who sits below, and reversed for the
    /// second, who sits above. So one heading means forward for both.
    ///
    /// ```
    /// use collinear::{Direction, rules::Side};
    ///
    /// let forward = |side: Side| [Direction::N, Direction::NE].map(|direction| side.facing(direction));
    /// assert_eq!(forward(Side::First), [Direction::N, Direction::NE]);
    /// assert_eq!(forward(Side::Second), [Direction::S, Direction::SW]);
    /// ```
    #[doc(alias("forward", "ahead", "pawn direction"))]
    #[must_use]
    #[inline]
    pub fn facing<H: Neg<Output = H>>(self, heading: H) -> H {
        match self {
            Self::First => heading,
            Self::Second => -heading,
        }
    }
}

crate::named! { Side: First = "first", Second = "second" }

/// `X` for the first player, `O` for the second.
impl From<Side> for char {
    fn from(side: Side) -> Self {
        match side {
            Side::First => 'X',
            Side::Second => 'O',
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
