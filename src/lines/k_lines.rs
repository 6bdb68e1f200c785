//! The lines of k in a row on a whole board, line by line.

use alloc::vec::Vec;
use core::iter::FusedIterator;

use crate::geometry::{Board, Finite, Line, Pose, Rect, Topology};

use super::{Length, framed::Framed, runs::turned_ring};

/// # Queries: k in a row
impl<T: Finite> Board<T> {
    /// All lines of k in a row on the board, each at full length and only once. See
    /// [`Grid::k_lines`](crate::Grid::k_lines).
    ///
    /// # Complexity
    ///
    /// One call for each cell and axis, or two on rings. On boards up to 22x22 without joined sides, with several axes
    /// that all lead to neighbours: one call for each cell, and one more per cell along axes that have a line. Lines
    /// are compared as in [`k_lines_through`](Self::k_lines_through), without allocation. If headings turn, each line
    /// is kept and compared with all lines before it.
    #[inline]
    pub fn k_lines<'a, P: FnMut(T::Cell) -> bool>(
        &self,
        axes: &'a [T::Heading],
        length: Length,
        mut matches: P,
    ) -> impl FusedIterator<Item = Line<T>> + use<'a, P, T> {
        KLines::of(self, axes, length, move |_, at| matches(at))
    }

    /// [`k_lines`](Self::k_lines) with a predicate that also gets the index of a cell, which is known when all cells
    /// are read.
    #[inline]
    pub(crate) fn k_lines_by_index<P: FnMut(usize, T::Cell) -> bool>(
        &self,
        axes: &[T::Heading],
        length: Length,
        matches: P,
    ) -> impl FusedIterator<Item = Line<T>> {
        KLines::of(self, axes, length, matches)
    }

    /// True if the board has a line of k in a row. See [`Grid::has_k_line`](crate::Grid::has_k_line).
    ///
    /// # Complexity
    ///
    /// As for [`k_lines`](Self::k_lines), up to the first line; a small board is read completely.
    #[must_use]
    #[inline]
    pub fn has_k_line(
        &self,
        axes: &[T::Heading],
        length: Length,
        matches: impl FnMut(T::Cell) -> bool,
    ) -> bool {
        self.k_lines(axes, length, matches).next().is_some()
    }
}

#[derive(Clone)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub(super) struct KLines<'a, P, T: Finite = Rect> {
    board: Board<T>,
    axes: &'a [T::Heading],
    /// The index of the axis after the current one.
    next: usize,
    /// The cells that match, if the board fits into a small frame.
    framed: Option<Framed>,
    /// Where the next lines along the axis begin.
    starts: Option<T::Starts>,
    /// The part of the current line that is being searched.
    part: Option<Part<T>>,
    /// The lines found so far, only on a board that turns headings: a line can come twice along the same axis.
    found: Vec<Line<T>>,
    length: Length,
    pub(super) matches: P,
}

/// A run: its first cell, the heading at that cell, and the number of its cells.
type Found<T> = (Pose<T>, usize);

/// Up to 64 cells of the current line, with a bit for each: set if the cell matches. Bits avoid an unpredictable branch
/// per cell.
#[derive(Clone)]
struct Part<T: Topology> {
    first: Pose<T>,
    /// The bits of the matching cells that are not in a run found so far. The first cell is the lowest bit.
    matching: u64,
    /// The run that continues after these cells, if any.
    open: Option<Found<T>>,
    /// The first cell after these, and the number of cells from that cell to the end of the line.
    rest: Found<T>,
}

impl<'a, P, T: Finite> KLines<'a, P, T> {
    pub(super) fn of(board: &Board<T>, axes: &'a [T::Heading], length: Length, matches: P) -> Self {
        Self {
            board: board.clone(),
            axes,
            next: 0,
            framed: None,
            starts: None,
            part: None,
            found: Vec::new(),
            length,
            matches,
        }
    }
}

impl<P: FnMut(usize, T::Cell) -> bool, T: Finite> KLines<'_, P, T> {
    #[inline]
    fn next_run(&mut self) -> Option<Found<T>> {
        loop {
            if let Some(part) = &mut self.part {
                let (board, length) = (&self.board.0, self.length);
                let is = |at| !board.is_hole(at) && (self.matches)(board.index_inside(at), at);
                let run = part.next_run(board, length, is);
                if run.is_some() {
                    return run;
                }
                self.part = None;
            }
            let Some(start) = self.starts.as_mut().and_then(Iterator::next) else {
                self.starts = Some(self.next_starts()?);
                continue;
            };
            let len = self.board.0.scan_steps(start.0, start.1).saturating_add(1);
            if len >= self.length.k() {
                let start = self.run_start((start, len));
                self.part = Some(Part {
                    first: start,
                    matching: 0,
                    open: None,
                    rest: (start, len),
                });
            }
        }
    }

    fn next_starts(&mut self) -> Option<T::Starts> {
        let board = &self.board.0;
        let in_frame = |&axis: &T::Heading| board.frame_step(axis).is_some();
        // For one axis a scan needs no more calls than the frame.
        if self.next == 0 && self.axes.len() > 1 && self.axes.iter().all(in_frame) {
            self.framed = Framed::read(board, &mut self.matches);
        }
        loop {
            let &axis = self.axes.get(self.next)?;
            self.next += 1;
            let step = board.frame_step(axis).unwrap_or(0).unsigned_abs();
            let framed = self.framed.as_ref();
            if framed.is_some_and(|framed| !framed.has_run(step, self.length.k())) {
                continue;
            }
            return Some(board.scan_starts(axis));
        }
    }

    /// The cell where the scan of a line begins: the first cell, or on a ring the start of a run.
    #[inline]
    fn run_start(&mut self, (start, len): Found<T>) -> Pose<T> {
        if self.board.0.has_rings() && self.board.0.is_ring(start.0, start.1) {
            let turned = turned_ring(&self.board, (start, len), |at| {
                (self.matches)(self.board.0.index_inside(at), at)
            });
            turned.map_or(start, |(start, _)| start)
        } else {
            start
        }
    }
}

