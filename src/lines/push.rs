//! Pushes: a row of pieces that moves by one cell.

use crate::geometry::{Board, Line, Rect, Topology};

use super::{Miss, MissOn, Stop, Wanted};

/// The pieces that move by one cell each when the first piece pushes; made by [`Board::push`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Push<T: Topology = Rect> {
    /// The cell of the piece that pushes.
    pub from: T::Cell,
    /// The cells of the pieces that move: the pushing piece first.
    pub line: Line<T>,
    /// The cell that the last piece moves to; `None` if it is pushed out over the edge.
    pub to: Option<T::Cell>,
}

/// # Queries: pushes
impl<T: Topology> Board<T> {
    /// The pieces that move by one cell when the piece on `from` pushes along a heading. See
    /// [`Grid::push`](crate::Grid::push).
    ///
    /// # Errors
    ///
    /// The same as on a [`Grid`](crate::Grid).
    ///
    /// # Complexity
    ///
    /// One call for each pushed piece, and at most one of each predicate for the cell behind the last piece; no
    /// allocation. If headings turn, each cell is compared with the cells before it.
    #[inline(always)]
    pub fn push(
        &self,
        from: T::Cell,
        heading: T::Heading,
        max: usize,
        mut pushed: impl FnMut(T::Cell) -> bool,
        mut room: impl FnMut(Option<T::Cell>) -> bool,
    ) -> Result<Push<T>, MissOn<T>> {
        let miss = |count, stop| Err(Miss::new(Wanted::Room, from, heading, count, stop));
        if !self.contains(from) {
            return miss(0, Stop::Edge);
        }
        let max = max.min(T::REACH);
        let (mut last, mut there, mut count) = (from, heading, 0);
        let to = loop {
            let Some((next, turned)) = self.0.step(last, there) else {
                if room(None) {
                    break None;
                }
                return miss(count, Stop::Edge);
            };
            // A piece can't be pushed twice, so a line ends where it comes back or crosses itself.
            let again = !self.is_flat() && next == from
                || self.has_passed((from, heading), count + 1, |_, moved| moved == next);
            if again {
                return miss(count, Stop::Ring);
            }
            if count < max && pushed(next) {
                (last, count) = (next, count + 1);
                if !T::STRAIGHT {
                    there = turned;
                }
            } else if room(Some(next)) {
                break Some(next);
            } else {
                return miss(count, Stop::Blocked(next));
            }
        };
        let line = Line::within(self.clone(), from, heading, count + 1);
        Ok(Push { from, line, to })
    }
}
