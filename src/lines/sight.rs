//! Lines of sight: the first blocker, the last free cell before it, and what a cell sees.
//!
//! A line of sight ends if it comes back to its first cell, on a ring or on a line that crosses itself.

use core::{iter::FusedIterator, slice};

use crate::geometry::{Board, Coord, Direction, Topology};

use super::{Miss, MissOn, Stop, Wanted};

/// The first matching cell along a heading, as seen from a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seen<C = Coord, H = Direction> {
    /// The cell that is seen.
    pub at: C,
    /// The heading to it from the cell that looks.
    pub heading: H,
    /// The distance in steps: 1 for a neighbour.
    pub steps: usize,
}

/// # Queries: lines of sight
impl<T: Topology> Board<T> {
    /// The first matching cell after `from`: a raycast. See [`Grid::first_hit`](crate::Grid::first_hit).
    ///
    /// # Errors
    ///
    /// The same as on a [`Grid`](crate::Grid).
    ///
    /// # Complexity
    ///
    /// One call for each cell up to the hit; no allocation.
    #[inline(always)]
    pub fn first_hit(
        &self,
        from: T::Cell,
        heading: T::Heading,
        mut matches: impl FnMut(T::Cell) -> bool,
    ) -> Result<T::Cell, MissOn<T>> {
        let walk = self.walk_away::<false>(from, heading, usize::MAX, |at| !matches(at));
        match walk.stop {
            Stop::Blocked(hit) => Ok(hit),
            stop => Err(Miss::new(Wanted::Hit, from, heading, walk.len, stop)),
        }
    }

    /// The last free cell before the first blocker. See [`Grid::last_free`](crate::Grid::last_free).
    ///
    /// # Errors
    ///
    /// The same as on a [`Grid`](crate::Grid).
    ///
    /// # Complexity
    ///
    /// One call for each free cell and one for the blocker; no allocation.
    #[inline(always)]
    pub fn last_free(
        &self,
        from: T::Cell,
        heading: T::Heading,
        free: impl FnMut(T::Cell) -> bool,
    ) -> Result<T::Cell, MissOn<T>> {
        let walk = self.walk_away::<false>(from, heading, usize::MAX, free);
        if walk.len > 0 {
            Ok(walk.last)
        } else {
            Err(Miss::new(Wanted::Room, from, heading, 0, walk.stop))
        }
    }

    /// The first matching cell along each heading: what a piece sees, and what sees it. See
    /// [`Grid::seen_from`](crate::Grid::seen_from).
    ///
    /// # Complexity
    ///
    /// One call for each cell up to each hit; no allocation.
    #[inline]
    pub fn seen_from<'a, F: FnMut(T::Cell) -> bool>(
        &self,
        from: T::Cell,
        headings: &'a [T::Heading],
        matches: F,
    ) -> impl FusedIterator<Item = Seen<T::Cell, T::Heading>> + use<'a, F, T> {
        SeenFrom {
            board: self.clone(),
            from,
            headings: headings.iter(),
            matches,
        }
    }
}

/// `filter_map` would take twice as long, because it does not inline the walk.
struct SeenFrom<'a, F, T: Topology> {
    board: Board<T>,
    from: T::Cell,
    headings: slice::Iter<'a, T::Heading>,
    matches: F,
}

impl<F: FnMut(T::Cell) -> bool, T: Topology> Iterator for SeenFrom<'_, F, T> {
    type Item = Seen<T::Cell, T::Heading>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        let (board, from) = (&self.board, self.from);
        for &heading in self.headings.by_ref() {
            let is_clear = |at| !(self.matches)(at);
            let walk = board.walk_away::<false>(from, heading, usize::MAX, is_clear);
            if let Stop::Blocked(at) = walk.stop {
                let steps = walk.len + 1;
                return Some(Seen { at, heading, steps });
            }
        }
        None
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (0, Some(self.headings.len()))
    }
}

impl<F: FnMut(T::Cell) -> bool, T: Topology> FusedIterator for SeenFrom<'_, F, T> {}
