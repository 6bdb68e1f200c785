//! Completions: the free cells that complete a line of k in a row.

use core::iter::FusedIterator;

use super::Length;
use crate::geometry::{Board, Finite};

/// # Queries: what completes k in a row
impl<T: Finite> Board<T> {
    /// All free cells that complete a line of k in a row. See [`Grid::completions`](crate::Grid::completions).
    ///
    /// # Complexity
    ///
    /// One call for each cell, and a win check ([`has_k_line_through`](Self::has_k_line_through)) for each free cell;
    /// no allocation.
    #[inline]
    pub fn completions<'a, P, F>(
        &self,
        axes: &'a [T::Heading],
        length: Length,
        mut matches: P,
        mut free: F,
    ) -> impl FusedIterator<Item = T::Cell> + use<'a, P, F, T>
    where
        P: FnMut(T::Cell) -> bool,
        F: FnMut(T::Cell) -> bool,
    {
        let board = self.clone();
        let completes = move |&at: &T::Cell| {
            free(at)
                && board.has_k_line_through(at, axes, length, |other| other == at || matches(other))
        };
        self.cells().filter(completes).fuse()
    }
}
