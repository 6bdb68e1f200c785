//! Going over the cells of a grid: all of them, or those on a line.

use core::{fmt, iter::FusedIterator};

use super::{Grid, Reader};
use crate::geometry::{Coord, Direction, Line, Lines, Ray};

impl<T> Grid<T> {
    /// What stands on the cells, in reading order.
    #[must_use]
    pub fn iter(&self) -> ndarray::iter::Iter<'_, T, ndarray::Ix2> {
        self.cells.iter()
    }

    /// What stands on the cells, in reading order, to be changed.
    pub fn iter_mut(&mut self) -> ndarray::iter::IterMut<'_, T, ndarray::Ix2> {
        self.cells.iter_mut()
    }

    /// The cells in reading order, each with its place.
    ///
    /// ```
    /// use collinear::{Coord, Grid};
    ///
    /// let board = Grid::parse("a b\nc d")?;
    /// assert_eq!(board.indexed().nth(2), Some((Coord::new(1, 0), &'c')));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    pub fn indexed(
        &self,
    ) -> impl DoubleEndedIterator<Item = (Coord, &T)> + ExactSizeIterator + FusedIterator + Clone
    {
        self.bounds().coords().map(|at| (at, &self[at]))
    }

    /// Where the cells that match are, in reading order.
    ///
    /// ```
    /// use collinear::{Coord, Grid};
    ///
    /// let board = Grid::parse("x .\n. x")?;
    /// let empty: Vec<_> = board.positions(|&cell| cell == '.').collect();
    /// assert_eq!(empty, [Coord::new(0, 1), Coord::new(1, 0)]);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    pub fn positions(
        &self,
        mut matches: impl FnMut(&T) -> bool,
    ) -> impl DoubleEndedIterator<Item = Coord> + FusedIterator {
        self.bounds().coords().filter(move |&at| matches(&self[at]))
    }

    /// How many cells match.
    pub fn count(&self, mut matches: impl FnMut(&T) -> bool) -> usize {
        self.iter().filter(|cell| matches(cell)).count()
    }

    /// The cells one step away in these directions, each with its direction and what stands there:
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
        at: Coord,
        directions: &[Direction],
    ) -> impl DoubleEndedIterator<Item = (Direction, Coord, &T)> + FusedIterator + Clone {
        let cells = self.reader();
        let found = self.bounds().neighbours(at, directions);
        found.map(move |(direction, to)| (direction, to, cells.at(to)))
    }

    /// The grid of what each cell becomes; the wrap stays.
    ///
    /// ```
    /// use collinear::Grid;
    ///
    /// let board = Grid::from_rows([[1, 2], [3, 4]])?.map(|n| n * 10);
    /// assert_eq!(board[(1, 1)], 40);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    pub fn map<U>(&self, becomes: impl FnMut(&T) -> U) -> Grid<U> {
        Grid::from_array(self.cells.map(becomes)).with_wrap(self.bounds.wrap())
    }

    /// What stands on the cells of a line; one of another board is cut off where it leaves this one.
    ///
    /// ```
    /// use collinear::{Coord, Grid};
    ///
    /// let board = Grid::parse("a . .\n. b .\n. . c")?;
    /// let line = board.bounds().between(Coord::new(0, 0), Coord::new(2, 2)).expect("aligned");
    /// assert!(board.along(line).eq(&['b']));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    pub fn along(&self, line: Line) -> CellsAlong<'_, T> {
        let line = if line.bounds() == self.bounds() {
            line
        } else {
            // A line of another board: only what fits on this one, from its first cell on.
            let fits = line.iter().take_while(|&at| self.get(at).is_some()).count();
            line.truncated(fits)
        };
        CellsAlong {
            cells: self.reader(),
            ray: line.into_iter(),
        }
    }

    /// What stands on the cells that a ray from a cell passes: see
    /// [`Bounds::ray`](crate::Bounds::ray).
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("a b c\nd e f\ng h i")?;
    /// assert!(board.ray(Coord::new(2, 0), Direction::NE).eq(&['e', 'c']));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[inline]
    pub fn ray(&self, from: Coord, direction: Direction) -> CellsAlong<'_, T> {
        CellsAlong {
            cells: self.reader(),
            ray: self.bounds().ray(from, direction),
        }
    }

    /// The whole lines of the board in a direction, with what stands on them.
    ///
    /// ```
    /// use collinear::{Direction, Grid};
    ///
    /// let board = Grid::parse("a b c\nd e f")?;
    /// let text = |cells: collinear::CellsAlong<'_, char>| cells.collect::<String>();
    /// assert!(board.each_row().map(text).eq(["abc", "def"]));
    /// assert!(board.each_col().map(text).eq(["ad", "be", "cf"]));
    /// assert!(board.each_diagonal().map(text).eq(["ae", "bf", "c", "d"]));
    /// assert!(board.each_anti_diagonal().map(text).eq(["a", "bd", "ce", "f"]));
    /// assert!(board.each_line(Direction::W).map(text).eq(["cba", "fed"]));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    pub fn each_line(&self, direction: Direction) -> LinesOfCells<'_, T> {
        LinesOfCells {
            grid: self,
            lines: self.bounds().lines(direction),
        }
    }

    /// The rows from the top, each from the left.
    pub fn each_row(&self) -> LinesOfCells<'_, T> {
        self.each_line(Direction::E)
    }

    /// The columns from the left, each from the top.
    pub fn each_col(&self) -> LinesOfCells<'_, T> {
        self.each_line(Direction::S)
    }

    /// The diagonals that fall to the right, each from its upper left end.
    pub fn each_diagonal(&self) -> LinesOfCells<'_, T> {
        self.each_line(Direction::SE)
    }

    /// The diagonals that fall to the left, each from its upper right end.
    pub fn each_anti_diagonal(&self) -> LinesOfCells<'_, T> {
        self.each_line(Direction::SW)
    }
}

