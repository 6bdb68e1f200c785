//! Runs of equal cells on a grid.

use core::iter::FusedIterator;

use crate::{
    geometry::Finite,
    grid::Grid,
    lines::{Run, RunThrough},
};

/// # Queries: runs of equal cells
impl<T, B: Finite> Grid<T, B> {
    /// The run from a cell on: that cell and those after it, as long as they match.
    ///
    /// A cell that does not match itself gives an empty line, blocked there; a cell off the board
    /// gives an empty line that ends at the edge.
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

    /// The run both ways through a cell: all cells next to it along an axis that match, whole.
    ///
    /// Where a whole ring of a wrapped board matches, both ends are [`Stop::Ring`](crate::Stop::Ring)
    /// and every cell is there once. A cell that does not match gives an empty line, blocked there at
    /// both ends.
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

    /// All maximal runs of equal cells along an axis, each once and whole, with the kind of its cells.
    ///
    /// `kind` sorts the cells: neighbours of an equal kind belong together, and a cell without a
    /// kind (empty, a hole in the board) belongs to no run. The runs come whole line by whole line, as
    /// [`Board::lines`](crate::Board::lines) gives them. A cell alone is a run of one.
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
    #[doc(alias("match three", "match 3", "groups"))]
    #[inline]
    pub fn runs<K: PartialEq>(
        &self,
        axis: B::Heading,
        mut kind: impl FnMut(&T) -> Option<K>,
    ) -> impl FusedIterator<Item = (K, RunThrough<B>)> {
        self.board.runs(axis, move |at| kind(self.at(at)))
    }

    /// How many cells match on the whole line through a cell, that cell included, gaps allowed: how far
    /// a piece moves in Lines of Action. Off the board it is 0.
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
