//! Conversions between grids and bitboards.

use ndarray::Array2;

use super::Bitboard;
use crate::{Coord, Grid, WrongSize, bits::Word};

impl<T> Grid<T> {
    /// The cells that match, as a bitboard. Wrapping is not kept.
    ///
    /// # Errors
    ///
    /// [`WrongSize`] if the grid does not have the size of the bitboard.
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
    ///     "the board has 2 rows and 3 columns instead of 3 rows and 2 columns"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("bitboard", "bitset"))]
    pub fn mask<W: Word, const ROWS: usize, const COLS: usize>(
        &self,
        matches: impl FnMut(&T) -> bool,
    ) -> Result<Bitboard<W, ROWS, COLS>, WrongSize> {
        WrongSize::check(self.bounds(), Bitboard::<W, ROWS, COLS>::BOUNDS)?;
        Ok(self.cells_where(matches).collect())
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> Bitboard<W, ROWS, COLS> {
    /// A grid of `true` for the cells in the set and `false` for the others.
    ///
    /// ```
    /// use collinear::{Coord, bits::Bitboard};
    ///
    /// let grid = Bitboard::<u64, 2, 3>::cell(Coord::new(1, 2)).to_grid();
    /// assert!(grid[Coord::new(1, 2)]);
    /// assert!(!grid[Coord::new(0, 0)]);
    /// ```
    #[must_use]
    pub fn to_grid(self) -> Grid<bool> {
        let is_in = |(row, col)| self.contains(Coord::new(row, col));
        Array2::from_shape_fn((ROWS, COLS), is_in).into()
    }
}
