//! All pieces of a board at once: where each can slide, jump or outflank.

use core::{
    fmt,
    iter::FusedIterator,
    ops::{Bound, RangeBounds},
};

use super::{Bracket, Hop, Run, Ways};
use crate::geometry::{Board, Finite, Rect, Topology};

/// # Queries: all pieces at once
impl<T: Finite> Board<T> {
    /// The [`slide`](Self::slide) of every piece along every heading. See
    /// [`Grid::slides`](crate::Grid::slides).
    ///
    /// # Complexity
    ///
    /// Those of [`ways`](Self::ways) and of each slide together; no allocation.
    #[inline]
    pub fn slides<'a, M, P>(
        &self,
        matches: M,
        headings: &'a [T::Heading],
        passable: P,
    ) -> Slides<'a, M, P, T>
    where
        M: FnMut(T::Cell) -> bool,
        P: FnMut(T::Cell) -> bool,
    {
        Slides {
            board: self.clone(),
            ways: self.ways(matches, headings),
            passable,
        }
    }

    /// The [`hop`](Self::hop) of every piece along every heading. See [`Grid::hops`](crate::Grid::hops).
    ///
    /// # Complexity
    ///
    /// Those of [`ways`](Self::ways) and of each hop together; a hop that is found costs a step along
    /// each heading before its own. No allocation.
    #[inline]
    pub fn hops<'a, M, H, L>(
        &self,
        matches: M,
        headings: &'a [T::Heading],
        hurdle: H,
        landing: L,
    ) -> Hops<'a, M, H, L, T>
    where
        M: FnMut(T::Cell) -> bool,
        H: FnMut(T::Cell) -> bool,
        L: FnMut(T::Cell) -> bool,
    {
        Hops {
            board: self.clone(),
            ways: self.ways(matches, headings),
            hurdle,
            landing,
        }
    }

    /// The [`bracket`](Self::bracket) from every cell that matches along every heading. See
    /// [`Grid::brackets`](crate::Grid::brackets).
    ///
    /// # Complexity
    ///
    /// Those of [`ways`](Self::ways) and of each bracket together; no allocation.
    #[inline]
    pub fn brackets<'a, M, I, A>(
        &self,
        matches: M,
        headings: &'a [T::Heading],
        lengths: impl RangeBounds<usize>,
        inner: I,
        anchor: A,
    ) -> Brackets<'a, M, I, A, T>
    where
        M: FnMut(T::Cell) -> bool,
        I: FnMut(T::Cell) -> bool,
        A: FnMut(T::Cell) -> bool,
    {
        Brackets {
            board: self.clone(),
            ways: self.ways(matches, headings),
            lengths: (lengths.start_bound().cloned(), lengths.end_bound().cloned()),
            inner,
            anchor,
        }
    }
}

/// The slides of all pieces; made by [`Board::slides`].
#[derive(Clone)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct Slides<'a, M, P, T: Finite = Rect> {
    board: Board<T>,
    ways: Ways<'a, M, T>,
    passable: P,
}

impl<M, P, T> Iterator for Slides<'_, M, P, T>
where
    M: FnMut(T::Cell) -> bool,
    P: FnMut(T::Cell) -> bool,
    T: Finite,
{
    type Item = Run<T>;

    #[inline]
    fn next(&mut self) -> Option<Run<T>> {
        self.ways.find_map(|(at, heading)| {
            let slide = self.board.slide(at, heading, &mut self.passable);
            (!slide.line.is_empty()).then_some(slide)
        })
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (0, self.ways.size_hint().1)
    }

    #[inline]
    fn fold<A, F: FnMut(A, Run<T>) -> A>(self, first: A, mut add: F) -> A {
        let (board, mut passable) = (self.board, self.passable);
        self.ways.fold(first, |sum, (at, heading)| {
            let slide = board.slide(at, heading, &mut passable);
            if slide.line.is_empty() {
                sum
            } else {
                add(sum, slide)
            }
        })
    }
}

impl<M, P, T> FusedIterator for Slides<'_, M, P, T>
where
    M: FnMut(T::Cell) -> bool,
    P: FnMut(T::Cell) -> bool,
    T: Finite,
{
}

impl<M, P, T: Finite> fmt::Debug for Slides<'_, M, P, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Slides")
            .field("ways", &self.ways)
            .finish_non_exhaustive()
    }
}

/// The hops of all pieces; made by [`Board::hops`].
#[derive(Clone)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct Hops<'a, M, H, L, T: Finite = Rect> {
    board: Board<T>,
    ways: Ways<'a, M, T>,
    hurdle: H,
    landing: L,
}

