//! The cells of a grid along a line, a ray, or all lines of a heading.

use core::{fmt, iter::FusedIterator};

use super::Grid;
use crate::geometry::{Direction, Finite, Line, Lines, Ray, Rect};

/// # Cells along lines
impl<T, B: Finite> Grid<T, B> {
    /// What stands on the cells of a line; one of another board is cut off where it leaves this one.
    ///
    /// What is made of them is asked of the iterator: their `sum`, as of a run of Kakuro, the greatest (`max`), the
    /// first that (`find`), whether all (`all`), what they read (`collect`).
    ///
    /// ```
    /// use collinear::{Coord, Grid};
    ///
    /// let board = Grid::parse("a . .\n. b .\n. . c")?;
    /// let line = board.bounds().between(Coord::new(0, 0), Coord::new(2, 2)).expect("aligned");
    /// assert!(board.along(line).eq(&['b']));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("fold", "sum", "row sum"))]
    pub fn along(&self, line: Line<B>) -> CellsAlong<'_, T, B> {
        let line = if line.board() == self.board() {
            line
        } else {
            // A line of another board: only what fits on this one, from its first cell on.
            let fits = line.iter().take_while(|&at| self.get(at).is_some()).count();
            line.truncated(fits)
        };
        CellsAlong {
            grid: self,
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
    pub fn ray(&self, from: B::Cell, heading: B::Heading) -> CellsAlong<'_, T, B> {
        CellsAlong {
            grid: self,
            ray: self.board.ray(from, heading),
        }
    }

    /// The whole lines of the board along a heading, with what stands on them.
    ///
    /// ```
    /// use collinear::{Direction, Grid};
    ///
    /// let board = Grid::parse("a b c\nd e f")?;
    /// let text = |cells: collinear::CellsAlong<'_, char>| cells.collect::<String>();
    /// assert!(board.each_row().map(text).eq(["abc", "def"]));
    /// assert!(board.each_col().map(text).eq(["ad", "be", "cf"]));
    /// assert!(board.each_line(Direction::SE).map(text).eq(["ae", "bf", "c", "d"]));
    /// assert!(board.each_line(Direction::W).map(text).eq(["cba", "fed"]));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    pub fn each_line(&self, heading: B::Heading) -> LinesOfCells<'_, T, B> {
        LinesOfCells {
            grid: self,
            lines: self.board.lines(heading),
        }
    }
}

impl<T> Grid<T> {
    /// The rows from the top, each from the left.
    pub fn each_row(&self) -> LinesOfCells<'_, T> {
        self.each_line(Direction::E)
    }

    /// The columns from the left, each from the top.
    pub fn each_col(&self) -> LinesOfCells<'_, T> {
        self.each_line(Direction::S)
    }
}

/// What stands on the cells of a line; made by [`Grid::along`].
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct CellsAlong<'a, T, B: Finite = Rect> {
    grid: &'a Grid<T, B>,
    ray: Ray<B>,
}

impl<T, B: Finite> CellsAlong<'_, T, B> {
    /// The cells that are left, as a line.
    #[must_use]
    pub fn line(&self) -> Line<B> {
        self.ray.line()
    }
}

impl<T: fmt::Debug, B: Finite> fmt::Debug for CellsAlong<'_, T, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.clone()).finish()
    }
}

impl<T, B: Finite> Clone for CellsAlong<'_, T, B> {
    fn clone(&self) -> Self {
        Self {
            grid: self.grid,
            ray: self.ray.clone(),
        }
    }
}

impl<'a, T, B: Finite> Iterator for CellsAlong<'a, T, B> {
    type Item = &'a T;

    #[inline]
    fn next(&mut self) -> Option<&'a T> {
        self.ray.next().map(|at| self.grid.at(at))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.ray.size_hint()
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<&'a T> {
        self.ray.nth(n).map(|at| self.grid.at(at))
    }

    #[inline]
    fn count(self) -> usize {
        self.ray.count()
    }

    #[inline]
    fn last(self) -> Option<&'a T> {
        self.ray.last().map(|at| self.grid.at(at))
    }

    #[inline]
    fn fold<A, F: FnMut(A, &'a T) -> A>(self, first: A, mut add: F) -> A {
        let grid = self.grid;
        self.ray.fold(first, |sum, at| add(sum, grid.at(at)))
    }
}

impl<T, B: Finite> DoubleEndedIterator for CellsAlong<'_, T, B> {
    #[inline]
    fn next_back(&mut self) -> Option<Self::Item> {
        self.ray.next_back().map(|at| self.grid.at(at))
    }
}

impl<T, B: Finite> ExactSizeIterator for CellsAlong<'_, T, B> {}
impl<T, B: Finite> FusedIterator for CellsAlong<'_, T, B> {}

/// The whole lines of a grid along a heading; made by [`Grid::each_line`].
#[derive(Debug)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct LinesOfCells<'a, T, B: Finite = Rect> {
    grid: &'a Grid<T, B>,
    lines: Lines<B>,
}

impl<T, B: Finite> Clone for LinesOfCells<'_, T, B> {
    fn clone(&self) -> Self {
        Self {
            grid: self.grid,
            lines: self.lines.clone(),
        }
    }
}

impl<'a, T, B: Finite> Iterator for LinesOfCells<'a, T, B> {
    type Item = CellsAlong<'a, T, B>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        self.lines.next().map(|line| self.grid.along(line))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.lines.size_hint()
    }
}

impl<T, B: Finite<Starts: DoubleEndedIterator>> DoubleEndedIterator for LinesOfCells<'_, T, B> {
    #[inline]
    fn next_back(&mut self) -> Option<Self::Item> {
        self.lines.next_back().map(|line| self.grid.along(line))
    }
}

impl<T, B: Finite<Starts: ExactSizeIterator>> ExactSizeIterator for LinesOfCells<'_, T, B> {}
impl<T, B: Finite<Starts: FusedIterator>> FusedIterator for LinesOfCells<'_, T, B> {}
