//! [`Stop`], why a walk stopped, and the one loop under every query along a line.
//!
//! A push and the hops that go on take the steps of such a walk one by one, since each step asks something else. By
//! the loop a push takes 1.3 times as long.

use core::{
    fmt, iter,
    ops::{Bound, RangeBounds},
};

use crate::geometry::{Board, Coord, Pose, Topology};

/// Why a walk stopped where it did.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stop<C = Coord> {
    /// The next step would leave the board: at its sides, and where it is
    /// [without](crate::Board::without) a cell.
    Edge,
    /// This cell, the next one, did not match.
    Blocked(C),
    /// The walk had as many cells as it was allowed.
    Limit,
    /// The next step would come back to where the walk began.
    Ring,
    /// This cell, the last one, would have blocked the walk, but it can be taken.
    Taken(C),
}

impl<C: fmt::Display> fmt::Display for Stop<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Edge => f.write_str("edge"),
            Self::Blocked(at) => write!(f, "blocked at {at}"),
            Self::Limit => f.write_str("limit"),
            Self::Ring => f.write_str("ring"),
            Self::Taken(at) => write!(f, "taken at {at}"),
        }
    }
}

/// How far a walk came.
#[derive(Clone, Copy)]
pub(super) struct Walk<C> {
    /// The cells that matched, the origin not among them.
    pub(super) len: usize,
    /// The last of them, or the origin.
    pub(super) last: C,
    /// Why it stopped.
    pub(super) stop: Stop<C>,
}

/// The least length of a range.
#[inline]
pub(super) fn least(lengths: &impl RangeBounds<usize>) -> usize {
    match lengths.start_bound() {
        Bound::Included(&min) => min,
        Bound::Excluded(&below) => below.saturating_add(1),
        Bound::Unbounded => 0,
    }
}

/// The greatest length of a range.
#[inline]
pub(super) fn most(lengths: &impl RangeBounds<usize>) -> usize {
    match lengths.end_bound() {
        Bound::Included(&max) => max,
        Bound::Excluded(&above) => above.saturating_sub(1),
        Bound::Unbounded => usize::MAX,
    }
}

impl<T: Topology> Board<T> {
    /// Walks from the cell after `origin` over cells that match.
    #[inline]
    pub(super) fn walk(
        &self,
        origin: T::Cell,
        heading: T::Heading,
        matches: impl FnMut(T::Cell) -> bool,
    ) -> Walk<T::Cell> {
        self.walk_at_most(origin, heading, usize::MAX, matches)
    }

    /// Walks from the cell after `origin` over at most `max` cells that match; what comes after
    /// them is not asked.
    #[inline]
    pub(super) fn walk_at_most(
        &self,
        origin: T::Cell,
        heading: T::Heading,
        max: usize,
        matches: impl FnMut(T::Cell) -> bool,
    ) -> Walk<T::Cell> {
        self.walk_loop::<true>(origin, heading, max.min(T::REACH), matches)
    }

    /// The loop itself. Where there is no limit it need not look for one, if that is known when it is compiled: rays
    /// that end at what they look for take a quarter less then.
    #[inline]
    fn walk_loop<const LIMITED: bool>(
        &self,
        origin: T::Cell,
        heading: T::Heading,
        max: usize,
        mut matches: impl FnMut(T::Cell) -> bool,
    ) -> Walk<T::Cell> {
        let (mut last, mut there, mut len) = (origin, heading, 0);
        if !self.contains(origin) {
            return Walk {
                len,
                last,
                stop: Stop::Edge,
            };
        }
        let has_rings = self.0.has_rings();
        let stop = loop {
            if (LIMITED || T::REACH < usize::MAX) && len == max {
                break Stop::Limit;
            }
            let Some((next, turned)) = self.0.step(last, there) else {
                break Stop::Edge;
            };
            if has_rings && next == origin && (T::STRAIGHT || turned == heading) {
                break Stop::Ring;
            }
            if !matches(next) {
                break Stop::Blocked(next);
            }
            // On a straight board the heading is never written, so that it stays in a register.
            if !T::STRAIGHT {
                there = turned;
            }
            (len, last) = (len + 1, next);
        };
        Walk { len, last, stop }
    }

    /// Such a walk that ends where it comes back to `origin`, on whichever way: a line that crosses itself
    /// comes by on another. That cell is not asked.
    #[inline]
    pub(super) fn walk_away<const LIMITED: bool>(
        &self,
        origin: T::Cell,
        heading: T::Heading,
        max: usize,
        mut matches: impl FnMut(T::Cell) -> bool,
    ) -> Walk<T::Cell> {
        let is_origin = |at| !T::STRAIGHT && at == origin;
        let away = |at| !is_origin(at) && matches(at);
        let mut walk = self.walk_loop::<LIMITED>(origin, heading, max.min(T::REACH), away);
        if matches!(walk.stop, Stop::Blocked(at) if is_origin(at)) {
            walk.stop = Stop::Ring;
        }
        walk
    }

    /// Whether one of the first cells of a walk, its origin among them, is the one that is looked for, by its number
    /// and itself. Asked of what a walk comes to again, as it can only where lines cross themselves.
    #[inline]
    pub(super) fn has_passed(
        &self,
        origin: Pose<T>,
        cells: usize,
        mut is_it: impl FnMut(usize, T::Cell) -> bool,
    ) -> bool {
        let next = |&(at, heading): &Pose<T>| Some(self.0.leap(at, heading, 1));
        let mut passed = (0..cells).zip(iter::successors(Some(origin), next));
        !T::STRAIGHT && passed.any(|(steps, (at, _))| is_it(steps, at))
    }

    /// The next cell of a walk that began at `origin`, if it matches, and the heading there.
    #[inline]
    pub(super) fn next_if(
        &self,
        origin: T::Cell,
        last: Pose<T>,
        matches: impl FnMut(T::Cell) -> bool,
    ) -> Result<Pose<T>, Stop<T::Cell>> {
        if self.contains(last.0) {
            self.next_inside(origin, last, matches)
        } else {
            Err(Stop::Edge)
        }
    }

    /// [`next_if`](Self::next_if) of a walk that is known to be on the board.
    #[inline]
    pub(super) fn next_inside(
        &self,
        origin: T::Cell,
        (at, heading): Pose<T>,
        mut matches: impl FnMut(T::Cell) -> bool,
    ) -> Result<Pose<T>, Stop<T::Cell>> {
        let Some((next, there)) = self.0.step(at, heading) else {
            return Err(Stop::Edge);
        };
        if !self.is_flat() && next == origin {
            Err(Stop::Ring)
        } else if matches(next) {
            Ok((next, there))
        } else {
            Err(Stop::Blocked(next))
        }
    }

    /// The heading at the last cell of a walk of `steps` cells. A walk does not keep it: straight
    /// boards have no use for it, and it would go through memory.
    #[inline]
    pub(super) fn heading_after(
        &self,
        origin: T::Cell,
        heading: T::Heading,
        steps: usize,
    ) -> T::Heading {
        if T::STRAIGHT {
            heading
        } else {
            self.0.leap(origin, heading, steps).1
        }
    }
}
