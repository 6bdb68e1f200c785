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
use crate::lines::Miss;

impl<T: Finite> Board<T> {
    /// The cells that each segment takes if the line from a cell on, that cell included, begins
    /// like this.
    ///
    /// A segment takes as many cells as it can as long as those after it still fit. `kind` says
    /// what stands on a cell, in the alphabet of the segments; it can be asked more than once.
    /// [`Token::Edge`](super::Token::Edge) as the first segment looks behind the cell that the walk
    /// starts from. No segments take no cells, wherever that is.
    ///
    /// On a board without end, where a segment that takes any number of cells may never come to its
    /// last, there is [`match_segments_within`](Self::match_segments_within).
    ///
    /// # Errors
    ///
    /// [`Wanted::Segment`](crate::Wanted::Segment) with the place of the segment that could not be
    /// had, for the attempt that came farthest.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction, Segment, Token};
    ///
    /// // X O O X .
    /// let row = ['X', 'O', 'O', 'X', '.'];
    /// let kind = |at: Coord| row[at.col];
    /// let board = Bounds::new(1, 5)?;
    /// let flips = [Segment::at_least(1, Token::Is('O')), Segment::one(Token::Is('X'))];
    ///
    /// let [theirs, mine] =
    ///     board.match_segments(Coord::new(0, 1), Direction::E, &flips, kind).unwrap();
    /// assert_eq!(theirs.len(), 2);
    /// assert_eq!(mine.first(), Some(Coord::new(0, 3)));
    ///
    /// let miss = board.match_segments(Coord::new(0, 3), Direction::E, &flips, kind).unwrap_err();
    /// assert_eq!(miss.to_string(), "no segment 0: blocked at (0, 3) after 0");
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
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
        direction: T::Heading,
        segments: &[Segment<K>; N],
        kind: impl FnMut(T::Cell) -> K,
    ) -> Result<[Line<T>; N], Miss<T::Cell, T::Heading>> {
        self.match_segments_within(from, direction, usize::MAX, segments, kind)
    }

    /// [`match_segments`](Self::match_segments) for a [`Pattern`]: a line for each segment.
    ///
    /// # Errors
    ///
    /// As there.
    pub fn match_pattern<K: PartialEq>(
        &self,
        from: T::Cell,
        direction: T::Heading,
        pattern: &Pattern<K>,
        kind: impl FnMut(T::Cell) -> K,
    ) -> Result<Vec<Line<T>>, Miss<T::Cell, T::Heading>> {
        self.match_pattern_within(from, direction, usize::MAX, pattern, kind)
    }
}

impl<T: Topology> Board<T> {
    /// [`match_segments`](Self::match_segments) on the first `limit` cells of the line, as if there
    /// were no others: on any board, also on one without end.
    ///
    /// # Errors
    ///
    /// As there, and [`Stop::Limit`](crate::Stop::Limit) if the limit is what ended it.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction, Segment, Token};
    ///
    /// // . X X X X .
    /// let row = ['.', 'X', 'X', 'X', 'X', '.'];
    /// let (board, start) = (Bounds::new(1, 6)?, Coord::new(0, 0));
    /// let kind = |at: Coord| row[at.col];
    /// let stones = [Segment::one(Token::Is('.')), Segment::at_least(1, Token::Is('X'))];
    ///
    /// let found = board.match_segments_within(start, Direction::E, 3, &stones, kind).unwrap();
    /// assert_eq!(found.map(|line| line.len()), [1, 2]);
    /// let miss = board.match_segments_within(start, Direction::E, 1, &stones, kind).unwrap_err();
    /// assert_eq!(miss.to_string(), "no segment 1: limit after 1");
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// As there; no cell beyond the limit is asked.
    pub fn match_segments_within<K: PartialEq, const N: usize>(
        &self,
        from: T::Cell,
        direction: T::Heading,
        limit: usize,
        segments: &[Segment<K>; N],
        kind: impl FnMut(T::Cell) -> K,
    ) -> Result<[Line<T>; N], Miss<T::Cell, T::Heading>> {
        let ahead = Ahead::new(self, from, direction, limit);
        let (mut lens, mut few) = ([0; N], [[Stretch::default(); ROOM]; N]);
        fit(&ahead, segments, &mut lens, few.as_flattened_mut(), kind)?;
        Ok(lens.map(cut_from(ahead.line().clone())))
    }

