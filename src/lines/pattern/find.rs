//! Where a pattern is: on a board, and through a cell.

use alloc::vec;
use core::{fmt, iter::FusedIterator};

use super::{
    PatternMatch, Segment,
    cuts::Cuts,
    fit::{reach, share_out},
    sweep::Ahead,
};
use crate::geometry::{Board, Finite, Line, Rect, State, Topology};

impl<T: Finite> Board<T> {
    /// All matches of a pattern on the board, along any of these headings. See
    /// [`Grid::find_pattern`](crate::Grid::find_pattern).
    ///
    /// # Complexity
    ///
    /// That of [`match_pattern`](Self::match_pattern) for each cell and heading, and one allocation for
    /// each match.
    pub fn find_pattern<'a, K: PartialEq, F: FnMut(T::Cell) -> K>(
        &self,
        headings: &'a [T::Heading],
        pattern: &'a (impl AsRef<[Segment<K>]> + ?Sized),
        kind: F,
    ) -> FindPattern<'a, K, F, T> {
        FindPattern {
            board: self.clone(),
            cells: self.0.cells(),
            at: None,
            headings,
            left: &[],
            search: Search::new(pattern.as_ref(), kind),
        }
    }

    /// All matches of a pattern that a cell is part of. See
    /// [`Grid::find_pattern_through`](crate::Grid::find_pattern_through).
    ///
    /// # Complexity
    ///
    /// That of [`match_pattern`](Self::match_pattern) for each heading and for each cell that lies behind
    /// on its line, nearer than the most cells that the pattern takes, whatever the size of the board. One
    /// allocation for each match.
    pub fn find_pattern_through<'a, K: PartialEq, F: FnMut(T::Cell) -> K>(
        &self,
        at: T::Cell,
        headings: &'a [T::Heading],
        pattern: &'a (impl AsRef<[Segment<K>]> + ?Sized),
        kind: F,
    ) -> FindPatternThrough<'a, K, F, T> {
        let segments = pattern.as_ref();
        FindPatternThrough {
            board: self.clone(),
            at,
            headings: if self.contains(at) { headings } else { &[] },
            next: 0,
            start: None,
            most: Segment::most_of(segments),
            search: Search::new(segments, kind),
        }
    }
}

/// A pattern that is looked for along one line after the other.
#[derive(Clone)]
struct Search<'a, K, F> {
    segments: &'a [Segment<K>],
    cuts: Cuts,
    kind: F,
}

impl<'a, K: PartialEq, F> Search<'a, K, F> {
    const fn new(segments: &'a [Segment<K>], kind: F) -> Self {
        Self {
            segments,
            cuts: Cuts::new(),
            kind,
        }
    }

    /// Whether it may begin at a cell, along whatever heading: most patterns begin with one cell at least.
    fn may_begin<C>(&mut self, at: C) -> bool
    where
        F: FnMut(C) -> K,
    {
        match self.segments.first() {
            Some(first) if first.least() > 0 => first.what.admits(&(self.kind)(at)),
            _ => true,
        }
    }

    /// The match from a cell on, if the cell of this index is part of it.
    fn found<T: Topology>(
        &mut self,
        board: &Board<T>,
        (from, heading): State<T>,
        index: usize,
    ) -> Option<PatternMatch<T>>
    where
        F: FnMut(T::Cell) -> K,
    {
        let ahead = &Ahead::of(board, from, heading, self.segments);
        let len = reach(ahead, self.segments, &mut self.cuts, &mut self.kind)?;
        (index < len).then(|| {
            let mut taken = vec![ahead.line().truncated(0); self.segments.len()];
            share_out(ahead, self.segments, &self.cuts, &mut taken);
            PatternMatch::of(ahead, taken)
        })
    }
}

/// All matches of a pattern on a board; made by [`Board::find_pattern`].
#[derive(Clone)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct FindPattern<'a, K, F, T: Finite = Rect> {
    board: Board<T>,
    cells: T::Cells,
    at: Option<T::Cell>,
    headings: &'a [T::Heading],
    /// The headings that have not been tried from `at`.
    left: &'a [T::Heading],
    search: Search<'a, K, F>,
}

