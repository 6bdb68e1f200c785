//! Brackets, custodial captures, hops, chains of hops and falls on a grid.

use alloc::vec::Vec;
use core::{iter::FusedIterator, ops::RangeBounds};

use crate::{
    geometry::Finite,
    grid::{Grid, Stored},
    lines::{Bracket, Gravity, Hop, Miss, Removal},
};

impl<T, B: Stored> Grid<T, B> {
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
        from: B::Cell,
        heading: B::Heading,
        lengths: impl RangeBounds<usize>,
        mut inner: impl FnMut(&T) -> bool,
        mut anchor: impl FnMut(&T) -> bool,
    ) -> Result<Bracket<B>, Miss<B::Cell, B::Heading>> {
        let (inner, anchor) = (|at| inner(self.at(at)), |at| anchor(self.at(at)));
        self.board.bracket(from, heading, lengths, inner, anchor)
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
        from: B::Cell,
        heading: B::Heading,
        mut prey: impl FnMut(&T) -> bool,
        mut anvil: impl FnMut(Option<&T>) -> bool,
    ) -> Result<B::Cell, Miss<B::Cell, B::Heading>> {
        let prey = |at| prey(self.at(at));
        let anvil = |behind: Option<B::Cell>| anvil(behind.map(|at| self.at(at)));
        self.board.custodial(from, heading, prey, anvil)
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
        from: B::Cell,
        heading: B::Heading,
        mut hurdle: impl FnMut(&T) -> bool,
        mut landing: impl FnMut(&T) -> bool,
    ) -> Result<Hop<B::Cell>, Miss<B::Cell, B::Heading>> {
        let (hurdle, landing) = (|at| hurdle(self.at(at)), |at| landing(self.at(at)));
        self.board.hop(from, heading, hurdle, landing)
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
        from: B::Cell,
        headings: &'a [B::Heading],
        hurdle: impl Fn(&T) -> bool + 'a,
        landing: impl Fn(&T) -> bool + 'a,
        removal: Removal,
    ) -> impl FusedIterator<Item = Vec<Hop<B::Cell>>> + 'a {
        let hurdle = move |at| hurdle(self.at(at));
        let landing = move |at| landing(self.at(at));
        self.board.chains(from, headings, hurdle, landing, removal)
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
        from: B::Cell,
        headings: &[B::Heading],
        hurdle: impl Fn(&T) -> bool,
        landing: impl Fn(&T) -> bool,
        removal: Removal,
    ) -> Vec<Vec<Hop<B::Cell>>> {
        let (hurdle, landing) = (|at| hurdle(self.at(at)), |at| landing(self.at(at)));
        self.board
            .longest_chains(from, headings, hurdle, landing, removal)
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
        at: B::Cell,
        heading: B::Heading,
        mut free: impl FnMut(&T) -> bool,
    ) -> Result<B::Cell, Miss<B::Cell, B::Heading>> {
        self.board.drop_from(at, heading, |at| free(self.at(at)))
    }
}

impl<T, B: Finite> Grid<T, B> {
    /// Lets everything loose fall in a direction, and answers how many pieces fell. Which fell
    /// where, for an animation, is told by [`Bounds::compact`](crate::Bounds::compact).
    ///
    /// ```
    /// use collinear::{Direction, Grid, Gravity};
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
    pub fn compact(
        &mut self,
        direction: B::Heading,
        mut matter: impl FnMut(&T) -> Gravity,
    ) -> usize {
        let mut fell = 0;
        let mut falling = self.board().compact(direction);
        while let Some(fall) = falling.next_fall(|at| matter(&self[at])) {
            self.swap(fall.from, fall.to);
            fell += 1;
        }
        fell
    }
}
