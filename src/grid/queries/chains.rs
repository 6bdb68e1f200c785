//! Chains of hops on a grid.

use alloc::vec::Vec;
use core::iter::FusedIterator;

use crate::{
    geometry::Finite,
    grid::Grid,
    lines::{Hop, Removal},
};

/// # Queries: chains of jumps
impl<T, B: Finite> Grid<T, B> {
    /// All chains of hops that a piece can make from a cell, each as long as it can continue.
    ///
    /// If the piece cannot hop, there are no chains. The value on `from` is not tested.
    /// [`longest_of`](crate::lines::longest_of) keeps the chains with the most hops.
    ///
    /// No cell is jumped twice. A hop cannot land on a cell that was jumped before, unless that cell was emptied [at
    /// once](Removal::AtOnce). The first cell counts as empty from the first hop on: the piece can land on it, and it
    /// is not a hurdle. The predicates see the board as it is before the first hop.
    ///
    /// Do not use this query for Halma: its pieces take nothing and may stop after any hop, so there are exponentially
    /// many chains. [`reach_by`](Self::reach_by) finds the cells that such a piece can reach.
    ///
    /// Chains come in the order of the headings, each once: if two headings give the same hop, as on narrow wrapped
    /// boards, the later heading is left out. Two chains can take the same pieces in different orders;
    /// [`distinct_chains`](crate::lines::distinct_chains) keeps one of them.
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
    #[doc(alias("multi-jump", "draughts", "checkers capture", "mandatory capture"))]
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

    /// All chains of hops that a closure allows, each as long as it can continue.
    ///
    /// Use this query for a flying king, a man that is crowned on the way, or a piece that may not turn back. The
    /// closure gets the cell of the piece, the hops made so far, and an empty list to which it adds the next hops.
    ///
    /// The added hops are not checked. The board stays as it is before the first hop, so the closure must treat `from`
    /// as empty and remember the pieces taken. A chain ends when the closure adds nothing; if it always adds a hop, the
    /// chain never ends. From a cell off the board there are no chains.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Hop};
    ///
    /// let board = Grid::parse("
    ///     K . o . .
    ///     . . . . .
    ///     . . . o .
    ///     . . . . .
    /// ")?;
    /// let (man, free) = (|cell: &char| *cell == 'o', |cell: &char| *cell == '.');
    /// let chains = board.chains_by(Coord::new(0, 0), |at, before, hops| {
    ///     let far = |heading| board.far_hops(at, heading, free, man, free);
    ///     let is_new = |hop: &Hop| before.iter().all(|other| other.over != hop.over);
    ///     hops.extend(Direction::ORTHOGONAL.into_iter().flat_map(far).filter(is_new));
    /// });
    /// let ends: Vec<_> = chains.map(|chain| (chain.len(), chain.last().unwrap().to)).collect();
    /// assert_eq!(ends, [(2, Coord::new(3, 3)), (1, Coord::new(0, 4))]);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// For jumps over a row of pieces, let the closure use [`bracket`](Self::bracket). An example is the ball in
    /// Phutball, which takes the men at once as it jumps them:
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Hop, Line};
    ///
    /// let pitch = Grid::parse("
    ///     @ o o .
    ///     . . . o
    ///     . . . .
    /// ")?;
    /// let ball = Coord::new(0, 0);
    /// let chains = pitch.chains_by(ball, |at, before: &[Hop<Coord, Line>], jumps| {
    ///     let is_man = |at| pitch[at] == 'o' && !before.iter().any(|jump| jump.over.contains(at));
    ///     let over = |way| pitch.board().bracket(at, way, 1.., is_man, |to| !is_man(to));
    ///     jumps.extend(Direction::ALL.into_iter().filter_map(|way| over(way).ok()).map(Hop::from));
    /// });
    /// let ends: Vec<_> = chains.map(|jumps| jumps[jumps.len() - 1].to).collect();
    /// assert_eq!(ends, [Coord::new(2, 3)]);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("multi-jump", "flying king", "international draughts", "Phutball"))]
    pub fn chains_by<Over: Clone, F>(
        &self,
        from: B::Cell,
        next_hops: F,
    ) -> impl FusedIterator<Item = Vec<Hop<B::Cell, Over>>> + use<Over, F, T, B>
    where
        F: FnMut(B::Cell, &[Hop<B::Cell, Over>], &mut Vec<Hop<B::Cell, Over>>),
    {
        self.board.chains_by(from, next_hops)
    }
}
