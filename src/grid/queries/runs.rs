//! Runs and lines of k on a grid.

use core::iter::FusedIterator;

use crate::{
    geometry::{Finite, Line},
    grid::{Grid, Stored},
    lines::{Length, Run, RunThrough},
};

impl<T, B: Stored> Grid<T, B> {
    /// The run from a cell on: see [`Bounds::run`](crate::Bounds::run).
    ///
    /// ```
    /// use collinear::{Coord, Direction, Stop, Grid};
    ///
    /// let board = Grid::parse("x x x o")?;
    /// let run = board.run(Coord::new(0, 1), Direction::E, |&cell| cell == 'x');
    /// assert_eq!(run.line.len(), 2);
    /// assert_eq!(run.stop, Stop::Blocked(Coord::new(0, 3)));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn run(
        &self,
        from: B::Cell,
        heading: B::Heading,
        mut matches: impl FnMut(&T) -> bool,
    ) -> Run<B> {
        self.board.run(from, heading, |at| matches(self.at(at)))
    }

    /// The run from a cell on of at most `max` cells: see
    /// [`Bounds::run_at_most`](crate::Bounds::run_at_most).
    ///
    /// ```
    /// use collinear::{Coord, Direction, Stop, Grid};
    ///
    /// let board = Grid::parse("x x x o")?;
    /// let run = board.run_at_most(Coord::new(0, 0), Direction::E, 2, |&cell| cell == 'x');
    /// assert_eq!(run.line.len(), 2);
    /// assert_eq!(run.stop, Stop::Limit);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn run_at_most(
        &self,
        from: B::Cell,
        heading: B::Heading,
        max: usize,
        mut matches: impl FnMut(&T) -> bool,
    ) -> Run<B> {
        self.board
            .run_at_most(from, heading, max, |at| matches(self.at(at)))
    }

    /// The run both ways through a cell: see [`Bounds::run_through`](crate::Bounds::run_through).
    ///
    /// ```
    /// use collinear::{Coord, Direction, Stop, Grid};
    ///
    /// let board = Grid::parse(". x x x o")?;
    /// let run = board.run_through(Coord::new(0, 2), Direction::E, |&cell| cell == 'x');
    /// assert_eq!(run.line.to_string(), "3 cells E from (0, 1)");
    /// assert_eq!(run.behind, Stop::Blocked(Coord::new(0, 0)));
    /// assert_eq!(run.ahead, Stop::Blocked(Coord::new(0, 4)));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn run_through(
        &self,
        at: B::Cell,
        axis: B::Heading,
        mut matches: impl FnMut(&T) -> bool,
    ) -> RunThrough<B> {
        self.board.run_through(at, axis, |at| matches(self.at(at)))
    }

    /// The lines of a wanted length through a cell: see
    /// [`Bounds::k_lines_through`](crate::Bounds::k_lines_through).
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Length};
    ///
    /// let board = Grid::parse("
    ///     x . .
    ///     x x x
    ///     x . o
    /// ")?;
    /// let (at, three) = (Coord::new(1, 0), Length::AtLeast(3));
    /// let lines = board.k_lines_through(at, &Direction::AXES, three, |&cell| cell == 'x');
    /// let lines: Vec<_> = lines.map(|line| line.to_string()).collect();
    /// assert_eq!(lines, ["3 cells N from (2, 0)", "3 cells E from (1, 0)"]);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[inline]
    pub fn k_lines_through(
        &self,
        at: B::Cell,
        axes: &[B::Heading],
        length: Length,
        mut matches: impl FnMut(&T) -> bool,
    ) -> impl FusedIterator<Item = Line<B>> {
        self.board
            .k_lines_through(at, axes, length, move |at| matches(self.at(at)))
    }

    /// Whether a line of a wanted length runs through a cell: see
    /// [`Bounds::has_k_line_through`](crate::Bounds::has_k_line_through).
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Length};
    ///
    /// let board = Grid::parse("x x x . x")?;
    /// let wins = |col, length| {
    ///     let at = Coord::new(0, col);
    ///     board.has_k_line_through(at, &Direction::AXES, length, |&cell| cell == 'x')
    /// };
    /// assert!(wins(1, Length::AtLeast(3)));
    /// assert!(!wins(4, Length::AtLeast(3)));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn has_k_line_through(
        &self,
        at: B::Cell,
        axes: &[B::Heading],
        length: Length,
        mut matches: impl FnMut(&T) -> bool,
    ) -> bool {
        self.board
            .has_k_line_through(at, axes, length, |at| matches(self.at(at)))
    }
}

impl<T, B: Finite> Grid<T, B> {
    /// All maximal runs along an axis: see [`Bounds::runs`](crate::Bounds::runs).
    ///
    /// Match three of a kind, whatever the kind:
    ///
    /// ```
    /// use collinear::{Direction, Grid};
    ///
    /// let board = Grid::parse("a a a b . b")?;
    /// let runs = board.runs(Direction::E, |&gem| (gem != '.').then_some(gem));
    /// let three: Vec<_> = runs.filter(|(_, run)| run.line.len() >= 3).collect();
    /// assert_eq!(three.len(), 1);
    /// assert_eq!(three[0].0, 'a');
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[inline]
    pub fn runs<K: PartialEq>(
        &self,
        axis: B::Heading,
        mut kind: impl FnMut(&T) -> Option<K>,
    ) -> impl FusedIterator<Item = (K, RunThrough<B>)> {
        self.board.runs(axis, move |at| kind(self.at(at)))
    }

    /// The lines of a wanted length on the whole board: see
    /// [`Bounds::k_lines`](crate::Bounds::k_lines).
    ///
    /// ```
    /// use collinear::{Direction, Grid, Length};
    ///
    /// let board = Grid::parse("
    ///     x x x .
    ///     . . . x
    ///     x x x .
    /// ")?;
    /// let lines = board.k_lines(&Direction::AXES, Length::AtLeast(3), |&cell| cell == 'x');
    /// let lines: Vec<_> = lines.map(|line| line.to_string()).collect();
    /// assert_eq!(lines, ["3 cells E from (0, 0)", "3 cells E from (2, 0)"]);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[inline]
    pub fn k_lines(
        &self,
        axes: &[B::Heading],
        length: Length,
        mut matches: impl FnMut(&T) -> bool,
    ) -> impl FusedIterator<Item = Line<B>> {
        self.board
            .k_lines(axes, length, move |at| matches(self.at(at)))
    }
}
