//! Falling: where a disc comes to rest, and how a whole board closes its gaps.

use crate::geometry::{Bounds, Coord, Direction, Line, Lines, Ray};

use super::{End, Miss, Missing};

/// What a cell is to something that falls.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Matter {
    /// Nothing: what falls goes through.
    Empty,
    /// A piece that falls.
    Loose,
    /// A wall or a hole in the board: it stays where it is, and nothing gets past it.
    Fixed,
}

/// One piece that falls: from where to where.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fall {
    /// The cell it leaves.
    pub from: Coord,
    /// The empty cell where it comes to rest.
    pub to: Coord,
}

impl Bounds {
    /// Where a disc comes to rest that is let go at a cell: the last of the free cells from there
    /// on, that cell included.
    ///
    /// # Errors
    ///
    /// [`Missing::Room`] if the cell itself is not free or not on the board, or if a ring of free
    /// cells has no floor to rest on.
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
        self,
        at: Coord,
        direction: Direction,
        free: impl FnMut(Coord) -> bool,
    ) -> Result<Coord, Miss> {
        let run = self.run(at, direction, free);
        match run.line.last() {
            Some(rest) if run.end != End::Ring => Ok(rest),
            _ => Err(Miss {
                missing: Missing::Room,
                after: run.line.len(),
                end: run.end,
            }),
        }
    }

    /// Lets everything loose on the board fall in a direction until it rests on the edge, on
    /// something fixed or on another piece: the order along each line is kept.
    ///
    /// The walk does not hold the board: it is told at each step what the cells are, so that the
    /// caller can move the pieces between the steps. A ring has no floor: on it pieces fall onto
    /// what is fixed, and stay where they are if nothing is.
    ///
    /// ```
    /// use collinear::{Bounds, Direction, Matter};
    ///
    /// let mut row = *b"a.b..";
    /// let mut falling = Bounds::new(1, 5)?.compact(Direction::E);
    /// while let Some(fall) = falling.next_fall(|at| match row[at.col] {
    ///     b'.' => Matter::Empty,
    ///     _ => Matter::Loose,
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
    pub fn compact(self, direction: Direction) -> Compaction {
        let nothing = Line::within(self, Coord::new(0, 0), direction, 0);
        Compaction {
            bounds: self,
            towards: direction,
            lines: self.lines(-direction),
            unread: nothing.into_iter(),
            room: nothing.into_iter(),
        }
    }
}

/// A board whose pieces fall; made by [`Bounds::compact`].
#[derive(Clone, Debug)]
#[must_use = "a compaction does nothing unless it is asked for the next fall"]
pub struct Compaction {
    bounds: Bounds,
    towards: Direction,
    lines: Lines,
    /// The cells of the line that have not been read, from the floor up.
    unread: Ray,
    /// The same cells and before them the ones where the next piece can rest.
    room: Ray,
}

impl Compaction {
    /// The next piece that falls, and where to. The caller has to make the move on the board
    /// before the next call; until then the cell it goes to is empty.
    pub fn next_fall(&mut self, mut matter: impl FnMut(Coord) -> Matter) -> Option<Fall> {
        loop {
            while let Some(from) = self.unread.next() {
                match matter(from) {
                    Matter::Empty => {}
                    Matter::Fixed => self.room = self.unread.clone(),
                    Matter::Loose => {
                        let to = self.room.next().unwrap_or(from);
                        if to != from {
                            return Some(Fall { from, to });
                        }
                    }
                }
            }
            let line = self.lines.next()?;
            self.enter(line, &mut matter);
        }
    }

    fn enter(&mut self, line: Line, matter: &mut impl FnMut(Coord) -> Matter) {
        let floor = if self.bounds.is_ring(self.towards) {
            // The ring begins on top of the first thing that is fixed.
            let fixed = line.iter().find(|&at| matter(at) == Matter::Fixed);
            fixed.map(|at| self.bounds.ray(at, -self.towards))
        } else {
            Some(line.into_iter())
        };
        let floor = floor.unwrap_or_else(|| line.truncated(0).into_iter());
        self.unread = floor.clone();
        self.room = floor;
    }
}
