//! Connected cells and connections on a grid.

use alloc::vec::Vec;

use crate::{geometry::Finite, grid::Grid, lines::Region};

/// # Queries: connected cells
impl<T, B: Finite> Grid<T, B> {
    /// The region of matching cells that are connected to the start cells.
    ///
    /// Cells are connected by steps along these headings. Start cells that do not match are left out.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// // two groups of stones: diagonal neighbours are not adjacent
    /// let board = Grid::parse("
    ///     X X .
    ///     . . X
    /// ")?;
    /// let group = |headings| board.flood([Coord::new(0, 0)], headings, |&cell| cell == 'X');
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

    /// The first goal that a flood from the start cells reaches.
    ///
    /// The flood ends at the goal. The goal must match, like the cells on the way to it.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// // Go: does a group have a liberty? If not, these are the stones to take.
    /// let board = Grid::parse("
    ///     . X O X
    ///     X O O X
    ///     . X X .
    /// ")?;
    /// let free_for = |stone: char, (row, col)| {
    ///     let is_free = |at| board[at] == '.';
    ///     let passable = |&cell: &char| cell == stone || cell == '.';
    ///     board.flood_until([Coord::new(row, col)], is_free, &Direction::ORTHOGONAL, passable)
    /// };
    /// assert_eq!(free_for('X', (0, 1)), Ok(Coord::new(0, 0)));
    /// let taken = free_for('O', (0, 2)).unwrap_err();
    /// assert_eq!(taken.cells(), [(0, 2), (1, 2), (1, 1)].map(Coord::from));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the flood reaches no goal, the error is the region of all connected cells.
    #[doc(alias("liberty", "way out", "exit", "fort"))]
    pub fn flood_until(
        &self,
        from: impl IntoIterator<Item = B::Cell>,
        goal: impl FnMut(B::Cell) -> bool,
        headings: &[B::Heading],
        mut matches: impl FnMut(&T) -> bool,
    ) -> Result<B::Cell, Region<B>> {
        let matches = |at| matches(self.at(at));
        self.board.flood_until(from, goal, headings, matches)
    }

    /// The cells that can be reached from the start cells in steps of your own, nearest first.
    ///
    /// Use this query for walls between cells, portals, knight's moves, or hops as in Halma. The start cells are
    /// included. The closure gets each reached cell once and returns the cells one step from it; cells off the board
    /// are left out.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// // where a piece in Halma can hop to: it may stop after any hop, and nothing is taken
    /// let board = Grid::parse("
    ///     a o . o .
    ///     . . o . .
    ///     . . . . .
    /// ")?;
    /// let start = Coord::new(0, 0);
    /// let reached = board.reach_by([start], |at| {
    ///     let hop = |heading| board.hop(at, heading, |&c| c == 'o', |&c| c == '.').ok();
    ///     Direction::ALL.into_iter().filter_map(hop).map(|hop| hop.to).collect::<Vec<_>>()
    /// });
    /// assert_eq!(reached.cells()[1..], [(0, 2), (0, 4), (2, 2)].map(Coord::from));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias(
        "Halma",
        "Chinese checkers",
        "walls",
        "portal",
        "breadth-first search",
        "bfs"
    ))]
    #[must_use]
    pub fn reach_by<I: IntoIterator<Item = B::Cell>>(
        &self,
        from: impl IntoIterator<Item = B::Cell>,
        steps: impl FnMut(B::Cell) -> I,
    ) -> Region<B> {
        self.board.reach_by(from, steps)
    }

    /// A shortest path from a start cell to a goal over matching cells, in steps along these headings.
    ///
    /// The path includes the start and the goal, which must match, too. `None` if there is no path. In Hex, a path from
    /// side to side is a win. A path from a piece to the edge shows that the piece is not encircled.
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
    /// let connect = |headings| {
    ///     board.connect(left.iter().copied(), |at| at.col == 2, headings, |&cell| cell == 'X')
    /// };
    /// assert_eq!(connect(&Direction::ORTHOGONAL), None); // the stones have a gap
    /// let path = connect(&Direction::HEX).unwrap(); // SE is a side of a hexagon
    /// assert_eq!(path, [(0, 0), (1, 1), (2, 2)].map(Coord::from));
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
