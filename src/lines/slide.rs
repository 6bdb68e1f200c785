//! Slides: how far a piece can go along a heading, and the moves that makes.

use core::iter::FusedIterator;

use crate::geometry::{Board, Coord, Line, Ray, Rect, Topology};

use super::{Miss, MissOn, Run, Stop, Wanted};

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

    /// The slide, and the cell that blocks it if that can be taken. See
    /// [`Grid::slide_or_take`](crate::Grid::slide_or_take).
    ///
    /// # Complexity
    ///
    /// As for [`slide_at_most`](Self::slide_at_most), and at most one call of `target`.
    #[must_use]
    #[inline(always)]
    pub fn slide_or_take(
        &self,
        from: T::Cell,
        heading: T::Heading,
        max: usize,
        passable: impl FnMut(T::Cell) -> bool,
        target: impl FnOnce(T::Cell) -> bool,
    ) -> Run<T> {
        let mut walk = self.walk_at_most(from, heading, max, passable);
        // A line that crosses itself comes by its own cell, and nothing takes itself.
        if let Stop::Blocked(at) = walk.stop
            && at != from
            && target(at)
        {
            walk.len += 1;
            walk.stop = Stop::Taken(at);
        }
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

    /// The slide of what a piece shoots from the cell that it has just come to. See
    /// [`Grid::shoot`](crate::Grid::shoot).
    ///
    /// # Complexity
    ///
    /// As for [`slide`](Self::slide).
    #[must_use]
    #[inline]
    pub fn shoot(
        &self,
        from: T::Cell,
        heading: T::Heading,
        left: T::Cell,
        mut passable: impl FnMut(T::Cell) -> bool,
    ) -> Run<T> {
        let clear = |at| at == left || passable(at);
        let walk = self.walk_away::<true>(from, heading, usize::MAX, clear);
        Run {
            from,
            line: self.after(from, heading, walk.len),
            stop: walk.stop,
        }
    }
}

impl<T: Topology> Run<T> {
    /// The moves of a piece that slides: from [`from`](Self::from) to each cell of the line, the nearest
    /// first.
    #[inline]
    pub fn moves(&self) -> Moves<T> {
        Moves {
            from: self.from,
            cells: self.line.iter(),
        }
    }
}

/// The moves of a slide; made by [`Run::moves`].
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct Moves<T: Topology = Rect> {
    from: T::Cell,
    cells: Ray<T>,
}

impl<T: Topology> Moves<T> {
    fn to(&self, to: T::Cell) -> Move<T::Cell> {
        let from = self.from;
        Move { from, to }
    }
}

impl<T: Topology> Iterator for Moves<T> {
    type Item = Move<T::Cell>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        self.cells.next().map(|to| self.to(to))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.cells.size_hint()
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Self::Item> {
        self.cells.nth(n).map(|to| self.to(to))
    }

    #[inline]
    fn fold<A, F: FnMut(A, Self::Item) -> A>(self, first: A, mut add: F) -> A {
        let Self { from, cells } = self;
        cells.fold(first, |sum, to| add(sum, Move { from, to }))
    }
}

impl<T: Topology> DoubleEndedIterator for Moves<T> {
    #[inline]
    fn next_back(&mut self) -> Option<Self::Item> {
        self.cells.next_back().map(|to| self.to(to))
    }
}

impl<T: Topology> ExactSizeIterator for Moves<T> {}
impl<T: Topology> FusedIterator for Moves<T> {}
