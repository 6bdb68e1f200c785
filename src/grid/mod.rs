//! [`Grid`]: a board with something on every cell.
//!
//! A grid answers every question of [`lines`](crate::lines), with predicates on what stands on a cell
//! instead of on the cell. It may be of any board:
//!
//! - rows and columns, `Grid<T>`, with pictures in text, rows, and an `ndarray` array of two dimensions
//!   for everything else;
//! - any other board that can be counted, such as a box or listed lines: `Grid<T, Cuboid<3>>`,
//!   `Grid<T, Tracks>`, or a [topology](crate::Topology) of your own;
//! - a board without end: `Grid<T, Plane>`, which keeps what was written and can show a part of it.

mod array;
mod cells;
mod debug;
#[cfg(feature = "std")]
mod endless;
mod error;
#[cfg(feature = "std")]
mod hasher;
mod paper;
mod picture;
mod queries;
mod rows;
#[cfg(feature = "serde")]
mod serde;
mod shape;
#[cfg(feature = "std")]
mod sparse;
mod stored;
mod window;

use alloc::vec::Vec;
use core::{
    hash::{Hash, Hasher},
    ops::{Index, IndexMut},
};

use self::rows::room_for;
#[cfg(feature = "std")]
pub use self::sparse::{Sparse, Written};
pub use self::{
    cells::{CellsAlong, CellsWhere, LinesOfCells},
    error::GridError,
    stored::{Dense, Storage, Stored, Writable},
};
use crate::geometry::{Board, Coord, Finite, Rect, TooLarge};

/// A board with a value of any type on each cell: of rows and columns, unless `B` says otherwise.
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
///   ([`from_array`](Self::from_array)); wrapped by [`with_wrap`](Self::with_wrap). On other boards by
///   [`on`](Self::on), [`filled_on`](Self::filled_on), [`from_cells`](Self::from_cells), and without
///   end by `endless`.
/// - Cells: indexing, [`get`](Self::get), [`get_mut`](Self::get_mut), [`swap`](Self::swap),
///   [`iter`](Self::iter), [`indexed`](Self::indexed), [`positions`](Self::positions),
///   [`map`](Self::map), [`along`](Self::along) a line, [`each_row`](Self::each_row) and so on.
/// - Questions: the vocabulary of [`lines`](crate::lines), from [`run`](Self::run) to
///   [`compact`](Self::compact).
/// - Shapes: [`transformed`](Self::transformed) by one of the eight symmetries.
/// - Pictures: [`Display`](core::fmt::Display), [`picture`](Self::picture); as SVG, a
///   [`Picture`](crate::picture::Picture).
///
/// # Other boards
///
/// What has a meaning there has the same name. Words that go over a whole board want one that is
/// [`Finite`], paths one that is [`Aligned`](crate::Aligned); rows, columns and pictures in text are
/// for rectangles.
///
/// ```
/// use collinear::{Grid, Headings, Length, boards::{Cuboid, Point}};
///
/// let board = Cuboid::new([4, 4, 4]).unwrap().board();
/// let mut qubic = Grid::filled_on(board, None)?;
/// for place in 0..4 {
///     qubic[Point([place, 3 - place, place])] = Some('x');
/// }
/// let last = Point([1, 2, 1]);
/// let axes: Vec<_> = board.topology().axes(last).collect();
/// let wins = qubic.k_lines_through(last, &axes, Length::AtLeast(4), |&cell| cell == Some('x'));
/// assert_eq!(wins.count(), 1);
/// # Ok::<(), collinear::GridError>(())
/// ```
///
/// How the values are kept is the board's business: see [`Stored`].
pub struct Grid<T, B: Stored = Rect> {
    cells: CellsOf<T, B>,
    board: Board<B>,
}

/// What keeps the values of a grid.
type CellsOf<T, B> = <<B as Stored>::Storage as Storage<B>>::Cells<T>;

impl<T, B: Finite> Grid<T, B> {
    /// A grid on any board, whose cells are computed in their order.
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
        Ok(Self { cells, board })
    }

    /// A grid on any board of these values, in the order of its cells.
    ///
    /// # Errors
    ///
    /// [`GridError::Unfilled`] if there are not as many as cells.
    ///
    /// ```
    /// use collinear::{Bounds, Grid, GridError};
    ///
    /// let board = Bounds::new(2, 2).unwrap();
    /// assert_eq!(Grid::from_cells(board, vec![1, 2, 3, 4])?[(1, 0)], 3);
    /// let error = Grid::from_cells(board, vec![1, 2, 3]).unwrap_err();
    /// assert_eq!(error.to_string(), "3 values do not fill a board of 4 cells");
    /// # Ok::<(), GridError>(())
    /// ```
    pub fn from_cells(board: Board<B>, cells: Vec<T>) -> Result<Self, GridError> {
        let (found, expected) = (cells.len(), board.topology().cell_count());
        if found == expected {
            Ok(Self { cells, board })
        } else {
            Err(GridError::Unfilled {
                found,
                cells: expected,
            })
        }
    }
}

