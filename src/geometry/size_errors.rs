//! [`WrongSize`] and [`TooLarge`]: boards that do not fit.

use core::fmt;

use super::{Bounds, BoundsError};

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
#[non_exhaustive]
#[doc(alias("size mismatch", "shape mismatch"))]
pub struct WrongSize {
    /// The size of the board, and how it is wrapped.
    pub found: Bounds,
    /// The size that it should have.
    pub expected: Bounds,
}

impl WrongSize {
    /// A board that has one size and should have another.
    #[must_use]
    pub const fn new(found: Bounds, expected: Bounds) -> Self {
        Self { found, expected }
    }
}

impl fmt::Display for WrongSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { found, expected } = self;
        write!(f, "the board has {found} instead of {expected}")
    }
}

impl core::error::Error for WrongSize {}

/// A board has more cells than there is room for: in memory, in a word of bits, in a game.
///
/// ```
/// use collinear::{Bounds, TooLarge, bits::LineTables};
///
/// let error = LineTables::<u64, _>::new(Bounds::new(9, 9)?).unwrap_err();
/// assert_eq!(error, TooLarge::cells(81).over(64));
/// assert_eq!(error.to_string(), "a board of 81 cells is too large: there is room for 64 cells");
///
/// assert_eq!(
///     TooLarge::sides(1 << 40, 1 << 40).to_string(),
///     "a board of 1099511627776 rows and 1099511627776 columns is more than memory can hold"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[doc(alias("capacity", "overflow", "out of memory"))]
pub struct TooLarge {
    size: Size,
    limit: Option<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Size {
    Cells(usize),
    Sides { rows: usize, cols: usize },
}

impl TooLarge {
    /// A board of this number of cells that memory can't hold.
    #[must_use]
    pub const fn cells(cells: usize) -> Self {
        Self {
            size: Size::Cells(cells),
            limit: None,
        }
    }

    /// A board of these rows and columns that memory can't hold.
    #[must_use]
    pub const fn sides(rows: usize, cols: usize) -> Self {
        Self {
            size: Size::Sides { rows, cols },
            limit: None,
        }
    }

    /// The same where there is room for fewer cells than memory can hold.
    #[must_use]
    pub const fn over(self, limit: usize) -> Self {
        Self {
            limit: Some(limit),
            ..self
        }
    }

    /// How many cells the board has: `usize::MAX` if that can't count them.
    #[must_use]
    pub const fn cell_count(self) -> usize {
        match self.size {
            Size::Cells(cells) => cells,
            Size::Sides { rows, cols } => rows.saturating_mul(cols),
        }
    }

    /// How many cells there is room for; `None` if memory is what ran out.
    #[must_use]
    pub const fn limit(self) -> Option<usize> {
        self.limit
    }
}

impl From<BoundsError> for TooLarge {
    fn from(BoundsError { rows, cols, .. }: BoundsError) -> Self {
        Self::sides(rows, cols)
    }
}

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.size {
            Size::Cells(cells) => write!(f, "a board of {cells} cells is ")?,
            Size::Sides { rows, cols } => {
                write!(f, "a board of {rows} rows and {cols} columns is ")?;
            }
        }
        match self.limit {
            None => f.write_str("more than memory can hold"),
            Some(limit) => write!(f, "too large: there is room for {limit} cells"),
        }
    }
}

impl core::error::Error for TooLarge {}
