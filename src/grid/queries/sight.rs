//! Lines of sight on a grid.

use crate::{
    grid::{Grid, Stored},
    lines::MissOn,
};

/// # Queries: lines of sight
impl<T, B: Stored> Grid<T, B> {
    /// The first cell after `from` that matches: the first blocker, what a piece there sees.
    ///
    /// # Errors
    ///
    /// [`Wanted::Hit`](crate::Wanted::Hit) if there is none, with the number of cells looked at.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("@ . . x x")?;
    /// let at = Coord::new(0, 0);
    /// assert_eq!(board.first_hit(at, Direction::E, |&cell| cell != '.'), Ok(Coord::new(0, 3)));
    /// let miss = board.first_hit(at, Direction::E, |&cell| cell == 'o').unwrap_err();
    /// assert_eq!(miss.to_string(), "no hit: edge after 4");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("raycast", "line of sight", "first blocker"))]
    #[inline(always)]
    pub fn first_hit(
        &self,
        from: B::Cell,
        heading: B::Heading,
        mut matches: impl FnMut(&T) -> bool,
    ) -> Result<B::Cell, MissOn<B>> {
        self.board
            .first_hit(from, heading, |at| matches(self.at(at)))
    }

    /// The n-th cell after `from` that matches, gaps allowed; the first one is number 0, as with
    /// [`Iterator::nth`].
    ///
    /// # Errors
    ///
    /// [`Wanted::Hit`](crate::Wanted::Hit) if there are not that many, with the number of cells looked at.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// // A cannon at Xiangqi takes the second piece that it sees.
    /// let board = Grid::parse("C . x . x")?;
    /// let target = board.nth_hit(Coord::new(0, 0), Direction::E, 1, |&cell| cell != '.');
    /// assert_eq!(target, Ok(Coord::new(0, 4)));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias = "x-ray")]
    #[inline(always)]
    pub fn nth_hit(
        &self,
        from: B::Cell,
        heading: B::Heading,
        n: usize,
        mut matches: impl FnMut(&T) -> bool,
    ) -> Result<B::Cell, MissOn<B>> {
        self.board
            .nth_hit(from, heading, n, |at| matches(self.at(at)))
    }

    /// The last free cell before the first blocker: where a piece comes to rest that slides until something
    /// stops it.
    ///
    /// # Errors
    ///
    /// [`Wanted::Room`](crate::Wanted::Room) if the very next cell is not free.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("@ . . x .")?;
    /// let free = |cell: &char| *cell == '.';
    /// assert_eq!(board.last_free(Coord::new(0, 0), Direction::E, free), Ok(Coord::new(0, 2)));
    /// let miss = board.last_free(Coord::new(0, 2), Direction::E, free).unwrap_err();
    /// assert_eq!(miss.to_string(), "no room: blocked at (0, 3) after 0");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias = "slide to stop")]
    #[inline(always)]
    pub fn last_free(
        &self,
        from: B::Cell,
        heading: B::Heading,
        mut free: impl FnMut(&T) -> bool,
    ) -> Result<B::Cell, MissOn<B>> {
        self.board.last_free(from, heading, |at| free(self.at(at)))
    }
}
