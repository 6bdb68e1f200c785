//! Grids of rows and columns: made of a size, of lists and of rows; their bounds.

use alloc::vec::Vec;

use super::{Grid, GridError};
use crate::geometry::{Bounds, Coord, TooLarge, Wrap};

impl<T> Grid<T> {
    /// A grid with the same value on every cell.
    ///
    /// # Errors
    ///
    /// [`GridError::TooLarge`] if there are more cells than memory can hold.
    ///
    /// ```
    /// use collinear::Grid;
    ///
    /// let board = Grid::filled(6, 7, '.')?;
    /// assert_eq!(board.rows(), 6);
    /// assert_eq!(board.cols(), 7);
    /// assert!(Grid::filled(usize::MAX, 2, '.').is_err());
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    pub fn filled(rows: usize, cols: usize, value: T) -> Result<Self, GridError>
    where
        T: Clone,
    {
        let mut cells = room_for(rows, cols)?;
        cells.resize(rows * cols, value);
        Self::from_vec(rows, cols, cells)
    }

    /// A grid whose cells are computed from their coordinates, in reading order.
    ///
    /// # Errors
    ///
    /// [`GridError::TooLarge`] if there are more cells than memory can hold.
    ///
    /// ```
    /// use collinear::Grid;
    ///
    /// let chequered = Grid::from_fn(2, 3, |at| if (at.row + at.col) % 2 == 0 { '#' } else { '.' })?;
    /// assert_eq!(chequered.to_string(), "# . #\n. # .");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    pub fn from_fn(
        rows: usize,
        cols: usize,
        value: impl FnMut(Coord) -> T,
    ) -> Result<Self, GridError> {
        let mut cells = room_for(rows, cols)?;
        // Room for the cells was found, so these are bounds.
        let coords = Bounds::new(rows, cols).map(Bounds::coords);
        cells.extend(coords.into_iter().flatten().map(value));
        Self::from_vec(rows, cols, cells)
    }

    /// A grid of these cells, row by row.
    ///
    /// # Errors
    ///
    /// [`GridError::Miscounted`] if they are not `rows * cols`.
    ///
    /// ```
    /// use collinear::{Grid, GridError};
    ///
    /// assert_eq!(Grid::from_vec(2, 2, vec![1, 2, 3, 4])?[(1, 0)], 3);
    /// let error = Grid::from_vec(2, 3, vec![1, 2, 3, 4]).unwrap_err();
    /// assert_eq!(error.to_string(), "4 cells do not fill 2 rows and 3 columns");
    /// # Ok::<(), GridError>(())
    /// ```
    pub fn from_vec(rows: usize, cols: usize, cells: Vec<T>) -> Result<Self, GridError> {
        let found = cells.len();
        let bounds = Bounds::new(rows, cols).map_err(TooLarge::from)?;
        Self::from_cells(bounds, cells).map_err(|_| GridError::Miscounted { found, rows, cols })
    }

    /// A grid of these rows; no rows make an empty grid.
    ///
    /// # Errors
    ///
    /// [`GridError::Ragged`] with the first row that is longer or shorter than row 0.
    ///
    /// ```
    /// use collinear::Grid;
    ///
    /// assert_eq!(Grid::from_rows([[1, 2, 3], [4, 5, 6]])?[(1, 2)], 6);
    /// let error = Grid::from_rows([vec![1, 2, 3], vec![4, 5]]).unwrap_err();
    /// assert_eq!(error.to_string(), "row 1 has 2 columns, but row 0 has 3");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    pub fn from_rows<R: IntoIterator<Item = T>>(
        rows: impl IntoIterator<Item = R>,
    ) -> Result<Self, GridError> {
        let mut cells = Vec::new();
        let (mut count, mut expected) = (0, 0);
        for row in rows {
            let before = cells.len();
            cells.extend(row);
            let found = cells.len() - before;
            if count == 0 {
                expected = found;
            } else if found != expected {
                return Err(GridError::Ragged {
                    row: count,
                    found,
                    expected,
                });
            }
            count += 1;
        }
        Self::from_vec(count, expected, cells)
    }

    /// The same cells on a board that is wrapped like this.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Stop, Grid, Wrap};
    ///
    /// let ring = Grid::parse("x x . x")?.with_wrap(Wrap::EastWest);
    /// let run = ring.run_through(Coord::new(0, 0), Direction::E, |&cell| cell == 'x');
    /// assert!(run.line.iter().map(|at| at.col).eq([3, 0, 1]));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    pub fn with_wrap(self, wrap: Wrap) -> Self {
        Self {
            cells: self.cells,
            board: self.board.with_wrap(wrap),
        }
    }

    /// The size of the board and how it wraps.
    #[must_use]
    #[inline]
    pub fn bounds(&self) -> Bounds {
        self.board
    }

    /// The number of rows.
    #[must_use]
    #[inline]
    pub fn rows(&self) -> usize {
        self.board.rows()
    }

    /// The number of columns.
    #[must_use]
    #[inline]
    pub fn cols(&self) -> usize {
        self.board.cols()
    }
}

/// Room for the cells of a grid, if memory has it.
pub(super) fn room_for<T>(rows: usize, cols: usize) -> Result<Vec<T>, GridError> {
    let bounds = Bounds::new(rows, cols).map_err(TooLarge::from)?;
    let mut cells = Vec::new();
    cells
        .try_reserve_exact(bounds.cell_count())
        .map_err(|_| TooLarge::sides(rows, cols))?;
    Ok(cells)
}
