//! Brackets, custodial captures, hops, chains of hops and falls on a grid.

use alloc::vec::Vec;
use core::{iter::FusedIterator, ops::RangeBounds};

use crate::{
    geometry::{Coord, Direction},
    grid::Grid,
    lines::{Bracket, Hop, Matter, Miss, Removal},
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

    /// The cell that a piece coming to `from` captures in a direction: see
    /// [`Bounds::custodial`](crate::Bounds::custodial), which serves where hostile cells are
    /// anvils too.
    ///
    /// # Errors
    ///
    /// As there.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("o x o")?;
    /// let mine = |behind: Option<&char>| behind == Some(&'o');
    /// let taken = board.custodial(Coord::new(0, 0), Direction::E, |&c| c == 'x', mine);
    /// assert_eq!(taken, Ok(Coord::new(0, 1)));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[inline]
    pub fn custodial(
        &self,
        from: Coord,
        direction: Direction,
        mut prey: impl FnMut(&T) -> bool,
        mut anvil: impl FnMut(Option<&T>) -> bool,
    ) -> Result<Coord, Miss> {
        let cells = self.reader();
        let prey = |at| prey(cells.at(at));
        let anvil = |behind: Option<Coord>| anvil(behind.map(|at| cells.at(at)));
        self.bounds().custodial(from, direction, prey, anvil)
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

    /// All chains of hops that a piece can make from a cell: see
    /// [`Bounds::chains`](crate::Bounds::chains).
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Removal};
    ///
    /// let board = Grid::parse("o o . o .")?;
    /// let (peg, free) = (|cell: &char| *cell == 'o', |cell: &char| *cell == '.');
    /// let at = Coord::new(0, 0);
    /// let mut chains = board.chains(at, &Direction::ORTHOGONAL, peg, free, Removal::AtOnce);
    /// let chain = chains.next().unwrap();
    /// assert_eq!(chain.iter().map(|hop| hop.to.col).collect::<Vec<_>>(), [2, 4]);
    /// assert_eq!(chains.next(), None);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    pub fn chains<'a>(
        &'a self,
        from: Coord,
        directions: &'a [Direction],
        hurdle: impl Fn(&T) -> bool + 'a,
        landing: impl Fn(&T) -> bool + 'a,
        removal: Removal,
    ) -> impl FusedIterator<Item = Vec<Hop>> + 'a {
        let cells = self.reader();
        let hurdle = move |at| hurdle(cells.at(at));
        let landing = move |at| landing(cells.at(at));
        self.bounds()
            .chains(from, directions, hurdle, landing, removal)
    }

    /// The [`chains`](Self::chains) with the most hops: see
    /// [`Bounds::longest_chains`](crate::Bounds::longest_chains).
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Removal};
    ///
    /// let board = Grid::parse(". o a o . o .")?;
    /// let (man, free) = (|cell: &char| *cell == 'o', |cell: &char| *cell == '.');
    /// let ways = [Direction::E, Direction::W];
    /// let longest = board.longest_chains(Coord::new(0, 2), &ways, man, free, Removal::AtEnd);
    /// assert_eq!(longest.len(), 1); // two men to the right, one to the left
    /// assert_eq!(longest[0].len(), 2);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    pub fn longest_chains(
        &self,
        from: Coord,
        directions: &[Direction],
        hurdle: impl Fn(&T) -> bool,
        landing: impl Fn(&T) -> bool,
        removal: Removal,
    ) -> Vec<Vec<Hop>> {
        let cells = self.reader();
        let (hurdle, landing) = (|at| hurdle(cells.at(at)), |at| landing(cells.at(at)));
        self.bounds()
            .longest_chains(from, directions, hurdle, landing, removal)
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
