//! [`TooLarge`]: the error for a board that does not fit.

use core::fmt;

/// The error for a board with too many cells: for memory, coordinates, a word of bits, or a game.
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
///     "a board of 1099511627776 rows and 1099511627776 columns is too large for memory"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[doc(alias("capacity", "overflow", "out of memory"))]
pub struct TooLarge {
    cells: usize,
    /// Rows and columns, if the board has them.
    sides: Option<(usize, usize)>,
    /// The limit in cells, or what is too small for the board.
    room: Result<usize, &'static str>,
}

impl TooLarge {
    /// The error for a board of this many cells, which does not fit in memory.
    #[must_use]
    pub const fn cells(cells: usize) -> Self {
        Self {
            cells,
            sides: None,
            room: Err("memory"),
        }
    }

    /// The error for a board of this size, which does not fit in memory.
    #[must_use]
    pub const fn sides(rows: usize, cols: usize) -> Self {
        Self {
            sides: Some((rows, cols)),
            ..Self::cells(rows.saturating_mul(cols))
        }
    }

    /// The same error, if coordinates can be the limit too.
    pub(crate) const fn for_coordinates(self) -> Self {
        Self {
            room: Err("coordinates up to 2147483647 or memory"),
            ..self
        }
    }

    /// The same error with a limit in cells.
    #[must_use]
    pub const fn over(self, limit: usize) -> Self {
        Self {
            room: Ok(limit),
            ..self
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
            Err(full) => write!(f, "too large for {full}"),
            // With few cells, the rows or columns exceed the limit.
            Ok(limit) if self.cells <= limit => write!(
                f,
                "too large: there is room for {limit} cells, rows and columns"
            ),
            Ok(limit) => write!(f, "too large: there is room for {limit} cells"),
        }
    }
}

impl core::error::Error for TooLarge {}
