//! [`Stop`], why a walk stopped, and the loop of every query along a line.
//!
//! Pushes and repeated hops have loops of their own, because they ask a different question at each step. With this loop
//! a push would take 1.3 times as long.

use core::{
    fmt, iter,
    ops::{Bound, RangeBounds},
};

use crate::geometry::{Board, Coord, Pose, Topology};

/// Why a walk stopped where it did.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stop<C = Coord> {
    /// The next step would leave the board, at a side or at a cell that the board is [without](crate::Board::without).
    Edge,
    /// The next cell, given here, did not match.
    Blocked(C),
    /// The walk reached the greatest number of cells allowed.
    Limit,
    /// The next step would come back to the first cell.
    Ring,
    /// The last cell, given here, blocked the walk, but can be taken.
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

#[derive(Clone, Copy)]
pub(super) struct Walk<C> {
    /// The number of cells that matched, without the origin.
    pub(super) len: usize,
    /// The last cell that matched, or the origin.
    pub(super) last: C,
    pub(super) stop: Stop<C>,
}

#[inline]
pub(super) fn least(lengths: &impl RangeBounds<usize>) -> usize {
    match lengths.start_bound() {
        Bound::Included(&min) => min,
        Bound::Excluded(&below) => below.saturating_add(1),
        Bound::Unbounded => 0,
    }
}

#[inline]
pub(super) fn most(lengths: &impl RangeBounds<usize>) -> usize {
    match lengths.end_bound() {
        Bound::Included(&max) => max,
        Bound::Excluded(&above) => above.saturating_sub(1),
        Bound::Unbounded => usize::MAX,
    }
}

impl<T: Topology> Board<T> {
    #[inline]
    pub(super) fn walk(
        &self,
        origin: T::Cell,
        heading: T::Heading,
        matches: impl FnMut(T::Cell) -> bool,
    ) -> Walk<T::Cell> {
        self.walk_at_most(origin, heading, usize::MAX, matches)
    }

    /// Walks from the cell after `origin` over at most `max` cells that match; the cell after them is not tested.
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

    /// The loop itself. `LIMITED` is false for rays without a limit, which take a quarter less time if that is known at
    /// compile time.
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
            // On a straight board the heading is never written, so it stays in a register.
            if !T::STRAIGHT {
                there = turned;
            }
            (len, last) = (len + 1, next);
        };
        Walk { len, last, stop }
    }

    /// Walks, but stops with [`Stop::Ring`] if the walk comes back to `origin` in any direction, as on a line that
    /// crosses itself. `origin` is not tested.
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

    /// True if `is_it` accepts the number and the cell of one of the first cells of a walk, which include the origin.
    /// Tests nothing on a straight board, because only lines that cross themselves come to a cell again.
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

    /// The next cell of a walk that began at `origin`, if it matches, and the heading at that cell.
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

    /// [`next_if`](Self::next_if) for a walk known to be on the board.
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

    /// The heading at the last cell of a walk of `steps` cells. A walk does not store this heading: straight boards
    /// don't need it, and it would go through memory.
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
