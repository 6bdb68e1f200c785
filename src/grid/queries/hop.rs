//! Hops on a grid, near and far, once and straight on.

use core::iter::FusedIterator;

use crate::{
    geometry::Finite,
    grid::Grid,
    lines::{Hop, MissOn},
};

/// # Queries: jumps
impl<T, B: Finite> Grid<T, B> {
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
    /// A piece that goes on straight, as at Konane, makes [hops on](Self::hops_on), one that may turn a
    /// [chain](Self::chains), a flying one [far hops](Self::far_hops).
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

    /// The jumps of a flying king or a cannon: over one cell that is a hurdle, however far away, to each cell
    /// behind it that can be landed on. The nearest comes first; what stands on `from` is not asked.
    ///
    /// The hurdle is the first cell that is not passable. Behind it the piece continues as long as the cells are
    /// passable; one that is not, such as what a cannon takes, may be the last landing.
    ///
    /// | | passable | hurdle | landing |
    /// |---|---|---|---|
    /// | flying king | free | theirs | free |
    /// | cannon of Xiangqi | free | any | theirs |
    ///
    /// A grasshopper lands right behind its hurdle: that is the [`first_hit`](Self::first_hit) and one step. A man
    /// or a peg makes a [`hop`](Self::hop); a jump over a row of pieces is a [`bracket`](Self::bracket).
    ///
    /// On a ring the line ends where it comes back to `from`, or to the hurdle on a line that crosses itself. A
    /// cell that such a line passes twice is landed on once.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("K . o . . o")?;
    /// let (free, theirs) = (|cell: &char| *cell == '.', |cell: &char| *cell == 'o');
    /// let at = Coord::new(0, 0);
    /// let king = board.far_hops(at, Direction::E, free, theirs, free);
    /// assert!(king.map(|hop| hop.to.col).eq([3, 4]));
    /// let cannon = board.far_hops(at, Direction::E, free, theirs, theirs);
    /// assert!(cannon.map(|hop| hop.to.col).eq([5]));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("flying king", "cannon", "grasshopper", "long jump"))]
    #[inline(always)]
    pub fn far_hops<'a>(
        &'a self,
        from: B::Cell,
        heading: B::Heading,
        mut passable: impl FnMut(&T) -> bool + 'a,
        mut hurdle: impl FnMut(&T) -> bool + 'a,
        mut landing: impl FnMut(&T) -> bool + 'a,
    ) -> impl FusedIterator<Item = Hop<B::Cell>> + 'a {
        let passable = move |at| passable(self.at(at));
        let landing = move |at| landing(self.at(at));
        let hurdle = move |at| hurdle(self.at(at));
        self.board
            .far_hops(from, heading, passable, hurdle, landing)
    }

    /// The jumps of a piece that goes on straight, as at Konane: over a neighbour, from where it landed over
    /// the next, and so on. It may stop after each.
    ///
    /// They end before the way comes back to `from`, and before they would jump a piece twice where a line
    /// crosses itself. The predicates are asked of the board as it is before the first hop; what stands on
    /// `from` is not asked. A piece that may turn makes a [chain](Self::chains).
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("X O . O . O O")?;
    /// let hops = board.hops_on(Coord::new(0, 0), Direction::E, |&c| c == 'O', |&c| c == '.');
    /// assert!(hops.map(|hop| hop.to.col).eq([2, 4]));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("Konane", "successive jumps", "multi-jump"))]
    #[inline]
    pub fn hops_on<'a>(
        &'a self,
        from: B::Cell,
        heading: B::Heading,
        mut hurdle: impl FnMut(&T) -> bool + 'a,
        mut landing: impl FnMut(&T) -> bool + 'a,
    ) -> impl FusedIterator<Item = Hop<B::Cell>> + 'a {
        let hurdle = move |at| hurdle(self.at(at));
        let landing = move |at| landing(self.at(at));
        self.board.hops_on(from, heading, hurdle, landing)
    }
}
