//! Runs: adjacent cells along a line that match, without a gap.

use crate::geometry::{Board, Line, Rect, Topology, ring_start};

use super::Stop;

/// A run in one direction: its cells and why it stopped.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Run<T: Topology = Rect> {
    /// The cell where the query began.
    pub from: T::Cell,
    /// The cells that match, in order. A run begins with `from`, and a slide begins with the cell after `from`.
    pub line: Line<T>,
    /// Why the run has no more cells.
    pub stop: Stop<T::Cell>,
}

/// A run through a cell in both directions: its cells and why each end stopped.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RunThrough<T: Topology = Rect> {
    /// The cell that the query asked about, or the first cell of a run found by a scan. Two runs with the same line can
    /// have different `from` cells.
    pub from: T::Cell,
    /// The cells that match, in the order of the heading.
    pub line: Line<T>,
    /// What stopped the run before the first cell.
    pub behind: Stop<T::Cell>,
    /// What stopped the run after the last cell.
    pub ahead: Stop<T::Cell>,
}

/// # Queries: runs
impl<T: Topology> Board<T> {
    /// The run of matching cells from a cell along a heading. See [`Grid::run`](crate::Grid::run).
    ///
    /// # Complexity
    ///
    /// One call for each cell of the run and one for the cell that ends it; no allocation.
    #[must_use]
    #[inline]
    pub fn run(
        &self,
        from: T::Cell,
        heading: T::Heading,
        mut matches: impl FnMut(T::Cell) -> bool,
    ) -> Run<T> {
        let (len, stop) = if !self.contains(from) {
            (0, Stop::Edge)
        } else if !matches(from) {
            (0, Stop::Blocked(from))
        } else {
            let walk = self.walk(from, heading, matches);
            (walk.len + 1, walk.stop)
        };
        let line = Line::within(self.clone(), from, heading, len);
        Run { from, line, stop }
    }

    /// The run of matching cells through a cell, both ways along an axis. See
    /// [`Grid::run_through`](crate::Grid::run_through).
    ///
    /// # Complexity
    ///
    /// One call for each cell of the run and one for each cell that ends it; no allocation.
    #[must_use]
    #[inline]
    pub fn run_through(
        &self,
        at: T::Cell,
        axis: T::Heading,
        mut matches: impl FnMut(T::Cell) -> bool,
    ) -> RunThrough<T> {
        let outside = if !self.contains(at) {
            Some(Stop::Edge)
        } else if !matches(at) {
            Some(Stop::Blocked(at))
        } else {
            None
        };
        match outside {
            None => self.run_around(at, axis, matches),
            Some(stop) => RunThrough {
                from: at,
                line: Line::within(self.clone(), at, axis, 0),
                behind: stop,
                ahead: stop,
            },
        }
    }

    /// The run through a cell of the board that is known to match.
    #[inline]
    pub(super) fn run_around(
        &self,
        at: T::Cell,
        axis: T::Heading,
        mut matches: impl FnMut(T::Cell) -> bool,
    ) -> RunThrough<T> {
        let ahead = self.walk(at, axis, &mut matches);
        let ((start, heading), before, behind) = if ahead.stop == Stop::Ring {
            (ring_start(&self.0, (at, axis)), 0, Stop::Ring)
        } else {
            let back = self.0.reversed(at, axis);
            let behind = self.walk(at, back, matches);
            let back = self.heading_after(at, back, behind.len);
            let heading = self.0.reversed(behind.last, back);
            ((behind.last, heading), behind.len, behind.stop)
        };
        RunThrough {
            from: at,
            line: Line::within(self.clone(), start, heading, before + 1 + ahead.len),
            behind,
            ahead: ahead.stop,
        }
    }
}
