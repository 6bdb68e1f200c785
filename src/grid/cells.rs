//! The cells of a grid: one of them, all of them, or those that match.

use core::{
    fmt,
    iter::{FusedIterator, Zip},
    slice,
};

use super::{Grid, off_the_board};
use crate::geometry::{Finite, Rect};

/// # Cells
impl<T, B: Finite> Grid<T, B> {
    /// What stands on a cell, or `None` off the board.
    #[must_use]
    #[inline]
    pub fn get(&self, at: B::Cell) -> Option<&T> {
        self.cells.get(self.board.topology().index_of(at)?)
    }

    /// What stands on a cell to which a walk came that does not leave the board.
    #[inline]
    pub(super) fn at(&self, at: B::Cell) -> &T {
        &self.cells[self.board.topology().index_inside(at)]
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
            cells: self.cells.iter().map(becomes).collect(),
            board: self.board.clone(),
        }
    }

    /// The cells one step away along these headings, each with its heading and what stands there:
    /// see [`Bounds::neighbours`](crate::Bounds::neighbours).
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("a b\nc d")?;
    /// let found = board.neighbours(Coord::new(0, 0), &Direction::ORTHOGONAL);
    /// let found: Vec<_> = found.map(|(way, _, &cell)| (way, cell)).collect();
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

    /// What stands on a cell, to be changed, or `None` off the board.
    #[must_use]
    #[inline]
    pub fn get_mut(&mut self, at: B::Cell) -> Option<&mut T> {
        self.cells.get_mut(self.board.topology().index_of(at)?)
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

    /// What stands on the cells, in reading order.
    #[inline]
    pub fn iter(&self) -> slice::Iter<'_, T> {
        self.cells.iter()
    }

    /// What stands on the cells, in reading order, to be changed.
    #[inline]
    pub fn iter_mut(&mut self) -> slice::IterMut<'_, T> {
        self.cells.iter_mut()
    }

    /// The cells in reading order, each with what stands there.
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

    /// Where the cells that match are, in reading order.
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
    pub fn cells_where<F: FnMut(&T) -> bool>(&self, matches: F) -> CellsWhere<'_, T, F, B> {
        CellsWhere {
            cells: self.indexed(),
            matches,
        }
    }

    /// How many cells match.
    pub fn count(&self, mut matches: impl FnMut(&T) -> bool) -> usize {
        self.iter().filter(|cell| matches(cell)).count()
    }
}

/// Where the cells that match are; made by [`Grid::cells_where`].
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct CellsWhere<'a, T, F, B: Finite = Rect> {
    cells: Zip<B::Cells, slice::Iter<'a, T>>,
    matches: F,
}

impl<T, F, B: Finite> fmt::Debug for CellsWhere<'_, T, F, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CellsWhere").finish_non_exhaustive()
    }
}

impl<T, F: FnMut(&T) -> bool, B: Finite> Iterator for CellsWhere<'_, T, F, B> {
    type Item = B::Cell;

    #[inline]
    fn next(&mut self) -> Option<B::Cell> {
        let found = self.cells.find(|(_, cell)| (self.matches)(cell));
        found.map(|(at, _)| at)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (0, self.cells.size_hint().1)
    }

    #[inline]
    fn fold<A, G: FnMut(A, B::Cell) -> A>(mut self, start: A, mut each: G) -> A {
        let matches = &mut self.matches;
        self.cells.fold(
            start,
            |all, (at, cell)| {
                if matches(cell) { each(all, at) } else { all }
            },
        )
    }
}

impl<T, F, B> DoubleEndedIterator for CellsWhere<'_, T, F, B>
where
    F: FnMut(&T) -> bool,
    B: Finite<Cells: DoubleEndedIterator + ExactSizeIterator>,
{
    #[inline]
    fn next_back(&mut self) -> Option<B::Cell> {
        let found = self.cells.rfind(|(_, cell)| (self.matches)(cell));
        found.map(|(at, _)| at)
    }
}

impl<T, F, B> FusedIterator for CellsWhere<'_, T, F, B>
where
    F: FnMut(&T) -> bool,
    B: Finite<Cells: FusedIterator>,
{
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
