//! Surrounding, floods and connections on a grid.

use alloc::vec::Vec;

use crate::{
    geometry::Finite,
    grid::{Grid, Stored},
    lines::{Region, Surround},
};

impl<T, B: Stored> Grid<T, B> {
    /// How many of a cell's sides are closed: see [`Bounds::surround`](crate::Bounds::surround).
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("
    ///     . a .
    ///     a K .
    /// ")?;
    /// let attacker = |side: Option<&char>| side == Some(&'a');
    /// let sides = board.surround(Coord::new(1, 1), &Direction::ORTHOGONAL, attacker);
    /// assert_eq!(sides.closed, 2);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn surround(
        &self,
        at: B::Cell,
        headings: &[B::Heading],
        mut closes: impl FnMut(Option<&T>) -> bool,
    ) -> Surround<B::Cell, B::Heading> {
        let closes = |side: Option<B::Cell>| closes(side.map(|at| self.at(at)));
        self.board.surround(at, headings, closes)
    }
}

impl<T, B: Finite> Grid<T, B> {
    /// All cells that can be reached over matching ones: see
    /// [`Bounds::flood`](crate::Bounds::flood).
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("
    ///     X X .
    ///     . . X
    /// ")?;
    /// let group = board.flood([Coord::new(0, 0)], &Direction::ORTHOGONAL, |&c| c == 'X');
    /// assert_eq!(group.cells().len(), 2);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    pub fn flood(
        &self,
        from: impl IntoIterator<Item = B::Cell>,
        headings: &[B::Heading],
        mut matches: impl FnMut(&T) -> bool,
    ) -> Region<B> {
        let matches = |at| matches(self.at(at));
        self.board.flood(from, headings, matches)
    }

    /// A shortest way from one of the start cells to a goal over matching cells: see
    /// [`Bounds::connect`](crate::Bounds::connect).
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("
    ///     X . .
    ///     X X .
    ///     . X X
    /// ")?;
    /// let corner = Coord::new(0, 0);
    /// let is_right = |at: Coord| at.col == 2;
    /// let way = board.connect([corner], is_right, &Direction::ORTHOGONAL, |&c| c == 'X');
    /// assert_eq!(way.unwrap().len(), 5);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    pub fn connect(
        &self,
        from: impl IntoIterator<Item = B::Cell>,
        goal: impl FnMut(B::Cell) -> bool,
        headings: &[B::Heading],
        mut matches: impl FnMut(&T) -> bool,
    ) -> Option<Vec<B::Cell>> {
        let matches = |at| matches(self.at(at));
        self.board.connect(from, goal, headings, matches)
    }
}
