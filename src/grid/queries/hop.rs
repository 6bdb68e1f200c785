//! Hops and chains of hops on a grid.

use alloc::vec::Vec;
use core::iter::FusedIterator;

use crate::{
    grid::{Grid, Stored},
    lines::{Hop, MissOn, Removal},
};

/// # Queries: jumps
impl<T, B: Stored> Grid<T, B> {
    /// The jump from a cell over its neighbour to the cell behind it, if the first is a hurdle and the second
    /// can be landed on. What stands on `from` is not asked.
    ///
    /// On a narrow wrapped board neither may be the cell that the hop starts from.
    ///
    /// # Errors
    ///
    /// [`Wanted::Hurdle`](crate::Wanted::Hurdle) or [`Wanted::Landing`](crate::Wanted::Landing).
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("o o .")?;
    /// let (peg, free) = (|cell: &char| *cell == 'o', |cell: &char| *cell == '.');
    /// let hop = board.hop(Coord::new(0, 0), Direction::E, peg, free).unwrap();
    /// assert_eq!((hop.over, hop.to), (Coord::new(0, 1), Coord::new(0, 2)));
    /// let miss = board.hop(Coord::new(0, 1), Direction::E, peg, free).unwrap_err();
    /// assert_eq!(miss.to_string(), "no hurdle: blocked at (0, 2) after 0");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// A piece that goes on straight, as at Konane, hops again from where it landed; one that may
    /// turn makes a [chain](Self::chains).
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("X O . O . O O")?;
    /// let hop = |from| board.hop(from, Direction::E, |&c| c == 'O', |&c| c == '.').ok();
    /// let hops = std::iter::successors(hop(Coord::new(0, 0)), |before| hop(before.to));
    /// assert!(hops.map(|hop| hop.to.col).eq([2, 4]));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("jump", "peg solitaire", "checkers capture"))]
    #[inline(always)]
    pub fn hop(
        &self,
        from: B::Cell,
        heading: B::Heading,
        mut hurdle: impl FnMut(&T) -> bool,
        mut landing: impl FnMut(&T) -> bool,
    ) -> Result<Hop<B::Cell>, MissOn<B>> {
        let (hurdle, landing) = (|at| hurdle(self.at(at)), |at| landing(self.at(at)));
        self.board.hop(from, heading, hurdle, landing)
    }

    /// All chains of hops that a piece can make from a cell, each as long as it can go on; none if it can't
    /// hop at all. What stands on `from` is not asked.
    ///
    /// Nothing is jumped twice, and nothing that was jumped is in the way of a landing unless it
    /// is removed only at the end. The cell that the piece came from is empty from the first hop
    /// on: it can be landed on and is no hurdle. The predicates are asked of the board as it is
    /// before the first hop.
    ///
    /// Chains come in the order of the headings, and a chain comes once: where two headings
    /// give the same hop, as on narrow wrapped boards, the later one is left out. Two chains may
    /// take the same pieces in another order.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Removal};
    ///
    /// let board = Grid::parse("
    ///     o o . o .
    ///     - - o - -
    ///     - - . - -
    /// ")?;
    /// let (peg, free) = (|cell: &char| *cell == 'o', |cell: &char| *cell == '.');
    /// let at = Coord::new(0, 0);
    /// let chains = board.chains(at, &Direction::ORTHOGONAL, peg, free, Removal::AtOnce);
    /// let landings = chains.map(|hops| hops.iter().map(|hop| hop.to).collect::<Vec<_>>());
    /// let landings: Vec<_> = landings.collect();
    /// assert_eq!(landings[0], [Coord::new(0, 2), Coord::new(0, 4)]);
    /// assert_eq!(landings[1], [Coord::new(0, 2), Coord::new(2, 2)]);
    /// assert_eq!(landings.len(), 2);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("multi-jump", "draughts", "checkers capture"))]
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

    /// The [`chains`](Self::chains) with the most hops: what a player has to choose from where the longest
    /// capture is a duty. None if the piece can't hop.
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
    #[doc(alias = "mandatory capture")]
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
}
