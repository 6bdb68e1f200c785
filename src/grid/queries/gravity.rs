//! Gravity on a grid.

use crate::{
    geometry::Finite,
    grid::Grid,
    lines::{Gravity, MissOn},
};

/// # Queries: gravity
impl<T, B: Finite> Grid<T, B> {
    /// The cell where a dropped disc comes to rest: the last of the free cells in a row from the cell where it is
    /// dropped.
    ///
    /// # Errors
    ///
    /// [`Wanted::Room`](crate::Wanted::Room) if the first cell is not free or is off the board, or if nothing stops the
    /// disc, as on a ring of free cells or a board without end.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("
    ///     . o
    ///     . x
    ///     x o
    /// ")?;
    /// let drop = |col| board.drop_from(Coord::new(0, col), Direction::S, |&cell| cell == '.');
    /// assert_eq!(drop(0), Ok(Coord::new(1, 0)));
    /// assert_eq!(drop(1).unwrap_err().to_string(), "no room: blocked at (0, 1) after 0 cells");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("drop", "landing", "gravity", "connect four"))]
    #[inline]
    pub fn drop_from(
        &self,
        at: B::Cell,
        heading: B::Heading,
        mut free: impl FnMut(&T) -> bool,
    ) -> Result<B::Cell, MissOn<B>> {
        self.board.drop_from(at, heading, |at| free(self.at(at)))
    }

    /// The cells where discs that enter at the edge come to rest, each once.
    ///
    /// On each line that begins at an edge, a disc falls through the free cells at the start of the line, and rests on
    /// the last of them. If the first cell is not free, the line is full, even if cells behind it are free. A ring has
    /// no edge at which a disc could enter. If headings turn, discs enter where the [`lines`](crate::Board::lines)
    /// begin.
    ///
    /// All moves in four in a row:
    ///
    /// ```
    /// use collinear::{Direction, Grid};
    ///
    /// let board = Grid::parse("
    ///     . . o
    ///     . . x
    ///     . x o
    /// ")?;
    /// let moves = board.landings(Direction::S, |&cell| cell == '.');
    /// assert!(moves.eq([(2, 0), (1, 1)].map(Into::into)));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("legal moves", "drop", "connect four"))]
    pub fn landings(
        &self,
        heading: B::Heading,
        mut free: impl FnMut(&T) -> bool,
    ) -> impl Iterator<Item = B::Cell> {
        self.board.landings(heading, move |at| free(self.at(at)))
    }

    /// Lets all pieces fall along a heading, and returns the number of falls.
    ///
    /// A piece falls until it rests on the edge, a fixed cell or another piece. For an animation,
    /// [`Board::compact`](crate::Board::compact) lists which piece falls where. Its documentation covers rings and
    /// boards whose headings turn.
    ///
    /// ```
    /// use collinear::{Direction, Gravity, Grid};
    ///
    /// let mut board = Grid::parse("
    ///     a . b
    ///     . # .
    ///     . . c
    /// ")?;
    /// let fell = board.compact(Direction::S, |&cell| match cell {
    ///     '.' => Gravity::Empty,
    ///     '#' => Gravity::Fixed,
    ///     _ => Gravity::Falls,
    /// });
    /// assert_eq!(fell, 2);
    /// assert_eq!(board.to_string(), ". . .\n. # b\na . c");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("gravity", "cascade", "settle"))]
    pub fn compact(
        &mut self,
        heading: B::Heading,
        mut gravity: impl FnMut(&T) -> Gravity,
    ) -> usize {
        let mut fell = 0;
        let mut falling = self.board().compact(heading);
        while let Some(fall) = falling.next_fall(|at| gravity(&self[at])) {
            self.swap(fall.from, fall.to);
            fell += 1;
        }
        fell
    }
}
