//! One piece with several headings: where it can slide, jump, outflank or shoot.

use core::{
    fmt,
    iter::FusedIterator,
    ops::{Bound, RangeBounds},
    slice,
};

use super::{Bracket, Hop, Run, hop::Way, pieces::new_hop};
use crate::geometry::{Board, Rect, Topology};

/// # Queries: one piece
impl<T: Topology> Board<T> {
    /// The [`slide`](Self::slide) of one piece along each heading, if it has any cell. See
    /// [`Grid::slides_from`](crate::Grid::slides_from).
    ///
    /// # Complexity
    ///
    /// Those of each slide together; no allocation.
    #[inline]
    pub fn slides_from<'a, P: FnMut(T::Cell) -> bool>(
        &self,
        from: T::Cell,
        headings: &'a [T::Heading],
        mut passable: P,
    ) -> impl FusedIterator<Item = Run<T>> + use<'a, P, T> {
        let board = self.clone();
        let slides = headings
            .iter()
            .map(move |&heading| board.slide(from, heading, &mut passable));
        slides.filter(|slide| !slide.line.is_empty())
    }

    /// The [`hop`](Self::hop) of one piece along each heading, if it has one. See
    /// [`Grid::hops_from`](crate::Grid::hops_from).
    ///
    /// # Complexity
    ///
    /// Those of each hop together; a hop that is found costs a step along each heading before its own. No
    /// allocation.
    #[inline]
    pub fn hops_from<'a, H, L>(
        &self,
        from: T::Cell,
        headings: &'a [T::Heading],
        mut hurdle: H,
        mut landing: L,
    ) -> impl FusedIterator<Item = Hop<T::Cell>> + use<'a, H, L, T>
    where
        H: FnMut(T::Cell) -> bool,
        L: FnMut(T::Cell) -> bool,
    {
        let board = self.clone();
        let some = if board.contains(from) {
            0..headings.len()
        } else {
            0..0
        };
        some.filter_map(move |index| {
            let along = (headings, index);
            new_hop(&board, from, along, &mut hurdle, &mut landing)
        })
    }

    /// The [far hops](Self::far_hops) of one piece along each heading. See
    /// [`Grid::far_hops_from`](crate::Grid::far_hops_from).
    ///
    /// # Complexity
    ///
    /// Those of the far hops along each heading together; no allocation.
    #[expect(clippy::too_many_arguments, reason = "two ranges and three predicates")]
    #[inline]
    pub fn far_hops_from<'a, P, H, L>(
        &self,
        from: T::Cell,
        headings: &'a [T::Heading],
        before: impl RangeBounds<usize>,
        behind: impl RangeBounds<usize>,
        passable: P,
        hurdle: H,
        landing: L,
    ) -> FarHopsFrom<'a, P, H, L, T>
    where
        P: FnMut(T::Cell) -> bool,
        H: FnMut(T::Cell) -> bool,
        L: FnMut(T::Cell) -> bool,
    {
        FarHopsFrom {
            board: self.clone(),
            from,
            headings: headings.iter(),
            way: None,
            before: (before.start_bound().cloned(), before.end_bound().cloned()),
            behind: (behind.start_bound().cloned(), behind.end_bound().cloned()),
            passable,
            hurdle,
            landing,
        }
    }

    /// The [`bracket`](Self::bracket) from one cell along each heading, if there is one. See
    /// [`Grid::brackets_from`](crate::Grid::brackets_from).
    ///
    /// # Complexity
    ///
    /// Those of each bracket together; no allocation.
    #[inline]
    pub fn brackets_from<'a, R, I, A>(
        &self,
        from: T::Cell,
        headings: &'a [T::Heading],
        lengths: R,
        mut inner: I,
        mut anchor: A,
    ) -> impl FusedIterator<Item = Bracket<T>> + use<'a, R, I, A, T>
    where
        R: RangeBounds<usize>,
        I: FnMut(T::Cell) -> bool,
        A: FnMut(T::Cell) -> bool,
    {
        let board = self.clone();
        let lengths = (lengths.start_bound().cloned(), lengths.end_bound().cloned());
        headings.iter().filter_map(move |&heading| {
            let bracket = board.bracket(from, heading, lengths, &mut inner, &mut anchor);
            bracket.ok()
        })
    }

    /// What a piece can [`shoot`](Self::shoot) along each heading, if it has any cell. See
    /// [`Grid::shots_from`](crate::Grid::shots_from).
    ///
    /// # Complexity
    ///
    /// Those of each slide together; no allocation.
    #[inline]
    pub fn shots_from<'a, P: FnMut(T::Cell) -> bool>(
        &self,
        from: T::Cell,
        headings: &'a [T::Heading],
        left: T::Cell,
        mut passable: P,
    ) -> impl FusedIterator<Item = Run<T>> + use<'a, P, T> {
        let board = self.clone();
        let shots = headings
            .iter()
            .map(move |&heading| board.shoot(from, heading, left, &mut passable));
        shots.filter(|shot| !shot.line.is_empty())
    }
}

/// The far hops of one piece along several headings; made by [`Board::far_hops_from`].
#[derive(Clone)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct FarHopsFrom<'a, P, H, L, T: Topology = Rect> {
    board: Board<T>,
    from: T::Cell,
    /// Those that were not looked along.
    headings: slice::Iter<'a, T::Heading>,
    /// The way behind the hurdle along the last heading.
    way: Option<Way<T>>,
    before: (Bound<usize>, Bound<usize>),
    behind: (Bound<usize>, Bound<usize>),
    passable: P,
    hurdle: H,
    landing: L,
}

impl<P, H, L, T> Iterator for FarHopsFrom<'_, P, H, L, T>
where
    P: FnMut(T::Cell) -> bool,
    H: FnMut(T::Cell) -> bool,
    L: FnMut(T::Cell) -> bool,
    T: Topology,
{
    type Item = Hop<T::Cell>;

    #[inline]
    fn next(&mut self) -> Option<Hop<T::Cell>> {
        let (board, from) = (&self.board, self.from);
        loop {
            if let Some(way) = &mut self.way {
                let (passable, landing) = (&mut self.passable, &mut self.landing);
                let hop = way.next_hop(board, from, &self.behind, passable, landing);
                if hop.is_some() {
                    return hop;
                }
            }
            let start = (from, *self.headings.next()?);
            let (passable, hurdle) = (&mut self.passable, &mut self.hurdle);
            let over = board.hurdle_ahead(start, &self.before, passable, hurdle);
            self.way = over.map(Way::behind);
        }
    }
}

impl<P, H, L, T> FusedIterator for FarHopsFrom<'_, P, H, L, T>
where
    P: FnMut(T::Cell) -> bool,
    H: FnMut(T::Cell) -> bool,
    L: FnMut(T::Cell) -> bool,
    T: Topology,
{
}

impl<P, H, L, T: Topology> fmt::Debug for FarHopsFrom<'_, P, H, L, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FarHopsFrom")
            .field("from", &self.from)
            .field("headings", &self.headings)
            .finish_non_exhaustive()
    }
}