impl<K, F, T: Finite> fmt::Debug for FindPattern<'_, K, F, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FindPattern")
            .field("at", &self.at)
            .field("headings_left", &self.left)
            .finish_non_exhaustive()
    }
}

impl<T: Finite, K: PartialEq, F: FnMut(T::Cell) -> K> Iterator for FindPattern<'_, K, F, T> {
    type Item = PatternMatch<T>;

    fn next(&mut self) -> Option<PatternMatch<T>> {
        loop {
            let (Some((&heading, left)), Some(at)) = (self.left.split_first(), self.at) else {
                let at = self.cells.next()?;
                self.at = Some(at);
                let begins = self.search.may_begin(at);
                self.left = if begins { self.headings } else { &[] };
                continue;
            };
            self.left = left;
            if let Some(found) = self.search.found(&self.board, (at, heading), 0) {
                return Some(found);
            }
        }
    }
}

impl<T: Finite, K: PartialEq, F: FnMut(T::Cell) -> K> FusedIterator for FindPattern<'_, K, F, T> {}

/// All matches of a pattern that a cell is part of; made by [`Board::find_pattern_through`].
#[derive(Clone)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct FindPatternThrough<'a, K, F, T: Finite = Rect> {
    board: Board<T>,
    at: T::Cell,
    headings: &'a [T::Heading],
    /// The index of the heading after the one along which is looked.
    next: usize,
    /// Where a match may begin that was not tried yet, and how many steps behind the cell that is.
    start: Option<(State<T>, usize)>,
    /// The most cells that a match has.
    most: usize,
    search: Search<'a, K, F>,
}

impl<K, F, T: Finite> FindPatternThrough<'_, K, F, T> {
    /// The start before another one, unless no match from there reaches the cell, or it was the first.
    fn start_before(&self, (at, heading): State<T>, steps: usize) -> Option<(State<T>, usize)> {
        if steps + 1 >= self.most {
            return None;
        }
        let back = self.board.0.reversed(at, heading);
        let (before, back) = self.board.step_with_heading(at, back)?;
        let start = (before, self.board.0.reversed(before, back));
        let first = (self.at, self.headings[self.next - 1]);
        (start != first).then_some((start, steps + 1))
    }

    /// Whether an earlier heading has found it: the same one, or on a line that crosses itself one that runs through
    /// the cell as well.
    fn is_repeated(&self, line: &Line<T>) -> bool {
        let Some((heading, earlier)) = self.headings[..self.next].split_last() else {
            return false;
        };
        let comes_by = |(at, heading)| at == self.at && earlier.contains(&heading);
        earlier.contains(heading) || (!T::STRAIGHT && line.states().any(comes_by))
    }
}

impl<K, F, T: Finite> fmt::Debug for FindPatternThrough<'_, K, F, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FindPatternThrough")
            .field("at", &self.at)
            .field("headings_left", &&self.headings[self.next..])
            .field("start", &self.start)
            .finish_non_exhaustive()
    }
}

impl<T: Finite, K: PartialEq, F: FnMut(T::Cell) -> K> Iterator for FindPatternThrough<'_, K, F, T> {
    type Item = PatternMatch<T>;

    fn next(&mut self) -> Option<PatternMatch<T>> {
        loop {
            let Some(((from, heading), steps)) = self.start else {
                let &heading = self.headings.get(self.next)?;
                self.next += 1;
                self.start = Some(((self.at, heading), 0));
                continue;
            };
            self.start = self.start_before((from, heading), steps);
            if !self.search.may_begin(from) {
                continue;
            }
            match self.search.found(&self.board, (from, heading), steps) {
                Some(found) if !self.is_repeated(&found.line) => return Some(found),
                _ => {}
            }
        }
    }
}

impl<T: Finite, K: PartialEq, F: FnMut(T::Cell) -> K> FusedIterator
    for FindPatternThrough<'_, K, F, T>
{
}