    /// [`match_segments_within`](Self::match_segments_within) for a [`Pattern`]: a line for each
    /// segment.
    ///
    /// # Errors
    ///
    /// As there.
    pub fn match_pattern_within<K: PartialEq>(
        &self,
        from: T::Cell,
        direction: T::Heading,
        limit: usize,
        pattern: &Pattern<K>,
        kind: impl FnMut(T::Cell) -> K,
    ) -> Result<Vec<Line<T>>, Miss<T::Cell, T::Heading>> {
        let segments = &pattern.segments;
        let ahead = Ahead::new(self, from, direction, limit);
        let mut lens = vec![0; segments.len()];
        let mut few = vec![Stretch::default(); ROOM * segments.len()];
        fit(&ahead, segments, &mut lens, &mut few, kind)?;
        let cut = cut_from(ahead.line().clone());
        Ok(lens.into_iter().map(cut).collect())
    }
}

impl<T: Finite> Board<T> {
    /// Everywhere on the board that a pattern begins, in any of these directions: the lines that
    /// match, whole, in the reading order of their first cells.
    ///
    /// Every start and direction counts, so a palindrome is found from both its ends and a single
    /// letter in every direction. Matches without cells are left out.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction, Pattern};
    ///
    /// // c a t
    /// // a . .
    /// // t . .
    /// let cells = ["cat", "a..", "t.."];
    /// let kind = |at: Coord| char::from(cells[at.row].as_bytes()[at.col]);
    /// let board = Bounds::new(3, 3)?;
    /// let cat = Pattern::word("cat");
    /// let found: Vec<_> = board.find_pattern(&Direction::ALL, &cat, kind).collect();
    /// assert_eq!(found.len(), 2);
    /// assert_eq!(found[0].to_string(), "3 cells E from (0, 0)");
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// That of [`match_segments`](Self::match_segments) for each cell and direction. One allocation
    /// of the pattern's length; where there are more stretches of cells than it has room for, what
    /// they take is kept for all cells and directions after that one.
    pub fn find_pattern<'a, K: PartialEq, F: FnMut(T::Cell) -> K>(
        &self,
        directions: &'a [T::Heading],
        pattern: &'a Pattern<K>,
        kind: F,
    ) -> FindPattern<'a, K, F, T> {
        FindPattern {
            bounds: self.clone(),
            cells: self.0.cells(),
            at: None,
            directions,
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
    bounds: Board<T>,
    cells: T::Cells,
    at: Option<T::Cell>,
    directions: &'a [T::Heading],
    /// The directions that have not been tried from `at`.
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
            .field("directions_left", &self.left)
            .finish_non_exhaustive()
    }
}

impl<T: Finite, K: PartialEq, F: FnMut(T::Cell) -> K> Iterator for FindPattern<'_, K, F, T> {
    type Item = Line<T>;

    fn next(&mut self) -> Option<Line<T>> {
        loop {
            let (Some((&direction, left)), Some(at)) = (self.left.split_first(), self.at) else {
                let at = self.cells.next()?;
                self.at = Some(at);
                // Most patterns begin with one cell at least, which is the same in all directions.
                let begins = match self.segments.first() {
                    Some(first) if first.least() > 0 => first.what.admits(&(self.kind)(at)),
                    _ => true,
                };
                self.left = if begins { self.directions } else { &[] };
                continue;
            };
            self.left = left;
            let ahead = Ahead::new(&self.bounds, at, direction, usize::MAX);
            let mut cuts = Cuts::new(&mut self.few, &mut self.more);
            match reach(&ahead, self.segments, &mut cuts, &mut self.kind) {
                Some(len) if len > 0 => return Some(ahead.line().truncated(len)),
                _ => {}
            }
        }
    }
}

impl<T: Finite, K: PartialEq, F: FnMut(T::Cell) -> K> FusedIterator for FindPattern<'_, K, F, T> {}
