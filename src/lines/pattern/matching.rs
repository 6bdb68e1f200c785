//! Whether the line from a cell on is what a pattern says, and which segment takes which cells.

use alloc::{vec, vec::Vec};

use super::{Segment, fit::fit, sweep::Ahead};
use crate::{
    geometry::{Board, Line, Rect, Topology},
    lines::MissOn,
};

/// # Queries: patterns
impl<T: Topology> Board<T> {
    /// Matches a pattern with the line from a cell on. See [`Grid::match_pattern`](crate::Grid::match_pattern).
    ///
    /// # Errors
    ///
    /// As there.
    ///
    /// # Complexity
    ///
    /// Linear in the cells that are passed times the segments: each segment asks for the kind of a
    /// cell at most once, from wherever it may begin, and a miss asks once more. One allocation for the answer,
    /// and another where there are more than sixteen stretches of cells at which a segment can end, all segments
    /// together: mostly there is one for each.
    pub fn match_pattern<K: PartialEq>(
        &self,
        from: T::Cell,
        heading: T::Heading,
        pattern: &(impl AsRef<[Segment<K>]> + ?Sized),
        kind: impl FnMut(T::Cell) -> K,
    ) -> Result<PatternMatch<T>, MissOn<T>> {
        let segments = pattern.as_ref();
        let ahead = Ahead::of(self, from, heading, segments);
        let mut taken = vec![ahead.line().truncated(0); segments.len()];
        fit(&ahead, segments, &mut taken, kind)?;
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
