//! [`Bounds`]: the size of a board of rows and columns.

use core::fmt;

use super::{Board, Coord, Coords, Direction, Rect, TooLarge, Wrap};

/// A board of rows and columns: its size, and which sides are joined.
///
/// It has all the queries but stores no values. The values can be anywhere: in a [`Grid`](crate::Grid), in an array of
/// your own, in a set of bits.
///
/// ```
/// use collinear::{Bounds, Coord, Direction, Wrap};
///
/// let board = Bounds::new(2, 3)?;
/// let corner = Coord::new(0, 2);
/// assert_eq!(board.step(corner, Direction::S), Some(Coord::new(1, 2)));
/// assert_eq!(board.step(corner, Direction::E), None);
///
/// let cylinder = board.with_wrap(Wrap::EastWest);
/// assert_eq!(cylinder.step(corner, Direction::E), Some(Coord::new(0, 0)));
/// # Ok::<(), collinear::TooLarge>(())
/// ```
pub type Bounds = Board<Rect>;

impl Bounds {
    /// A board of this many rows and columns, not wrapped. Either may be 0: a board without cells.
    ///
    /// # Errors
    ///
    /// [`TooLarge`] if the product of the sides that are not 0 exceeds `isize::MAX`, the most cells that any
    /// container can hold.
    ///
    /// ```
    /// use collinear::{Bounds, TooLarge};
    ///
    /// assert_eq!(Bounds::new(6, 7)?.cell_count(), 42);
    /// let error = Bounds::new(usize::MAX, 2).unwrap_err();
    /// assert_eq!(error, TooLarge::sides(usize::MAX, 2));
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    #[inline]
    pub const fn new(rows: usize, cols: usize) -> Result<Self, TooLarge> {
        match Rect::new(rows, cols) {
            Ok(rect) => Ok(Self(rect)),
            Err(error) => Err(error),
        }
    }

    /// The bounds of an array that exists, so its cells fit in memory.
    #[inline]
    pub(crate) const fn of_array(rows: usize, cols: usize) -> Self {
        Self(Rect::of_size(rows, cols))
    }

    /// The same size, with these sides joined.
    #[must_use]
    #[inline]
    pub const fn with_wrap(self, wrap: Wrap) -> Self {
        Self(self.0.with_wrap(wrap))
    }

    /// The number of rows.
    #[must_use]
    #[inline]
    pub const fn rows(self) -> usize {
        self.0.rows()
    }

    /// The number of columns.
    #[must_use]
    #[inline]
    pub const fn cols(self) -> usize {
        self.0.cols()
    }

    /// Which sides are joined.
    #[must_use]
    #[inline]
    pub const fn wrap(self) -> Wrap {
        self.0.wrap()
    }

    /// Whether any sides are joined.
    #[must_use]
    #[inline]
    pub const fn is_wrapped(self) -> bool {
        self.0.is_wrapped()
    }

    /// The number of cells.
    #[must_use]
    #[inline]
    pub const fn cell_count(self) -> usize {
        self.rows() * self.cols()
    }

    /// Whether a step up, down, left or right from this cell leaves the board. Joined sides have no edge. `false` for
    /// a cell off the board.
    ///
    /// On any board, also one [with holes](Board::without), `board.step(at, heading).is_none()` says whether a cell is
    /// at the edge in one heading. [`Hexagons`](crate::boards::Hexagons) has its own `is_on_edge` and `is_corner`.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Wrap};
    ///
    /// let board = Bounds::new(5, 5)?;
    /// assert!(board.is_on_edge(Coord::new(2, 4)));
    /// assert!(!board.is_on_edge(Coord::new(2, 3)));
    /// assert!(!board.with_wrap(Wrap::EastWest).is_on_edge(Coord::new(2, 4)));
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn is_on_edge(self, at: Coord) -> bool {
        self.0.contains(at) && (self.is_on_row_edge(at) || self.is_on_col_edge(at))
    }