impl<T: Topology> Part<T> {
    /// The next run of a length that counts, reading on along the line if needed.
    #[inline]
    fn next_run(
        &mut self,
        board: &T,
        length: Length,
        mut is: impl FnMut(T::Cell) -> bool,
    ) -> Option<Found<T>> {
        loop {
            while let Some((index, len)) = first_run(self.matching, length.k()) {
                self.matching &= u64::MAX.checked_shl(index + len).unwrap_or(0);
                if length.admits(len as usize) {
                    let first = board.leap(self.first.0, self.first.1, index as usize);
                    return Some((first, len as usize));
                }
            }
            if self.rest.1 == 0 {
                return None;
            }
            if let Some(run) = self
                .read(board, &mut is)
                .filter(|&(_, len)| length.admits(len))
            {
                return Some(run);
            }
        }
    }

    /// Reads the next cells of the line, and returns the open run if it ends in them.
    #[inline]
    fn read(&mut self, board: &T, is: impl FnMut(T::Cell) -> bool) -> Option<Found<T>> {
        let (first, left) = self.rest;
        let count = left.min(64);
        let (bits, rest) = bits_of(board, first, count, is);
        (self.first, self.matching) = (first, bits);
        self.rest = (rest, left - count);
        if left == count && self.open.is_none() {
            return None;
        }
        let mut ended = None;
        if let Some((start, len)) = self.open.take() {
            let more = self.matching.trailing_ones();
            let len = len + more as usize;
            self.matching &= u64::MAX.checked_shl(more).unwrap_or(0);
            if more as usize == count && left > count {
                self.open = Some((start, len));
            } else {
                ended = Some((start, len));
            }
        }
        if left > count {
            // There are 64 cells, and the last ones are the highest bits.
            let last = self.matching.leading_ones();
            if last > 0 {
                self.matching &= u64::MAX.checked_shr(last).unwrap_or(0);
                let index = 64 - last as usize;
                let start = board.leap(self.first.0, self.first.1, index);
                self.open = Some((start, last as usize));
            }
        }
        ended
    }
}

/// A bit for each of the first cells of a line, set if the cell matches, and the first cell after them.
#[inline]
fn bits_of<T: Topology>(
    board: &T,
    mut at: Pose<T>,
    count: usize,
    mut is: impl FnMut(T::Cell) -> bool,
) -> (u64, Pose<T>) {
    let mut bits = 0;
    for index in 0..count {
        bits |= u64::from(is(at.0)) << index;
        at = board.leap(at.0, at.1, 1);
    }
    (bits, at)
}

/// The lowest bit and the length of the first run of at least k bits, or of one bit if k is 0.
#[inline]
fn first_run(bits: u64, k: usize) -> Option<(u32, u32)> {
    let (mut starts, mut len) = (bits, 1);
    while len < k && starts != 0 {
        let more = len.min(k - len);
        starts &= starts >> more;
        len += more;
    }
    let index = starts.trailing_zeros();
    (starts != 0).then(|| (index, (bits >> index).trailing_ones()))
}

impl<T: Finite, P: FnMut(usize, T::Cell) -> bool> Iterator for KLines<'_, P, T> {
    type Item = Line<T>;

    #[inline]
    fn next(&mut self) -> Option<Line<T>> {
        loop {
            let ((start, heading), len) = self.next_run()?;
            let line = Line::within(self.board.clone(), start, heading, len);
            if !self.length.admits_line(&line) {
                continue;
            }
            if T::STRAIGHT {
                let earlier = &self.axes[..self.next - 1];
                if !self.board.is_repeated(&line, earlier, |at| {
                    (self.matches)(self.board.0.index_inside(at), at)
                }) {
                    return Some(line);
                }
            } else if !self.found.iter().any(|other| other.same_cells(&line)) {
                self.found.push(line.clone());
                return Some(line);
            }
        }
    }
}

impl<T: Finite, P: FnMut(usize, T::Cell) -> bool> FusedIterator for KLines<'_, P, T> {}
