//! [`ThreatsThrough`]: the threats with a cell in them.

use core::{
    fmt,
    iter::{self, FusedIterator},
};

use super::{Found, Threat};
use crate::{
    geometry::{Board, Rect, Topology},
    lines::{Length, through::Through},
};

/// # Queries: threats
impl<T: Topology> Board<T> {
    /// The threats of k in a row with a cell in them. See [`Grid::threats_through`](crate::Grid::threats_through).
    ///
    /// # Complexity
    ///
    /// At most `2 k` calls of each predicate an axis. Where enough pieces stand, the windows through the cell are
    /// gone through twice, once to find what they lack: less than `20 k` calls more for pieces, however many threats
    /// there are, and those of a [`run_through`](Self::run_through) for a line that stands there. On a board of
    /// turning headings each window is walked besides; on one with rings or of turning headings each threat is
    /// compared with those along earlier axes. No allocation.
    #[inline]
    pub fn threats_through<'a, P, F>(
        &self,
        at: T::Cell,
        axes: &'a [T::Heading],
        length: Length,
        mine: P,
        free: F,
    ) -> ThreatsThrough<'a, P, F, T>
    where
        P: FnMut(T::Cell) -> bool,
        F: FnMut(T::Cell) -> bool,
    {
        ThreatsThrough {
            through: Through::new(self, at, axes, length, (mine, free)),
            found: None,
        }
    }
}

/// The threats with a cell in them; made by [`Board::threats_through`].
#[derive(Clone)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct ThreatsThrough<'a, P, F, T: Topology = Rect> {
    through: Through<'a, P, F, T>,
    found: Option<Found<T>>,
}

impl<P, F, T> ThreatsThrough<'_, P, F, T>
where
    P: FnMut(T::Cell) -> bool,
    F: FnMut(T::Cell) -> bool,
    T: Topology,
{
    /// Whether a threat along the last axis is one along an earlier one as well.
    fn came_before(&mut self, threat: &Threat<T>) -> bool {
        let Some((axis, earlier)) = self.through.axes_so_far() else {
            return false;
        };
        let Through {
            ref board,
            at,
            length,
            ref mut mine,
            ref mut free,
            ..
        } = self.through;
        if board.is_flat() && threat.line.len() > 1 {
            return board.is_named((at, axis), earlier);
        }
        earlier.iter().any(|&axis| {
            let found = board.found_threats(at, axis, length, &mut *mine, &mut *free);
            let mut found = found.filter(|found| found.lacks == threat.lacks);
            let threats = iter::from_fn(|| found.as_mut()?.next(board, &mut *mine));
            let mut lines = threats.map(|threat| threat.line);
            lines.any(|line| line.same_cells(&threat.line))
        })
    }
}

impl<P, F, T> Iterator for ThreatsThrough<'_, P, F, T>
where
    P: FnMut(T::Cell) -> bool,
    F: FnMut(T::Cell) -> bool,
    T: Topology,
{
    type Item = Threat<T>;

    #[inline]
    fn next(&mut self) -> Option<Threat<T>> {
        loop {
            let through = &mut self.through;
            if let Some(found) = &mut self.found {
                match found.next(&through.board, &mut through.mine) {
                    Some(threat) if !self.came_before(&threat) => return Some(threat),
                    Some(_) => {}
                    None => self.found = None,
                }
                continue;
            }
            let axis = through.next_axis()?;
            let (mine, free) = (&mut through.mine, &mut through.free);
            let board = &through.board;
            self.found = board.found_threats(through.at, axis, through.length, mine, free);
        }
    }
}

impl<P, F, T> FusedIterator for ThreatsThrough<'_, P, F, T>
where
    P: FnMut(T::Cell) -> bool,
    F: FnMut(T::Cell) -> bool,
    T: Topology,
{
}

impl<P, F, T: Topology> fmt::Debug for ThreatsThrough<'_, P, F, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.through.fmt_as("ThreatsThrough", f)
    }
}
