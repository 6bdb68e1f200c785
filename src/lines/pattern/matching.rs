//! Finding a pattern on a line and on a board.

use alloc::{vec, vec::Vec};
use core::{fmt, iter::FusedIterator};

use crate::geometry::{Board, Finite, Line, Rect, Topology};

use super::{
    Pattern, Segment,
    cuts::{Cuts, ROOM, Stretch},
    fit::{fit, reach},
    sweep::Ahead,
};
use crate::lines::MissOn;

/// # Queries: patterns
impl<T: Finite> Board<T> {
    /// Matches segments with the line from a cell on. See [`Grid::match_segments`](crate::Grid::match_segments); on a board without
    /// end there is [`match_segments_within`](Self::match_segments_within).
    ///
    /// # Errors
    ///
    /// As there.
    ///
    /// # Complexity
    ///
    /// Linear in the cells that are passed times the segments: each segment asks for the kind of a
    /// cell at most once, from wherever it may begin, and a miss asks once more. Nothing is allocated,
    /// but where the segments can end at more than four stretches of cells each, on average: on no line
    /// of up to seven cells.
    pub fn match_segments<K: PartialEq, const N: usize>(
        &self,
        from: T::Cell,
        heading: T::Heading,
        segments: &[Segment<K>; N],
        kind: impl FnMut(T::Cell) -> K,
    ) -> Result<[Line<T>; N], MissOn<T>> {
        self.match_segments_within(from, heading, usize::MAX, segments, kind)
    }

    /// [`match_segments`](Self::match_segments) for a [`Pattern`]: a line for each segment.
    ///
    /// # Errors
    ///
    /// As there.
    ///
    /// # Complexity
    ///
    /// As there, and two allocations of the pattern's length.
    pub fn match_pattern<K: PartialEq>(
        &self,
        from: T::Cell,
        heading: T::Heading,
        pattern: &Pattern<K>,
        kind: impl FnMut(T::Cell) -> K,
    ) -> Result<Vec<Line<T>>, MissOn<T>> {
        self.match_pattern_within(from, heading, usize::MAX, pattern, kind)
    }
}

impl<T: Topology> Board<T> {
    /// Matches segments with the first `limit` cells of a line. See
    /// [`Grid::match_segments_within`](crate::Grid::match_segments_within).
    ///
    /// # Errors
    ///
    /// As there.
    ///
    /// # Complexity
    ///
    /// As for [`match_segments`](Self::match_segments); no cell beyond the limit is asked.
    pub fn match_segments_within<K: PartialEq, const N: usize>(
        &self,
        from: T::Cell,
        heading: T::Heading,
        limit: usize,
        segments: &[Segment<K>; N],
        kind: impl FnMut(T::Cell) -> K,
    ) -> Result<[Line<T>; N], MissOn<T>> {
        let ahead = Ahead::new(self, from, heading, limit);
        let (mut lens, mut few) = ([0; N], [[Stretch::default(); ROOM]; N]);
        fit(&ahead, segments, &mut lens, few.as_flattened_mut(), kind)?;
        Ok(lens.map(cut_from(ahead.line().clone())))
    }

    /// [`match_segments_within`](Self::match_segments_within) for a [`Pattern`].
    ///
    /// # Errors
    ///
    /// As there.
    ///
    /// # Complexity
    ///
    /// As for [`match_pattern`](Self::match_pattern); no cell beyond the limit is asked.
    pub fn match_pattern_within<K: PartialEq>(
        &self,
        from: T::Cell,
        heading: T::Heading,
        limit: usize,
        pattern: &Pattern<K>,
        kind: impl FnMut(T::Cell) -> K,
    ) -> Result<Vec<Line<T>>, MissOn<T>> {
        let segments = &pattern.segments;
        let ahead = Ahead::new(self, from, heading, limit);
        let mut lens = vec![0; segments.len()];
        let mut few = vec![Stretch::default(); ROOM * segments.len()];
        fit(&ahead, segments, &mut lens, &mut few, kind)?;
        let cut = cut_from(ahead.line().clone());
        Ok(lens.into_iter().map(cut).collect())
    }
}

impl<T: Finite> Board<T> {
    /// All matches of a pattern on the board, along any of these headings. See
    /// [`Grid::find_pattern`](crate::Grid::find_pattern).
    ///
    /// # Complexity
    ///
    /// That of [`match_segments`](Self::match_segments) for each cell and heading. One allocation
    /// of the pattern's length; where there are more stretches of cells than it has room for, what
    /// they take is kept for all cells and headings after that one.
    pub fn find_pattern<'a, K: PartialEq, F: FnMut(T::Cell) -> K>(
        &self,
        headings: &'a [T::Heading],
        pattern: &'a Pattern<K>,
        kind: F,
    ) -> FindPattern<'a, K, F, T> {
        FindPattern {
            board: self.clone(),
            cells: self.0.cells(),
            at: None,
            headings,
            left: &[],
            segments: &pattern.segments,
            few: vec![Stretch::default(); ROOM * pattern.segments.len()],
            more: Vec::new(),
            kind,
        }
    }
}

/// Cuts a line into pieces of the lengths that it is asked for, one after the other.
fn cut_from<T: Topology>(mut rest: Line<T>) -> impl FnMut(usize) -> Line<T> {
    move |len| {
        let piece = rest.truncated(len);
        rest = rest.skip(len);
        piece
    }
}

/// Everywhere that a pattern begins; made by [`Board::find_pattern`].
#[derive(Clone)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct FindPattern<'a, K, F, T: Finite = Rect> {
    board: Board<T>,
    cells: T::Cells,
    at: Option<T::Cell>,
    headings: &'a [T::Heading],
    /// The headings that have not been tried from `at`.
    left: &'a [T::Heading],
    segments: &'a [Segment<K>],
    few: Vec<Stretch>,
    more: Vec<Stretch>,
    kind: F,
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
    type Item = Line<T>;

    fn next(&mut self) -> Option<Line<T>> {
        loop {
            let (Some((&heading, left)), Some(at)) = (self.left.split_first(), self.at) else {
                let at = self.cells.next()?;
                self.at = Some(at);
                // Most patterns begin with one cell at least, which is the same along all headings.
                let begins = match self.segments.first() {
                    Some(first) if first.least() > 0 => first.what.admits(&(self.kind)(at)),
                    _ => true,
                };
                self.left = if begins { self.headings } else { &[] };
                continue;
            };
            self.left = left;
            let ahead = Ahead::new(&self.board, at, heading, usize::MAX);
            let mut cuts = Cuts::new(&mut self.few, &mut self.more);
            match reach(&ahead, self.segments, &mut cuts, &mut self.kind) {
                Some(len) if len > 0 => return Some(ahead.line().truncated(len)),
                _ => {}
            }
        }
    }
}

impl<T: Finite, K: PartialEq, F: FnMut(T::Cell) -> K> FusedIterator for FindPattern<'_, K, F, T> {}
