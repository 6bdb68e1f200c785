//! [`Collapse`]: cells are cleared, loose pieces fall, new pieces come in.

use alloc::vec::Vec;

use super::Grid;
use crate::{
    geometry::{Coord, Finite},
    lines::{Gravity, Move, room},
};

/// What happened when cells were cleared; made by [`Grid::collapse`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Collapse<C = Coord> {
    /// The cells that were cleared.
    pub cleared: Vec<C>,
    /// The falls after that, in order.
    pub falls: Vec<Move<C>>,
    /// The cells where new pieces came to rest, in order.
    pub refilled: Vec<C>,
}

/// # Cascades
impl<T: Clone, B: Finite> Grid<T, B> {
    /// Clears cells, lets loose pieces fall along a heading, and brings in new pieces behind them.
    ///
    /// The game decides what to clear, such as [matches](Self::matches) or groups of [connected](Self::flood) pieces. A
    /// cell given twice is cleared once.
    ///
    /// Then new pieces fill each [line](crate::Board::lines) along the heading, from its [landing](Self::landings) back
    /// to the edge, until the queue is empty. Only the pieces that come in are taken from the queue, so a queue passed
    /// with `by_ref` keeps the others. Cells behind a cell that is not free get no new piece, and neither do the cells
    /// of a ring.
    ///
    /// # Panics
    ///
    /// If one of the cells is off the board.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Gravity, Grid};
    ///
    /// let mut board = Grid::parse("
    ///     a b c
    ///     a d e
    ///     x x x
    /// ")?;
    /// let gravity = |&gem: &char| if gem == '.' { Gravity::Empty } else { Gravity::Falls };
    /// let cells = board.cells_where(|&gem| gem == 'x').collect::<Vec<_>>();
    /// let collapse = board.collapse(cells, Direction::S, '.', gravity, "uv".chars());
    /// assert_eq!(board.to_string(), "u v .\na b c\na d e");
    /// assert_eq!((collapse.falls.len(), collapse.refilled.len()), (6, 2));
    ///
    /// // only new pieces
    /// let collapse = board.collapse([], Direction::S, '.', gravity, "xyz".chars());
    /// assert_eq!(collapse.refilled, [Coord::new(0, 2)]);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// A cascade clears until nothing matches:
    ///
    /// ```
    /// use collinear::{Direction, Gravity, Grid, Length};
    ///
    /// let mut board = Grid::parse("
    ///     . b .
    ///     . a .
    ///     . a .
    ///     b a b
    /// ")?;
    /// let (axes, three) = ([Direction::E, Direction::S], Length::AtLeast(3));
    /// let gem = |&cell: &char| (cell != '.').then_some(cell);
    /// let gravity = |cell: &char| if gem(cell).is_some() { Gravity::Falls } else { Gravity::Empty };
    /// let mut steps = 0;
    /// loop {
    ///     let matches = board.matches(&axes, three, gem);
    ///     if matches.is_empty() {
    ///         break;
    ///     }
    ///     let cells = matches.into_iter().flat_map(|found| found.cells);
    ///     board.collapse(cells, Direction::S, '.', gravity, []);
    ///     steps += 1;
    /// }
    /// assert_eq!((steps, board.count(|&cell| cell == '.')), (2, 12));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// The cost of [`compact`](Self::compact), then one call for each filled cell and for the cell after them.
    /// Quadratic in the length of a line on boards whose lines cross themselves.
    #[doc(alias(
        "refill",
        "spawn",
        "cascade",
        "chain reaction",
        "match-3",
        "clear",
        "pop",
        "SameGame",
        "Puyo Puyo"
    ))]
    #[track_caller]
    pub fn collapse(
        &mut self,
        cells: impl IntoIterator<Item = B::Cell>,
        heading: B::Heading,
        empty: T,
        mut gravity: impl FnMut(&T) -> Gravity,
        queue: impl IntoIterator<Item = T>,
    ) -> Collapse<B::Cell> {
        let mut cleared: Vec<B::Cell> = cells.into_iter().collect();
        cleared.sort_unstable();
        cleared.dedup();
        self.fill(cleared.iter().copied(), empty);
        let mut falls = Vec::new();
        let mut falling = self.board.compact(heading);
        while let Some(fall) = falling.next_fall(|at| gravity(&self[at])) {
            self.swap(fall.from, fall.to);
            falls.push(fall);
        }
        let is_empty = |cell: &T| gravity(cell) == Gravity::Empty;
        let refilled = self.refill(heading, is_empty, queue);
        Collapse {
            cleared,
            falls,
            refilled,
        }
    }

    /// Lets new pieces in at the edge, and returns the cells where they came to rest.
    fn refill(
        &mut self,
        heading: B::Heading,
        mut free: impl FnMut(&T) -> bool,
        queue: impl IntoIterator<Item = T>,
    ) -> Vec<B::Cell> {
        let (mut queue, mut filled) = (queue.into_iter(), Vec::new());
        for line in self.board.lines(heading) {
            let mut room = room(&line, |at| free(self.at(at)));
            while let Some(at) = room.last() {
                let Some(piece) = queue.next() else {
                    return filled;
                };
                self[at] = piece;
                filled.push(at);
                // A line that crosses itself is closed where it first passes the cell.
                let first = if B::STRAIGHT { None } else { room.index_of(at) };
                room = room.truncated(first.unwrap_or(room.len() - 1));
            }
        }
        filled
    }
}
