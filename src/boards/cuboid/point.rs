//! [`Point`]: a cell of a box.

use core::fmt;

/// A cell of a [`Cuboid`](super::Cuboid): its coordinates counted from 0, the column last.
///
/// ```
/// use collinear::boards::Point;
///
/// assert_eq!(Point([0, 2, 1]).to_string(), "(0, 2, 1)"); // layer 0, row 2, column 1
/// assert!(Point([0, 2, 1]) < Point([1, 0, 0])); // as a board is read, layer by layer
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point<const N: usize>(pub [usize; N]);

impl<const N: usize> From<[usize; N]> for Point<N> {
    fn from(coordinates: [usize; N]) -> Self {
        Self(coordinates)
    }
}

impl<const N: usize> From<Point<N>> for [usize; N] {
    fn from(Point(coordinates): Point<N>) -> Self {
        coordinates
    }
}

impl<const N: usize> fmt::Display for Point<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({})", itertools::join(self.0, ", "))
    }
}

/// As [`Display`](fmt::Display).
impl<const N: usize> fmt::Debug for Point<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
