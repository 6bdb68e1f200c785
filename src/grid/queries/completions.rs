//! What completes k in a row on a grid.

use core::iter::FusedIterator;

use crate::{geometry::Finite, grid::Grid, lines::Length};

/// # Queries: what completes k in a row
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
    #[doc(alias("threats", "winning moves", "gain square"))]
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
