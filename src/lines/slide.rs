//! Slides: how far a piece can go along a heading, and its moves.

use core::{iter::FusedIterator, ops::RangeBounds};

use crate::geometry::{Board, Coord, Ray, Rect, Topology};

use super::{
    Run, Stop,
    walk::{Walk, least, most},
};

/// A move in a straight line from one cell to another, such as a rook's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Move<C = Coord> {
    /// The cell that the piece leaves.
    pub from: C,
    /// The cell where the piece stops.
    pub to: C,
}

/// # Queries: slides
impl<T: Topology> Board<T> {
    /// The next cell along a heading, if it matches. See [`Grid::next`](crate::Grid::next).
    ///
    /// # Complexity
    ///
    /// At most one call; no allocation.
    #[must_use]
    #[inline]
    pub fn next(
        &self,
        at: T::Cell,
        heading: T::Heading,
        matches: impl FnMut(T::Cell) -> bool,
    ) -> Option<T::Cell> {
        let next = self.next_if(at, (at, heading), matches);
        next.ok().map(|(at, _)| at)
    }

    /// The cells that a piece can slide to along a heading. See [`Grid::slide`](crate::Grid::slide).
    ///
    /// # Complexity
    ///
    /// One call for each cell of the slide and one for the cell that ends it. No call beyond the greatest length, and
    /// no allocation.
    #[must_use]
    #[inline]
    pub fn slide(
        &self,
        from: T::Cell,
        heading: T::Heading,
        lengths: impl RangeBounds<usize>,
        passable: impl FnMut(T::Cell) -> bool,
    ) -> Run<T> {
        let walk = self.walk_at_most(from, heading, most(&lengths), passable);
        self.stops_of(from, heading, least(&lengths), walk)
    }

    /// The cells that a chess piece can move to along a heading. See
    /// [`Grid::slide_or_take`](crate::Grid::slide_or_take).
    ///
    /// # Complexity
    ///
    /// As for [`slide`](Self::slide), and at most one call of `target`.
    #[must_use]
    #[inline(always)]
    pub fn slide_or_take(
        &self,
        from: T::Cell,
        heading: T::Heading,
        lengths: impl RangeBounds<usize>,
        passable: impl FnMut(T::Cell) -> bool,
        target: impl FnOnce(T::Cell) -> bool,
    ) -> Run<T> {
        let mut walk = self.walk_at_most(from, heading, most(&lengths), passable);
        // A line that crosses itself can come back to `from`; a piece does not take itself.
        if let Stop::Blocked(at) = walk.stop
            && at != from
            && lengths.contains(&(walk.len + 1))
            && target(at)
        {
            walk.len += 1;
            walk.stop = Stop::Taken(at);
        }
        self.stops_of(from, heading, least(&lengths), walk)
    }

    /// The cells of a walk on which a piece can stop if it must take at least `least` steps.
    #[inline]
    fn stops_of(
        &self,
        from: T::Cell,
        heading: T::Heading,
        least: usize,
        walk: Walk<T::Cell>,
    ) -> Run<T> {
        let passed = least.saturating_sub(1);
        let line = if passed == 0 {
            self.after(from, heading, walk.len)
        } else if passed < walk.len {
            let (last, heading) = self.0.leap(from, heading, passed);
            self.after(last, heading, walk.len - passed)
        } else {
            self.after(from, heading, 0)
        };
        Run {
            from,
            line,
            stop: walk.stop,
        }
    }
}

impl<T: Topology> Run<T> {
    /// The moves of the piece, from [`from`](Self::from) to each cell of the line, nearest first.
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
