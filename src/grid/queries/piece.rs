//! One piece of a grid with several headings.

use core::{iter::FusedIterator, ops::RangeBounds};

use crate::{
    geometry::Finite,
    grid::Grid,
    lines::{Bracket, Hop, Run},
};

/// # Queries: one piece
impl<T, B: Finite> Grid<T, B> {
    /// The sliding moves of one piece: its [`slide`](Self::slide) along each heading, if it has any cell.
    /// What stands on `from` is asked only where a line that crosses itself comes by. [`slides`](Self::slides)
    /// are those of all pieces.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("
    ///     . R . #
    ///     . # . .
    /// ")?;
    /// let free = |cell: &char| *cell == '.';
    /// let slides = board.slides_from(Coord::new(0, 1), &Direction::ORTHOGONAL, free);
    /// let goals = slides.flat_map(|slide| slide.line).map(|to| to.col);
    /// assert!(goals.eq([2, 0])); // to the east and to the west
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("legal moves", "mobility", "rook", "queen"))]
    #[inline]
    pub fn slides_from(
        &self,
        from: B::Cell,
        headings: &[B::Heading],
        mut passable: impl FnMut(&T) -> bool,
    ) -> impl FusedIterator<Item = Run<B>> {
        let passable = move |at| passable(self.at(at));
        self.board.slides_from(from, headings, passable)
    }

    /// The jumps of one piece: its [`hop`](Self::hop) along each heading, if it has one. What stands on
    /// `from` is not asked, and a hop comes once, as with [`hops`](Self::hops), which are those of all pieces.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse(". o @ o .")?;
    /// let (peg, free) = (|cell: &char| *cell == 'o', |cell: &char| *cell == '.');
    /// let hops = board.hops_from(Coord::new(0, 2), &Direction::ORTHOGONAL, peg, free);
    /// assert!(hops.map(|hop| hop.to.col).eq([4, 0]));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("jumps", "Halma", "checkers capture"))]
    #[inline]
    pub fn hops_from(
        &self,
        from: B::Cell,
        headings: &[B::Heading],
        mut hurdle: impl FnMut(&T) -> bool,
        mut landing: impl FnMut(&T) -> bool,
    ) -> impl FusedIterator<Item = Hop<B::Cell>> {
        let hurdle = move |at| hurdle(self.at(at));
        let landing = move |at| landing(self.at(at));
        self.board.hops_from(from, headings, hurdle, landing)
    }

    /// The jumps of a flying king, a cannon or a grasshopper along all its headings: the
    /// [far hops](Self::far_hops) along each. On a wrapped board two headings can give the same hop.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("
    ///     K . o .
    ///     o . . .
    ///     . . . .
    ///     . . . .
    /// ")?;
    /// let (free, theirs) = (|cell: &char| *cell == '.', |cell: &char| *cell == 'o');
    /// let (king, ways) = (Coord::new(0, 0), Direction::ORTHOGONAL);
    /// let hops = board.far_hops_from(king, &ways, 0.., 1.., free, theirs, free);
    /// let goals: Vec<_> = hops.map(|hop| hop.to).collect();
    /// assert_eq!(goals, [(0, 3), (2, 0), (3, 0)].map(Coord::from));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("flying king", "cannon", "grasshopper", "international draughts"))]
    #[expect(clippy::too_many_arguments, reason = "two ranges and three predicates")]
    #[inline]
    pub fn far_hops_from(
        &self,
        from: B::Cell,
        headings: &[B::Heading],
        before: impl RangeBounds<usize>,
        behind: impl RangeBounds<usize>,
        mut passable: impl FnMut(&T) -> bool,
        mut hurdle: impl FnMut(&T) -> bool,
        mut landing: impl FnMut(&T) -> bool,
    ) -> impl FusedIterator<Item = Hop<B::Cell>> {
        let passable = move |at| passable(self.at(at));
        let hurdle = move |at| hurdle(self.at(at));
        let landing = move |at| landing(self.at(at));
        self.board
            .far_hops_from(from, headings, before, behind, passable, hurdle, landing)
    }

    /// All that one piece outflanks: the [`bracket`](Self::bracket) from its cell along each heading, if there
    /// is one. What stands on `from` is not asked. [`brackets`](Self::brackets) are those from all cells.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// // Reversi: the discs that turn when X comes to the corner
    /// let board = Grid::parse("
    ///     . O O X
    ///     O O . .
    ///     O . X .
    ///     O . . .
    /// ")?;
    /// let is = |disc: char| move |cell: &char| *cell == disc;
    /// let corner = Coord::new(0, 0);
    /// let brackets = board.brackets_from(corner, &Direction::ALL, 1.., is('O'), is('X'));
    /// assert_eq!(brackets.flat_map(|bracket| bracket.inner).count(), 3);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("outflank", "flip", "Reversi", "sandwich", "Pente"))]
    #[inline]
    pub fn brackets_from(
        &self,
        from: B::Cell,
        headings: &[B::Heading],
        lengths: impl RangeBounds<usize>,
        mut inner: impl FnMut(&T) -> bool,
        mut anchor: impl FnMut(&T) -> bool,
    ) -> impl FusedIterator<Item = Bracket<B>> {
        let (inner, anchor) = (move |at| inner(self.at(at)), move |at| anchor(self.at(at)));
        self.board
            .brackets_from(from, headings, lengths, inner, anchor)
    }

    /// What a piece that has just come to a cell can [`shoot`](Self::shoot) along each heading, if anything.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// // the queen goes to the right, and may shoot back over the cell that she left
    /// let board = Grid::parse(". Q . . #")?;
    /// let (left, to) = (Coord::new(0, 1), Coord::new(0, 3));
    /// let shots = board.shots_from(to, &Direction::ALL, left, |&cell| cell == '.');
    /// let arrows = shots.flat_map(|shot| shot.line);
    /// assert!(arrows.map(|at| at.col).eq([2, 1, 0]));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("Amazons", "arrow"))]
    #[inline]
    pub fn shots_from(
        &self,
        from: B::Cell,
        headings: &[B::Heading],
        left: B::Cell,
        mut passable: impl FnMut(&T) -> bool,
    ) -> impl FusedIterator<Item = Run<B>> {
        let passable = move |at| passable(self.at(at));
        self.board.shots_from(from, headings, left, passable)
    }
}