/// The hop from a cell along the heading of this index, if no heading before that leads over the same cell
/// to the same one.
#[inline]
pub(super) fn new_hop<T: Topology>(
    board: &Board<T>,
    at: T::Cell,
    (headings, index): (&[T::Heading], usize),
    hurdle: impl FnMut(T::Cell) -> bool,
    landing: impl FnMut(T::Cell) -> bool,
) -> Option<Hop<T::Cell>> {
    let (earlier, heading) = (&headings[..index], headings[index]);
    let over = board.next_inside(at, (at, heading), hurdle).ok()?;
    let to = board.next_inside(at, over, landing).ok()?;
    let (over, to) = (over.0, to.0);
    let came_before = earlier.iter().any(|&other| {
        let next = board.0.leap(at, other, 1);
        next.0 == over && (board.is_flat() || board.0.leap(next.0, next.1, 1).0 == to)
    });
    (!came_before).then_some(Hop { from: at, over, to })
}

impl<M, H, L, T> Iterator for Hops<'_, M, H, L, T>
where
    M: FnMut(T::Cell) -> bool,
    H: FnMut(T::Cell) -> bool,
    L: FnMut(T::Cell) -> bool,
    T: Finite,
{
    type Item = Hop<T::Cell>;

    #[inline]
    fn next(&mut self) -> Option<Hop<T::Cell>> {
        let headings = self.ways.headings();
        while let Some((at, index)) = self.ways.next_index() {
            let (hurdle, landing) = (&mut self.hurdle, &mut self.landing);
            let hop = new_hop(&self.board, at, (headings, index), hurdle, landing);
            if hop.is_some() {
                return hop;
            }
        }
        None
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (0, self.ways.size_hint().1)
    }

    #[inline]
    fn fold<A, F: FnMut(A, Self::Item) -> A>(self, first: A, mut add: F) -> A {
        let (board, mut hurdle, mut landing) = (self.board, self.hurdle, self.landing);
        let headings = self.ways.headings();
        self.ways.fold_indices(first, |sum, at, index| {
            let hop = new_hop(&board, at, (headings, index), &mut hurdle, &mut landing);
            match hop {
                Some(hop) => add(sum, hop),
                None => sum,
            }
        })
    }
}

impl<M, H, L, T> FusedIterator for Hops<'_, M, H, L, T>
where
    M: FnMut(T::Cell) -> bool,
    H: FnMut(T::Cell) -> bool,
    L: FnMut(T::Cell) -> bool,
    T: Finite,
{
}

impl<M, H, L, T: Finite> fmt::Debug for Hops<'_, M, H, L, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Hops")
            .field("ways", &self.ways)
            .finish_non_exhaustive()
    }
}

/// The brackets from all cells that match; made by [`Board::brackets`].
#[derive(Clone)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct Brackets<'a, M, I, A, T: Finite = Rect> {
    board: Board<T>,
    ways: Ways<'a, M, T>,
    lengths: (Bound<usize>, Bound<usize>),
    inner: I,
    anchor: A,
}

impl<M, I, A, T> Iterator for Brackets<'_, M, I, A, T>
where
    M: FnMut(T::Cell) -> bool,
    I: FnMut(T::Cell) -> bool,
    A: FnMut(T::Cell) -> bool,
    T: Finite,
{
    type Item = Bracket<T>;

    #[inline]
    fn next(&mut self) -> Option<Bracket<T>> {
        self.ways.find_map(|(at, heading)| {
            let (inner, anchor) = (&mut self.inner, &mut self.anchor);
            let bracket = self.board.bracket(at, heading, self.lengths, inner, anchor);
            bracket.ok()
        })
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (0, self.ways.size_hint().1)
    }

    #[inline]
    fn fold<S, F: FnMut(S, Bracket<T>) -> S>(self, first: S, mut add: F) -> S {
        let (board, lengths) = (self.board, self.lengths);
        let (mut inner, mut anchor) = (self.inner, self.anchor);
        self.ways.fold(first, |sum, (at, heading)| {
            match board.bracket(at, heading, lengths, &mut inner, &mut anchor) {
                Ok(bracket) => add(sum, bracket),
                Err(_) => sum,
            }
        })
    }
}

impl<M, I, A, T> FusedIterator for Brackets<'_, M, I, A, T>
where
    M: FnMut(T::Cell) -> bool,
    I: FnMut(T::Cell) -> bool,
    A: FnMut(T::Cell) -> bool,
    T: Finite,
{
}

impl<M, I, A, T: Finite> fmt::Debug for Brackets<'_, M, I, A, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Brackets")
            .field("ways", &self.ways)
            .field("lengths", &self.lengths)
            .finish_non_exhaustive()
    }
}
