//! Surrounding, floods and connections on a grid.

use alloc::vec::Vec;

use crate::{
    geometry::{Coord, Direction},
    grid::Grid,
    lines::{Region, Surround},
};

impl<T> Grid<T> {
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
        at: Coord,
        directions: &[Direction],
        mut closes: impl FnMut(Option<&T>) -> bool,
    ) -> Surround {
        let cells = self.reader();
        let closes = |side: Option<Coord>| closes(side.map(|at| cells.at(at)));
        self.bounds().surround(at, directions, closes)
    }

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
        from: impl IntoIterator<Item = Coord>,
        directions: &[Direction],
        mut matches: impl FnMut(&T) -> bool,
    ) -> Region {
        let cells = self.reader();
        let matches = |at| matches(cells.at(at));
        self.bounds().flood(from, directions, matches)
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
        from: impl IntoIterator<Item = Coord>,
        goal: impl FnMut(Coord) -> bool,
        directions: &[Direction],
        mut matches: impl FnMut(&T) -> bool,
    ) -> Option<Vec<Coord>> {
        let cells = self.reader();
        let matches = |at| matches(cells.at(at));
        self.bounds().connect(from, goal, directions, matches)
    }
}
