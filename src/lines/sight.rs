//! Lines of sight: the first blocker, the n-th, and the last free cell before one.

use crate::geometry::{Board, Topology};

use super::{Miss, MissOn, Stop, Wanted};

/// # Queries: lines of sight
impl<T: Topology> Board<T> {
    /// The first cell after `from` that matches: a raycast. See [`Grid::first_hit`](crate::Grid::first_hit).
    ///
    /// # Errors
    ///
    /// As there.
    ///
    /// # Complexity
    ///
    /// One call for each cell up to the hit; no allocation.
    #[inline(always)]
    pub fn first_hit(
        &self,
        from: T::Cell,
        heading: T::Heading,
        matches: impl FnMut(T::Cell) -> bool,
    ) -> Result<T::Cell, MissOn<T>> {
        self.nth_hit(from, heading, 0, matches)
    }

    /// The n-th cell after `from` that matches, gaps allowed. See [`Grid::nth_hit`](crate::Grid::nth_hit).
    ///
    /// # Errors
    ///
    /// As there.
    ///
    /// # Complexity
    ///
    /// One call for each cell up to the hit; no allocation.
    #[inline(always)]
    pub fn nth_hit(
        &self,
        from: T::Cell,
        heading: T::Heading,
        n: usize,
        mut matches: impl FnMut(T::Cell) -> bool,
    ) -> Result<T::Cell, MissOn<T>> {
        let mut to_come = n;
        let walk = self.walk(from, heading, |at| {
            let hit = matches(at);
            let found = hit && to_come == 0;
            to_come -= usize::from(hit && !found);
            !found
        });
        match walk.stop {
            Stop::Blocked(hit) => Ok(hit),
            stop => Err(Miss::new(Wanted::Hit, from, heading, walk.len, stop)),
        }
    }

    /// The last free cell before the first blocker. See [`Grid::last_free`](crate::Grid::last_free).
    ///
    /// # Errors
    ///
    /// As there.
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
        let walk = self.walk(from, heading, free);
        if walk.len > 0 {
            Ok(walk.last)
        } else {
            Err(Miss::new(Wanted::Room, from, heading, 0, walk.stop))
        }
    }
}
