//! [`Sweep`]: one segment of a pattern, tried from everywhere on a line at once.

use super::{Segment, Token, cuts::Stretch};
use crate::geometry::{Board, Line, Ray, Topology};
use crate::lines::{Miss, MissOn, Stop, Wanted};

/// The line on which segments are looked for.
pub(super) struct Ahead<'a, T: Topology> {
    board: &'a Board<T>,
    from: T::Cell,
    heading: T::Heading,
    line: Line<T>,
    /// Whether it goes on behind its last cell, but nobody looks there.
    is_cut: bool,
}

impl<'a, T: Topology> Ahead<'a, T> {
    /// The line from a cell on; none off the board. It has as many cells as these segments can look at, those that
    /// they take and the next one, but no more than any walk.
    pub(super) fn of<K>(
        board: &'a Board<T>,
        from: T::Cell,
        heading: T::Heading,
        segments: &[Segment<K>],
    ) -> Self {
        let most = Segment::most_of(segments).min(T::REACH);
        let limit = most.saturating_add(1);
        let cells = if board.contains(from) {
            let ahead = board.topology().steps_ahead(from, heading, limit);
            ahead.saturating_add(1)
        } else {
            0
        };
        Self {
            board,
            from,
            heading,
            is_cut: cells > limit,
            line: Line::within(board.clone(), from, heading, cells.min(limit)),
        }
    }

    pub(super) fn line(&self) -> &Line<T> {
        &self.line
    }

    pub(super) fn is_off_board(&self) -> bool {
        !self.board.contains(self.from)
    }

    /// That a segment is not there.
    pub(super) fn miss(&self, segment: usize, after: usize, stop: Stop<T::Cell>) -> MissOn<T> {
        let wanted = Wanted::Segment(segment);
        Miss::new(wanted, self.from, self.heading, after, stop)
    }

    /// What a walk meets after the last cell.
    fn after_last(&self) -> Stop<T::Cell> {
        let topology = self.board.topology();
        if self.is_cut {
            Stop::Limit
        } else if topology.has_rings() && topology.is_ring(self.from, self.heading) {
            Stop::Ring
        } else {
            Stop::Edge
        }
    }

    /// The last cut at which a segment can begin that ends at this one.
    pub(super) fn latest_begin<K>(&self, segment: &Segment<K>, end: usize) -> usize {
        let is_at_edge = || end == self.line.len() && self.after_last() == Stop::Edge;
        if segment.is_edge() || (segment.or_edge && is_at_edge()) {
            end
        } else {
            // Only what begins at the edge takes fewer.
            end.saturating_sub(segment.min)
        }
    }

    fn has_edge_behind(&self) -> bool {
        let back = self.board.topology().reversed(self.from, self.heading);
        self.board.step(self.from, back).is_none()
    }
}

/// Cuts next to each other from which a segment was tried, and that the same cell stops, if any.
pub(super) struct Tried<C> {
    /// The first of them.
    first: usize,
    /// The most cells that the segment takes.
    most: usize,
    /// The first and the last cut where it can end.
    pub(super) ends: Option<(usize, usize)>,
    /// The farthest that it came in vain.
    pub(super) failed: Option<Failed<C>>,
}

/// A segment that could not be had.
pub(super) struct Failed<C> {
    /// The first cut from which it was tried and came as far.
    pub(super) from: usize,
    /// How far it came.
    pub(super) after: usize,
    pub(super) stop: Stop<C>,
}

impl<C> Tried<C> {
    /// The first cut from which the segment can end at this one.
    pub(super) fn first_before(&self, stop: usize) -> Option<usize> {
        let (first, last) = self.ends?;
        let ends_there = (first..=last).contains(&stop);
        ends_there.then(|| self.first.max(stop.saturating_sub(self.most)))
    }
}

/// A walk along a line that asks each cell once whether a segment takes it, from wherever that
/// begins.
pub(super) struct Sweep<'a, T: Topology, K> {
    ahead: &'a Ahead<'a, T>,
    segment: &'a Segment<K>,
    /// How many cells lie behind.
    at: usize,
    /// The next one.
    next: Option<T::Cell>,
    /// Those after it.
    beyond: Ray<T>,
    /// Why the segment can't take the next one, if that is known.
    stop: Option<Stop<T::Cell>>,
}

impl<'a, T: Topology, K: PartialEq> Sweep<'a, T, K> {
    /// From this cut on.
    pub(super) fn new(ahead: &'a Ahead<'a, T>, segment: &'a Segment<K>, at: usize) -> Self {
        let mut beyond = ahead.line.iter();
        Self {
            ahead,
            segment,
            at,
            next: if at == 0 {
                beyond.next()
            } else {
                beyond.nth(at)
            },
            beyond,
            stop: None,
        }
    }

