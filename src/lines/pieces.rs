//! All pieces of a board, each with its headings: the two outer loops of a move generator as one.

use core::iter::FusedIterator;

use crate::geometry::{Board, Finite};

/// # Queries: all pieces at once
impl<T: Finite> Board<T> {
    /// Every cell that matches with each of its headings. See [`Grid::headings_of`](crate::Grid::headings_of).
    ///
    /// # Complexity
    ///
    /// One call of `matches` for each cell of the board, and one of `headings` for each that matches.
    #[inline]
    pub fn headings_of<M, F, I>(
        &self,
        mut matches: M,
        mut headings: F,
    ) -> impl FusedIterator<Item = (T::Cell, T::Heading)> + use<M, F, I, T>
    where
        M: FnMut(T::Cell) -> bool,
        F: FnMut(T::Cell) -> I,
        I: IntoIterator<Item = T::Heading>,
    {
        let pieces = self.cells().fuse().filter(move |&at| matches(at));
        pieces.flat_map(move |at| {
            let headings = headings(at).into_iter();
            headings.map(move |heading| (at, heading))
        })
    }
}
