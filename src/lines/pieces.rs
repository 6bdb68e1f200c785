//! All pieces of a board at once: each with each heading, and where it can slide, jump or outflank.

use core::{
    fmt,
    iter::{Fuse, FusedIterator},
    ops::{Bound, RangeBounds},
};

use super::{Bracket, Hop, Run};
use crate::geometry::{Board, Finite, Rect, Topology};

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

impl<M: FnMut(T::Cell) -> bool, T: Finite> Ways<'_, M, T> {
    /// The next cell with the index of the heading.
    #[inline]
    fn next_index(&mut self) -> Option<(T::Cell, usize)> {
        let (at, _) = self.next()?;
        Some((at, self.headings.len() - self.to_come.len() - 1))
    }

    /// Adds the ways up, each with the index of the heading. What adds stands in one place, or it would not be
    /// inlined.
    #[inline]
    fn fold_indices<A>(mut self, first: A, mut add: impl FnMut(A, T::Cell, usize) -> A) -> A {
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
fn new_hop<T: Topology>(
    board: &Board<T>,
    at: T::Cell,
    (headings, index): (&[T::Heading], usize),
    hurdle: impl FnMut(T::Cell) -> bool,
    landing: impl FnMut(T::Cell) -> bool,
) -> Option<Hop<T::Cell>> {
    let (earlier, heading) = (&headings[..index], headings[index]);
    let hop = board.hop(at, heading, hurdle, landing).ok()?;
    let came_before = earlier.iter().any(|&other| {
        let over = board.step(at, other) == Some(hop.over);
        over && (board.is_flat() || board.hop(at, other, |_| true, |_| true) == Ok(hop))
    });
    (!came_before).then_some(hop)
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
        let headings = self.ways.headings;
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
        let headings = self.ways.headings;
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