    /// Tries the segment from all cuts of a stretch. Each has to lie behind those before.
    pub(super) fn try_from(
        &mut self,
        stretch: Stretch,
        mut kind: impl FnMut(T::Cell) -> K,
        mut tried: impl FnMut(Tried<T::Cell>),
    ) {
        if self.segment.is_edge() {
            return self.try_edge_from(stretch, tried);
        }
        let Stretch {
            mut first, last, ..
        } = stretch;
        let most = self.segment.max.saturating_add(last);
        loop {
            self.skip_to(first);
            let stop = self.go_on_to(most, &mut kind);
            tried(self.tried(first, last.min(self.at), stop));
            if self.at >= last {
                return;
            }
            first = self.at + 1;
        }
    }

    /// The edge takes no cells, and is there or not.
    fn try_edge_from(&mut self, stretch: Stretch, mut tried: impl FnMut(Tried<T::Cell>)) {
        let Segment { min, max, .. } = *self.segment;
        let len = self.ahead.line.len();
        let mut first = stretch.first;
        while first <= stretch.last {
            // The first cut, the last one, and all between them, are alike.
            let last = match first {
                0 => 0,
                _ if first == len => len,
                _ => stretch.last.min(len - 1),
            };
            self.skip_to(last);
            let stop = match self.next {
                Some(at) => Stop::Blocked(at),
                None => self.ahead.after_last(),
            };
            let is_edge = stop == Stop::Edge || (last == 0 && self.ahead.has_edge_behind());
            let fits = min <= max && (is_edge || min == 0);
            let failed = Failed {
                from: last,
                after: last,
                stop,
            };
            tried(Tried {
                first,
                most: 0,
                ends: fits.then_some((first, last)),
                failed: (!fits).then_some(failed),
            });
            first = last + 1;
        }
    }

    fn skip_to(&mut self, cut: usize) {
        if let Some(skipped) = cut.checked_sub(self.at + 1) {
            self.next = self.beyond.nth(skipped);
            self.stop = None;
            self.at = cut;
        }
    }

    /// Goes on as far as the cells are taken, at most to a cut, and says what stops there.
    ///
    /// What is asked of each cell is settled before the loop, not in it.
    #[inline]
    fn go_on_to(&mut self, most: usize, mut kind: impl FnMut(T::Cell) -> K) -> Stop<T::Cell> {
        match &self.segment.what {
            Token::Is(wanted) => self.walk_to(most, |at| kind(at) == *wanted),
            Token::Not(unwanted) => self.walk_to(most, |at| kind(at) != *unwanted),
            token => self.walk_to(most, |at| token.admits(&kind(at))),
        }
    }

    #[inline]
    fn walk_to(&mut self, most: usize, mut takes: impl FnMut(T::Cell) -> bool) -> Stop<T::Cell> {
        if let Some(stop) = self.stop {
            return stop;
        }
        let (mut at, mut next) = (self.at, self.next);
        let stop = loop {
            if at == most {
                break None;
            }
            match next {
                Some(cell) if takes(cell) => {
                    next = self.beyond.next();
                    at += 1;
                }
                Some(cell) => break Some(Stop::Blocked(cell)),
                None => break Some(self.ahead.after_last()),
            }
        };
        (self.at, self.next, self.stop) = (at, next, stop);
        stop.unwrap_or(Stop::Limit)
    }

    /// What came of the cuts from one to another, if all cells from there to here are taken.
    // It is asked for each cell that a segment does not take.
    #[inline(always)]
    fn tried(&self, first: usize, last: usize, stop: Stop<T::Cell>) -> Tried<T::Cell> {
        let Segment {
            min, max, or_edge, ..
        } = *self.segment;
        if min > max {
            let after = self.at.min(last.saturating_add(max));
            let from = first.max(after.saturating_sub(max));
            let stop = if after - from == max {
                Stop::Limit
            } else {
                stop
            };
            return Tried {
                first,
                most: max,
                ends: None,
                failed: Some(Failed { from, after, stop }),
            };
        }
        // From this cut on there are too few cells left.
        let too_late = (self.at + 1).saturating_sub(min);
        let (too_late, is_behind_edge) = if or_edge {
            self.at_edges(first, too_late, stop)
        } else {
            (too_late, false)
        };
        let end = self.at.min(last.saturating_add(max));
        let ends = if is_behind_edge {
            Some((0, end))
        } else {
            (first < too_late).then(|| (end.min(first.saturating_add(min)), end))
        };
        let failed = Failed {
            from: first.max(too_late).max(usize::from(is_behind_edge)),
            after: self.at,
            stop,
        };
        Tried {
            first,
            most: max,
            ends,
            failed: (failed.from <= last).then_some(failed),
        }
    }

    /// Where there are too few cells left if the edge stands for them, and whether it lies behind the first.
    #[cold]
    fn at_edges(&self, first: usize, too_late: usize, stop: Stop<T::Cell>) -> (usize, bool) {
        let is_at_edge = stop == Stop::Edge;
        let is_behind_edge = first == 0 && self.ahead.has_edge_behind();
        (
            if is_at_edge { self.at + 1 } else { too_late },
            is_behind_edge,
        )
    }
}
