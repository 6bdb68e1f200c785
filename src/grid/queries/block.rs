//! Blocks on a grid.

use crate::{
    geometry::{Coord, Part},
    grid::Grid,
};

/// # Queries: blocks
impl<T> Grid<T> {
    /// Whether a block of this many rows and columns, all of whose cells match, covers a cell: a win check for
    /// the squares of Teeko, a check that no 2x2 block is full.
    ///
    /// On any other board, and for figures that are no rectangles, ask for their
    /// [`placements`](Self::placements).
    ///
    /// ```
    /// use collinear::{Coord, Grid};
    ///
    /// let board = Grid::parse("
    ///     . x x
    ///     x x x
    ///     . x .
    /// ")?;
    /// let has = |row, col| board.has_block_through(Coord::new(row, col), 2, 2, |&cell| cell == 'x');
    /// assert!(has(0, 1));
    /// assert!(!has(2, 1));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    #[doc = include_str!("../../../examples/pictures/block.svg")]
    #[doc(alias("square", "2x2", "win check", "Teeko"))]
    #[must_use]
    pub fn has_block_through(
        &self,
        at: Coord,
        rows: usize,
        cols: usize,
        mut matches: impl FnMut(&T) -> bool,
    ) -> bool {
        let matches = |at| matches(self.at(at));
        self.bounds().has_block_through(at, rows, cols, matches)
    }

    /// All blocks of this many rows and columns, all of whose cells match, in the order of their upper left
    /// corners.
    ///
    /// A block may lie over joined sides; one that fills them begins at the first row or column, as a ring
    /// does, and is found once. A block without cells is none.
    ///
    /// ```
    /// use collinear::{Coord, Grid};
    ///
    /// let board = Grid::parse("
    ///     x x x .
    ///     x x x x
    ///     . . x x
    /// ")?;
    /// let blocks: Vec<_> = board.blocks(2, 2, |&cell| cell == 'x').collect();
    /// assert_eq!(blocks.len(), 3);
    /// assert!(blocks[2].cells().eq([(1, 2), (1, 3), (2, 2), (2, 3)].map(Coord::from)));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("rectangles", "squares"))]
    pub fn blocks(
        &self,
        rows: usize,
        cols: usize,
        mut matches: impl FnMut(&T) -> bool,
    ) -> impl Iterator<Item = Part> {
        let matches = move |at| matches(self.at(at));
        self.bounds().blocks(rows, cols, matches)
    }
}
