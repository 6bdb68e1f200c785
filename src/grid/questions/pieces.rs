//! Brackets, hops and falls on a grid.

use core::ops::RangeBounds;

use crate::{
    geometry::{Coord, Direction},
    grid::Grid,
    lines::{Bracket, Hop, Matter, Miss},
};

impl<T> Grid<T> {
    /// The bracket that a piece on `from` closes: see [`Bounds::bracket`](crate::Bounds::bracket).
    ///
    /// # Errors
    ///
    /// As there.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse(". o o x")?;
    /// let at = Coord::new(0, 0);
    /// let flips = board.bracket(at, Direction::E, 1.., |&c| c == 'o', |&c| c == 'x').unwrap();
    /// assert_eq!(flips.inner.len(), 2);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[inline]
    pub fn bracket(
        &self,
        from: Coord,
        direction: Direction,
        lengths: impl RangeBounds<usize>,
        mut inner: impl FnMut(&T) -> bool,
        mut anchor: impl FnMut(&T) -> bool,
    ) -> Result<Bracket, Miss> {
        let cells = self.reader();
        let (inner, anchor) = (|at| inner(cells.at(at)), |at| anchor(cells.at(at)));
        self.bounds()
            .bracket(from, direction, lengths, inner, anchor)
    }

    /// The hop from a cell over the next one: see [`Bounds::hop`](crate::Bounds::hop).
    ///
    /// # Errors
    ///
    /// As there.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("o o .")?;
    /// let (peg, free) = (|cell: &char| *cell == 'o', |cell: &char| *cell == '.');
    /// let hop = board.hop(Coord::new(0, 0), Direction::E, peg, free).unwrap();
    /// assert_eq!((hop.over, hop.to), (Coord::new(0, 1), Coord::new(0, 2)));
    /// assert!(board.hop(Coord::new(0, 1), Direction::E, peg, free).is_err());
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[inline]
    pub fn hop(
        &self,
        from: Coord,
        direction: Direction,
        mut hurdle: impl FnMut(&T) -> bool,
        mut landing: impl FnMut(&T) -> bool,
    ) -> Result<Hop, Miss> {
        let cells = self.reader();
        let (hurdle, landing) = (|at| hurdle(cells.at(at)), |at| landing(cells.at(at)));
        self.bounds().hop(from, direction, hurdle, landing)
    }

    /// Where a disc comes to rest that is let go at a cell: see
    /// [`Bounds::drop_from`](crate::Bounds::drop_from).
    ///
    /// # Errors
    ///
    /// As there.
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
    /// assert_eq!(drop(1).unwrap_err().to_string(), "no room: blocked at (0, 1) after 0");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[inline]
    pub fn drop_from(
        &self,
        at: Coord,
        direction: Direction,
        mut free: impl FnMut(&T) -> bool,
    ) -> Result<Coord, Miss> {
        let cells = self.reader();
        self.bounds()
            .drop_from(at, direction, |at| free(cells.at(at)))
    }

    /// Lets everything loose fall in a direction, and answers how many pieces fell. Which fell
    /// where, for an animation, is told by [`Bounds::compact`](crate::Bounds::compact).
    ///
    /// ```
    /// use collinear::{Direction, Grid, Matter};
    ///
    /// let mut board = Grid::parse("
    ///     a . b
    ///     . # .
    ///     . . c
    /// ")?;
    /// let fell = board.compact(Direction::S, |&cell| match cell {
    ///     '.' => Matter::Empty,
    ///     '#' => Matter::Fixed,
    ///     _ => Matter::Loose,
    /// });
    /// assert_eq!(fell, 2);
    /// assert_eq!(board.to_string(), ". . .\n. # b\na . c");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    pub fn compact(&mut self, direction: Direction, mut matter: impl FnMut(&T) -> Matter) -> usize {
        let mut fell = 0;
        let mut falling = self.bounds().compact(direction);
        while let Some(fall) = falling.next_fall(|at| matter(&self[at])) {
            self.swap(fall.from, fall.to);
            fell += 1;
        }
        fell
    }
}
