//! [`WrongSize`] and [`TooLarge`]: boards that do not fit.

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
    /// let other = Bounds::new(7, 6)?;
    /// assert_eq!(WrongSize::check(other, board), Err(WrongSize::new(other, board)));
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
    size: Size,
    room: Room,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Size {
    Cells(usize),
    Sides {
        shape: &'static str,
        rows: usize,
        cols: usize,
    },
    /// Rows and columns from a cell on.
    Window {
        first: [i32; 2],
        rows: usize,
        cols: usize,
    },
    Box {
        /// Of the first dimensions.
        sides: [usize; SHOWN],
        dimensions: usize,
        cells: usize,
    },
    /// A hexagon, say, with as many cells on each side.
    Regular {
        shape: &'static str,
        side: usize,
        cells: usize,
    },
}

/// The most dimensions of a box of which the sides are shown.
const SHOWN: usize = 4;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Room {
    Memory,
    /// Memory, or numbers for the coordinates.
    Coordinates,
    Cells(usize),
}

impl TooLarge {
    /// A board of this number of cells that memory can't hold.
    #[must_use]
    pub const fn cells(cells: usize) -> Self {
        Self::in_memory(Size::Cells(cells))
    }

    /// A board of these rows and columns that memory can't hold.
    #[must_use]
    pub const fn sides(rows: usize, cols: usize) -> Self {
        Self::shape_of_sides("board", rows, cols)
    }

    /// A shape of these rows and columns, `rhombus` say.
    pub(crate) const fn shape_of_sides(shape: &'static str, rows: usize, cols: usize) -> Self {
        Self::in_memory(Size::Sides { shape, rows, cols })
    }

    /// A box with these sides that memory can't hold.
    pub(crate) const fn cuboid<const N: usize>(all: [usize; N]) -> Self {
        let (mut sides, mut side, mut cells) = ([0; SHOWN], 0, 1_usize);
        while side < N {
            cells = cells.saturating_mul(all[side]);
            if side < SHOWN {
                sides[side] = all[side];
            }
            side += 1;
        }
        Self::in_memory(Size::Box {
            sides,
            dimensions: N,
            cells,
        })
    }

    /// A regular shape with this many cells on each side, `hexagon` say.
    pub(crate) const fn regular(shape: &'static str, side: usize, cells: usize) -> Self {
        Self::in_memory(Size::Regular { shape, side, cells })
    }

    /// Rows and columns from a cell of a plane on.
    pub(crate) const fn window(first: [i32; 2], rows: usize, cols: usize) -> Self {
        Self::in_memory(Size::Window { first, rows, cols })
    }

    const fn in_memory(size: Size) -> Self {
        let room = Room::Memory;
        Self { size, room }
    }

    /// The same where coordinates may run out before memory does.
    pub(crate) const fn for_coordinates(self) -> Self {
        let room = Room::Coordinates;
        Self { room, ..self }
    }

    /// The same where there is room for fewer cells than memory can hold.
    #[must_use]
    pub const fn over(self, limit: usize) -> Self {
        let room = Room::Cells(limit);
        Self { room, ..self }
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

    /// How many cells the board has: `usize::MAX` if that can't count them.
    #[must_use]
    pub const fn cell_count(self) -> usize {
        match self.size {
            Size::Cells(cells) | Size::Box { cells, .. } | Size::Regular { cells, .. } => cells,
            Size::Sides { rows, cols, .. } | Size::Window { rows, cols, .. } => {
                rows.saturating_mul(cols)
            }
        }
    }

    /// How many cells there is room for; `None` if memory or coordinates ran out.
    #[must_use]
    pub const fn limit(self) -> Option<usize> {
        match self.room {
            Room::Cells(limit) => Some(limit),
            Room::Memory | Room::Coordinates => None,
        }
    }
}

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.size {
            Size::Cells(cells) => write!(f, "a board of {cells} cells is "),
            Size::Sides { shape, rows, cols } => {
                write!(f, "a {shape} of {rows} rows and {cols} columns is ")
            }
            Size::Window {
                first: [row, col],
                rows,
                cols,
            } => write!(
                f,
                "a window of {rows} rows and {cols} columns from row {row} and column {col} on is "
            ),
            Size::Box {
                sides, dimensions, ..
            } => {
                let shown = itertools::join(sides.iter().take(dimensions), " x ");
                let more = if dimensions > SHOWN { " x .." } else { "" };
                write!(f, "a box of {shown}{more} cells is ")
            }
            Size::Regular { shape, side, .. } => write!(f, "a {shape} of side {side} is "),
        }?;
        match self.room {
            Room::Memory => f.write_str("more than memory can hold"),
            Room::Coordinates => write!(
                f,
                "more than coordinates up to {} or memory can hold",
                i32::MAX
            ),
            Room::Cells(limit) => {
                write!(f, "too large: there is room for {limit} cells")?;
                // With few cells it is the rows or the columns that are too many.
                if self.cell_count() <= limit {
                    f.write_str(", rows and columns")?;
                }
                Ok(())
            }
        }
    }
}

impl core::error::Error for TooLarge {}
