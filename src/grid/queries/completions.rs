//! What completes k in a row on a grid.

use core::iter::FusedIterator;

use crate::{
    geometry::Finite,
    grid::{Grid, Stored},
    lines::Length,
};

/// # Queries: what completes k in a row
impl<T, B: Stored> Grid<T, B> {
    /// The free cells that close a line of k in a row which has this cell in it: where a move wins, and where the
    /// other player has to block, after a piece came to `at`.
    ///
    /// With the free cell taken, the run through it along one of the axes counts and contains `at`. So it lies at
    /// an end of the run through `at`; if that cell does not match, only the cell itself can be one. What is
    /// [`Exactly`](Length::Exactly) k long is not closed by a cell that makes it longer. Each cell comes once,
    /// for the first axis on which it closes a line. What the cells belong to, and what lacks two pieces, is asked
    /// with [`threats`](Self::threats).
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Length};
    ///
    /// let board = Grid::parse("X X . X . X O")?;
    /// let (at, row) = (Coord::new(0, 3), [Direction::E]);
    /// let cells = |length| -> Vec<usize> {
    ///     let cells = board.completions_through(at, &row, length, |&c| c == 'X', |&c| c == '.');
    ///     cells.map(|at| at.col).collect()
    /// };
    /// assert_eq!(cells(Length::AtLeast(3)), [2, 4]);
    /// assert_eq!(cells(Length::Exactly(3)), [4]);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("threats", "winning moves", "gain square"))]
    #[inline]
    pub fn completions_through(
        &self,
        at: B::Cell,
        axes: &[B::Heading],
        length: Length,
        mut matches: impl FnMut(&T) -> bool,
        mut free: impl FnMut(&T) -> bool,
    ) -> impl FusedIterator<Item = B::Cell> {
        let matches = move |at| matches(self.at(at));
        let free = move |at| free(self.at(at));
        self.board
            .completions_through(at, axes, length, matches, free)
    }
}

impl<T, B: Finite> Grid<T, B> {
    /// All free cells that close a line of k in a row: the winning moves. They come in the order of cells, each
    /// once. [`threats`](Self::threats) says which pieces they belong to.
    ///
    /// With gravity, `free` is asked of the cells on which a disc can land; on a
    /// [`Bitboard`](crate::bits::Bitboard) the same is [`completions`](crate::bits::Bitboard::completions) of a
    /// set.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Length};
    ///
    /// let board = Grid::parse("
    ///     X X .
    ///     O X .
    ///     . O .
    /// ")?;
    /// let (x, free) = (|&c: &char| c == 'X', |&c: &char| c == '.');
    /// let wins = board.completions(&Direction::AXES, Length::AtLeast(3), x, free);
    /// assert!(wins.eq([(0, 2), (2, 2)].map(Coord::from)));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("threats", "winning moves"))]
    #[inline]
    pub fn completions(
        &self,
        axes: &[B::Heading],
        length: Length,
        mut matches: impl FnMut(&T) -> bool,
        mut free: impl FnMut(&T) -> bool,
    ) -> impl FusedIterator<Item = B::Cell> {
        let matches = move |at| matches(self.at(at));
        let free = move |at| free(self.at(at));
        self.board.completions(axes, length, matches, free)
    }
}
