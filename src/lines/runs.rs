//! All maximal runs of a board along an axis.

use core::{fmt, iter::FusedIterator};

use crate::geometry::{Bounds, Coord, Direction, Line, Lines, Ray};

use super::{End, RunThrough};

impl Bounds {
    /// All maximal runs along an axis, each once and whole, with the kind of its cells.
    ///
    /// `kind` sorts the cells: neighbours of an equal kind belong together, and a cell without a
    /// kind (empty, a hole in the board) belongs to no run. The runs come whole line by whole
    /// line, as [`lines`](Self::lines) gives them. A cell alone is a run of one.
    ///
    /// ```
    /// use collinear::{Bounds, Direction, End};
    ///
    /// // a a b . b b
    /// let row = b"aab.bb";
    /// let board = Bounds::new(1, 6)?;
    /// let kind = |at: collinear::Coord| Some(row[at.col]).filter(|&cell| cell != b'.');
    /// let runs: Vec<_> = board.runs(Direction::E, kind).collect();
    /// let lengths: Vec<_> = runs.iter().map(|(kind, run)| (*kind, run.line.len())).collect();
    /// assert_eq!(lengths, [(b'a', 2), (b'b', 1), (b'b', 2)]);
    /// assert_eq!(runs[2].1.ahead, End::Edge);
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// One question for each cell, two at most for the cells of a ring; no allocation.
    #[inline]
    pub fn runs<K: PartialEq, F: FnMut(Coord) -> Option<K>>(
        self,
        axis: Direction,
        kind: F,
    ) -> Runs<K, F> {
        Runs {
            scan: Scan::new(self, axis),
            kind,
        }
    }
}

/// The maximal runs of a board along an axis; made by [`Bounds::runs`].
#[derive(Clone)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct Runs<K, F> {
    scan: Scan<K>,
    kind: F,
}

impl<K, F> fmt::Debug for Runs<K, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Runs")
            .field("rest_of_line", &self.scan.ray.line())
            .field("lines_left", &self.scan.lines.len())
            .finish_non_exhaustive()
    }
}

impl<K: PartialEq, F: FnMut(Coord) -> Option<K>> Iterator for Runs<K, F> {
    type Item = (K, RunThrough);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        self.scan.next(&mut self.kind)
    }
}

impl<K: PartialEq, F: FnMut(Coord) -> Option<K>> FusedIterator for Runs<K, F> {}

/// A scan for runs that is told the kinds of cells at each step.
#[derive(Clone)]
pub(super) struct Scan<K> {
    bounds: Bounds,
    axis: Direction,
    lines: Lines,
    /// What is left of the line that is scanned.
    ray: Ray,
    /// What lies before the next cell of the ray.
    before: End,
    /// What lies after the last cell of the ray.
    after: End,
    /// The cell that ended the last run, if it begins another one.
    begun: Option<(K, Coord)>,
}

impl<K: PartialEq> Scan<K> {
    #[inline]
    pub(super) fn new(bounds: Bounds, axis: Direction) -> Self {
        let nothing = Line::within(bounds, Coord::new(0, 0), axis, 0);
        Self {
            bounds,
            axis,
            lines: bounds.lines(axis),
            ray: nothing.into_iter(),
            before: End::Edge,
            after: End::Edge,
            begun: None,
        }
    }

    #[inline]
    pub(super) fn next(
        &mut self,
        mut kind: impl FnMut(Coord) -> Option<K>,
    ) -> Option<(K, RunThrough)> {
        let (own, first) = match self.begun.take() {
            Some(begun) => begun,
            None => self.seek(&mut kind)?,
        };
        let behind = self.before;
        let (mut len, mut ahead) = (1, self.after);
        for at in self.ray.by_ref() {
            let other = kind(at);
            if other.as_ref() == Some(&own) {
                len += 1;
            } else {
                ahead = End::Blocked(at);
                self.begun = other.map(|other| (other, at));
                break;
            }
        }
        let line = Line::within(self.bounds, first, self.axis, len);
        self.before = match (&self.begun, line.last()) {
            (Some(_), Some(last)) => End::Blocked(last),
            _ => ahead,
        };
        let run = RunThrough {
            line,
            behind,
            ahead,
        };
        Some((own, run))
    }

    /// The next cell that has a kind.
    #[inline]
    fn seek(&mut self, kind: &mut impl FnMut(Coord) -> Option<K>) -> Option<(K, Coord)> {
        loop {
            for at in self.ray.by_ref() {
                if let Some(kind) = kind(at) {
                    return Some((kind, at));
                }
                self.before = End::Blocked(at);
            }
            let line = self.lines.next()?;
            if self.bounds.is_ring(self.axis) {
                self.enter_ring(line, kind);
            } else {
                self.ray = line.into_iter();
                (self.before, self.after) = (End::Edge, End::Edge);
            }
        }
    }

    /// Begins a ring between two cells of different kinds, so that no run is cut in two.
    fn enter_ring(&mut self, ring: Line, kind: &mut impl FnMut(Coord) -> Option<K>) {
        self.ray = ring.into_iter();
        (self.before, self.after) = (End::Ring, End::Ring);
        let mut cells = ring.into_iter();
        let Some(mut last) = cells.next() else { return };
        let first_kind = kind(last);
        for at in cells {
            if kind(at) != first_kind {
                let turned = Line::within(self.bounds, at, self.axis, ring.len());
                self.ray = turned.into_iter();
                (self.before, self.after) = (End::Blocked(last), End::Blocked(at));
                return;
            }
            last = at;
        }
    }
}
