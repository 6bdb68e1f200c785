//! [`Hex`]: a hexagonal cell, in axial coordinates.

use core::{fmt, str::FromStr};

use crate::geometry::{Direction, NameError, Tiling};

use super::{PlaneCell, plane_cell};

/// A hexagonal cell in axial coordinates: `q` is its column, `r` its row.
///
/// The six neighbours in the directions of [`Direction::HEX`]:
///
/// ```text
///        NW     N            (q-1, r-1)  (q, r-1)
///          \   /
///      W -- hex -- E      (q-1, r)    (q, r)    (q+1, r)
///          /   \
///         S     SE           (q, r+1)  (q+1, r+1)
/// ```
///
/// ```
/// use collinear::boards::Hex;
///
/// let at = Hex::new(2, -1);
/// assert_eq!(at.distance(Hex::new(4, 1)), 2); // SE twice
/// assert_eq!(at.distance(Hex::new(4, -3)), 4); // NE is not a step
/// assert_eq!("(2, -1)".parse(), Ok(at));
/// assert_eq!(at.to_string(), "(2, -1)");
/// ```
#[doc(alias = "axial")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Hex {
    // The row is first, so that cells sort in reading order.
    /// The row.
    pub r: i32,
    /// The column.
    pub q: i32,
}

impl Hex {
    /// The cell in column `q` and row `r`.
    #[must_use]
    #[inline]
    pub const fn new(q: i32, r: i32) -> Self {
        Self { r, q }
    }

    /// The distance to a cell, in steps between neighbours.
    #[must_use]
    #[inline]
    pub fn distance(self, to: Self) -> u64 {
        let [down, across] = plane_cell::offset(self, to);
        let furthest = [down, across, across - down].map(i64::unsigned_abs);
        furthest.into_iter().fold(0, u64::max)
    }

    /// The six neighbours, in the order of [`Direction::HEX`]; fewer if coordinates would overflow.
    pub fn neighbours(self) -> impl Iterator<Item = Self> + Clone {
        self.ring(1)
    }

    /// All cells within a [distance](Self::distance), including this one, in reading order: a hexagon.
    ///
    /// ```
    /// use collinear::boards::Hex;
    ///
    /// let sizes = [0, 1, 2, 3].map(|radius| Hex::new(5, 5).disk(radius).count());
    /// assert_eq!(sizes, [1, 7, 19, 37]);
    /// ```
    #[doc(alias = "range")]
    #[doc(alias = "hexagon")]
    pub fn disk(self, radius: u64) -> impl Iterator<Item = Self> + Clone {
        plane_cell::disk(self, radius, |down, radius| {
            [(down - radius).max(-radius), (down + radius).min(radius)]
        })
    }

    /// The cells at this [distance](Self::distance), clockwise from the northern one.
    ///
    /// ```
    /// use collinear::boards::Hex;
    ///
    /// let sizes = [0, 1, 2, 3].map(|radius| Hex::new(5, 5).ring(radius).count());
    /// assert_eq!(sizes, [1, 6, 12, 18]);
    /// ```
    pub fn ring(self, radius: u64) -> impl Iterator<Item = Self> + Clone {
        const SIDES: [Direction; 6] = [
            Direction::SE,
            Direction::S,
            Direction::W,
            Direction::NW,
            Direction::N,
            Direction::E,
        ];
        plane_cell::ring(self, radius, Direction::N, &SIDES, 1)
    }

    /// All cells within a distance, nearest first: this one and its [rings](Self::ring) up to this radius.
    ///
    /// ```
    /// use collinear::boards::Hex;
    ///
    /// let at = Hex::new(5, 5);
    /// let nearest_first: Vec<_> = at.spiral(2).map(|cell| at.distance(cell)).collect();
    /// assert_eq!(nearest_first.len(), 1 + 6 + 12);
    /// assert!(nearest_first.is_sorted());
    /// ```
    pub fn spiral(self, radius: u64) -> impl Iterator<Item = Self> + Clone {
        (0..=radius).flat_map(move |radius| self.ring(radius))
    }
}

impl PlaneCell for Hex {
    const TILING: Tiling = Tiling::Hexagonal;

    #[inline]
    fn at(row: i32, col: i32) -> Self {
        Self { r: row, q: col }
    }

    #[inline]
    fn row(self) -> i32 {
        self.r
    }

    #[inline]
    fn col(self) -> i32 {
        self.q
    }
}

impl FromStr for Hex {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Self, NameError> {
        plane_cell::parsed(text).map(|[q, r]| Self { r, q })
    }
}

/// `(q, r)`.
impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.q, self.r)
    }
}

/// The same text as [`Display`](fmt::Display).
impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