/// What stands on the cells of a line; made by [`Grid::along`].
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct CellsAlong<'a, T> {
    cells: Reader<'a, T>,
    ray: Ray,
}

impl<T> CellsAlong<'_, T> {
    /// The cells that are left, as a line.
    #[must_use]
    pub fn line(&self) -> Line {
        self.ray.line()
    }
}

impl<T: fmt::Debug> fmt::Debug for CellsAlong<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.clone()).finish()
    }
}

impl<T> Clone for CellsAlong<'_, T> {
    fn clone(&self) -> Self {
        Self {
            cells: self.cells,
            ray: self.ray.clone(),
        }
    }
}

impl<'a, T> Iterator for CellsAlong<'a, T> {
    type Item = &'a T;

    #[inline]
    fn next(&mut self) -> Option<&'a T> {
        self.ray.next().map(|at| self.cells.at(at))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.ray.size_hint()
    }
}

impl<T> DoubleEndedIterator for CellsAlong<'_, T> {
    #[inline]
    fn next_back(&mut self) -> Option<Self::Item> {
        self.ray.next_back().map(|at| self.cells.at(at))
    }
}

impl<T> ExactSizeIterator for CellsAlong<'_, T> {}
impl<T> FusedIterator for CellsAlong<'_, T> {}

/// The whole lines of a grid in a direction; made by [`Grid::each_line`].
#[derive(Debug)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct LinesOfCells<'a, T> {
    grid: &'a Grid<T>,
    lines: Lines,
}

impl<T> Clone for LinesOfCells<'_, T> {
    fn clone(&self) -> Self {
        Self {
            grid: self.grid,
            lines: self.lines.clone(),
        }
    }
}

impl<'a, T> Iterator for LinesOfCells<'a, T> {
    type Item = CellsAlong<'a, T>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        self.lines.next().map(|line| self.grid.along(line))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.lines.size_hint()
    }
}

impl<T> DoubleEndedIterator for LinesOfCells<'_, T> {
    #[inline]
    fn next_back(&mut self) -> Option<Self::Item> {
        self.lines.next_back().map(|line| self.grid.along(line))
    }
}

impl<T> ExactSizeIterator for LinesOfCells<'_, T> {}
impl<T> FusedIterator for LinesOfCells<'_, T> {}

impl<'a, T> IntoIterator for &'a Grid<T> {
    type Item = &'a T;
    type IntoIter = ndarray::iter::Iter<'a, T, ndarray::Ix2>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<'a, T> IntoIterator for &'a mut Grid<T> {
    type Item = &'a mut T;
    type IntoIter = ndarray::iter::IterMut<'a, T, ndarray::Ix2>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter_mut()
    }
}
