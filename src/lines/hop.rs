//! Hops: jumps over one cell to another, near or far, once or straight on.

use core::{
    fmt,
    iter::FusedIterator,
    ops::{Bound, RangeBounds},
};

use crate::geometry::{Board, Coord, Rect, State, Topology};

use super::{Miss, MissOn, Stop, Wanted, walk::most};

/// A jump over one cell to another: peg solitaire, draughts, Konane.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Hop<C = Coord> {
    /// Where the piece comes from.
    pub from: C,
    /// The cell that is jumped over.
    pub over: C,
    /// Where it lands.
    pub to: C,
}

/// # Queries: jumps
impl<T: Topology> Board<T> {
    /// The jump from a cell over its neighbour to the cell behind it. See [`Grid::hop`](crate::Grid::hop).
    ///
    /// # Errors
    ///
    /// As there.
    ///
    /// # Complexity
    ///
    /// At most one call of each predicate; no allocation.
    #[inline(always)]
    pub fn hop(
        &self,
        from: T::Cell,
        heading: T::Heading,
        hurdle: impl FnMut(T::Cell) -> bool,
        landing: impl FnMut(T::Cell) -> bool,
    ) -> Result<Hop<T::Cell>, MissOn<T>> {
        let over = self.next_if(from, (from, heading), hurdle);
        let over = over.map_err(|stop| Miss::new(Wanted::Hurdle, from, heading, 0, stop))?;
        let to = self.next_inside(from, over, landing);
        let to = to.map_err(|stop| Miss::new(Wanted::Landing, from, heading, 1, stop))?;
        let (over, to) = (over.0, to.0);
        Ok(Hop { from, over, to })
    }

    /// The jumps of a flying king or a cannon: over one cell, however far before and behind it. See
    /// [`Grid::far_hops`](crate::Grid::far_hops).
    ///
    /// # Complexity
    ///
    /// At most one call of each predicate for each cell of the ray, those up to the hurdle at once, those
    /// behind it as the iterator comes there; no allocation. On a line that crosses itself each landing is
    /// compared with those before it.
    #[expect(clippy::too_many_arguments, reason = "two ranges and three predicates")]
    #[inline(always)]
    pub fn far_hops<P, L>(
        &self,
        from: T::Cell,
        heading: T::Heading,
        before: impl RangeBounds<usize>,
        behind: impl RangeBounds<usize>,
        mut passable: P,
        hurdle: impl FnMut(T::Cell) -> bool,
        landing: L,
    ) -> FarHops<P, L, T>
    where
        P: FnMut(T::Cell) -> bool,
        L: FnMut(T::Cell) -> bool,
    {
        let over = self.hurdle_ahead((from, heading), &before, &mut passable, hurdle);
        FarHops {
            board: self.clone(),
            from,
            way: over.map(Way::behind),
            behind: (behind.start_bound().cloned(), behind.end_bound().cloned()),
            passable,
            landing,
        }
    }

    /// The hurdle of a far hop: the cell behind as many passable ones as there are, or as may be.
    #[inline]
    pub(super) fn hurdle_ahead(
        &self,
        (from, heading): State<T>,
        before: &impl RangeBounds<usize>,
        passable: impl FnMut(T::Cell) -> bool,
        mut hurdle: impl FnMut(T::Cell) -> bool,
    ) -> Option<State<T>> {
        let walk = self.walk_away::<true>(from, heading, most(before), passable);
        if !before.contains(&walk.len) {
            return None;
        }
        match walk.stop {
            // The walk has looked at it already.
            Stop::Blocked(over) if hurdle(over) => {
                Some((over, self.heading_after(from, heading, walk.len + 1)))
            }
            Stop::Limit => {
                let there = self.heading_after(from, heading, walk.len);
                self.next_inside(from, (walk.last, there), hurdle).ok()
            }
            _ => None,
        }
    }

    /// The jumps of a piece that goes on straight, one after the other. See
    /// [`Grid::hops_on`](crate::Grid::hops_on).
    ///
    /// # Complexity
    ///
    /// One call of each predicate for each hop; no allocation. On a line that crosses itself each hop looks
    /// at those before it.
    #[inline]
    pub fn hops_on<H, L>(
        &self,
        from: T::Cell,
        heading: T::Heading,
        hurdle: H,
        landing: L,
    ) -> HopsOn<H, L, T>
    where
        H: FnMut(T::Cell) -> bool,
        L: FnMut(T::Cell) -> bool,
    {
        HopsOn {
            board: self.clone(),
            start: (from, heading),
            last: self.contains(from).then_some((from, heading)),
            made: 0,
            hurdle,
            landing,
        }
    }
}

/// The jumps over one cell to all that can be landed on behind it, the nearest first; made by
/// [`Board::far_hops`].
#[derive(Clone)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct FarHops<P, L, T: Topology = Rect> {
    board: Board<T>,
    from: T::Cell,
    /// `None` if there is no hurdle.
    way: Option<Way<T>>,
    behind: (Bound<usize>, Bound<usize>),
    passable: P,
    landing: L,
}

