//! Whether the line from a cell on is what a pattern says, and which segment takes which cells.

use alloc::{vec, vec::Vec};
use core::array;

use super::{Segment, fit::fit, sweep::Ahead};
use crate::{
    geometry::{Board, Finite, Line, Rect, Topology},
    lines::MissOn,
};

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
    /// but where there are more than sixteen stretches of cells at which a segment can end, all segments
    /// together: mostly there is one for each.
    pub fn match_segments<K: PartialEq, const N: usize>(
        &self,
        from: T::Cell,
        heading: T::Heading,
        segments: &[Segment<K>; N],
        kind: impl FnMut(T::Cell) -> K,
    ) -> Result<[Line<T>; N], MissOn<T>> {
        self.match_segments_within(from, heading, usize::MAX, segments, kind)
    }

    /// Matches a pattern with the line from a cell on. See [`Grid::match_pattern`](crate::Grid::match_pattern).
    ///
    /// # Errors
    ///
    /// As there.
    ///
    /// # Complexity
    ///
    /// As for [`match_segments`](Self::match_segments), and one allocation for the answer.
    pub fn match_pattern<K: PartialEq>(
        &self,
        from: T::Cell,
        heading: T::Heading,
        pattern: &(impl AsRef<[Segment<K>]> + ?Sized),
        kind: impl FnMut(T::Cell) -> K,
    ) -> Result<PatternMatch<T>, MissOn<T>> {
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
        let mut taken = array::from_fn(|_| ahead.line().truncated(0));
        fit(&ahead, segments, &mut taken, kind)?;
        Ok(taken)
    }

    /// [`match_pattern`](Self::match_pattern) on the first `limit` cells of a line. See
    /// [`Grid::match_pattern_within`](crate::Grid::match_pattern_within).
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
        pattern: &(impl AsRef<[Segment<K>]> + ?Sized),
        kind: impl FnMut(T::Cell) -> K,
    ) -> Result<PatternMatch<T>, MissOn<T>> {
        let ahead = Ahead::new(self, from, heading, limit);
        let mut taken = vec![ahead.line().truncated(0); pattern.as_ref().len()];
        fit(&ahead, pattern.as_ref(), &mut taken, kind)?;
        Ok(PatternMatch::of(&ahead, taken))
    }
}

/// A pattern on a line: its cells, and which segment takes which of them.
///
/// ```
/// use collinear::{Coord, Direction, Grid, Pattern};
///
/// let board = Grid::parse(". X X . X .")?;
/// let broken_three = Pattern::literal::<5>(". X{2} . X .");
/// let found = board.find_pattern(&[Direction::E], &broken_three, |&cell| cell).next().unwrap();
/// assert_eq!(found.line.len(), 6);
/// let gap = &found.segments[2];
/// assert_eq!(gap.first(), Some(Coord::new(0, 3)));
/// # Ok::<(), collinear::GridError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PatternMatch<T: Topology = Rect> {
    /// All of its cells.
    pub line: Line<T>,
    /// The cells that each segment takes: stretches of that line, one after the other. Some may be empty.
    pub segments: Vec<Line<T>>,
}

impl<T: Topology> PatternMatch<T> {
    pub(super) fn of(ahead: &Ahead<'_, T>, segments: Vec<Line<T>>) -> Self {
        let len = segments.iter().map(Line::len).sum();
        let line = ahead.line().truncated(len);
        Self { line, segments }
    }
}
