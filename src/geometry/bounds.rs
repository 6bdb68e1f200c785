//! [`Bounds`] and [`Wrap`]: the size of a board of rows and columns, and which of its sides are joined.

use core::fmt;

use super::{Board, Coord, Coords, Rect, TooLarge};

/// The size of a board and how it wraps: where cells are, and where a step leads.
///
/// Bounds are a small value without cells. All queries are methods of it, so whatever has your cells
/// can be walked: a [`Grid`](crate::Grid), an array of your own, a set of bits.
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
    /// [`TooLarge`] if the sides that are not 0 multiply to more than `isize::MAX`, the number
    /// of cells that any container can hold.
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
        let (down, across) = (
            if rows == 0 { 1 } else { rows },
            if cols == 0 { 1 } else { cols },
        );
        match down.checked_mul(across) {
            Some(cells) if cells <= isize::MAX.unsigned_abs() => {
                Ok(Self(Rect::of_size(rows, cols)))
            }
            _ => Err(TooLarge::sides(rows, cols)),
        }
    }

    /// The bounds of an array that exists: its cells were found room for.
    #[inline]
    pub(crate) const fn of_array(rows: usize, cols: usize) -> Self {
        Self(Rect::of_size(rows, cols))
    }

    /// The same size, wrapped like this.
    #[must_use]
    #[inline]
    pub const fn with_wrap(self, wrap: Wrap) -> Self {
        Self(
            self.0
                .with_joined(wrap.joins_north_south(), wrap.joins_east_west()),
        )
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
        Wrap::of(self.joins_rows(), self.joins_cols())
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

    /// Whether a step up, down, left or right from this cell leaves the board. Sides that are joined
    /// have no edge, and neither have cells off the board.
    ///
    /// This is the edge of the rectangle. On any board `board.step(at, heading).is_none()` says whether
    /// its edge is next to a cell in one heading, also on one [without](Board::without) some cells;
    /// [`Hexagons`](crate::boards::Hexagons) know their own edge and corners.
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

    /// Whether both a step up or down and a step left or right from this cell leave the board: a corner of
    /// the rectangle, as the edge of [`is_on_edge`](Self::is_on_edge) is its. [`corners`](Board::corners) lists
    /// those of any board.
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
    /// Together with [`coord_at`](Self::coord_at) a bijection between the cells and
    /// `0..cell_count()`.
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

/// The size; how the sides are joined is left out.
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

/// Which opposite sides of a board are joined: a plain board, a cylinder, a torus.
///
#[doc = include_str!("../../examples/pictures/torus.svg")]
#[doc(alias = "torus")]
#[doc(alias = "cylinder")]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Wrap {
    /// None: a plain board with four edges.
    #[default]
    None,
    /// The left and the right side: every row is a ring.
    EastWest,
    /// The upper and the lower side: every column is a ring.
    NorthSouth,
    /// Both pairs: a torus without edges.
    Both,
}

impl Wrap {
    /// The one that joins the upper and the lower side, the left and the right one, both or none.
    pub(crate) const fn of(north_south: bool, east_west: bool) -> Self {
        match (north_south, east_west) {
            (false, false) => Self::None,
            (false, true) => Self::EastWest,
            (true, false) => Self::NorthSouth,
            (true, true) => Self::Both,
        }
    }

    /// Whether a step over the upper or the lower side comes back at the other.
    #[must_use]
    #[inline]
    pub const fn joins_north_south(self) -> bool {
        matches!(self, Self::NorthSouth | Self::Both)
    }

    /// Whether a step over the left or the right side comes back at the other.
    #[must_use]
    #[inline]
    pub const fn joins_east_west(self) -> bool {
        matches!(self, Self::EastWest | Self::Both)
    }
}