/// Room for a value on each cell of a board, if memory has it.
fn room_on<T, B: Finite>(board: &Board<B>) -> Result<Vec<T>, GridError> {
    let count = board.topology().cell_count();
    let mut cells = Vec::new();
    cells
        .try_reserve_exact(count)
        .map_err(|_| GridError::TooLarge(TooLarge::cells(count)))?;
    Ok(cells)
}

impl<T, B: Stored> Grid<T, B> {
    /// The board that the grid is on: its cells and steps, without what stands there.
    #[must_use]
    #[inline]
    pub fn board(&self) -> &Board<B> {
        &self.board
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
    pub fn get(&self, at: B::Cell) -> Option<&T> {
        B::Storage::get(&self.cells, self.board.topology(), at)
    }

    /// What stands on a cell to which a walk came that does not leave the board.
    #[inline]
    fn at(&self, at: B::Cell) -> &T {
        B::Storage::at(&self.cells, self.board.topology(), at)
    }

    /// The grid of what each cell becomes, on the same board.
    ///
    /// ```
    /// use collinear::Grid;
    ///
    /// let board = Grid::from_rows([[1, 2], [3, 4]])?.map(|n| n * 10);
    /// assert_eq!(board[(1, 1)], 40);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    pub fn map<U>(&self, becomes: impl FnMut(&T) -> U) -> Grid<U, B> {
        Grid {
            cells: B::Storage::map(&self.cells, becomes),
            board: self.board.clone(),
        }
    }
}

impl<T, B: Stored<Storage: Writable<T, B>>> Grid<T, B> {
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
    pub fn get_mut(&mut self, at: B::Cell) -> Option<&mut T> {
        B::Storage::get_mut(&mut self.cells, self.board.topology(), at)
    }
}

impl<T, B: Finite> Grid<T, B> {
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
    pub fn swap(&mut self, a: B::Cell, b: B::Cell) {
        let index_of = |at| {
            self.board
                .topology()
                .index_of(at)
                .unwrap_or_else(|| off_the_board(&at))
        };
        let (a, b) = (index_of(a), index_of(b));
        self.cells.swap(a, b);
    }
}

/// What indexing says of a cell that is none of the board's.
#[cold]
#[inline(never)]
#[track_caller]
fn off_the_board(at: &dyn core::fmt::Debug) -> ! {
    panic!("index out of bounds: {at:?} is off the board")
}

impl<T: Clone, B: Stored> Clone for Grid<T, B> {
    #[inline]
    fn clone(&self) -> Self {
        Self {
            cells: B::Storage::cloned(&self.cells),
            board: self.board.clone(),
        }
    }

    /// Reuses the memory of a grid of the same size, as searches do all the time.
    #[inline]
    fn clone_from(&mut self, source: &Self) {
        B::Storage::clone_from(&mut self.cells, &source.cells);
        self.board.clone_from(&source.board);
    }
}

/// On the same board, and with the same on every cell.
impl<T: PartialEq, B: Stored> PartialEq for Grid<T, B> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.board == other.board && B::Storage::eq(&self.cells, &other.cells)
    }
}

impl<T: Eq, B: Stored> Eq for Grid<T, B> {}

impl<T: Hash, B: Stored> Hash for Grid<T, B> {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.board.hash(state);
        B::Storage::hash(&self.cells, state);
    }
}

/// # Panics
///
/// If the cell is off the board; [`Grid::get`] answers `None` then.
impl<T, B: Stored> Index<B::Cell> for Grid<T, B> {
    type Output = T;

    #[inline]
    #[track_caller]
    fn index(&self, at: B::Cell) -> &T {
        match self.get(at) {
            Some(cell) => cell,
            None => off_the_board(&at),
        }
    }
}

/// # Panics
///
/// If the cell is off the board; [`Grid::get_mut`] answers `None` then.
impl<T, B: Stored<Storage: Writable<T, B>>> IndexMut<B::Cell> for Grid<T, B> {
    #[inline]
    #[track_caller]
    fn index_mut(&mut self, at: B::Cell) -> &mut T {
        match self.get_mut(at) {
            Some(cell) => cell,
            None => off_the_board(&at),
        }
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
    #[track_caller]
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
    #[track_caller]
    fn index_mut(&mut self, at: (usize, usize)) -> &mut T {
        &mut self[Coord::from(at)]
    }
}
