//! Lines of sight: the first, the n-th and the last free cell, and how many match on a whole line.

use crate::geometry::{Board, Finite, Line, Topology};

use super::{Miss, Stop, Wanted};

impl<T: Topology> Board<T> {
    /// The first cell after `from` that matches: what a piece there sees.
    ///
    /// # Errors
    ///
    /// [`Wanted::Hit`] if there is none, with the number of cells looked at.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction};
    ///
    /// // @ . . x x
    /// let row = b"@..xx";
    /// let board = Bounds::new(1, 5)?;
    /// let (from, x) = (Coord::new(0, 0), |at: Coord| row[at.col] == b'x');
    /// assert_eq!(board.first_hit(from, Direction::E, x), Ok(Coord::new(0, 3)));
    /// assert_eq!(board.nth_hit(from, Direction::E, 1, x), Ok(Coord::new(0, 4)));
    /// let miss = board.nth_hit(from, Direction::E, 2, x).unwrap_err();
    /// assert_eq!(miss.to_string(), "no hit: edge after 4");
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    #[inline]
    pub fn first_hit(
        &self,
        from: T::Cell,
        direction: T::Heading,
        matches: impl FnMut(T::Cell) -> bool,
    ) -> Result<T::Cell, Miss<T::Cell, T::Heading>> {
        self.nth_hit(from, direction, 0, matches)
    }

    /// The n-th cell after `from` that matches, gaps allowed; the first one is number 0, as with
    /// [`Iterator::nth`].
    ///
    /// # Errors
    ///
    /// [`Wanted::Hit`] if there are not so many, with the number of cells looked at.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction};
    ///
    /// // C . x . x   a cannon at Xiangqi takes the second piece that it sees
    /// let row = b"C.x.x";
    /// let board = Bounds::new(1, 5)?;
    /// let piece = |at: Coord| row[at.col] != b'.';
    /// let target = board.nth_hit(Coord::new(0, 0), Direction::E, 1, piece);
    /// assert_eq!(target, Ok(Coord::new(0, 4)));
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    #[inline]
    pub fn nth_hit(
        &self,
        from: T::Cell,
        direction: T::Heading,
        n: usize,
        mut matches: impl FnMut(T::Cell) -> bool,
    ) -> Result<T::Cell, Miss<T::Cell, T::Heading>> {
        let mut to_come = n;
        let walk = self.walk(from, direction, |at| {
            let hit = matches(at);
            let found = hit && to_come == 0;
            to_come -= usize::from(hit && !found);
            !found
        });
        match walk.stop {
            Stop::Blocked(hit) => Ok(hit),
            stop => Err(Miss::new(Wanted::Hit, from, direction, walk.len, stop)),
        }
    }

    /// The farthest cell that can be reached from `from` over free cells: where a piece stops that
    /// slides until something is in its way.
    ///
    /// # Errors
    ///
    /// [`Wanted::Room`] if the very next cell is not free.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction};
    ///
    /// // @ . . x .
    /// let row = b"@..x.";
    /// let board = Bounds::new(1, 5)?;
    /// let free = |at: Coord| row[at.col] == b'.';
    /// assert_eq!(board.last_free(Coord::new(0, 0), Direction::E, free), Ok(Coord::new(0, 2)));
    /// let miss = board.last_free(Coord::new(0, 2), Direction::E, free).unwrap_err();
    /// assert_eq!(miss.to_string(), "no room: blocked at (0, 3) after 0");
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    #[inline]
    pub fn last_free(
        &self,
        from: T::Cell,
        direction: T::Heading,
        free: impl FnMut(T::Cell) -> bool,
    ) -> Result<T::Cell, Miss<T::Cell, T::Heading>> {
        let walk = self.walk(from, direction, free);
        if walk.len > 0 {
            Ok(walk.last)
        } else {
            Err(Miss::new(Wanted::Room, from, direction, 0, walk.stop))
        }
    }

    /// The whole line through a cell along an axis, from edge to edge, or `None` off the board.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction};
    ///
    /// let board = Bounds::new(8, 8)?;
    /// let diagonal = board.whole_line(Coord::new(5, 2), Direction::NE).expect("on the board");
    /// assert_eq!(diagonal.to_string(), "8 cells NE from (7, 0)");
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// Constant; linear in the length for a ring.
    #[must_use]
    pub fn whole_line(&self, through: T::Cell, axis: T::Heading) -> Option<Line<T>> {
        if !self.contains(through) {
            return None;
        }
        if self.0.has_rings() && self.0.is_ring(through, axis) {
            let (start, heading) = self.0.ring_start(through, axis);
            return Some(self.ray_with_origin(start, heading).line());
        }
        let back = self.0.reversed(through, axis);
        let behind = self.0.ray_len(through, back);
        let len = behind
            .checked_add(self.0.ray_len(through, axis))?
            .checked_add(1)?;
        let (start, back) = self.0.leap(through, back, behind);
        Some(Line::within(
            self.clone(),
            start,
            self.0.reversed(start, back),
            len,
        ))
    }
}

impl<T: Finite> Board<T> {
    /// How many cells match on the whole line through a cell, that cell included, gaps allowed.
    ///
    /// What a piece in Lines of Action moves by. Off the board the answer is 0.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction};
    ///
    /// // x . @ x x
    /// let row = b"x.@xx";
    /// let board = Bounds::new(1, 5)?;
    /// let occupied = |at: Coord| row[at.col] != b'.';
    /// assert_eq!(board.count_on_line(Coord::new(0, 2), Direction::E, occupied), 4);
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn count_on_line(
        &self,
        through: T::Cell,
        axis: T::Heading,
        mut matches: impl FnMut(T::Cell) -> bool,
    ) -> usize {
        let line = self.whole_line(through, axis).into_iter().flatten();
        line.filter(|&at| matches(at)).count()
    }
}
