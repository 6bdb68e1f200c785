//! [`Side`]: who plays.

use core::{fmt, ops::Neg};

use super::Named;

/// One of the players: the one who moves first, or the other.
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
    /// The player who begins.
    First,
    /// The other one.
    Second,
}

impl Side {
    /// Both, the first one first.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// 0 for the first player and 1 for the second: the place in an array that has something for
    /// each.
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

    /// A heading as this player sees the board: as it is for the first, who sits below, and the opposite one
    /// for the second, who sits above. What is forward for a pawn or a man is so for both.
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
