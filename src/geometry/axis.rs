//! [`Axis`]: the four axes of the compass.

use super::Direction;

/// One of the four axes of a rectangle: its columns, its rows and its two families of diagonals.
///
/// ```text
///  Falling  Column  Rising
///         \    |   /
///  Row  --     +     -- Row
///         /    |   \
///   Rising  Column  Falling
/// ```
///
/// The two directions along an axis are opposite; [`forward`](Self::forward) leads to later cells in reading order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Axis {
    /// North and south.
    Column,
    /// North-east and south-west.
    Rising,
    /// East and west.
    Row,
    /// South-east and north-west.
    Falling,
}

impl Axis {
    /// The axis of a direction, or `None` if it is not a compass direction.
    #[inline(always)]
    pub(crate) const fn of(direction: Direction) -> Option<Self> {
        match (direction.rows(), direction.cols()) {
            (-1 | 1, 0) => Some(Self::Column),
            (-1, 1) | (1, -1) => Some(Self::Rising),
            (0, -1 | 1) => Some(Self::Row),
            (-1, -1) | (1, 1) => Some(Self::Falling),
            _ => None,
        }
    }

    /// The direction along the axis that [is forward](Direction::is_forward): to later cells in reading order.
    #[inline]
    pub(crate) const fn forward(self) -> Direction {
        match self {
            Self::Column => Direction::S,
            Self::Rising => Direction::SW,
            Self::Row => Direction::E,
            Self::Falling => Direction::SE,
        }
    }
}

impl Direction {
    /// Returns this step or its opposite, whichever leads to the right or straight up. For a compass step this is a
    /// member of [`AXES`](Self::AXES).
    ///
    /// ```
    /// use collinear::Direction;
    ///
    /// assert_eq!(Direction::SW.canonical(), Direction::NE);
    /// assert_eq!(Direction::S.canonical(), Direction::N);
    /// assert_eq!(Direction::ALL.map(Direction::canonical)[..4], Direction::AXES);
    /// ```
    #[doc(alias = "axis")]
    #[must_use]
    pub const fn canonical(self) -> Self {
        if self.cols() > 0 || (self.cols() == 0 && self.rows() < 0) {
            self
        } else {
            self.back()
        }
    }

    /// Whether the step leads to a later cell in reading order: down, or to the right in its row.
    ///
    /// ```
    /// use collinear::Direction;
    ///
    /// let forward = Direction::ALL.into_iter().filter(|step| step.is_forward());
    /// assert!(forward.eq([Direction::E, Direction::SE, Direction::S, Direction::SW]));
    /// ```
    #[must_use]
    #[inline(always)]
    pub const fn is_forward(self) -> bool {
        self.rows() > 0 || self.rows() == 0 && self.cols() > 0
    }
}
