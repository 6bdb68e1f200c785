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

impl Bounds {
    /// Walks from the cell after `origin` over at most `max` cells that match.
    #[inline]
    pub(super) fn walk(
        self,
        origin: Coord,
        direction: Direction,
        max: usize,
        mut matches: impl FnMut(Coord) -> bool,
    ) -> Walk {
        let (mut len, mut last) = (0, origin);
        if !self.contains(origin) {
            let end = End::Edge;
            return Walk { len, last, end };
        }
        let end = loop {
            if len == max {
                break End::Limit;
            }
            let Some(next) = self.step_inside(last, direction) else {
                break End::Edge;
            };
            if next == origin {
                break End::Ring;
            }
            if !matches(next) {
                break End::Blocked(next);
            }
            (len, last) = (len + 1, next);
        };
        Walk { len, last, end }
    }
}
