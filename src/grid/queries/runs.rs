//! Runs of equal cells on a grid.

use core::iter::FusedIterator;

use crate::{
    geometry::Finite,
    grid::Grid,
    lines::{Run, RunThrough},
};

/// # Queries: runs of equal cells
impl<T, B: Finite> Grid<T, B> {
    /// The run of matching cells from a cell along a heading.
    ///
    /// The run begins with the cell itself. If that cell does not match, the line is empty, and the cell blocks the
    /// run. If the cell is off the board, the line is empty, and the run stops at the edge.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Stop};
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

    /// The run of matching cells through a cell, both ways along an axis.
    ///
    /// If a whole ring of a wrapped board matches, both ends are [`Stop::Ring`](crate::Stop::Ring) and each cell comes
    /// once. If the cell does not match, the line is empty, and the cell blocks both ends.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Stop};
    ///
    /// let board = Grid::parse(". x x x o")?;
    /// let run = board.run_through(Coord::new(0, 2), Direction::E, |&cell| cell == 'x');
    /// assert_eq!(run.line.to_string(), "3 cells E from (0, 1)");
    /// assert_eq!(run.behind, Stop::Blocked(Coord::new(0, 0)));
    /// assert_eq!(run.ahead, Stop::Blocked(Coord::new(0, 4)));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias = "streak")]
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

    /// All maximal runs of equal cells along an axis, with the kind of their cells.
    ///
    /// `kind` classifies the cells: adjacent cells of the same kind belong to the same run. A cell of kind `None`
    /// (empty, a hole in the board) belongs to no run. A single cell is a run of one. The runs come line by line, in
    /// the order of [`Board::lines`](crate::Board::lines).
    ///
    /// This example finds three of a kind, whatever the kind:
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
    #[doc(alias("match three", "match 3", "groups"))]
    #[inline]
    pub fn runs<K: PartialEq>(
        &self,
        axis: B::Heading,
        mut kind: impl FnMut(&T) -> Option<K>,
    ) -> impl FusedIterator<Item = (K, RunThrough<B>)> {
        self.board.runs(axis, move |at| kind(self.at(at)))
    }

    /// Counts the matching cells on the whole line through a cell.
    ///
    /// The cell itself counts, gaps are allowed, and the count of a cell off the board is 0. In Lines of Action, a
    /// piece moves this number of steps.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("x . @ x x")?;
    /// let count = board.count_on_line(Coord::new(0, 2), Direction::E, |&cell| cell != '.');
    /// assert_eq!(count, 4);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn count_on_line(
        &self,
        through: B::Cell,
        axis: B::Heading,
        mut matches: impl FnMut(&T) -> bool,
    ) -> usize {
        self.board
            .count_on_line(through, axis, |at| matches(self.at(at)))
    }
}
