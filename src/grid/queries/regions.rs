//! The regions of a whole grid.

use crate::{geometry::Finite, grid::Grid, lines::Region};

/// # Queries: the regions of a whole board
impl<T, B: Finite> Grid<T, B> {
    /// All regions of the board, each once, with the kind of its cells: its connected components, in the
    /// order of their first cells.
    ///
    /// `kind` sorts the cells: adjacent ones of an equal kind belong together, and a cell without a kind
    /// (empty, a hole in the board) belongs to no region. Adjacent are cells one step apart along these
    /// headings; with each of them the opposite one is given too, or what belongs together depends on where
    /// a region begins.
    ///
    /// ```
    /// use collinear::{Direction, Grid};
    ///
    /// // how many groups of stones there are, and how large the largest one is
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

    /// The enclosed regions: cells that are no wall, and from which no way along these headings leads off the
    /// board, unless over a wall. They come whole, in the order of their first cells.
    ///
    /// A way leaves the board where one of the headings has no next cell. So a board without edges has
    /// no outside, and every region of it is enclosed. If there are exits on the board, keep those regions
    /// that have none.
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

    /// The cells that a loop of stones goes round, whatever stands on them, in the order of the board: from
    /// none of them does a way along these headings lead off the board, unless over another stone.
    ///
    /// That is how a ring is defined at Havannah: a loop round at least one cell, which may be empty, the
    /// opponent's, or a stone of the loop's own colour. A board without edges, such as a torus, has no outside: all
    /// cells of it are encircled, with stones or without. A loop that goes round a cylinder itself encircles
    /// nothing. Headings lead both ways: with one of them the opposite one is given too.
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
