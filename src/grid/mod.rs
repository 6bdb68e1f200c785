//! [`Grid`]: a board with something on every cell.
//!
//! A grid keeps its cells in an `ndarray` array and answers every question of
//! [`lines`](crate::lines), with predicates on a cell instead of on a coordinate.

mod array;
mod cells;
mod error;
mod picture;
mod questions;
#[cfg(feature = "serde")]
mod serde;
mod shape;

use alloc::vec::Vec;
use core::{
    fmt,
    ops::{Index, IndexMut},
};

use ndarray::Array2;

pub use self::{
    cells::{CellsAlong, LinesOfCells},
    error::GridError,
};
use crate::geometry::{Bounds, Coord, Wrap};

/// A board of rows and columns with a value of any type on each cell.
///
/// Row 0 is the top row. A cell is reached by its [`Coord`], or by `(row, column)`. What a cell
/// means is told by predicates where a question is asked, so `T` needs no trait of ours; a hole in
/// the board is a cell that no predicate matches.
///
/// ```
/// use collinear::{Coord, Direction, Grid, Length};
///
/// let mut board = Grid::parse(
///     ". . . .
///      . O . X
///      . O X O
///      . X O X",
/// )?;
/// board[(2, 0)] = 'X';
/// assert_eq!(board[(1, 3)], 'X');
///
/// board[(0, 3)] = 'O';
/// let at = Coord::new(2, 2);
/// let lines = board.k_lines_through(at, &Direction::AXES, Length::AtLeast(2), |&c| c == 'X');
/// let lines: Vec<_> = lines.map(|line| line.to_string()).collect();
/// assert_eq!(lines, ["3 cells NE from (3, 1)", "2 cells SE from (2, 2)"]);
/// # Ok::<(), collinear::GridError>(())
/// ```
///
/// # What there is
///
/// - Made by [`filled`](Self::filled), [`from_fn`](Self::from_fn), [`from_rows`](Self::from_rows),
///   [`from_vec`](Self::from_vec), [`parse`](Self::parse) and its variants, or from an array
///   ([`from_array`](Self::from_array)); wrapped by [`with_wrap`](Self::with_wrap).
/// - Cells: indexing, [`get`](Self::get), [`get_mut`](Self::get_mut), [`swap`](Self::swap),
///   [`iter`](Self::iter), [`indexed`](Self::indexed), [`positions`](Self::positions),
///   [`map`](Self::map), [`along`](Self::along) a line, [`each_row`](Self::each_row) and so on.
/// - Questions: the vocabulary of [`lines`](crate::lines), from [`run`](Self::run) to
///   [`compact`](Self::compact).
/// - Shapes: [`transformed`](Self::transformed) by one of the eight symmetries.
/// - Pictures: [`Display`](fmt::Display), [`picture`](Self::picture); as SVG, a
///   [`Picture`](crate::picture::Picture).
#[derive(PartialEq, Eq, Hash)]
pub struct Grid<T> {
    /// Always in standard layout: rows one after the other, without gaps.
    cells: Array2<T>,
    /// The size of the array and the wrap, at hand as every question takes them.
    bounds: Bounds,
}

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
        if Bounds::new(rows, cols).is_err() {
            return Err(GridError::TooLarge { rows, cols });
        }
        let cells = Array2::from_shape_vec((rows, cols), cells)
            .map_err(|_| GridError::Miscounted { found, rows, cols })?;
        Ok(Self::from_array(cells))
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
    /// use collinear::{Coord, Direction, End, Grid, Wrap};
    ///
    /// let ring = Grid::parse("x x . x")?.with_wrap(Wrap::EastWest);
    /// let run = ring.run_through(Coord::new(0, 0), Direction::E, |&cell| cell == 'x');
    /// assert!(run.line.iter().map(|at| at.col).eq([3, 0, 1]));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    pub fn with_wrap(self, wrap: Wrap) -> Self {
        Self {
            bounds: self.bounds.with_wrap(wrap),
            ..self
        }
    }

    /// The size of the board and how it wraps.
    #[must_use]
    #[inline]
    pub fn bounds(&self) -> Bounds {
        self.bounds
    }

    /// The number of rows.
    #[must_use]
    #[inline]
    pub fn rows(&self) -> usize {
        self.bounds.rows()
    }

    /// The number of columns.
    #[must_use]
    #[inline]
    pub fn cols(&self) -> usize {
        self.bounds.cols()
    }

    /// What stands on a cell, or `None` off the board.
    ///
    /// ```
    /// use collinear::{Coord, Grid};
    ///
    /// let board = Grid::parse(". x")?;
    /// assert_eq!(board.get(Coord::new(0, 1)), Some(&'x'));
    /// assert_eq!(board.get(Coord::new(1, 0)), None);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn get(&self, at: Coord) -> Option<&T> {
        self.cells.get([at.row, at.col])
    }

    /// What stands on a cell, to be changed, or `None` off the board.
    ///
    /// ```
    /// use collinear::{Coord, Grid};
    ///
    /// let mut board = Grid::parse(". x")?;
    /// if let Some(cell) = board.get_mut(Coord::new(0, 0)) {
    ///     *cell = 'o';
    /// }
    /// assert_eq!(board.to_string(), "o x");
    /// assert_eq!(board.get_mut(Coord::new(0, 2)), None);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn get_mut(&mut self, at: Coord) -> Option<&mut T> {
        self.cells.get_mut([at.row, at.col])
    }

    /// Exchanges what stands on two cells.
    ///
    /// # Panics
    ///
    /// If one of them is off the board, as indexing does.
    ///
    /// ```
    /// use collinear::{Coord, Grid};
    ///
    /// let mut board = Grid::parse("a b c")?;
    /// board.swap(Coord::new(0, 0), Coord::new(0, 2));
    /// assert_eq!(board.to_string(), "c b a");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    pub fn swap(&mut self, a: Coord, b: Coord) {
        self.cells
            .swap(<[usize; 2]>::from(a), <[usize; 2]>::from(b));
    }
}

