//! The regions of a whole grid.

use crate::{geometry::Finite, grid::Grid, lines::Region};

/// # Queries: the regions of a whole board
impl<T, B: Finite> Grid<T, B> {
    /// All regions of the board (its connected components), each once, with the kind of its cells.
    ///
    /// `kind` classifies the cells: adjacent cells of the same kind belong to the same region. A cell of kind `None`
    /// (empty, a hole in the board) belongs to no region. Cells one step apart along these headings are adjacent. The
    /// headings must include the opposite of each heading. Otherwise the regions depend on where they begin. Regions
    /// come in the order of their first cells.
    ///
    /// ```
    /// use collinear::{Direction, Grid};
    ///
    /// // the number of groups of stones, and the size of the largest
    /// let board = Grid::parse("
    ///     X X . O
    ///     . X O O
    ///     O . X .
    /// ")?;
    /// let stones = |&cell: &char| (cell != '.').then_some(cell);
    /// let groups: Vec<_> = board.regions(&Direction::ORTHOGONAL, stones).collect();
    /// let sizes = groups.iter().map(|(kind, group)| (*kind, group.cells().len()));
    /// assert!(sizes.eq([('X', 3), ('O', 3), ('O', 1), ('X', 1)]));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias(
        "connected components",
        "connected component labelling",
        "islands",
        "groups",
        "match three"
    ))]
    pub fn regions<'a, K: PartialEq + 'a>(
        &'a self,
        headings: &'a [B::Heading],
        mut kind: impl FnMut(&T) -> Option<K> + 'a,
    ) -> impl Iterator<Item = (K, Region<B>)> + 'a {
        self.board.regions(headings, move |at| kind(self.at(at)))
    }

    /// The regions that walls enclose: every path from such a region off the board crosses a wall.
    ///
    /// An enclosed region contains no walls. A path takes steps along these headings, and leaves the board if a heading
    /// has no next cell. Regions are whole, and come in the order of their first cells. A board without edges has no
    /// outside, so all its regions are enclosed. If some cells are exits, keep only the regions without an exit.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// // Dots: three dots and the corner of the board don't close a ring, four dots do
    /// let board = Grid::parse("
    ///     . x . . .
    ///     x . . x .
    ///     . . x o x
    ///     . . . x .
    /// ")?;
    /// let enclosed: Vec<_> = board.enclosed(&Direction::ORTHOGONAL, |&cell| cell == 'x').collect();
    /// assert_eq!(enclosed.len(), 1);
    /// assert_eq!(enclosed[0].cells(), [Coord::new(2, 3)]);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("surrounded region", "Dots", "Kropki", "closed area"))]
    pub fn enclosed<'a>(
        &'a self,
        headings: &'a [B::Heading],
        mut wall: impl FnMut(&T) -> bool + 'a,
    ) -> impl Iterator<Item = Region<B>> + 'a {
        self.board.enclosed(headings, move |at| wall(self.at(at)))
    }

    /// The cells inside loops of stones: every path from such a cell off the board crosses another stone.
    ///
    /// The cells come in the order of the board, whatever their values. A ring in Havannah is such a loop. It goes
    /// around at least one cell, which may be empty or have a stone of either colour. A board without edges, such as a
    /// torus, has no outside: all its cells are encircled, with or without stones. A loop around a cylinder itself
    /// encircles nothing. The headings must include the opposite of each heading.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("
    ///     x x . . .
    ///     x x x x .
    ///     . x x . x
    ///     . . . x x
    /// ")?;
    /// let encircled = board.encircled(&Direction::HEX, |&cell| cell == 'x');
    /// assert!(encircled.eq([(1, 1), (2, 3)].map(Coord::from)));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("ring", "loop", "Havannah"))]
    pub fn encircled<'a>(
        &'a self,
        headings: &'a [B::Heading],
        mut stone: impl FnMut(&T) -> bool + 'a,
    ) -> impl Iterator<Item = B::Cell> + 'a {
        self.board.encircled(headings, move |at| stone(self.at(at)))
    }
}
