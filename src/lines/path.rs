//! Paths: straight moves from one cell to another, and why there is no path.

use core::fmt;

use super::Stop;
use crate::geometry::{Aligned, Board, Coord, Direction, Line, Topology};

/// # Queries: paths
impl<T: Aligned> Board<T> {
    /// The straight path from one cell to another, if all its cells are passable. See
    /// [`Grid::path`](crate::Grid::path).
    ///
    /// # Errors
    ///
    /// The same as on a [`Grid`](crate::Grid).
    ///
    /// # Complexity
    ///
    /// One call for each cell up to the blocker; no allocation.
    #[inline]
    pub fn path(
        &self,
        from: T::Cell,
        to: T::Cell,
        passable: impl FnMut(T::Cell) -> bool,
    ) -> Result<Line<T>, PathError<T::Cell, T::Heading>> {
        self.check_ends(from, to)?;
        let found = self.0.heading_to(from, to);
        let (heading, steps) = found.ok_or(PathError::NotAligned { from, to })?;
        if steps > T::REACH {
            let limit = T::REACH;
            return Err(PathError::NotWithin { to, limit });
        }
        self.clear_path(from, heading, steps, passable)
    }
}

impl<T: Topology> Board<T> {
    /// The path from one cell to another along a given heading. See [`Grid::path_along`](crate::Grid::path_along).
    ///
    /// # Errors
    ///
    /// The same as on a [`Grid`](crate::Grid).
    ///
    /// # Complexity
    ///
    /// Linear in the steps, at most `limit`.
    #[inline]
    pub fn path_along(
        &self,
        from: T::Cell,
        heading: T::Heading,
        to: T::Cell,
        limit: usize,
        passable: impl FnMut(T::Cell) -> bool,
    ) -> Result<Line<T>, PathError<T::Cell, T::Heading>> {
        self.check_ends(from, to)?;
        let limit = limit.min(T::REACH);
        let walk = self.walk_at_most(from, heading, limit, |at| at != to);
        match walk.stop {
            Stop::Blocked(_) => self.clear_path(from, heading, walk.len + 1, passable),
            Stop::Limit => Err(PathError::NotWithin { to, limit }),
            // A walk takes nothing.
            Stop::Edge | Stop::Ring | Stop::Taken(_) => Err(PathError::NotAligned { from, to }),
        }
    }

    #[inline]
    fn check_ends(&self, from: T::Cell, to: T::Cell) -> Result<(), PathError<T::Cell, T::Heading>> {
        if !self.contains(from) {
            Err(PathError::OffBoard { at: from })
        } else if !self.contains(to) {
            Err(PathError::OffBoard { at: to })
        } else if from == to {
            Err(PathError::Nowhere { at: from })
        } else {
            Ok(())
        }
    }

    #[inline]
    fn clear_path(
        &self,
        from: T::Cell,
        heading: T::Heading,
        steps: usize,
        passable: impl FnMut(T::Cell) -> bool,
    ) -> Result<Line<T>, PathError<T::Cell, T::Heading>> {
        let walk = self.walk_at_most(from, heading, steps, passable);
        match walk.stop {
            Stop::Blocked(at) => Err(PathError::Blocked {
                from,
                heading,
                after: walk.len,
                at,
            }),
            _ => Ok(self.after(from, heading, steps)),
        }
    }
}

/// Why there is no path.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum PathError<C = Coord, H = Direction> {
    /// A cell is off the board.
    OffBoard {
        /// The cell off the board.
        at: C,
    },
    /// Both cells are the same.
    Nowhere {
        /// The cell of both ends.
        at: C,
    },
    /// No straight line leads from one cell to the other.
    NotAligned {
        /// The start of the path.
        from: C,
        /// The end of the path.
        to: C,
    },
    /// The allowed steps do not reach the end of the path.
    NotWithin {
        /// The end of the path.
        to: C,
        /// The number of steps allowed; at most 2^20 on a board without end.
        limit: usize,
    },
    /// A cell on the way, or the end of the path, is not passable.
    Blocked {
        /// The start of the path.
        from: C,
        /// The heading of the path.
        heading: H,
        /// The number of passable cells before the blocked cell.
        after: usize,
        /// The first cell that is not passable.
        at: C,
    },
}

impl<C: fmt::Display, H> fmt::Display for PathError<C, H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OffBoard { at } => write!(f, "{at} is off the board"),
            Self::Nowhere { at } => write!(f, "the path begins and ends at {at}"),
            Self::NotAligned { from, to } => write!(f, "{from} and {to} are not in line"),
            Self::NotWithin { to, limit } => write!(f, "{to} is not within {limit} steps"),
            Self::Blocked { at, .. } => write!(f, "the path is blocked at {at}"),
        }
    }
}

impl<C: fmt::Display + fmt::Debug, H: fmt::Debug> core::error::Error for PathError<C, H> {}
