//! Makes grids: of a size, from rows, from values, on any board.

use alloc::vec::Vec;

use super::{Grid, GridError};
use crate::geometry::{Board, Bounds, Coord, Finite, TooLarge};

/// # Making a grid of rows and columns
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
        // There is room for the cells, so the bounds are valid.
        let coords = Bounds::new(rows, cols).map(Bounds::coords);
        cells.extend(coords.into_iter().flatten().map(value));
        Self::from_vec(rows, cols, cells)
    }

    /// A grid with these rows. Without rows, the grid is empty.
    ///
    /// # Errors
    ///
    /// [`GridError::Ragged`] with the first row that is longer or shorter than row 0.
    ///
    /// ```
    /// use collinear::{Coord, Grid};
    ///
    /// assert_eq!(Grid::from_rows([[1, 2, 3], [4, 5, 6]])?[Coord::new(1, 2)], 6);
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

    /// A grid with these values, row by row.
    ///
    /// # Errors
    ///
    /// [`GridError::Miscounted`] if there are not `rows * cols` cells, [`GridError::TooLarge`] if `rows * cols` is more
    /// than memory can hold.
    ///
    /// ```
    /// use collinear::{Coord, Grid, GridError};
    ///
    /// assert_eq!(Grid::from_vec(2, 2, vec![1, 2, 3, 4])?[Coord::new(1, 0)], 3);
    /// let error = Grid::from_vec(2, 3, vec![1, 2, 3, 4]).unwrap_err();
    /// assert_eq!(error.to_string(), "4 cells do not fill 2 rows and 3 columns");
    /// # Ok::<(), GridError>(())
    /// ```
    pub fn from_vec(rows: usize, cols: usize, cells: Vec<T>) -> Result<Self, GridError> {
        let found = cells.len();
        let bounds = Bounds::new(rows, cols)?;
        Self::from_cells(bounds, cells).map_err(|_| GridError::Miscounted { found, rows, cols })
    }
}

/// # Making a grid on any board
impl<T, B: Finite> Grid<T, B> {
    /// A grid on any board, with cells computed in the order of the board.
    ///
    /// # Errors
    ///
    /// [`GridError::TooLarge`] if there are more cells than memory can hold.
    ///
    /// ```
    /// use collinear::{Direction, Grid, boards::Twisted};
    ///
    /// let strip = Grid::on(Twisted::moebius(2, 3).unwrap().board(), |at| 10 * at.row + at.col)?;
    /// let round: Vec<_> = strip.ray((0, 1).into(), Direction::E).copied().collect();
    /// assert_eq!(round, [2, 10, 11, 12, 0]);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    pub fn on(board: Board<B>, value: impl FnMut(B::Cell) -> T) -> Result<Self, GridError> {
        let mut cells = room_on(&board)?;
        cells.extend(board.cells().map(value));
        Self::from_cells(board, cells)
    }

    /// A grid on any board with the same value on every cell.
    ///
    /// # Errors
    ///
    /// [`GridError::TooLarge`] if there are more cells than memory can hold.
    ///
    /// ```
    /// use collinear::{Grid, boards::{Cuboid, Point}};
    ///
    /// let mut qubic = Grid::filled_on(Cuboid::new([4, 4, 4]).unwrap().board(), '.')?;
    /// qubic[Point([0, 1, 2])] = 'x';
    /// assert_eq!(qubic.count(|&cell| cell == '.'), 63);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    pub fn filled_on(board: Board<B>, value: T) -> Result<Self, GridError>
    where
        T: Clone,
    {
        let mut cells = room_on(&board)?;
        cells.resize(board.topology().cell_count(), value);
        Ok(Self { board, cells })
    }

    /// A grid on any board with these values, in the order of the board's cells.
    ///
    /// [`into_cells`](Self::into_cells) returns the values again.
    ///
    /// # Errors
    ///
    /// [`GridError::Unfilled`] if the number of values is not the number of cells.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Grid, GridError};
    ///
    /// let board = Bounds::new(2, 2).unwrap();
    /// assert_eq!(Grid::from_cells(board, vec![1, 2, 3, 4])?[Coord::new(1, 0)], 3);
    /// let error = Grid::from_cells(board, vec![1, 2, 3]).unwrap_err();
    /// assert_eq!(error.to_string(), "3 values do not fill a board of 4 cells");
    /// # Ok::<(), GridError>(())
    /// ```
    pub fn from_cells(board: Board<B>, cells: Vec<T>) -> Result<Self, GridError> {
        let (found, expected) = (cells.len(), board.topology().cell_count());
        if found == expected {
            Ok(Self { board, cells })
        } else {
            Err(GridError::Unfilled {
                found,
                cells: expected,
            })
        }
    }

    /// Returns the values in the order of the board's cells, as [`from_cells`](Self::from_cells) takes them.
    ///
    /// ```
    /// use collinear::{Grid, boards::Twisted};
    ///
    /// let strip = Grid::on(Twisted::moebius(2, 3).unwrap().board(), |at| 10 * at.row + at.col)?;
    /// assert_eq!(strip.into_cells(), [0, 1, 2, 10, 11, 12]);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// Constant.
    #[doc(alias = "into_vec")]
    #[must_use]
    pub fn into_cells(self) -> Vec<T> {
        self.cells
    }
}

/// An empty vector with room for each cell of rows and columns.
fn room_for<T>(rows: usize, cols: usize) -> Result<Vec<T>, GridError> {
    let bounds = Bounds::new(rows, cols)?;
    room_on(&bounds).map_err(|_| TooLarge::sides(rows, cols).into())
}

/// An empty vector with room for each cell of a board.
fn room_on<T, B: Finite>(board: &Board<B>) -> Result<Vec<T>, GridError> {
    let count = board.topology().cell_count();
    let mut cells = Vec::new();
    cells
        .try_reserve_exact(count)
        .map_err(|_| TooLarge::cells(count))?;
    Ok(cells)
}
