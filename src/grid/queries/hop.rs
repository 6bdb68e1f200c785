//! Hops on a grid: near, far, or several straight on.

use core::iter::FusedIterator;

use crate::{
    geometry::Finite,
    grid::Grid,
    lines::{Hop, MissOn},
};

/// # Queries: jumps
impl<T, B: Finite> Grid<T, B> {
    /// The jump from a cell over its neighbour to the cell behind it.
    ///
    /// The neighbour must be a hurdle, and the cell behind it a landing. On a narrow wrapped board neither can be
    /// `from` itself. The value on `from` is not tested.
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
    /// assert_eq!(miss.to_string(), "no hurdle: blocked at (0, 2) after 0 cells");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// For several jumps straight on, as in Konane, use [`hops_on`](Self::hops_on). For jumps that may turn, use
    /// [`chains`](Self::chains). For a flying piece, use [`far_hops`](Self::far_hops).
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

    /// The jumps of a flying king or a cannon: over a hurdle at any distance, to each landing behind it.
    ///
    /// The hurdle is the first cell that is not passable. Behind it the piece can land on each landing as long as the
    /// cells are passable. The first cell that is not passable can still be the last landing, such as the piece that a
    /// cannon takes. The nearest landing comes first. The value on `from` is not tested.
    ///
    /// | | passable | hurdle | landing |
    /// |---|---|---|---|
    /// | flying king | free | theirs | free |
    /// | cannon of Xiangqi | free | any | theirs |
    ///
    /// A grasshopper lands right behind its hurdle: use [`first_hit`](Self::first_hit) and one step. For a man or a
    /// peg, use [`hop`](Self::hop). For a jump over a row of pieces, use [`bracket`](Self::bracket).
    ///
    /// The line ends if it comes back to `from` (on a ring), or to the hurdle (on a line that crosses itself). If the
    /// line passes a cell twice, the piece lands on it once.
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

    /// The jumps of a piece that continues straight on, as in Konane: over a neighbour, then over the next, and so on.
    ///
    /// The piece may stop after each jump. The jumps end before the line comes back to `from`, and before they would
    /// jump a piece twice on a line that crosses itself. The predicates see the board as it is before the first hop;
    /// the value on `from` is not tested. For jumps that may turn, use [`chains`](Self::chains).
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
