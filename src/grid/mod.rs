//! [`Grid`]: a board with a value on every cell.
//!
//! A grid has every query of [`lines`](crate::lines), with predicates on the value of a cell instead of its
//! coordinate. Its board can be
//!
//! - rows and columns, `Grid<T>`. Such a grid can be parsed from text, printed, made from rows, and converted from and
//!   to an `ndarray` array;
//! - any other finite board, such as a box (`Grid<T, Cuboid<3>>`), points joined by lines as in Nine Men's Morris
//!   (`Grid<T, Tracks>`), or a [topology](crate::Topology) of your own.
//!
//! A board without end has its own type, [`EndlessGrid`], which stores only the cells written.
//!
//! In the source, begin with [`Grid`]. `queries/` forwards to `lines`, with a file for each kind of question.

// Not in alphabetical order: rustdoc lists the methods of `Grid` in this order.
mod make;

mod text;

mod queries;

mod cells;

mod write;

mod collapse;

mod changes;

mod shape;

mod array;

#[cfg(feature = "std")]
mod endless;

mod error;
#[cfg(feature = "serde")]
mod serde;

use alloc::vec::Vec;
use core::ops::{Index, IndexMut};

#[cfg(feature = "std")]
pub use self::endless::EndlessGrid;
pub use self::{
    changes::{Change, Changes},
    collapse::Collapse,
    error::GridError,
};
use crate::geometry::{Board, Finite, Rect};

/// A board with a value on each cell: rows and columns by default, or any board `B`.
///
/// Row 0 is the top row. A cell is given by its [`Coord`](crate::Coord). The predicates of a query say what a value
/// means, so `T` needs no trait. A wall is a cell that no predicate matches. A hole is a cell that was removed from the
/// board with [`without`](Self::without).
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
/// board[Coord::new(2, 0)] = 'X';
/// assert_eq!(board[Coord::new(1, 3)], 'X');
///
/// board[Coord::new(0, 3)] = 'O';
/// let at = Coord::new(2, 2);
/// let lines = board.k_lines_through(at, &Direction::AXES, Length::AtLeast(2), |&c| c == 'X');
/// let lines: Vec<_> = lines.map(|line| line.to_string()).collect();
/// assert_eq!(lines, ["3 cells NE from (3, 1)", "2 cells SE from (2, 2)"]);
/// # Ok::<(), collinear::GridError>(())
/// ```
///
/// # Overview
///
/// | | |
/// |---|---|
/// | make | [`parse`](Self::parse), [`filled`](Self::filled), [`from_fn`](Self::from_fn), [`from_rows`](Self::from_rows), [`from_vec`](Self::from_vec); on other boards [`on`](Self::on), [`filled_on`](Self::filled_on) and [`from_cells`](Self::from_cells) |
/// | write | as text with [`Display`](core::fmt::Display), as SVG with [`Picture`](crate::picture::Picture) |
/// | query | all of [`lines`](crate::lines), from [`has_k_line_through`](Self::has_k_line_through) to [`find_pattern`](Self::find_pattern); for the cost of each, see the same name on [`Board`] |
/// | cells | indexing, [`get`](Self::get), [`iter`](Self::iter), [`indexed`](Self::indexed), [`cells_where`](Self::cells_where), [`map`](Self::map), [`swap`](Self::swap), [`carry`](Self::carry), [`fill`](Self::fill), [`rewrite_lines`](Self::rewrite_lines), [`remove_rows`](Self::remove_rows), [`collapse`](Self::collapse); [`along`](Self::along) a line |
/// | changes | what a move changed: [`changes_to`](Self::changes_to) |
/// | board | [`rows`](Self::rows), [`cols`](Self::cols), [`with_wrap`](Self::with_wrap), [`without`](Self::without) some cells, [`transformed`](Self::transformed) by one of the eight symmetries; a [`part`](Self::part) of it |
/// | `ndarray` | `Grid::from(array)`, `Array2::from(grid)`; [`view`](Self::view) |
///
/// # Other boards
///
/// Grids on other boards have the same methods, except those that make no sense on them. [`path`](Self::path) needs a
/// board that is [`Aligned`](crate::Aligned); rows, columns and reading text need a rectangle. For a board without end
/// use `EndlessGrid`.
///
/// ```
/// use collinear::{Grid, Headings, Length, boards::{Cuboid, Point}};
///
/// let board = Cuboid::new([4, 4, 4]).unwrap().board();
/// let mut qubic = Grid::filled_on(board, None)?;
/// for n in 0..4 {
///     qubic[Point([n, 3 - n, n])] = Some('x');
/// }
/// let last = Point([1, 2, 1]);
/// let axes: Vec<_> = board.topology().axes(last).collect();
/// let wins = qubic.k_lines_through(last, &axes, Length::AtLeast(4), |&cell| cell == Some('x'));
/// assert_eq!(wins.count(), 1);
/// # Ok::<(), collinear::GridError>(())
/// ```
#[derive(PartialEq, Eq, Hash)]
pub struct Grid<T, B: Finite = Rect> {
    board: Board<B>,
    /// A value for each cell, in the order in which the board lists its cells.
    cells: Vec<T>,
}

/// The panic for indexing with a cell off the board. The cell is passed by value: a reference would send each index
/// through memory.
#[cold]
#[inline(never)]
#[track_caller]
fn off_the_board<C: core::fmt::Debug>(at: C) -> ! {
    panic!("index out of bounds: {at:?} is off the board")
}

impl<T: Clone, B: Finite> Clone for Grid<T, B> {
    #[inline]
    fn clone(&self) -> Self {
        Self {
            board: self.board.clone(),
            cells: self.cells.clone(),
        }
    }

    /// Reuses the memory of this grid if both have the same size.
    #[inline]
    fn clone_from(&mut self, source: &Self) {
        // `Vec::clone_from` checks the capacity first, and a search would pay for that at each node.
        if self.cells.len() == source.cells.len() {
            self.cells.clone_from_slice(&source.cells);
        } else {
            self.cells.clone_from(&source.cells);
        }
        self.board.clone_from(&source.board);
    }
}

/// The value of a cell.
///
/// # Panics
///
/// If the cell is off the board. [`Grid::get`] returns `None` instead.
impl<T, B: Finite> Index<B::Cell> for Grid<T, B> {
    type Output = T;

    #[inline]
    #[track_caller]
    fn index(&self, at: B::Cell) -> &T {
        match self.get(at) {
            Some(cell) => cell,
            None => off_the_board(at),
        }
    }
}

/// # Panics
///
/// If the cell is off the board. [`Grid::get_mut`] returns `None` instead.
impl<T, B: Finite> IndexMut<B::Cell> for Grid<T, B> {
    #[inline]
    #[track_caller]
    fn index_mut(&mut self, at: B::Cell) -> &mut T {
        match self.get_mut(at) {
            Some(cell) => cell,
            None => off_the_board(at),
        }
    }
}
