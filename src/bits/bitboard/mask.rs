//! Between a grid and the set of its cells that match.

use core::fmt;

use ndarray::Array2;

use super::Bitboard;
use crate::{Bounds, Coord, Grid, bits::Word};

impl<T> Grid<T> {
    /// The set of the cells that match. How the grid is wrapped is left behind.
    ///
    /// # Errors
    ///
    /// [`WrongSize`] if the set is of a board of another size.
    ///
    /// ```
    /// use collinear::{Coord, Grid, bits::Bitboard};
    ///
    /// let board = Grid::parse(". X O\nX . O")?;
    /// let crosses: Bitboard<u8, 2, 3> = board.mask(|&glyph| glyph == 'X')?;
    /// assert!(crosses.iter().eq([Coord::new(0, 1), Coord::new(1, 0)]));
    ///
    /// let error = board.mask::<u8, 3, 2>(|&glyph| glyph == 'X').unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "a set of cells of 3 rows and 2 columns can't be had of a board of 2 rows and 3 columns"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn mask<W: Word, const ROWS: usize, const COLS: usize>(
        &self,
        matches: impl FnMut(&T) -> bool,
    ) -> Result<Bitboard<W, ROWS, COLS>, WrongSize> {
        if (self.rows(), self.cols()) == (ROWS, COLS) {
            Ok(self.cells_where(matches).collect())
        } else {
            Err(WrongSize {
                expected: Bitboard::<W, ROWS, COLS>::bounds(),
                found: self.bounds(),
            })
        }
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> Bitboard<W, ROWS, COLS> {
    /// For each cell of the board whether it is in the set.
    ///
    /// ```
    /// use collinear::{Coord, bits::Bitboard};
    ///
    /// let grid = Bitboard::<u64, 2, 3>::cell(Coord::new(1, 2)).to_grid();
    /// assert!(grid[(1, 2)]);
    /// assert!(!grid[(0, 0)]);
    /// ```
    #[must_use]
    pub fn to_grid(self) -> Grid<bool> {
        let is_in = |(row, col)| self.contains(Coord::new(row, col));
        Grid::from_array(Array2::from_shape_fn((ROWS, COLS), is_in))
    }
}

/// A board is not of the size that a set of cells is for.
///
/// ```
/// use collinear::{Bounds, Grid};
///
/// let error = Grid::filled(6, 7, '.')?.mask::<u64, 8, 8>(|_| true).unwrap_err();
/// assert_eq!(error.expected, Bounds::new(8, 8)?);
/// assert_eq!(error.found, Bounds::new(6, 7)?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WrongSize {
    /// The size of the set.
    pub expected: Bounds,
    /// The size of the board, and how it is wrapped.
    pub found: Bounds,
}

impl fmt::Display for WrongSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { expected, found } = self;
        write!(
            f,
            "a set of cells of {expected} can't be had of a board of {found}"
        )
    }
}

impl core::error::Error for WrongSize {}
