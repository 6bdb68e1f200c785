//! The cells of a grid: one cell, all cells, the cells that match, or the cells along a line.

use core::{
    iter::{FusedIterator, Zip},
    slice,
};

use super::{Grid, off_the_board};
use crate::geometry::{Finite, Line};

/// # Cells
impl<T, B: Finite> Grid<T, B> {
    /// The value of a cell, or `None` off the board.
    #[must_use]
    #[inline]
    pub fn get(&self, at: B::Cell) -> Option<&T> {
        self.cells.get(self.board.topology().index_of(at)?)
    }

    /// The value of a cell known to be on the board.
    #[inline]
    pub(super) fn at(&self, at: B::Cell) -> &T {
        &self.cells[self.board.topology().index_inside(at)]
    }

    /// A grid on the same board with a new value for each cell.
    ///
    /// ```
    /// use collinear::{Coord, Grid};
    ///
    /// let board = Grid::from_rows([[1, 2], [3, 4]])?.map(|n| n * 10);
    /// assert_eq!(board[Coord::new(1, 1)], 40);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    pub fn map<U>(&self, becomes: impl FnMut(&T) -> U) -> Grid<U, B> {
        Grid {
            cells: self.cells.iter().map(becomes).collect(),
            board: self.board.clone(),
        }
    }

    /// The cells one step away along these headings, each with its heading and value.
    ///
    /// See [`Bounds::neighbours`](crate::Bounds::neighbours).
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("a b\nc d")?;
    /// let found = board.neighbours(Coord::new(0, 0), &Direction::ORTHOGONAL);
    /// let found: Vec<_> = found.map(|(heading, _, &cell)| (heading, cell)).collect();
    /// assert_eq!(found, [(Direction::E, 'b'), (Direction::S, 'c')]);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    pub fn neighbours(
        &self,
        at: B::Cell,
        headings: &[B::Heading],
    ) -> impl DoubleEndedIterator<Item = (B::Heading, B::Cell, &T)> + FusedIterator + Clone {
        let found = self.board().neighbours(at, headings);
        found.map(move |(heading, to)| (heading, to, self.at(to)))
    }

    /// A mutable reference to the value of a cell, or `None` off the board.
    #[must_use]
    #[inline]
    pub fn get_mut(&mut self, at: B::Cell) -> Option<&mut T> {
        self.cells.get_mut(self.board.topology().index_of(at)?)
    }

    /// Swaps the values of two cells.
    ///
    /// # Panics
    ///
    /// If one of the cells is off the board.
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
                .unwrap_or_else(|| off_the_board(at))
        };
        let (a, b) = (index_of(a), index_of(b));
        self.cells.swap(a, b);
    }

    /// The values of the cells, in reading order.
    #[inline]
    pub fn iter(&self) -> slice::Iter<'_, T> {
        self.cells.iter()
    }

    /// Mutable references to the values of the cells, in reading order.
    #[inline]
    pub fn iter_mut(&mut self) -> slice::IterMut<'_, T> {
        self.cells.iter_mut()
    }

    /// The cells in reading order, each with its value.
    ///
    /// ```
    /// use collinear::{Coord, Grid};
    ///
    /// let board = Grid::parse("a b\nc d")?;
    /// assert_eq!(board.indexed().nth(2), Some((Coord::new(1, 0), &'c')));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[inline]
    pub fn indexed(&self) -> Zip<B::Cells, slice::Iter<'_, T>> {
        self.board.cells().zip(&self.cells)
    }

    /// The cells that match, in reading order.
    ///
    /// ```
    /// use collinear::{Coord, Grid};
    ///
    /// let board = Grid::parse("x .\n. x")?;
    /// let empty: Vec<_> = board.cells_where(|&cell| cell == '.').collect();
    /// assert_eq!(empty, [Coord::new(0, 1), Coord::new(1, 0)]);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[inline]
    pub fn cells_where(
        &self,
        mut matches: impl FnMut(&T) -> bool,
    ) -> impl Iterator<Item = B::Cell> {
        let cells = self.indexed();
        cells.filter_map(move |(at, cell)| matches(cell).then_some(at))
    }

    /// Counts the cells that match.
    pub fn count(&self, mut matches: impl FnMut(&T) -> bool) -> usize {
        self.iter().filter(|cell| matches(cell)).count()
    }

    /// The values along a line.
    ///
    /// Use the iterator to get what you need: `sum` for a run of Kakuro, `max`, `find`, `all`, or `collect` for a word.
    /// The rows of a board are its [lines](crate::Board::lines) to the east, and the columns are its lines to the
    /// south. A line of another board ends where it leaves this board.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("a . .\n. b .\n. . c")?;
    /// let line = board.bounds().between(Coord::new(0, 0), Coord::new(2, 2)).expect("aligned");
    /// assert!(board.along(line).eq(&['b']));
    ///
    /// let rows = board.bounds().lines(Direction::E).map(|row| board.along(row).collect::<String>());
    /// assert!(rows.eq(["a..", ".b.", "..c"]));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("fold", "sum", "row sum"))]
    #[must_use]
    pub fn along(
        &self,
        line: Line<B>,
    ) -> impl DoubleEndedIterator<Item = &T> + ExactSizeIterator + FusedIterator + Clone {
        let line = if line.board() == self.board() {
            line
        } else {
            // Keeps the part of the line that is on this board, from its first cell.
            let fits = line.iter().take_while(|&at| self.get(at).is_some()).count();
            line.truncated(fits)
        };
        line.into_iter().map(|at| self.at(at))
    }

    /// The values along a ray from a cell. See [`Bounds::ray`](crate::Bounds::ray).
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("a b c\nd e f\ng h i")?;
    /// assert!(board.ray(Coord::new(2, 0), Direction::NE).eq(&['e', 'c']));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn ray(
        &self,
        from: B::Cell,
        heading: B::Heading,
    ) -> impl DoubleEndedIterator<Item = &T> + ExactSizeIterator + FusedIterator + Clone {
        self.board.ray(from, heading).map(|at| self.at(at))
    }
}

impl<'a, T, B: Finite> IntoIterator for &'a Grid<T, B> {
    type Item = &'a T;
    type IntoIter = slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<'a, T, B: Finite> IntoIterator for &'a mut Grid<T, B> {
    type Item = &'a mut T;
    type IntoIter = slice::IterMut<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter_mut()
    }
}