/// The cells of a grid for a walk that knows it stays on the board: found once in the array and then
/// read as a slice. By the array's own index a scan of a large board takes three times as long.
struct Reader<'a, T> {
    cells: &'a [T],
    cols: usize,
}

impl<T> Clone for Reader<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Reader<'_, T> {}

impl<'a, T> Reader<'a, T> {
    #[inline]
    fn at(self, at: Coord) -> &'a T {
        &self.cells[at.row * self.cols + at.col]
    }
}

impl<T> Grid<T> {
    #[inline]
    fn reader(&self) -> Reader<'_, T> {
        let cells = self.cells.as_slice();
        let cells = cells.unwrap_or_else(|| unreachable!("the layout is the standard one"));
        Reader {
            cells,
            cols: self.cols(),
        }
    }
}

/// Room for the cells of a grid, if memory has it.
fn room_for<T>(rows: usize, cols: usize) -> Result<Vec<T>, GridError> {
    let too_large = GridError::TooLarge { rows, cols };
    let bounds = Bounds::new(rows, cols).map_err(|_| too_large)?;
    let mut cells = Vec::new();
    cells
        .try_reserve_exact(bounds.cell_count())
        .map_err(|_| too_large)?;
    Ok(cells)
}

impl<T: Clone> Clone for Grid<T> {
    fn clone(&self) -> Self {
        Self {
            cells: self.cells.clone(),
            bounds: self.bounds,
        }
    }

    /// Reuses the memory of a grid of the same size, as searches do all the time.
    #[inline]
    fn clone_from(&mut self, source: &Self) {
        // Not `Array2::clone_from`: if a cell's `clone` panics, that leaves an array of this size
        // whose cells have been freed (ndarray 0.17.2).
        let same_size = self.cells.dim() == source.cells.dim();
        match (self.cells.as_slice_mut(), source.cells.as_slice()) {
            (Some(cells), Some(source)) if same_size => cells.clone_from_slice(source),
            _ => self.cells = source.view().to_owned(),
        }
        self.bounds = source.bounds;
    }
}

/// # Panics
///
/// If the cell is off the board; [`Grid::get`] answers `None` then.
impl<T> Index<Coord> for Grid<T> {
    type Output = T;

    #[inline]
    fn index(&self, at: Coord) -> &T {
        &self.cells[[at.row, at.col]]
    }
}

/// # Panics
///
/// If the cell is off the board; [`Grid::get_mut`] answers `None` then.
impl<T> IndexMut<Coord> for Grid<T> {
    #[inline]
    fn index_mut(&mut self, at: Coord) -> &mut T {
        &mut self.cells[[at.row, at.col]]
    }
}

/// `(row, column)`.
///
/// # Panics
///
/// If the cell is off the board.
impl<T> Index<(usize, usize)> for Grid<T> {
    type Output = T;

    #[inline]
    fn index(&self, at: (usize, usize)) -> &T {
        &self[Coord::from(at)]
    }
}

/// `(row, column)`.
///
/// # Panics
///
/// If the cell is off the board.
impl<T> IndexMut<(usize, usize)> for Grid<T> {
    #[inline]
    fn index_mut(&mut self, at: (usize, usize)) -> &mut T {
        &mut self[Coord::from(at)]
    }
}

/// The rows as lists, and the wrap if there is one: what a failed assertion should show. A grid
/// without cells shows its size.
impl<T: fmt::Debug> fmt::Debug for Grid<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.cells.is_empty() {
            return fmt::Debug::fmt(&self.bounds, f);
        }
        if self.bounds.is_wrapped() {
            write!(f, "{:?} ", self.bounds.wrap())?;
        }
        let rows = self.cells.rows().into_iter();
        f.debug_list()
            .entries(rows.filter_map(|row| row.to_slice()))
            .finish()
    }
}
