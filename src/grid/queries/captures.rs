//! Captures on a grid: outflanked, sandwiched and enclosed pieces.

use core::ops::RangeBounds;

use crate::{
    geometry::Finite,
    grid::Grid,
    lines::{Bracket, MissOn, Surround},
};

/// # Queries: captures
impl<T, B: Finite> Grid<T, B> {
    /// The cells that a piece on `from` outflanks along a heading: inner cells, then an anchor right behind them.
    ///
    /// `lengths` is the number of inner cells: `1..` in Reversi, `1..=1` for a custodial capture, `2..=2` in Pente.
    /// Cells count as inner while they match and the range has room. The next cell must be an anchor. The value on
    /// `from` is not tested. On a wrapped board, a ray stops before it comes back to `from`: a piece is not its own
    /// anchor.
    ///
    /// A jump over a row of pieces is a bracket, too: the piece jumps the inner cells and lands on the anchor.
    /// `Hop::from` makes a [`Hop`](crate::Hop) from the bracket.
    ///
    /// # Errors
    ///
    /// [`Wanted::Inner`](crate::Wanted::Inner) if there are fewer inner cells than the range requires,
    /// [`Wanted::Anchor`](crate::Wanted::Anchor) if the cell after them is not an anchor.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// // x on the left flips two
    /// let board = Grid::parse("@ o o x .")?;
    /// let at = Coord::new(0, 0);
    /// let (is_o, is_x) = (|cell: &char| *cell == 'o', |cell: &char| *cell == 'x');
    /// let flips = board.bracket(at, Direction::E, 1.., is_o, is_x).unwrap();
    /// assert!(flips.inner.iter().map(|at| at.col).eq([1, 2]));
    /// assert_eq!(flips.anchor, Coord::new(0, 3));
    ///
    /// let miss = board.bracket(at, Direction::E, 1..=1, is_o, is_x).unwrap_err();
    /// assert_eq!(miss.to_string(), "no anchor: blocked at (0, 2) after 1 cell");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias(
        "outflank",
        "flip",
        "sandwich",
        "Reversi",
        "Pente",
        "jump over a row",
        "YINSH"
    ))]
    #[inline(always)]
    pub fn bracket(
        &self,
        from: B::Cell,
        heading: B::Heading,
        lengths: impl RangeBounds<usize>,
        mut inner: impl FnMut(&T) -> bool,
        mut anchor: impl FnMut(&T) -> bool,
    ) -> Result<Bracket<B>, MissOn<B>> {
        let (inner, anchor) = (|at| inner(self.at(at)), |at| anchor(self.at(at)));
        self.board.bracket(from, heading, lengths, inner, anchor)
    }

    /// The neighbour that a piece moving to `from` captures against an anvil: a custodial capture.
    ///
    /// The game decides what an anvil is: another piece of mine, a hostile corner, the empty throne, the edge. `anvil`
    /// gets the cell behind the prey, or `None` at the edge of the board. On a wrapped board a piece is not an anvil
    /// for itself.
    ///
    /// If only cells can be anvils, a [`bracket`](Self::bracket) with exactly one inner cell gives the same captures.
    ///
    /// # Errors
    ///
    /// [`Wanted::Inner`](crate::Wanted::Inner) if the neighbour is not prey,
    /// [`Wanted::Anchor`](crate::Wanted::Anchor) if there is no anvil behind it.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// // an attacker between a new defender and a hostile corner, another one at the edge
    /// let board = Grid::parse("
    ///     . d a #
    ///     . a . .
    /// ")?;
    /// let (from, attacker) = (Coord::new(0, 1), |cell: &char| *cell == 'a');
    /// let hostile = |behind: Option<&char>| behind == Some(&'#');
    /// let taken = board.custodial(from, Direction::E, attacker, hostile);
    /// assert_eq!(taken, Ok(Coord::new(0, 2)));
    ///
    /// let miss = board.custodial(from, Direction::S, attacker, hostile).unwrap_err();
    /// assert_eq!(miss.to_string(), "no anchor: edge after 1 cell");
    /// let taken = board.custodial(from, Direction::S, attacker, |behind| behind.is_none());
    /// assert_eq!(taken, Ok(Coord::new(1, 1))); // if the edge is hostile too
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("custodial capture", "sandwich", "tafl"))]
    #[inline(always)]
    pub fn custodial(
        &self,
        from: B::Cell,
        heading: B::Heading,
        mut prey: impl FnMut(&T) -> bool,
        mut anvil: impl FnMut(Option<&T>) -> bool,
    ) -> Result<B::Cell, MissOn<B>> {
        let prey = |at| prey(self.at(at));
        let anvil = |behind: Option<B::Cell>| anvil(behind.map(|at| self.at(at)));
        self.board.custodial(from, heading, prey, anvil)
    }

    /// The two neighbours on an axis that a piece moving between them captures, as in Mak-yek and Rek.
    ///
    /// The neighbour along `axis` comes first. The capture is the opposite of a custodial capture: one piece takes the
    /// two beside it.
    ///
    /// # Errors
    ///
    /// [`Wanted::Inner`](crate::Wanted::Inner) with the side that has no prey. On a ring of two cells, both sides are
    /// the same cell, which counts only for the first side.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("
    ///     . o .
    ///     o X o
    ///     . . .
    /// ")?;
    /// let (came, prey) = (Coord::new(1, 1), |cell: &char| *cell == 'o');
    /// let taken = board.intervene(came, Direction::E, prey);
    /// assert_eq!(taken, Ok([Coord::new(1, 2), Coord::new(1, 0)]));
    ///
    /// let miss = board.intervene(came, Direction::N, prey).unwrap_err();
    /// assert_eq!(miss.to_string(), "no inner cell: blocked at (2, 1) after 0 cells");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("intervention capture", "Mak-yek", "Rek", "step between"))]
    #[inline(always)]
    pub fn intervene(
        &self,
        at: B::Cell,
        axis: B::Heading,
        mut prey: impl FnMut(&T) -> bool,
    ) -> Result<[B::Cell; 2], MissOn<B>> {
        self.board.intervene(at, axis, |at| prey(self.at(at)))
    }

    /// Counts the closed sides and the liberties of a cell, and finds its first liberty.
    ///
    /// Each heading is a side. `closes` gets the neighbour on that side, or `None` at the edge of the board. If a
    /// wrapped board is so narrow that the neighbour is the cell itself, that side is open. A cell off the board
    /// has no sides.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("
    ///     . a .
    ///     a K .
    /// ")?;
    /// let (king, attacker) = (Coord::new(1, 1), |side: Option<&char>| side == Some(&'a'));
    /// let sides = board.surround(king, &Direction::ORTHOGONAL, attacker);
    /// assert_eq!((sides.closed, sides.open), (2, 2));
    /// assert_eq!(sides.gap, Some(Direction::E));
    ///
    /// let hostile_edge = |side: Option<&char>| side.is_none_or(|&cell| cell == 'a');
    /// assert_eq!(board.surround(king, &Direction::ORTHOGONAL, hostile_edge).closed, 3);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("liberties", "enclosed", "count neighbours"))]
    #[must_use]
    #[inline]
    pub fn surround(
        &self,
        at: B::Cell,
        headings: &[B::Heading],
        mut closes: impl FnMut(Option<&T>) -> bool,
    ) -> Surround<B::Cell, B::Heading> {
        let closes = |side: Option<B::Cell>| closes(side.map(|at| self.at(at)));
        self.board.surround(at, headings, closes)
    }
}
