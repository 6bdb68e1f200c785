//! k in a row on a grid.

use core::iter::FusedIterator;

use crate::{
    geometry::{Finite, Line},
    grid::Grid,
    lines::Length,
};

/// # Queries: k in a row
impl<T, B: Finite> Grid<T, B> {
    /// Whether a line of k in a row runs through a cell: the win check after a move. Whether there are any
    /// [`k_lines_through`](Self::k_lines_through) it, found out without making one.
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
    #[doc(alias("win check", "n in a row", "m n k", "connect four", "five in a row"))]
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

    /// The lines of k in a row through a cell, each whole: what to mark after a winning move.
    ///
    /// A line stands for its cells and comes once: a single cell, which is a run along every axis,
    /// and a ring that two axes share on a narrow torus, are given for the first axis only.
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
    #[doc(alias = "winning line")]
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

    /// Whether a line of k in a row is anywhere on the board: the win check of a position whose last
    /// move nobody knows.
    ///
    /// ```
    /// use collinear::{Direction, Grid, Length};
    ///
    /// let board = Grid::parse("
    ///     x . o
    ///     o x .
    ///     . . x
    /// ")?;
    /// let wins = |player| board.has_k_line(&Direction::AXES, Length::AtLeast(3), |&c| c == player);
    /// assert!(wins('x') && !wins('o'));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn has_k_line(
        &self,
        axes: &[B::Heading],
        length: Length,
        mut matches: impl FnMut(&T) -> bool,
    ) -> bool {
        self.board
            .has_k_line(axes, length, |at| matches(self.at(at)))
    }

    /// The lines of k in a row on the whole board, each whole and each once: axis after axis, and along
    /// each in the order of [`runs`](Self::runs).
    ///
    /// ```
    /// use collinear::{Direction, Grid, Length};
    ///
    /// let board = Grid::parse("
    ///     x x x x
    ///     . . . x
    ///     x x x .
    /// ")?;
    /// let strings = |length| -> Vec<String> {
    ///     let lines = board.k_lines(&Direction::AXES, length, |&cell| cell == 'x');
    ///     lines.map(|line| line.to_string()).collect()
    /// };
    /// assert_eq!(strings(Length::AtLeast(3)), ["4 cells E from (0, 0)", "3 cells E from (2, 0)"]);
    /// assert_eq!(strings(Length::Exactly(3)), ["3 cells E from (2, 0)"]);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias = "n in a row")]
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
