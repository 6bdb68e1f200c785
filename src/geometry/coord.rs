//! [`Coord`]: the row and the column of a cell.

use core::fmt;

use super::Direction;

/// A cell: its row and its column, both counted from 0, with row 0 at the top.
///
/// A coordinate is not tied to a board. If it is off the board of a query, the query returns `None`, an empty line or
/// an error; it never panics.
///
/// ```
/// use collinear::{Coord, Direction};
///
/// //   0 1 2
/// // 0 . . .
/// // 1 . . b
/// // 2 . a .
/// let (a, b) = (Coord::new(2, 1), Coord::new(1, 2));
/// assert_eq!(a.direction_to(b), Some(Direction::NE));
/// assert_eq!(a, Coord::from((2, 1)));
/// assert_eq!(a.to_string(), "(2, 1)");
/// ```
#[doc(alias = "square")]
#[doc(alias = "position")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Coord {
    /// The row, counted from 0 at the top.
    pub row: usize,
    /// The column, counted from 0 at the left.
    pub col: usize,
}

impl Coord {
    /// The cell in this row and this column.
    #[must_use]
    #[inline]
    pub const fn new(row: usize, col: usize) -> Self {
        Self { row, col }
    }

    /// The compass direction from this cell to another, or `None` if they share no row, column or diagonal.
    ///
    /// Also `None` for two equal cells. Joined sides are ignored. On a wrapped board, where nearly all cells are
    /// aligned, choose a direction and use [`Bounds::path_along`](crate::Bounds::path_along).
    ///
    /// ```
    /// use collinear::{Coord, Direction};
    ///
    /// let e4 = Coord::new(4, 4);
    /// assert_eq!(e4.direction_to(Coord::new(1, 1)), Some(Direction::NW));
    /// assert_eq!(e4.direction_to(Coord::new(4, 9)), Some(Direction::E));
    /// assert_eq!(e4.direction_to(Coord::new(2, 3)), None); // a knight's move
    /// assert_eq!(e4.direction_to(e4), None);
    /// ```
    #[must_use]
    #[inline]
    pub fn direction_to(self, to: Self) -> Option<Direction> {
        let down = self.row.abs_diff(to.row);
        let across = self.col.abs_diff(to.col);
        if down != across && down != 0 && across != 0 {
            return None;
        }
        let sign = |from: usize, to: usize| isize::from(to > from) - isize::from(to < from);
        Direction::new(sign(self.row, to.row), sign(self.col, to.col))
    }

    /// The distance in king's moves (Chebyshev): the larger of the row and the column difference.
    ///
    /// For aligned cells this is the number of steps between them. For hexagons in axial coordinates use
    /// [`Hex::distance`](crate::boards::Hex::distance).
    ///
    /// ```
    /// use collinear::Coord;
    ///
    /// assert_eq!(Coord::new(0, 0).distance(Coord::new(3, 3)), 3);
    /// assert_eq!(Coord::new(2, 7).distance(Coord::new(2, 3)), 4);
    /// ```
    #[doc(alias = "chebyshev")]
    #[must_use]
    #[inline]
    pub fn distance(self, to: Self) -> usize {
        self.row.abs_diff(to.row).max(self.col.abs_diff(to.col))
    }
}

/// Whether three cells are on one row, column or diagonal, ignoring joined sides.
///
/// A cell is aligned with itself: if two of the cells are equal, only the third matters.
///
/// ```
/// use collinear::{Coord, geometry::aligned};
///
/// let at = Coord::new;
/// assert!(aligned(at(0, 0), at(2, 2), at(5, 5)));
/// assert!(!aligned(at(0, 0), at(2, 2), at(5, 2))); // two pairs are aligned, but not all three cells
/// ```
#[doc(alias = "collinear")]
#[must_use]
pub fn aligned(a: Coord, b: Coord, c: Coord) -> bool {
    let axis = |x: Coord, y: Coord| x.direction_to(y).map(Direction::canonical);
    match (axis(a, b), axis(a, c)) {
        (Some(ab), Some(ac)) => ab == ac,
        (None, ac) => a == b && (a == c || ac.is_some()),
        (ab, None) => a == c && ab.is_some(),
    }
}

impl From<(usize, usize)> for Coord {
    fn from((row, col): (usize, usize)) -> Self {
        Self { row, col }
    }
}

impl From<[usize; 2]> for Coord {
    fn from([row, col]: [usize; 2]) -> Self {
        Self { row, col }
    }
}

impl From<Coord> for (usize, usize) {
    fn from(coord: Coord) -> Self {
        (coord.row, coord.col)
    }
}

/// The index of a cell in a two-dimensional `ndarray` array.
impl From<Coord> for [usize; 2] {
    fn from(coord: Coord) -> Self {
        [coord.row, coord.col]
    }
}

/// `(row, column)`, counted from 0. For names such as `e4` see [`Bounds::name_from`](crate::Bounds::name_from).
impl fmt::Display for Coord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.row, self.col)
    }
}

/// The same text as [`Display`](fmt::Display).
impl fmt::Debug for Coord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