/// The way on behind the hurdle of a far hop.
#[derive(Clone)]
pub(super) struct Way<T: Topology> {
    /// The hurdle.
    over: State<T>,
    /// The last cell that was passed, at first the hurdle; `None` when it goes no further.
    last: Option<State<T>>,
    /// How many steps that one is behind the hurdle.
    steps: usize,
}

impl<T: Topology> Way<T> {
    #[inline]
    pub(super) const fn behind(over: State<T>) -> Self {
        Self {
            over,
            last: Some(over),
            steps: 0,
        }
    }

    /// The next hop on this way.
    #[inline]
    pub(super) fn next_hop(
        &mut self,
        board: &Board<T>,
        from: T::Cell,
        behind: &impl RangeBounds<usize>,
        mut passable: impl FnMut(T::Cell) -> bool,
        mut landing: impl FnMut(T::Cell) -> bool,
    ) -> Option<Hop<T::Cell>> {
        let over = self.over.0;
        let max = most(behind).min(T::REACH);
        while let Some(last) = self.last.take().filter(|_| self.steps < max) {
            // Neither the cell that the piece left nor the hurdle is passed again on the way round.
            let next = board.next_inside(from, last, |at| at != over);
            let (to, there) = next.ok()?;
            let again = self.has_come_to(board, to, behind);
            self.steps += 1;
            let lands = behind.contains(&self.steps) && !again && landing(to);
            if self.steps < max && passable(to) {
                self.last = Some((to, there));
            }
            if lands {
                return Some(Hop { from, over, to });
            }
        }
        None
    }

    /// Whether it came to a cell where it might land before, as can be only where the line crosses itself.
    #[inline]
    fn has_come_to(&self, board: &Board<T>, to: T::Cell, behind: &impl RangeBounds<usize>) -> bool {
        board.has_passed(self.over, self.steps + 1, |steps, at| {
            steps > 0 && at == to && behind.contains(&steps)
        })
    }
}

impl<P, L, T: Topology> Iterator for FarHops<P, L, T>
where
    P: FnMut(T::Cell) -> bool,
    L: FnMut(T::Cell) -> bool,
{
    type Item = Hop<T::Cell>;

    #[inline]
    fn next(&mut self) -> Option<Hop<T::Cell>> {
        let (passable, landing) = (&mut self.passable, &mut self.landing);
        let way = self.way.as_mut()?;
        way.next_hop(&self.board, self.from, &self.behind, passable, landing)
    }
}

impl<P, L, T: Topology> FusedIterator for FarHops<P, L, T>
where
    P: FnMut(T::Cell) -> bool,
    L: FnMut(T::Cell) -> bool,
{
}

impl<P, L, T: Topology> fmt::Debug for FarHops<P, L, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FarHops")
            .field("from", &self.from)
            .field("over", &self.way.as_ref().map(|way| way.over))
            .finish_non_exhaustive()
    }
}

/// The jumps of a piece that goes on straight; made by [`Board::hops_on`].
#[derive(Clone)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct HopsOn<H, L, T: Topology = Rect> {
    board: Board<T>,
    start: State<T>,
    /// Where the piece landed last, at first where it starts; `None` when it goes no further.
    last: Option<State<T>>,
    /// How many hops it made.
    made: usize,
    hurdle: H,
    landing: L,
}

impl<H, L, T: Topology> HopsOn<H, L, T> {
    /// Whether one of the hops went over a cell, as can be only where the line crosses itself.
    fn has_jumped(&self, at: T::Cell) -> bool {
        let passed = 2 * self.made;
        self.board.has_passed(self.start, passed, |steps, over| {
            steps % 2 == 1 && over == at
        })
    }
}

impl<H, L, T: Topology> Iterator for HopsOn<H, L, T>
where
    H: FnMut(T::Cell) -> bool,
    L: FnMut(T::Cell) -> bool,
{
    type Item = Hop<T::Cell>;

    #[inline]
    fn next(&mut self) -> Option<Hop<T::Cell>> {
        let last = self.last.take().filter(|_| self.made <= T::REACH / 2)?;
        let start = self.start.0;
        let over = self.board.next_inside(start, last, &mut self.hurdle);
        let over = over.ok()?;
        if self.has_jumped(over.0) {
            return None;
        }
        let to = self.board.next_inside(start, over, &mut self.landing);
        let to = to.ok()?;
        self.last = Some(to);
        self.made += 1;
        let (from, over, to) = (last.0, over.0, to.0);
        Some(Hop { from, over, to })
    }
}

impl<H, L, T: Topology> FusedIterator for HopsOn<H, L, T>
where
    H: FnMut(T::Cell) -> bool,
    L: FnMut(T::Cell) -> bool,
{
}

impl<H, L, T: Topology> fmt::Debug for HopsOn<H, L, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("HopsOn")
            .field("start", &self.start)
            .field("last", &self.last)
            .finish_non_exhaustive()
    }
}
