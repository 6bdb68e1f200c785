//! [`TooLarge`]: a board that does not fit.

use core::fmt;

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
