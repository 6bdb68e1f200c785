//! Connected cells and connections on a grid.

use alloc::vec::Vec;

use crate::{geometry::Finite, grid::Grid, lines::Region};

/// # Queries: connected cells
impl<T, B: Finite> Grid<T, B> {
    /// The cells connected with the start cells: all that can be reached over matching ones, in steps along these
    /// headings. The start cells are asked too, and those that do not match are left out.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// // two groups of stones, if diagonal neighbours are not adjacent
    /// let board = Grid::parse("
    ///     X X .
    ///     . . X
    /// ")?;
    /// let group = |ways| board.flood([Coord::new(0, 0)], ways, |&cell| cell == 'X');
    /// assert_eq!(group(&Direction::ORTHOGONAL).cells(), [Coord::new(0, 0), Coord::new(0, 1)]);
    /// assert_eq!(group(&Direction::ALL).cells().len(), 3);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("flood fill", "connected component", "group", "adjacent"))]
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

    /// A shortest connection from one of the start cells to a goal over matching cells, in steps along these
    /// headings: its cells, the start and the goal among them, all of them matching. `None` if
    /// there is none.
    ///
    /// From side to side it is the win at Hex; from a piece to the edge it is the way out that an
    /// encircled piece does not have.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("
    ///     X . .
    ///     X X .
    ///     . . X
    /// ")?;
    /// let left: Vec<_> = (0..3).map(|row| Coord::new(row, 0)).collect();
    /// let connect = |ways| {
    ///     board.connect(left.iter().copied(), |at| at.col == 2, ways, |&cell| cell == 'X')
    /// };
    /// assert_eq!(connect(&Direction::ORTHOGONAL), None); // from the left to the right there is a gap
    /// let way = connect(&Direction::HEX).unwrap(); // SE is a side of a hexagon
    /// assert_eq!(way, [(0, 0), (1, 1), (2, 2)].map(Coord::from));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("shortest path", "breadth-first search", "bfs", "Hex"))]
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
