//! Shapes on a grid.

use alloc::vec::Vec;

use crate::{
    geometry::{Direction, Finite, Shape},
    grid::Grid,
};

/// # Queries: shapes
impl<T, B: Finite<Heading = Direction>> Grid<T, B> {
    /// True if a shape fits with its first cell, in reading order, at `at`.
    ///
    /// All cells that the shape [covers](crate::Board::lay) must be on the board and free. On a wrapped board, a shape
    /// can cross joined sides, but cannot cover a cell twice. A shape without cells fits nowhere.
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

    /// All places where a shape [fits](Self::fits), in the order of the board. Each place is given by the shape's first
    /// cell.
    ///
    /// For all [turns](Shape::turns) of a shape, use [`placements_of`](Self::placements_of).
    ///
    /// ```
    /// use collinear::{Grid, Shape};
    ///
    /// // the number of ways to lay a domino on a chessboard without two opposite corners
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

    /// All placements of several shapes: each shape where it [fits](Self::fits), with the cells that it covers.
    ///
    /// If the shapes are the pieces in hand, these are all moves. They come shape by shape, in the order of the board.
    /// On a board with joined sides, a shape that goes round a ring can cover the same cells from several places; it is
    /// returned once. Two shapes that cover the same cells are both returned, and so are two turns of a piece.
    ///
    /// For the cells next to a placement, make a [`Region`](crate::lines::Region::of) from its cells.
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
