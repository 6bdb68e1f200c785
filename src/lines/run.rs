//! Runs: the cells from one cell on, or through it, that match without a gap.

use crate::geometry::{Board, Line, Rect, Topology};

use super::Stop;

/// A run one way: its cells and why it stopped.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Run<T: Topology = Rect> {
    /// The cell that it was asked from.
    pub from: T::Cell,
    /// The cells that match, in order: of a run that cell first, of a slide the one after it.
    pub line: Line<T>,
    /// Why there are no more.
    pub stop: Stop<T::Cell>,
}

/// A run both ways through a cell: its cells and why each end stopped.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RunThrough<T: Topology = Rect> {
    /// The cells that match, in the order of the direction that was asked for.
    pub line: Line<T>,
    /// Why there are no more before the first.
    pub behind: Stop<T::Cell>,
    /// Why there are no more after the last.
    pub ahead: Stop<T::Cell>,
}

impl<T: Topology> Board<T> {
    /// The run from a cell on: that cell and those after it, as long as they match.
    ///
    /// A cell that does not match itself gives an empty line, blocked there; a cell off the board
    /// gives an empty line that ends at the edge.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction, Stop};
    ///
    /// // x x x o .
    /// let row = b"xxxo.";
    /// let board = Bounds::new(1, 5)?;
    /// let run = board.run(Coord::new(0, 0), Direction::E, |at| row[at.col] == b'x');
    /// assert_eq!(run.line.len(), 3);
    /// assert_eq!(run.stop, Stop::Blocked(Coord::new(0, 3)));
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// One question for each cell of the run and one for the cell that ends it; no allocation.
    #[must_use]
    #[inline]
    pub fn run(
        &self,
        from: T::Cell,
        direction: T::Heading,
        matches: impl FnMut(T::Cell) -> bool,
    ) -> Run<T> {
        self.run_at_most(from, direction, usize::MAX, matches)
    }

    /// The [`run`](Self::run) from a cell on, of at most `max` cells.
    ///
    /// A run that has as many ends with [`Stop::Limit`]; what comes after it is not asked.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction, Stop};
    ///
    /// // x x x o .
    /// let row = b"xxxo.";
    /// let board = Bounds::new(1, 5)?;
    /// let run = board.run_at_most(Coord::new(0, 0), Direction::E, 2, |at| row[at.col] == b'x');
    /// assert_eq!(run.line.len(), 2);
    /// assert_eq!(run.stop, Stop::Limit);
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn run_at_most(
        &self,
        from: T::Cell,
        direction: T::Heading,
        max: usize,
        mut matches: impl FnMut(T::Cell) -> bool,
    ) -> Run<T> {
        let (len, stop) = if !self.contains(from) {
            (0, Stop::Edge)
        } else if max == 0 {
            (0, Stop::Limit)
        } else if !matches(from) {
            (0, Stop::Blocked(from))
        } else {
            let walk = self.walk_at_most(from, direction, max - 1, matches);
            (walk.len + 1, walk.stop)
        };
        let line = Line::within(self.clone(), from, direction, len);
        Run { from, line, stop }
    }

    /// The run both ways through a cell: all cells next to it along an axis that match, whole.
    ///
    /// Where the whole ring of a wrapped board matches, both ends are [`Stop::Ring`] and every cell
    /// is there once. A cell that does not match gives an empty line, blocked there at both ends.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction, Stop};
    ///
    /// // . x x x o
    /// let row = b".xxxo";
    /// let board = Bounds::new(1, 5)?;
    /// let run = board.run_through(Coord::new(0, 2), Direction::E, |at| row[at.col] == b'x');
    /// assert!(run.line.iter().map(|at| at.col).eq([1, 2, 3]));
    /// assert_eq!(run.behind, Stop::Blocked(Coord::new(0, 0)));
    /// assert_eq!(run.ahead, Stop::Blocked(Coord::new(0, 4)));
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// One question for each cell of the run and one for each cell that ends it; no allocation.
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
            (self.0.ring_start(at, axis), 0, Stop::Ring)
        } else {
            let back = self.0.reversed(at, axis);
            let behind = self.walk(at, back, matches);
            let back = self.heading_after(at, back, behind.len);
            let heading = self.0.reversed(behind.last, back);
            ((behind.last, heading), behind.len, behind.stop)
        };
        RunThrough {
            line: Line::within(self.clone(), start, heading, before + 1 + ahead.len),
            behind,
            ahead: ahead.stop,
        }
    }
}