    /// Whether a step up or down and a step left or right both leave the board from this cell.
    /// [`corners`](Board::corners) lists the corners of any board.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Wrap};
    ///
    /// let board = Bounds::new(5, 5)?;
    /// assert!(board.is_corner(Coord::new(4, 0)));
    /// assert!(!board.is_corner(Coord::new(4, 1)));
    /// assert!(!board.with_wrap(Wrap::EastWest).is_corner(Coord::new(4, 0)));
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn is_corner(self, at: Coord) -> bool {
        self.0.contains(at) && self.is_on_row_edge(at) && self.is_on_col_edge(at)
    }

    const fn is_on_row_edge(self, at: Coord) -> bool {
        !self.joins_rows() && (at.row == 0 || at.row + 1 == self.rows())
    }

    const fn is_on_col_edge(self, at: Coord) -> bool {
        !self.joins_cols() && (at.col == 0 || at.col + 1 == self.cols())
    }

    /// The index of a cell in reading order (row by row, from the left), or `None` off the board.
    ///
    /// The inverse of [`coord_at`](Self::coord_at).
    #[must_use]
    #[inline]
    pub const fn index_of(self, at: Coord) -> Option<usize> {
        if self.0.contains(at) {
            Some(at.row * self.cols() + at.col)
        } else {
            None
        }
    }

    /// The cell at this index in reading order, or `None` past the last one.
    #[must_use]
    #[inline]
    pub const fn coord_at(self, index: usize) -> Option<Coord> {
        if index < self.cell_count() {
            Some(Coord::new(index / self.cols(), index % self.cols()))
        } else {
            None
        }
    }

    /// All cells in reading order.
    ///
    /// ```
    /// use collinear::{Bounds, Coord};
    ///
    /// let cells: Vec<_> = Bounds::new(1, 2)?.coords().collect();
    /// assert_eq!(cells, [Coord::new(0, 0), Coord::new(0, 1)]);
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    #[inline]
    pub const fn coords(self) -> Coords {
        Coords::new(Coord::new(0, 0), self.rows(), self.cols())
    }

    /// Whether a walk in this direction returns to its start instead of meeting an edge.
    ///
    /// ```
    /// use collinear::{Bounds, Direction, Wrap};
    ///
    /// let cylinder = Bounds::new(4, 6)?.with_wrap(Wrap::EastWest);
    /// assert!(cylinder.is_ring(Direction::W));
    /// assert!(!cylinder.is_ring(Direction::NE)); // a helix from the bottom to the top
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn is_ring(self, direction: Direction) -> bool {
        self.0.is_ring_in(direction)
    }

    /// Whether steps up and down never meet an edge.
    #[inline]
    pub(super) const fn joins_rows(self) -> bool {
        self.0.joins_rows()
    }

    /// Whether steps to the left and right never meet an edge.
    #[inline]
    pub(super) const fn joins_cols(self) -> bool {
        self.0.joins_cols()
    }
}

impl TooLarge {
    /// A plain board of this size, if the numbers of its cells, rows and columns are each within a limit. A board
    /// without columns can still have too many rows.
    ///
    /// # Errors
    ///
    /// [`TooLarge`] with the size and the limit.
    ///
    /// ```
    /// use collinear::{Bounds, TooLarge};
    ///
    /// assert_eq!(TooLarge::check(8, 8, 64), Bounds::new(8, 8));
    /// assert_eq!(TooLarge::check(8, 9, 64), Err(TooLarge::sides(8, 9).over(64)));
    /// assert_eq!(
    ///     TooLarge::check(65, 0, 64).unwrap_err().to_string(),
    ///     "a board of 65 rows and 0 columns is too large: there is room for 64 cells, rows and columns"
    /// );
    /// ```
    pub const fn check(rows: usize, cols: usize, limit: usize) -> Result<Bounds, Self> {
        match Bounds::new(rows, cols) {
            Ok(bounds) if bounds.cell_count() <= limit && rows <= limit && cols <= limit => {
                Ok(bounds)
            }
            _ => Err(Self::sides(rows, cols).over(limit)),
        }
    }
}

/// The size, without the joined sides.
///
/// ```
/// use collinear::Bounds;
///
/// assert_eq!(Bounds::new(6, 7)?.to_string(), "6 rows and 7 columns");
/// # Ok::<(), collinear::TooLarge>(())
/// ```
impl fmt::Display for Bounds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} rows and {} columns", self.rows(), self.cols())
    }
}
