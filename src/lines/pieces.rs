//! All pieces of a board, each with its headings: the two outer loops of a move generator in one.

use core::iter::FusedIterator;

use crate::geometry::{Board, Finite};

/// # Queries: all pieces at once
impl<T: Finite> Board<T> {
    /// Pairs each matching cell with each of its headings. See [`Grid::headings_of`](crate::Grid::headings_of).
    ///
    /// # Complexity
    ///
    /// One call of `matches` for each cell of the board, and one of `headings` for each matching cell.
    #[inline]
    pub fn headings_of<M, F, I>(
        &self,
        mut matches: M,
        headings: F,
    ) -> impl FusedIterator<Item = (T::Cell, T::Heading)> + use<M, F, I, T>
    where
        M: FnMut(T::Cell) -> bool,
        F: FnMut(T::Cell) -> I,
        I: IntoIterator<Item = T::Heading>,
    {
        HeadingsOf {
            pieces: self.cells().fuse().filter(move |&at| matches(at)),
            headings,
            piece: None,
        }
    }
}

/// `flat_map` would take more than twice as long: its `fold` has the body in three places and is not inlined.
struct HeadingsOf<P, F, I: IntoIterator, C> {
    pieces: P,
    headings: F,
    piece: Option<(C, I::IntoIter)>,
}

impl<P, F, I, C> Iterator for HeadingsOf<P, F, I, C>
where
    P: Iterator<Item = C>,
    F: FnMut(C) -> I,
    I: IntoIterator,
    C: Copy,
{
    type Item = (C, I::Item);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some((at, to_come)) = &mut self.piece
                && let Some(heading) = to_come.next()
            {
                return Some((*at, heading));
            }
            self.piece = None;
            let at = self.pieces.next()?;
            self.piece = Some((at, (self.headings)(at).into_iter()));
        }
    }

    #[inline]
    fn fold<A, G: FnMut(A, Self::Item) -> A>(mut self, first: A, mut add: G) -> A {
        let (mut sum, mut piece) = (first, self.piece);
        loop {
            if let Some((at, to_come)) = piece {
                for heading in to_come {
                    sum = add(sum, (at, heading));
                }
            }
            let Some(at) = self.pieces.next() else {
                return sum;
            };
            piece = Some((at, (self.headings)(at).into_iter()));
        }
    }
}

impl<P, F, I, C> FusedIterator for HeadingsOf<P, F, I, C>
where
    P: FusedIterator<Item = C>,
    F: FnMut(C) -> I,
    I: IntoIterator,
    C: Copy,
{
}
