//! Whole lines: their maximal runs, and the number of matching cells on a line.

use core::{fmt, iter::FusedIterator, mem};

use crate::geometry::{Board, Finite, Line, Lines, Pose, Rect, Topology};

use super::{RunThrough, Stop};

/// # Queries: runs of a whole board
impl<T: Finite> Board<T> {
    /// All maximal runs of equal cells along an axis, with the kind of their cells. See
    /// [`Grid::runs`](crate::Grid::runs).
    ///
    /// # Complexity
    ///
    /// One call for each cell, at most two for the cells of a ring; no allocation.
    #[inline]
    pub fn runs<K: PartialEq, F: FnMut(T::Cell) -> Option<K>>(
        &self,
        axis: T::Heading,
        kind: F,
    ) -> impl FusedIterator<Item = (K, RunThrough<T>)> + use<K, F, T> {
        Runs {
            scan: Scan::new(self, axis),
            kind,
        }
    }

    /// Counts the matching cells on the whole line through a cell. See
    /// [`Grid::count_on_line`](crate::Grid::count_on_line).
    ///
    /// # Complexity
    ///
    /// One call for each cell of the line; no allocation.
    #[must_use]
    #[inline]
    pub fn count_on_line(
        &self,
        through: T::Cell,
        axis: T::Heading,
        mut matches: impl FnMut(T::Cell) -> bool,
    ) -> usize {
        let line = self.whole_line(through, axis).into_iter().flatten();
        line.filter(|&at| matches(at)).count()
    }
}

#[derive(Clone)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
struct Runs<K, F, T: Finite = Rect> {
    scan: Option<Scan<K, T>>,
    kind: F,
}

impl<K: PartialEq, T: Finite, F: FnMut(T::Cell) -> Option<K>> Iterator for Runs<K, F, T> {
    type Item = (K, RunThrough<T>);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        let scan = self.scan.as_mut()?;
        let (kind, indexed) = scan.next(&mut self.kind, |_| true)?;
        Some((kind, scan.run(indexed)))
    }
}

impl<K: PartialEq, T: Finite, F: FnMut(T::Cell) -> Option<K>> FusedIterator for Runs<K, F, T> {}

/// A scan for runs, line by line; each step gets the predicate again.
#[derive(Clone)]
pub(super) struct Scan<K, T: Finite> {
    lines: Lines<T>,
    /// The current line.
    line: Line<T>,
    /// What stops a run before the first cell of the line.
    before: Stop<T::Cell>,
    /// What stops a run after the last cell of the line.
    after: Stop<T::Cell>,
    /// The number of cells of the line that have been read.
    read: usize,
    /// The kind of the last cell that was read.
    kind: Option<K>,
    /// The number of cells in a row of that kind, up to that cell.
    len: usize,
}

/// The cells of a run as indices on the current line.
#[derive(Clone, Copy)]
pub(super) struct IndexedRun {
    start: usize,
    len: usize,
}

impl<K, T: Finite> fmt::Debug for Scan<K, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Scan")
            .field("line", &self.line)
            .field("read", &self.read)
            .field("lines_left", &self.lines.size_hint())
            .finish_non_exhaustive()
    }
}

impl<K: PartialEq, T: Finite> Scan<K, T> {
    #[inline]
    pub(super) fn new(board: &Board<T>, axis: T::Heading) -> Option<Self> {
        let lines = board.lines(axis);
        // An empty line, until the first line is read.
        let nothing = lines.clone().next()?.truncated(0);
        Some(Self {
            lines,
            line: nothing,
            before: Stop::Edge,
            after: Stop::Edge,
            read: 0,
            kind: None,
            len: 0,
        })
    }

    /// The next run of a wanted length; it is on the current line until the next call.
    #[inline]
    pub(super) fn next(
        &mut self,
        mut kind_of: impl FnMut(T::Cell) -> Option<K>,
        wanted: impl Fn(usize) -> bool,
    ) -> Option<(K, IndexedRun)> {
        // The state of the loop is in local variables, because `self` is in memory.
        let mut unread = self.line.skip(self.read).into_iter();
        let (mut own, mut len) = (self.kind.take(), mem::take(&mut self.len));
        loop {
            while let Some(at) = unread.next() {
                let kind = kind_of(at);
                let same = kind == own;
                // A branch on `same` would be unpredictable, and a scan would take twice as long.
                if !same & own.is_some() & wanted(len) {
                    self.read = self.line.len() - unread.len();
                    (self.kind, self.len) = (kind, 1);
                    let start = self.read - 1 - len;
                    return own.map(|own| (own, IndexedRun { start, len }));
                }
                len = if same { len + 1 } else { 1 };
                own = kind;
            }
            if own.is_some() & wanted(len) {
                self.read = self.line.len();
                let start = self.read - len;
                return own.map(|own| (own, IndexedRun { start, len }));
            }
            self.read = self.line.len();
            self.line = self.lines.next()?;
            if self.line.is_on_ring() {
                self.enter_ring(&mut kind_of);
            } else {
                // The previous line may have been a ring, as on a torus with a hole in this line.
                (self.before, self.after) = (Stop::Edge, Stop::Edge);
            }
            unread = self.line.iter();
            (own, len) = (None, 0);
        }
    }

    /// Starts a ring between two cells of different kinds, so that no run is cut in two.
    fn enter_ring(&mut self, kind_of: &mut impl FnMut(T::Cell) -> Option<K>) {
        (self.before, self.after) = (Stop::Ring, Stop::Ring);
        let ring = (self.line.state(0), self.line.len());
        if let Some((start, last)) = turned_ring(self.line.board(), ring, kind_of) {
            (self.before, self.after) = (Stop::Blocked(last), Stop::Blocked(start.0));
            self.line = Line::within(self.line.board().clone(), start.0, start.1, ring.1);
        }
    }

    #[inline]
    pub(super) fn line(&self, indexed: IndexedRun) -> Line<T> {
        self.line.skip(indexed.start).truncated(indexed.len)
    }

    #[inline]
    fn run(&self, indexed: IndexedRun) -> RunThrough<T> {
        let stop = |index, beyond| self.line.get(index).map_or(beyond, Stop::Blocked);
        let line = self.line(indexed);
        RunThrough {
            from: line.state(0).0,
            line,
            behind: stop(indexed.start.wrapping_sub(1), self.before),
            ahead: stop(indexed.start + indexed.len, self.after),
        }
    }
}

/// The first cell of a ring whose kind differs from the previous cell, with its heading, and the previous cell. `None`
/// if all cells are of one kind.
pub(super) fn turned_ring<T: Topology, K: PartialEq>(
    board: &Board<T>,
    ((first, heading), len): (Pose<T>, usize),
    mut kind_of: impl FnMut(T::Cell) -> K,
) -> Option<(Pose<T>, T::Cell)> {
    let kind = kind_of(first);
    let mut last = (first, heading);
    for _ in 1..len {
        let next = board.0.leap(last.0, last.1, 1);
        if kind_of(next.0) != kind {
            return Some((next, last.0));
        }
        last = next;
    }
    None
}
