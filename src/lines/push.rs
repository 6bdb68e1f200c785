//! Pushes: the pieces in a row that move on together by one cell.

use crate::geometry::{Board, Line, Rect, Topology};

use super::{Miss, MissOn, Stop, Wanted};

/// The pieces that move on by one cell each when the first of them pushes; made by [`Board::push`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Push<T: Topology = Rect> {
    /// The cell that it was asked from: of the piece that pushes.
    pub from: T::Cell,
    /// The cells of the pieces that move: that piece first, then those that it pushes.
    pub line: Line<T>,
    /// Where the last of them comes to; `None` if it is pushed out over the edge.
    pub to: Option<T::Cell>,
}

/// # Queries: pushes
impl<T: Topology> Board<T> {
    /// The pieces that move on when the one on `from` pushes along a heading. See
    /// [`Grid::push`](crate::Grid::push).
    ///
    /// # Errors
    ///
    /// As there.
    ///
    /// # Complexity
    ///
    /// One call for each piece that is pushed, and at most one of each predicate for the cell behind them; no
    /// allocation. On boards whose lines cross themselves each cell is compared with those before it.
    #[inline(always)]
    pub fn push(
        &self,
        from: T::Cell,
        heading: T::Heading,
        max: usize,
        mut pushed: impl FnMut(T::Cell) -> bool,
        mut room: impl FnMut(Option<T::Cell>) -> bool,
    ) -> Result<Push<T>, MissOn<T>> {
        // A piece can't be pushed two ways, so a line ends where it crosses itself.
        let moves = |at: T::Cell, count| {
            !T::STRAIGHT && (0..=count).any(|steps| self.0.leap(from, heading, steps).0 == at)
        };
        let mut count = 0;
        let walk = self.walk_at_most(from, heading, max, |at| {
            let goes_on = !moves(at, count) && pushed(at);
            count += usize::from(goes_on);
            goes_on
        });
        let next = match walk.stop {
            Stop::Limit => {
                let there = self.heading_after(from, heading, walk.len);
                let next = self.next_if(from, (walk.last, there), |_| true);
                next.map_or_else(|stop| stop, |(at, _)| Stop::Blocked(at))
            }
            stop => stop,
        };
        let to = match next {
            Stop::Blocked(at) if moves(at, walk.len) => Err(Stop::Ring),
            Stop::Blocked(at) if room(Some(at)) => Ok(Some(at)),
            Stop::Edge if self.contains(from) && room(None) => Ok(None),
            stop => Err(stop),
        };
        let to = to.map_err(|stop| Miss::new(Wanted::Room, from, heading, walk.len, stop))?;
        let line = Line::within(self.clone(), from, heading, walk.len + 1);
        Ok(Push { from, line, to })
    }
}
