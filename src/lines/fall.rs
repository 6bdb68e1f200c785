//! Falling: where a disc comes to rest, and how a whole board closes its gaps.

use crate::geometry::{Board, Finite, Line, Lines, Ray, Rect, Topology};

use super::{Miss, Move, Stop, Wanted};

/// What a cell is to something that falls.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gravity {
    /// Nothing: what falls goes through.
    Empty,
    /// A piece that falls.
    Falls,
    /// A wall or a hole in the board: it stays where it is, and nothing gets past it.
    Fixed,
}
impl<T: Topology> Board<T> {
    /// Where a disc comes to rest that is let go at a cell: the last of the free cells from there
    /// on, that cell included.
    ///
    /// # Errors
    ///
    /// [`Wanted::Room`] if the cell itself is not free or not on the board, or if a ring of free
    /// cells, or a board without end, has no floor to rest on.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction};
    ///
    /// // . o
    /// // . x
    /// // x o
    /// let cells = [b".o", b".x", b"xo"];
    /// let free = |at: Coord| cells[at.row][at.col] == b'.';
    /// let board = Bounds::new(3, 2)?;
    /// let top = |col| Coord::new(0, col);
    /// assert_eq!(board.drop_from(top(0), Direction::S, free), Ok(Coord::new(1, 0)));
    /// let miss = board.drop_from(top(1), Direction::S, free).unwrap_err();
    /// assert_eq!(miss.to_string(), "no room: blocked at (0, 1) after 0");
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    #[inline]
    pub fn drop_from(
        &self,
        at: T::Cell,
        direction: T::Heading,
        free: impl FnMut(T::Cell) -> bool,
    ) -> Result<T::Cell, Miss<T::Cell, T::Heading>> {
        let run = self.run(at, direction, free);
        match run.line.last() {
            Some(rest) if !matches!(run.stop, Stop::Ring | Stop::Limit) => Ok(rest),
            _ => {
                let after = run.line.len();
                Err(Miss::new(Wanted::Room, at, direction, after, run.stop))
            }
        }
    }
}

impl<T: Finite> Board<T> {
    /// Lets everything loose on the board fall in a direction until it rests on the edge, on
    /// something fixed or on another piece: the order along each line is kept.
    ///
    /// The walk does not hold the board: it is told at each step what the cells are, so that the
    /// caller can move the pieces between the steps. A ring has no floor: on it pieces fall onto
    /// what is fixed, and stay where they are if nothing is. Where a heading turns on the way (at a
    /// twisted seam), pieces fall along each line as it is walked.
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
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// One question for each cell, two at most for the cells of a ring; no allocation.
    #[doc(alias = "gravity")]
    #[doc(alias = "cascade")]
    pub fn compact(&self, direction: T::Heading) -> Compaction<T> {
        Compaction {
            lines: self.lines(direction),
            line: None,
        }
    }
}

/// A board whose pieces fall; made by [`Bounds::compact`](crate::Bounds::compact).
#[derive(Clone, Debug)]
#[must_use = "a compaction does nothing unless it is asked for the next fall"]
pub struct Compaction<T: Finite = Rect> {
    lines: Lines<T>,
    /// The line on which pieces fall at present.
    line: Option<Settling<T>>,
}

/// A line on which pieces fall.
#[derive(Clone, Debug)]
struct Settling<T: Topology> {
    /// The cells that have not been read, from the floor up.
    unread: Ray<T>,
    /// The same cells and before them the ones where the next piece can rest.
    room: Ray<T>,
}

impl<T: Finite> Compaction<T> {
    /// The next piece that falls, and where to. The caller has to make the move on the board
    /// before the next call; until then the cell it goes to is empty.
    pub fn next_fall(
        &mut self,
        mut matter: impl FnMut(T::Cell) -> Gravity,
    ) -> Option<Move<T::Cell>> {
        loop {
            let fall = self.line.as_mut().and_then(|line| line.next(&mut matter));
            if fall.is_some() {
                return fall;
            }
            let line = self.lines.next()?;
            self.line = floor(&line, &mut matter).map(|unread| Settling {
                room: unread.clone(),
                unread,
            });
        }
    }
}

impl<T: Topology> Settling<T> {
    fn next(&mut self, matter: &mut impl FnMut(T::Cell) -> Gravity) -> Option<Move<T::Cell>> {
        while let Some(from) = self.unread.next() {
            match matter(from) {
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

/// The cells of a line from its floor up: from its last cell, or on a ring from above the first thing
/// that is fixed. A ring on which nothing is fixed has no floor.
fn floor<T: Topology>(
    line: &Line<T>,
    matter: &mut impl FnMut(T::Cell) -> Gravity,
) -> Option<Ray<T>> {
    if !line.is_on_ring() {
        return Some(line.reversed().into_iter());
    }
    let (fixed, heading) = line
        .states()
        .find(|&(at, _)| matter(at) == Gravity::Fixed)?;
    let board = line.board();
    Some(board.ray(fixed, board.topology().reversed(fixed, heading)))
}
