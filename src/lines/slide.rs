//! Slides: how far a piece can go in a direction.

use crate::geometry::{Board, Coord, Line, Topology};

use super::{Miss, Run, Wanted};

/// A piece's way in a straight line from one cell to another: a rook's move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Move<C = Coord> {
    /// Where the piece comes from.
    pub from: C,
    /// Where it stops.
    pub to: C,
}

impl<T: Topology> Board<T> {
    /// All cells that a piece can slide to in a direction: those after `from` as long as they are
    /// passable. A rook's move is one of them.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction, Stop};
    ///
    /// // R . . # .
    /// let row = b"R..#.";
    /// let board = Bounds::new(1, 5)?;
    /// let (rook, clear) = (Coord::new(0, 0), |at: Coord| row[at.col] == b'.');
    /// let slide = board.slide(rook, Direction::E, clear);
    /// assert!(slide.line.iter().map(|at| at.col).eq([1, 2]));
    /// assert_eq!(slide.stop, Stop::Blocked(Coord::new(0, 3)));
    /// assert_eq!(board.slide_at_most(rook, Direction::E, 1, clear).stop, Stop::Limit);
    /// assert_eq!(board.slide_exactly(rook, Direction::E, 2, clear).unwrap(), slide.line);
    /// let miss = board.slide_exactly(rook, Direction::E, 3, clear).unwrap_err();
    /// assert_eq!(miss.to_string(), "no room: blocked at (0, 3) after 2");
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn slide(
        &self,
        from: T::Cell,
        direction: T::Heading,
        passable: impl FnMut(T::Cell) -> bool,
    ) -> Run<T> {
        self.slide_at_most(from, direction, usize::MAX, passable)
    }

    /// The cells that a piece can [`slide`](Self::slide) to in at most `max` steps.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction, Stop};
    ///
    /// // R . . # .
    /// let row = b"R..#.";
    /// let board = Bounds::new(1, 5)?;
    /// let (rook, clear) = (Coord::new(0, 0), |at: Coord| row[at.col] == b'.');
    /// let slide = board.slide_at_most(rook, Direction::E, 1, clear);
    /// assert_eq!(slide.line.last(), Some(Coord::new(0, 1)));
    /// assert_eq!(slide.stop, Stop::Limit);
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn slide_at_most(
        &self,
        from: T::Cell,
        direction: T::Heading,
        max: usize,
        passable: impl FnMut(T::Cell) -> bool,
    ) -> Run<T> {
        let walk = self.walk_at_most(from, direction, max, passable);
        Run {
            from,
            line: self.after(from, direction, walk.len),
            stop: walk.stop,
        }
    }

    /// The slide of exactly so many steps: its cells, all of them passable.
    ///
    /// # Errors
    ///
    /// [`Wanted::Room`] if something ends the slide before, or if it starts off the board.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction};
    ///
    /// // R . . # .
    /// let row = b"R..#.";
    /// let board = Bounds::new(1, 5)?;
    /// let (rook, clear) = (Coord::new(0, 0), |at: Coord| row[at.col] == b'.');
    /// assert_eq!(board.slide_exactly(rook, Direction::E, 2, clear).unwrap().len(), 2);
    /// let miss = board.slide_exactly(rook, Direction::E, 3, clear).unwrap_err();
    /// assert_eq!(miss.to_string(), "no room: blocked at (0, 3) after 2");
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    #[inline]
    pub fn slide_exactly(
        &self,
        from: T::Cell,
        direction: T::Heading,
        steps: usize,
        passable: impl FnMut(T::Cell) -> bool,
    ) -> Result<Line<T>, Miss<T::Cell, T::Heading>> {
        let Run { line, stop, .. } = self.slide_at_most(from, direction, steps, passable);
        if line.len() == steps && self.contains(from) {
            Ok(line)
        } else {
            Err(Miss::new(Wanted::Room, from, direction, line.len(), stop))
        }
    }
}
