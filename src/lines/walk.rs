//! [`End`], why a walk stopped, and the one loop that every question of this floor is asked with.

use core::fmt;

use crate::geometry::{Bounds, Coord, Direction};

/// Why a walk stopped where it did.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// The next step would leave the board.
    Edge,
    /// This cell, the next one, did not match.
    Blocked(Coord),
    /// The walk had as many cells as it was allowed.
    Limit,
    /// The next step would come back, on a wrapped board, to where the walk began.
    Ring,
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Edge => f.write_str("edge"),
            Self::Blocked(at) => write!(f, "blocked at {at}"),
            Self::Limit => f.write_str("limit"),
            Self::Ring => f.write_str("ring"),
        }
    }
}

/// How far a walk came.
#[derive(Clone, Copy)]
pub(super) struct Walk {
    /// The cells that matched, the origin not among them.
    pub(super) len: usize,
    /// The last of them, or the origin.
    pub(super) last: Coord,
    /// Why it stopped.
    pub(super) end: End,
}

impl Walk {
    #[inline]
    const fn nowhere(origin: Coord, end: End) -> Self {
        Self {
            len: 0,
            last: origin,
            end,
        }
    }
}

impl Bounds {
    /// Walks from the cell after `origin` over the cells that match.
    #[inline]
    pub(super) fn walk(
        self,
        origin: Coord,
        direction: Direction,
        mut matches: impl FnMut(Coord) -> bool,
    ) -> Walk {
        if !self.contains(origin) {
            return Walk::nowhere(origin, End::Edge);
        }
        let mut step = |from| {
            let next = self.next_cell(from, direction);
            if !self.contains(next) {
                Err(End::Edge)
            } else if self.is_wrapped() && next == origin {
                Err(End::Ring)
            } else if !matches(next) {
                Err(End::Blocked(next))
            } else {
                Ok(next)
            }
        };
        // Most walks end at their first step. With that one in front of the loop they are spared
        // what the compiler prepares for the loop, a tenth of a win check.
        let mut last = match step(origin) {
            Ok(first) => first,
            Err(end) => return Walk::nowhere(origin, end),
        };
        let mut len = 1;
        let end = loop {
            match step(last) {
                Ok(next) => (len, last) = (len + 1, next),
                Err(end) => break end,
            }
        };
        Walk { len, last, end }
    }

    /// Walks from the cell after `origin` over at most `max` cells that match; what comes after
    /// them is not asked.
    #[inline]
    pub(super) fn walk_at_most(
        self,
        origin: Coord,
        direction: Direction,
        max: usize,
        mut matches: impl FnMut(Coord) -> bool,
    ) -> Walk {
        if max == usize::MAX {
            return self.walk(origin, direction, matches);
        }
        let mut left = max;
        let walk = self.walk(origin, direction, |at| {
            let takes = left > 0 && matches(at);
            left -= usize::from(takes);
            takes
        });
        // From off the board nothing is walked, and no limit is what ends it.
        let end = if walk.len == max && self.contains(origin) {
            End::Limit
        } else {
            walk.end
        };
        Walk { end, ..walk }
    }
}
