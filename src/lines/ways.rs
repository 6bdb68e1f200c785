//! Ways: every piece of a board with every heading, or with its own.

use core::{
    fmt,
    iter::{Fuse, FusedIterator},
};

use crate::geometry::{Board, Finite, Rect};

/// # Queries: all pieces at once
impl<T: Finite> Board<T> {
    /// Every cell that matches with every heading. See [`Grid::ways`](crate::Grid::ways).
    ///
    /// # Complexity
    ///
    /// One call for each cell of the board; no allocation.
    #[inline]
    pub fn ways<'a, M: FnMut(T::Cell) -> bool>(
        &self,
        matches: M,
        headings: &'a [T::Heading],
    ) -> Ways<'a, M, T> {
        Ways {
            cells: self.cells().fuse(),
            matches,
            headings,
            piece: None,
            to_come: &[],
        }
    }

    /// Every cell that matches with each of its own headings. See [`Grid::ways_by`](crate::Grid::ways_by).
    ///
    /// # Complexity
    ///
    /// One call of `matches` for each cell of the board, and one of `headings` for each that matches.
    #[inline]
    pub fn ways_by<M, F, I>(&self, matches: M, headings: F) -> WaysBy<M, F, I, T>
    where
        M: FnMut(T::Cell) -> bool,
        F: FnMut(T::Cell) -> I,
        I: IntoIterator<Item = T::Heading>,
    {
        WaysBy {
            cells: self.cells().fuse(),
            matches,
            headings,
            piece: None,
        }
    }
}

/// Every cell that matches with every heading; made by [`Board::ways`].
#[derive(Clone)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct Ways<'a, M, T: Finite = Rect> {
    /// Those that were not looked at.
    cells: Fuse<T::Cells>,
    matches: M,
    headings: &'a [T::Heading],
    /// The last cell that matched ..
    piece: Option<T::Cell>,
    /// .. and its headings to come.
    to_come: &'a [T::Heading],
}

impl<'a, M: FnMut(T::Cell) -> bool, T: Finite> Ways<'a, M, T> {
    #[inline]
    pub(super) const fn headings(&self) -> &'a [T::Heading] {
        self.headings
    }

    /// The next cell with the index of the heading.
    #[inline]
    pub(super) fn next_index(&mut self) -> Option<(T::Cell, usize)> {
        let (at, _) = self.next()?;
        Some((at, self.headings.len() - self.to_come.len() - 1))
    }

    /// Adds the ways up, each with the index of the heading. What adds stands in one place, or it would not be
    /// inlined.
    #[inline]
    pub(super) fn fold_indices<A>(
        mut self,
        first: A,
        mut add: impl FnMut(A, T::Cell, usize) -> A,
    ) -> A {
        let headings = self.headings.len();
        let mut sum = first;
        let mut to_come = headings - self.to_come.len()..headings;
        let mut piece = self.piece;
        loop {
            if let Some(at) = piece {
                for index in to_come {
                    sum = add(sum, at, index);
                }
            }
            piece = self.cells.find(|&at| (self.matches)(at));
            if piece.is_none() {
                return sum;
            }
            to_come = 0..headings;
        }
    }
}

impl<M: FnMut(T::Cell) -> bool, T: Finite> Iterator for Ways<'_, M, T> {
    type Item = (T::Cell, T::Heading);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let (Some(at), [heading, to_come @ ..]) = (self.piece, self.to_come) {
                self.to_come = to_come;
                return Some((at, *heading));
            }
            self.piece = Some(self.cells.find(|&at| (self.matches)(at))?);
            self.to_come = self.headings;
        }
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let to_come = self.to_come.len();
        let cells = self.cells.size_hint().1;
        let most = cells.and_then(|cells| cells.checked_mul(self.headings.len()));
        (to_come, most.and_then(|most| most.checked_add(to_come)))
    }

    // `for_each` and the like: the headings of a piece are then an inner loop.
    #[inline]
    fn fold<A, F: FnMut(A, Self::Item) -> A>(self, first: A, mut add: F) -> A {
        let headings = self.headings;
        self.fold_indices(first, |sum, at, index| add(sum, (at, headings[index])))
    }
}

impl<M: FnMut(T::Cell) -> bool, T: Finite> FusedIterator for Ways<'_, M, T> {}

impl<M, T: Finite> fmt::Debug for Ways<'_, M, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Ways")
            .field("headings", &self.headings)
            .field("piece", &self.piece)
            .field("to_come", &self.to_come)
            .finish_non_exhaustive()
    }
}

/// Every cell that matches with each of its own headings; made by [`Board::ways_by`].
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct WaysBy<M, F, I: IntoIterator, T: Finite = Rect> {
    /// Those that were not looked at.
    cells: Fuse<T::Cells>,
    matches: M,
    headings: F,
    /// The last cell that matched, and its headings to come.
    piece: Option<(T::Cell, I::IntoIter)>,
}

impl<M, F, I, T> Iterator for WaysBy<M, F, I, T>
where
    M: FnMut(T::Cell) -> bool,
    F: FnMut(T::Cell) -> I,
    I: IntoIterator<Item = T::Heading>,
    T: Finite,
{
    type Item = (T::Cell, T::Heading);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some((at, to_come)) = &mut self.piece
                && let Some(heading) = to_come.next()
            {
                return Some((*at, heading));
            }
            self.piece = None;
            let at = self.cells.find(|&at| (self.matches)(at))?;
            self.piece = Some((at, (self.headings)(at).into_iter()));
        }
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let to_come = self
            .piece
            .as_ref()
            .map(|(_, headings)| headings.size_hint());
        let (least, most) = to_come.unwrap_or((0, Some(0)));
        let is_last = self.cells.size_hint().1 == Some(0);
        (least, most.filter(|_| is_last))
    }
}

impl<M, F, I, T> FusedIterator for WaysBy<M, F, I, T>
where
    M: FnMut(T::Cell) -> bool,
    F: FnMut(T::Cell) -> I,
    I: IntoIterator<Item = T::Heading>,
    T: Finite,
{
}

impl<M, F, I: IntoIterator, T: Finite> fmt::Debug for WaysBy<M, F, I, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let piece = self.piece.as_ref().map(|(at, _)| at);
        f.debug_struct("WaysBy")
            .field("piece", &piece)
            .finish_non_exhaustive()
    }
}
