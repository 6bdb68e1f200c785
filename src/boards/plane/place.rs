//! [`Place`]: a cell of the endless plane of squares.

use core::{cmp, fmt, str::FromStr};

use crate::geometry::{Direction, NameError};

use super::{PlaneCell, plane_cell};

/// A cell of the [`Plane`](super::Plane): its row and its column, counted down and to the right from
/// `(0, 0)`.
///
/// ```
/// use collinear::boards::Place;
///
/// let at = Place::new(-1, 4);
/// assert_eq!(at.distance(Place::new(1, 1)), 3);
/// assert_eq!("(-1, 4)".parse(), Ok(at));
/// assert_eq!(at.to_string(), "(-1, 4)");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Place {
    /// The row; negative above `(0, 0)`.
    pub row: i32,
    /// The column; negative to the left of `(0, 0)`.
    pub col: i32,
}

impl Place {
    /// The cell in this row and this column.
    #[must_use]
    #[inline]
    pub const fn new(row: i32, col: i32) -> Self {
        Self { row, col }
    }

    /// The distance in steps of a king (Chebyshev).
    #[must_use]
    #[inline]
    pub fn distance(self, to: Self) -> u64 {
        let [down, across] = plane_cell::offset(self, to);
        cmp::max(down.unsigned_abs(), across.unsigned_abs())
    }

    /// All cells within a [distance](Self::distance), including this one, in reading order.
    ///
    /// ```
    /// use collinear::boards::Place;
    ///
    /// assert_eq!(Place::new(0, 0).disk(2).count(), 25);
    /// assert_eq!(Place::new(i32::MAX, 0).disk(1).count(), 6); // the row below does not exist
    /// ```
    pub fn disk(self, radius: u64) -> impl Iterator<Item = Self> + Clone {
        plane_cell::disk(self, radius, |_, radius| [-radius, radius])
    }

    /// The cells at this [distance](Self::distance), clockwise from the upper left corner.
    ///
    /// ```
    /// use collinear::boards::Place;
    ///
    /// let ring: Vec<_> = Place::new(0, 0).ring(1).map(|at| (at.row, at.col)).collect();
    /// let around = [(-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1)];
    /// assert_eq!(ring, around);
    /// ```
    pub fn ring(self, radius: u64) -> impl Iterator<Item = Self> + Clone {
        const SIDES: [Direction; 4] = [Direction::E, Direction::S, Direction::W, Direction::N];
        plane_cell::ring(self, radius, Direction::NW, &SIDES, 2)
    }

    /// All cells within a distance, nearest first: this one and its [rings](Self::ring) up to this radius.
    ///
    /// ```
    /// use collinear::boards::Place;
    ///
    /// let last = Place::new(0, 0).spiral(2).last();
    /// assert_eq!(last, Some(Place::new(-1, -2))); // the cell before the corner at which the ring begins
    /// ```
    pub fn spiral(self, radius: u64) -> impl Iterator<Item = Self> + Clone {
        (0..=radius).flat_map(move |radius| self.ring(radius))
    }
}

impl PlaneCell for Place {
    #[inline]
    fn at(row: i32, col: i32) -> Self {
        Self { row, col }
    }

    #[inline]
    fn row(self) -> i32 {
        self.row
    }

    #[inline]
    fn col(self) -> i32 {
        self.col
    }
}

impl FromStr for Place {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Self, NameError> {
        plane_cell::parsed(text).map(|[row, col]| Self { row, col })
    }
}

/// `(row, col)`.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.row, self.col)
    }
}

/// The same text as [`Display`](fmt::Display).
impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
