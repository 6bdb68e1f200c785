//! Grids on boards without end: what is occupied, what lies next to it, and windows to look at it.

use alloc::vec::Vec;
use core::iter::FusedIterator;
use std::collections::HashSet;

use itertools::Itertools;

use super::{Grid, GridError, Sparse, Stored, sparse::Written};
use crate::{
    boards::{PlaneCell, Window},
    geometry::{Board, Direction, Topology},
};

/// # Boards without end (feature `std`)
impl<T, B: Stored<Storage = Sparse>> Grid<T, B> {
    /// A grid on a board without end. Every cell holds the background until another value is written
    /// there, and takes memory only as long as it holds another.
    ///
    /// ```
    /// use collinear::{Direction, Grid, Length, boards::{Place, Plane}};
    ///
    /// let mut board = Grid::endless(Plane::BOARD, '.');
    /// for col in -3..2 {
    ///     board[Place::new(7, col)] = 'x';
    /// }
    /// let last = Place::new(7, 1);
    /// assert!(board.has_k_line_through(last, &Direction::AXES, Length::AtLeast(5), |&c| c == 'x'));
    /// assert_eq!(board[Place::new(0, 0)], '.');
    ///
    /// board[last] = '.';
    /// assert_eq!(board.occupied().len(), 4);
    /// ```
    ///
    /// Queries of a whole board are not for it, and the compiler says so:
    ///
    /// ```compile_fail,E0599
    /// use collinear::{Direction, Grid, Length, boards::Plane};
    ///
    /// let board = Grid::endless(Plane::BOARD, '.');
    /// board.k_lines(&Direction::AXES, Length::AtLeast(5), |&c| c == 'x');
    /// ```
    #[must_use]
    #[doc(alias("infinite", "unbounded"))]
    pub fn endless(board: Board<B>, background: T) -> Self {
        Self {
            cells: Written::new(background),
            board,
        }
    }

    /// What stands on every cell that is not occupied.
    #[must_use]
    pub fn background(&self) -> &T {
        &self.cells.background
    }
}

impl<T: PartialEq, B: Stored<Storage = Sparse>> Grid<T, B> {
    /// The cells that hold something else than the background, in reading order, each with what it
    /// holds.
    ///
    /// ```
    /// use collinear::{Grid, boards::{Place, Plane}};
    ///
    /// let mut board = Grid::endless(Plane::BOARD, '.');
    /// board[Place::new(5, -2)] = 'o';
    /// board[Place::new(-1, 3)] = 'x';
    /// assert!(board.occupied().eq([(Place::new(-1, 3), &'x'), (Place::new(5, -2), &'o')]));
    /// ```
    ///
    /// # Complexity
    ///
    /// They are sorted: n log n for n occupied cells.
    #[must_use]
    pub fn occupied(
        &self,
    ) -> impl DoubleEndedIterator<Item = (B::Cell, &T)> + ExactSizeIterator + FusedIterator + Clone
    {
        self.cells.occupied().sorted_by_key(|&(at, _)| at)
    }

    /// The empty cells that are at most `steps` steps away from an occupied one, each step along one of
    /// these headings: where a move can matter. In reading order.
    ///
    /// ```
    /// use collinear::{Direction, Grid, boards::{Place, Plane}};
    ///
    /// let mut board = Grid::endless(Plane::BOARD, '.');
    /// board[Place::new(0, 0)] = 'x';
    /// board[Place::new(0, 1)] = 'o';
    /// assert_eq!(board.frontier(&Direction::ORTHOGONAL, 1).len(), 6);
    /// assert_eq!(board.frontier(&Direction::ALL, 2).len(), 5 * 6 - 2);
    /// assert_eq!(board.frontier(&Direction::HEX, 1).len(), 8);
    /// ```
    ///
    /// # Complexity
    ///
    /// As many steps as there are occupied and answered cells, times the headings.
    #[must_use]
    #[doc(alias = "candidates")]
    pub fn frontier(&self, headings: &[B::Heading], steps: usize) -> Vec<B::Cell> {
        let occupied = self.cells.occupied().map(|(at, _)| at);
        let mut layer: Vec<_> = occupied.collect();
        let mut seen: HashSet<_> = layer.iter().copied().collect();
        let mut frontier = Vec::new();
        for _ in 0..steps {
            let ways = layer.iter().cartesian_product(headings);
            let next = ways.filter_map(|(&at, &heading)| self.board.step(at, heading));
            layer = next.filter(|&at| seen.insert(at)).collect();
            if layer.is_empty() {
                break;
            }
            frontier.extend_from_slice(&layer);
        }
        frontier.sort_unstable();
        frontier
    }
}

impl<T, B> Grid<T, B>
where
    B: Stored<Storage = Sparse> + Topology<Cell: PlaneCell, Heading = Direction>,
{
    /// What a window shows: a grid with the plane's own cells that has the queries of whole boards
    /// too, and [lies in rows](Grid::into_rows).
    ///
    /// # Errors
    ///
    /// [`GridError::TooLarge`] if the window has more cells than memory can hold.
    ///
    /// ```
    /// use collinear::{Direction, Grid, Length, boards::{Place, Plane, Window}};
    ///
    /// let mut board = Grid::endless(Plane::BOARD, '.');
    /// for col in -3..0 {
    ///     board[Place::new(7, col)] = 'x';
    /// }
    /// let window = board.window(Window::new(Plane, Place::new(6, -4), 2, 4).unwrap())?;
    /// let mut lines = window.k_lines(&Direction::AXES, Length::Exactly(3), |&cell| cell == 'x');
    /// assert_eq!(lines.next().unwrap().to_string(), "3 cells E from (7, -3)");
    /// assert_eq!(lines.next(), None);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    pub fn window(&self, window: Window<B>) -> Result<Grid<T, Window<B>>, GridError>
    where
        T: Clone,
    {
        Grid::on(Board::of(window), |at| self.at(at).clone())
    }

    /// The smallest window that shows everything occupied; `None` if nothing is, or if memory
    /// can't hold as many cells.
    ///
    /// ```
    /// use collinear::{Grid, boards::{Place, Plane}};
    ///
    /// let mut board = Grid::endless(Plane::BOARD, '.');
    /// assert_eq!(board.extent(), None);
    /// board[Place::new(-1, 2)] = 'x';
    /// board[Place::new(0, 1)] = 'o';
    /// let extent = board.extent().expect("two cells");
    /// assert_eq!(extent.first(), Place::new(-1, 1));
    /// assert_eq!(board.window(extent)?.into_rows().to_string(), ". x\no .");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    #[doc(alias = "bounding_box")]
    pub fn extent(&self) -> Option<Window<B>>
    where
        T: PartialEq,
    {
        let occupied = self.cells.occupied().map(|(at, _)| at);
        Window::around(self.board.topology().clone(), occupied)
    }
}
