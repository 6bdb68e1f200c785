//! Slides: how far a piece can go along a heading.

use crate::geometry::{Board, Coord, Line, Topology};

use super::{Miss, MissOn, Run, Wanted};

/// A piece's way in a straight line from one cell to another: a rook's move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Move<C = Coord> {
    /// Where the piece comes from.
    pub from: C,
    /// Where it stops.
    pub to: C,
}

/// # Queries: slides
impl<T: Topology> Board<T> {
    /// The cells that a rook, bishop or queen can slide to along a heading. See [`Grid::slide`](crate::Grid::slide).
    ///
    /// # Complexity
    ///
    /// One call for each cell of the slide and one for the cell that ends it; no allocation.
    #[must_use]
    #[inline]
    pub fn slide(
        &self,
        from: T::Cell,
        heading: T::Heading,
        passable: impl FnMut(T::Cell) -> bool,
    ) -> Run<T> {
        self.slide_at_most(from, heading, usize::MAX, passable)
    }

    /// The cells that a piece can [`slide`](Self::slide) to in at most `max` steps. See
    /// [`Grid::slide_at_most`](crate::Grid::slide_at_most).
    ///
    /// # Complexity
    ///
    /// As for [`slide`](Self::slide); no cell beyond the limit is asked.
    #[must_use]
    #[inline]
    pub fn slide_at_most(
        &self,
        from: T::Cell,
        heading: T::Heading,
        max: usize,
        passable: impl FnMut(T::Cell) -> bool,
    ) -> Run<T> {
        let walk = self.walk_at_most(from, heading, max, passable);
        Run {
            from,
            line: self.after(from, heading, walk.len),
            stop: walk.stop,
        }
    }

    /// The slide of exactly `steps` steps. See [`Grid::slide_exactly`](crate::Grid::slide_exactly).
    ///
    /// # Errors
    ///
    /// As there.
    ///
    /// # Complexity
    ///
    /// As for [`slide`](Self::slide).
    #[inline]
    pub fn slide_exactly(
        &self,
        from: T::Cell,
        heading: T::Heading,
        steps: usize,
        passable: impl FnMut(T::Cell) -> bool,
    ) -> Result<Line<T>, MissOn<T>> {
        let Run { line, stop, .. } = self.slide_at_most(from, heading, steps, passable);
        if line.len() == steps && self.contains(from) {
            Ok(line)
        } else {
            Err(Miss::new(Wanted::Room, from, heading, line.len(), stop))
        }
    }
}
