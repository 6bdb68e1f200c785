//! Gravity: where a disc comes to rest, and how the pieces of a whole board fall.

use crate::geometry::{Board, Finite, IndexSet, Line, Lines, Ray, Rect, Topology};

use super::{Miss, MissOn, Move, Stop, Wanted};

/// What a cell is for gravity: empty, a falling piece, or fixed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gravity {
    /// An empty cell, through which pieces fall.
    Empty,
    /// A piece that falls.
    Falls,
    /// A wall or a hole in the board: it stays, and no piece falls past it.
    Fixed,
}

/// # Queries: gravity
impl<T: Topology> Board<T> {
    /// The cell where a dropped disc comes to rest. See [`Grid::drop_from`](crate::Grid::drop_from).
    ///
    /// # Errors
    ///
    /// The same as on a [`Grid`](crate::Grid).
    ///
    /// # Complexity
    ///
    /// One call for each free cell and one for the next cell; no allocation.
    #[inline]
    pub fn drop_from(
        &self,
        at: T::Cell,
        heading: T::Heading,
        free: impl FnMut(T::Cell) -> bool,
    ) -> Result<T::Cell, MissOn<T>> {
        let run = self.run(at, heading, free);
        match run.line.last() {
            Some(rest) if !matches!(run.stop, Stop::Ring | Stop::Limit) => Ok(rest),
            _ => {
                let after = run.line.len();
                Err(Miss::new(Wanted::Room, at, heading, after, run.stop))
            }
        }
    }
}

impl<T: Finite> Board<T> {
    /// The cells where discs that enter at the edge come to rest, each once. See
    /// [`Grid::landings`](crate::Grid::landings).
    ///
    /// # Complexity
    ///
    /// One call for each cell that a disc falls through, and one for the cell that stops it. Allocates only on boards
    /// whose headings turn: a bit for each cell.
    pub fn landings<F: FnMut(T::Cell) -> bool>(
        &self,
        heading: T::Heading,
        mut free: F,
    ) -> impl Iterator<Item = T::Cell> + use<F, T> {
        let board = self.clone();
        // Lines that don't turn end on different cells.
        let marked = if T::STRAIGHT { 0 } else { self.0.cell_count() };
        let mut landed = IndexSet::none_of(marked);
        self.lines(heading).filter_map(move |line| {
            let rest = room(&line, &mut free).last()?;
            (T::STRAIGHT || landed.insert(board.0.index_inside(rest))).then_some(rest)
        })
    }

    /// Returns the falls of all pieces along a heading. A piece falls until it rests on the edge, a fixed cell or
    /// another piece.
    ///
    /// [`Grid::compact`](crate::Grid::compact) makes these moves on a grid. The query does not borrow the grid: each
    /// call of [`next_fall`](Compaction::next_fall) takes a closure that reads the cells, so you can move or animate
    /// pieces between two calls. Pieces on a line keep their order. A ring has no floor: its pieces fall onto fixed
    /// cells, and stay if the ring has no fixed cell.
    ///
    /// If headings turn, the pieces of each of the [`lines`](Self::lines) fall along its whole length, one line after
    /// the other. On a Möbius strip, a piece that falls SE to the seam falls NE beyond it, and a piece at rest falls
    /// again if a later line crosses its cell. On other boards each piece falls at most once. On listed lines
    /// ([`Tracks`](crate::boards::Tracks)), a heading belongs to one track, and only the pieces on that track fall.
    ///
    /// ```
    /// use collinear::{Bounds, Direction, Gravity};
    ///
    /// let mut row = *b"a.b..";
    /// let mut falling = Bounds::new(1, 5)?.compact(Direction::E);
    /// while let Some(fall) = falling.next_fall(|at| match row[at.col] {
    ///     b'.' => Gravity::Empty,
    ///     _ => Gravity::Falls,
    /// }) {
    ///     row.swap(fall.from.col, fall.to.col);
    /// }
    /// assert_eq!(&row, b"...ab");
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// One call for each cell of each line, at most two for the cells of a ring; no allocation.
    #[doc(alias("gravity", "cascade", "settle"))]
    pub fn compact(&self, heading: T::Heading) -> Compaction<T> {
        Compaction {
            lines: self.lines(heading),
            line: None,
        }
    }
}

/// The falls of all pieces of a board, one at a time; made by [`Bounds::compact`](crate::Bounds::compact).
#[derive(Clone, Debug)]
#[must_use = "a compaction does nothing until its next fall is requested"]
pub struct Compaction<T: Finite = Rect> {
    lines: Lines<T>,
    /// The line on which pieces fall now.
    line: Option<Settling<T>>,
}

#[derive(Clone, Debug)]
struct Settling<T: Topology> {
    /// The unread cells, from the floor up.
    unread: Ray<T>,
    /// The cells where the next pieces can rest, then the unread cells.
    room: Ray<T>,
}

impl<T: Finite> Compaction<T> {
    /// Returns the next fall. Move the piece on your board before the next call; the cell that it falls to is still
    /// empty.
    pub fn next_fall(
        &mut self,
        mut gravity: impl FnMut(T::Cell) -> Gravity,
    ) -> Option<Move<T::Cell>> {
        loop {
            let fall = self.line.as_mut().and_then(|line| line.next(&mut gravity));
            if fall.is_some() {
                return fall;
            }
            let line = self.lines.next()?;
            self.line = floor(&line, &mut gravity).map(|unread| Settling {
                room: unread.clone(),
                unread,
            });
        }
    }
}

impl<T: Topology> Settling<T> {
    fn next(&mut self, gravity: &mut impl FnMut(T::Cell) -> Gravity) -> Option<Move<T::Cell>> {
        while let Some(from) = self.unread.next() {
            match gravity(from) {
                Gravity::Empty => {}
                Gravity::Fixed => self.room = self.unread.clone(),
                Gravity::Falls => {
                    let to = self.room.next().unwrap_or(from);
                    if to != from {
                        return Some(Move { from, to });
                    }
                }
            }
        }
        None
    }
}

/// The free cells at the start of a line, through which a new disc falls. None on a ring, which has no start.
pub(crate) fn room<T: Topology>(line: &Line<T>, mut free: impl FnMut(T::Cell) -> bool) -> Line<T> {
    let len = if line.is_on_ring() {
        0
    } else {
        line.iter().take_while(|&at| free(at)).count()
    };
    line.truncated(len)
}

/// The cells of a line from its floor up: from its last cell, or on a ring from the cell above the first fixed cell.
/// `None` for a ring without fixed cells, which has no floor.
fn floor<T: Topology>(
    line: &Line<T>,
    gravity: &mut impl FnMut(T::Cell) -> Gravity,
) -> Option<Ray<T>> {
    if !line.is_on_ring() {
        return Some(line.reversed().into_iter());
    }
    let (fixed, heading) = line
        .states()
        .find(|&(at, _)| gravity(at) == Gravity::Fixed)?;
    let board = line.board();
    Some(board.ray(fixed, board.topology().reversed(fixed, heading)))
}
