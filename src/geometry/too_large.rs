//! [`TooLarge`] and [`WrongSize`]: boards that do not fit.

use core::fmt;

use super::Bounds;

/// A board has another size than what it was given to: a set of bits, an engine, a state of a game.
///
/// ```
/// use collinear::{Bounds, Grid};
///
/// let error = Grid::filled(6, 7, '.')?.mask::<u64, 8, 8>(|_| true).unwrap_err();
/// assert_eq!(error.found, Bounds::new(6, 7)?);
/// assert_eq!(
///     error.to_string(),
///     "the board has 6 rows and 7 columns instead of 8 rows and 8 columns"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[doc(alias("size mismatch", "shape mismatch"))]
pub struct WrongSize {
    /// The size of the board, and how it is wrapped.
    pub found: Bounds,
    /// The size that it should have.
    pub expected: Bounds,
}

impl WrongSize {
    /// Refuses a board of other rows and columns than expected; how its sides are joined makes no
    /// difference.
    ///
    /// # Errors
    ///
    /// The two sizes, if they differ.
    ///
    /// ```
    /// use collinear::{Bounds, Wrap, WrongSize};
    ///
    /// let board = Bounds::new(6, 7)?;
    /// assert_eq!(WrongSize::check(board.with_wrap(Wrap::Both), board), Ok(()));
    /// assert!(WrongSize::check(Bounds::new(7, 6)?, board).is_err());
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    pub const fn check(found: Bounds, expected: Bounds) -> Result<(), Self> {
        if found.rows() == expected.rows() && found.cols() == expected.cols() {
            Ok(())
        } else {
            Err(Self { found, expected })
        }
    }
}

impl fmt::Display for WrongSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { found, expected } = self;
        write!(f, "the board has {found} instead of {expected}")
    }
}

impl core::error::Error for WrongSize {}

/// A board has more cells than there is room for: in memory, in coordinates, in a word of bits, in a game.
///
/// ```
/// use collinear::{Bounds, TooLarge, bits::LineTables};
///
/// let error = LineTables::<u64, _>::new(Bounds::new(9, 9)?).unwrap_err();
/// assert_eq!(error, TooLarge::cells(81).over(64));
/// assert_eq!(error.to_string(), "a board of 81 cells is too large: there is room for 64 cells");
///
/// let error = Bounds::new(1 << 40, 1 << 40).unwrap_err();
/// assert_eq!(error, TooLarge::sides(1 << 40, 1 << 40));
/// assert_eq!(
///     error.to_string(),
///     "a board of 1099511627776 rows and 1099511627776 columns is more than memory can hold"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[doc(alias("capacity", "overflow", "out of memory"))]
pub struct TooLarge {
    cells: usize,
    /// Rows and columns, where the board has them.
    sides: Option<(usize, usize)>,
    /// The number of cells that there is room for, or what can't hold the board.
    room: Result<usize, &'static str>,
}

impl TooLarge {
    /// A board of this number of cells that memory can't hold.
    #[must_use]
    pub const fn cells(cells: usize) -> Self {
        Self {
            cells,
            sides: None,
            room: Err("memory"),
        }
    }

    /// A board of these rows and columns that memory can't hold.
    #[must_use]
    pub const fn sides(rows: usize, cols: usize) -> Self {
        Self {
            sides: Some((rows, cols)),
            ..Self::cells(rows.saturating_mul(cols))
        }
    }

    /// The same where coordinates may run out before memory does.
    pub(crate) const fn for_coordinates(self) -> Self {
        Self {
            room: Err("coordinates up to 2147483647 or memory"),
            ..self
        }
    }

    /// The same where there is room for fewer cells than memory can hold.
    #[must_use]
    pub const fn over(self, limit: usize) -> Self {
        Self {
            room: Ok(limit),
            ..self
        }
    }

    /// A plain board of these rows and columns, unless its cells, its rows or its columns are more than a
    /// limit: a board of no columns can have too many rows.
    ///
    /// # Errors
    ///
    /// The size and the limit, if it is too large.
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

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.sides {
            Some((rows, cols)) => write!(f, "a board of {rows} rows and {cols} columns is ")?,
            None => write!(f, "a board of {} cells is ", self.cells)?,
        }
        match self.room {
            Err(full) => write!(f, "more than {full} can hold"),
            // Of few cells it is the rows or the columns that are too many.
            Ok(limit) if self.cells <= limit => write!(
                f,
                "too large: there is room for {limit} cells, rows and columns"
            ),
            Ok(limit) => write!(f, "too large: there is room for {limit} cells"),
        }
    }
}

impl core::error::Error for TooLarge {}
