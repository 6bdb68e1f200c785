//! Hops: jumps over a cell, near or far, once or repeatedly straight on.

use core::iter::FusedIterator;

use crate::geometry::{Board, Coord, Line, Pose, Rect, Topology};

use super::{Bracket, Miss, MissOn, Stop, Wanted};

/// A jump: over one cell in peg solitaire, draughts and Konane, or over a whole line in Phutball and YINSH.
///
/// A jump over a row of pieces is made from a [`Bracket`], whose anchor is the landing:
///
/// ```
/// use collinear::{Coord, Direction, Grid, Hop};
///
/// let pitch = Grid::parse("@ o o .")?;
/// let (ball, man, free) = (Coord::new(0, 0), |cell: &char| *cell == 'o', |cell: &char| *cell == '.');
/// let jump = Hop::from(pitch.bracket(ball, Direction::E, 1.., man, free).unwrap());
/// assert_eq!((jump.to, jump.over.len()), (Coord::new(0, 3), 2));
/// # Ok::<(), collinear::GridError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Hop<C = Coord, Over = C> {
    /// The cell that the piece leaves.
    pub from: C,
    /// The cell or line that it jumps over.
    pub over: Over,
    /// The cell where it lands.
    pub to: C,
}

impl<T: Topology> From<Bracket<T>> for Hop<T::Cell, Line<T>> {
    fn from(bracket: Bracket<T>) -> Self {
        Self {
            from: bracket.from,
            over: bracket.inner,
            to: bracket.anchor,
        }
    }
}

/// # Queries: jumps
impl<T: Topology> Board<T> {
    /// The jump from a cell over its neighbour to the cell behind it. See [`Grid::hop`](crate::Grid::hop).
    ///
    /// # Errors
    ///
    /// The same as on a [`Grid`](crate::Grid).
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

    /// The jumps of a flying king or a cannon: over a hurdle at any distance, to each landing behind it. See
    /// [`Grid::far_hops`](crate::Grid::far_hops).
    ///
    /// # Complexity
    ///
    /// At most one call of each predicate for each cell of the ray. The cells up to the hurdle are tested at once, the
    /// cells behind it as the iterator advances. No allocation. If headings turn, each landing is compared with the
    /// landings before it.
    #[inline(always)]
    pub fn far_hops<P, H, L>(
        &self,
        from: T::Cell,
        heading: T::Heading,
        mut passable: P,
        mut hurdle: H,
        landing: L,
    ) -> impl FusedIterator<Item = Hop<T::Cell>> + use<P, H, L, T>
    where
        P: FnMut(T::Cell) -> bool,
        H: FnMut(T::Cell) -> bool,
        L: FnMut(T::Cell) -> bool,
    {
        let walk = self.walk_away::<true>(from, heading, usize::MAX, &mut passable);
        let over = match walk.stop {
            // The walk has tested this cell already.
            Stop::Blocked(over) if hurdle(over) => {
                Some((over, self.heading_after(from, heading, walk.len + 1)))
            }
            _ => None,
        };
        FarHops {
            board: self.clone(),
            from,
            over,
            last: over,
            steps: 0,
            passable,
            landing,
        }
    }

    /// The jumps of a piece that continues straight on. See [`Grid::hops_on`](crate::Grid::hops_on).
    ///
    /// # Complexity
    ///
    /// One call of each predicate for each hop; no allocation. If headings turn, each hop is compared with the hops
    /// before it.
    #[inline]
    pub fn hops_on<H, L>(
        &self,
        from: T::Cell,
        heading: T::Heading,
        hurdle: H,
        landing: L,
    ) -> impl FusedIterator<Item = Hop<T::Cell>> + use<H, L, T>
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

#[derive(Clone)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
struct FarHops<P, L, T: Topology = Rect> {
    board: Board<T>,
    from: T::Cell,
    over: Option<Pose<T>>,
    /// The last cell passed, at first the hurdle; `None` at the end.
    last: Option<Pose<T>>,
    /// The number of steps from the hurdle to that cell.
    steps: usize,
    passable: P,
    landing: L,
}

impl<P, L, T: Topology> Iterator for FarHops<P, L, T>
where
    P: FnMut(T::Cell) -> bool,
    L: FnMut(T::Cell) -> bool,
{
    type Item = Hop<T::Cell>;

    #[inline]
    fn next(&mut self) -> Option<Hop<T::Cell>> {
        let hurdle = self.over?;
        let (board, from, over) = (&self.board, self.from, hurdle.0);
        while let Some(last) = self.last.take().filter(|_| self.steps < T::REACH) {
            // Neither the cell that the piece left nor the hurdle is passed again on the way round.
            let next = board.next_inside(from, last, |at| at != over);
            let (to, there) = next.ok()?;
            let again = board.has_passed(hurdle, self.steps + 1, |steps, at| steps > 0 && at == to);
            self.steps += 1;
            let lands = !again && (self.landing)(to);
            if (self.passable)(to) {
                self.last = Some((to, there));
            }
            if lands {
                return Some(Hop { from, over, to });
            }
        }
        None
    }
}

impl<P, L, T: Topology> FusedIterator for FarHops<P, L, T>
where
    P: FnMut(T::Cell) -> bool,
    L: FnMut(T::Cell) -> bool,
{
}

#[derive(Clone)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
struct HopsOn<H, L, T: Topology = Rect> {
    board: Board<T>,
    start: Pose<T>,
    /// The cell where the piece landed last, at first its start; `None` at the end.
    last: Option<Pose<T>>,
    /// The number of hops made.
    made: usize,
    hurdle: H,
    landing: L,
}

impl<H, L, T: Topology> HopsOn<H, L, T> {
    /// True if an earlier hop jumped over this cell, which happens only on a line that crosses itself.
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
