//! Shapes and blocks on a grid.

use alloc::vec::Vec;

use crate::{
    geometry::{Coord, Direction, Finite, Part, Shape},
    grid::Grid,
};

/// # Queries: shapes
impl<T, B: Finite<Heading = Direction>> Grid<T, B> {
    /// Whether a shape whose first cell in reading order lies here has room: all cells that it
    /// [covers](crate::Board::lay) are on the board and free.
    ///
    /// On a wrapped board it may lie over joined sides, but covers no cell twice. A shape without cells fits
    /// nowhere.
    ///
    /// ```
    /// use collinear::{Coord, Grid, Shape};
    ///
    /// let board = Grid::parse("
    ///     . . x
    ///     . . .
    /// ")?;
    /// let fits = |shape, col| board.fits(&Shape::parse(shape), Coord::new(0, col), |&cell| cell == '.');
    /// assert!(fits("# # .\n. # #", 0));
    /// assert!(!fits(". # #\n# # .", 1));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("collision", "can be placed"))]
    #[must_use]
    pub fn fits(&self, shape: &Shape, at: B::Cell, mut free: impl FnMut(&T) -> bool) -> bool {
        self.board.fits(shape, at, |at| free(self.at(at)))
    }

    /// All places where a shape [fits](Self::fits), each as the cell of its first cell, in the order of the
    /// board. For all its [turns](Shape::turns) ask for the [placements of](Self::placements_of) them.
    ///
    /// ```
    /// use collinear::{Grid, Shape};
    ///
    /// // how many ways a domino lies on a chessboard without two opposite corners
    /// let board = Grid::from_fn(8, 8, |at| at.row + at.col != 0 && at.row + at.col != 14)?;
    /// let dominoes = Shape::parse("# #").turns();
    /// let ways = dominoes.iter().flat_map(|domino| board.placements(domino, |&cell| cell));
    /// assert_eq!(ways.count(), 2 * 56 - 4);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("tilings", "packing", "where does it fit"))]
    pub fn placements(
        &self,
        shape: &Shape,
        mut free: impl FnMut(&T) -> bool,
    ) -> impl Iterator<Item = B::Cell> {
        self.board.placements(shape, move |at| free(self.at(at)))
    }

    /// All placements of some shapes, wherever one [fits](Self::fits): the shape, and the cells that it
    /// [covers](crate::Board::lay). All moves with the pieces in hand; shape by shape, in the order of the board.
    ///
    /// Where sides are joined, a shape may cover the same cells from several places, as one that goes round a ring
    /// does: that is one answer. Two shapes that cover the same cells are two, as can be two turns of a piece there.
    ///
    /// What borders on the cells says their [`Region`](crate::lines::Region::of).
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Shape, lines::Region};
    ///
    /// // Blokus: pieces of a colour touch at corners, never at sides
    /// let board = Grid::parse("
    ///     x . .
    ///     x . .
    ///     . . .
    /// ")?;
    /// let own = |at: Coord| board[at] == 'x';
    /// let dominoes = Shape::parse("# #").turns();
    /// let moves = board.placements_of(&dominoes, |&cell| cell == '.').filter(|(_, cells)| {
    ///     let piece = Region::of(board.board(), cells.iter().copied());
    ///     piece.border(&Direction::DIAGONAL).any(own) && !piece.border(&Direction::ORTHOGONAL).any(own)
    /// });
    /// let moves: Vec<_> = moves.map(|(_, cells)| cells).collect();
    /// assert_eq!(moves, [[(2, 1), (2, 2)].map(Coord::from)]);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("lays", "Blokus", "all moves", "packing"))]
    pub fn placements_of<'a>(
        &self,
        shapes: impl IntoIterator<Item = &'a Shape>,
        mut free: impl FnMut(&T) -> bool,
    ) -> impl Iterator<Item = (&'a Shape, Vec<B::Cell>)> {
        self.board
            .placements_of(shapes, move |at| free(self.at(at)))
    }
}

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
