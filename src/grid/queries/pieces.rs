//! All pieces of a grid at once.

use core::{iter::FusedIterator, ops::RangeBounds};

use crate::{
    geometry::Finite,
    grid::Grid,
    lines::{Bracket, Hop, Run},
};

/// # Queries: all pieces at once
impl<T, B: Finite> Grid<T, B> {
    /// Every piece that matches with every heading: the two outer loops of a move generator as one.
    ///
    /// The cells come in reading order, the headings of each in the order that they are given in, whether
    /// or not the board goes on there.
    ///
    /// ```
    /// use collinear::{Direction, Grid};
    ///
    /// // Breakthrough: a man goes forward, straight on to an empty cell, across to any that is not his own.
    /// let army = |row| match row { 0 | 1 => 'b', 6 | 7 => 'w', _ => '.' };
    /// let board = Grid::from_fn(8, 8, |at| army(at.row))?;
    /// let forward = [Direction::NW, Direction::N, Direction::NE];
    /// let moves = board.ways(|&man| man == 'w', &forward).filter(|&(from, way)| {
    ///     let target = board.bounds().step(from, way).map(|to| board[to]);
    ///     target == Some('.') || way.is_diagonal() && target == Some('b')
    /// });
    /// assert_eq!(moves.count(), 22);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("move generation", "legal moves", "pieces"))]
    #[inline]
    pub fn ways(
        &self,
        mut matches: impl FnMut(&T) -> bool,
        headings: &[B::Heading],
    ) -> impl FusedIterator<Item = (B::Cell, B::Heading)> {
        self.board.ways(move |at| matches(self.at(at)), headings)
    }

    /// Every piece that matches with each of its own headings, where [`ways`](Self::ways) gives the same to all:
    /// the closure gets its cell, and says what the piece there can do, or what the board has there.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// // rooks and bishops in one go
    /// let board = Grid::parse("R . .\n. B .")?;
    /// let ways = board.ways_by(|&piece| piece != '.', |at| match board[at] {
    ///     'R' => Direction::ORTHOGONAL,
    ///     _ => Direction::DIAGONAL,
    /// });
    /// assert_eq!(ways.count(), 8);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// On a board of listed lines each point has headings of its own:
    ///
    /// ```
    /// use collinear::{Grid, Headings, boards::Tracks};
    ///
    /// let tracks = Tracks::bagh_chal();
    /// let tigers = Grid::on(tracks.board(), |at| [0, 4, 20, 24].contains(&at))?;
    /// let ways = tigers.ways_by(|&tiger| tiger, |at| tracks.headings(at));
    /// let steps = ways.filter_map(|(at, way)| tigers.board().step(at, way));
    /// assert_eq!(steps.count(), 12); // each tiger in its corner has three
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("move generation", "legal moves", "pieces", "chess"))]
    #[inline]
    pub fn ways_by<I: IntoIterator<Item = B::Heading>>(
        &self,
        mut matches: impl FnMut(&T) -> bool,
        headings: impl FnMut(B::Cell) -> I,
    ) -> impl FusedIterator<Item = (B::Cell, B::Heading)> {
        let matches = move |at| matches(self.at(at));
        self.board.ways_by(matches, headings)
    }

    /// The sliding moves of all pieces that match: the [`slide`](Self::slide) of each along each heading,
    /// if it has any cell.
    ///
    /// [`Run::moves`] makes a move of each of its cells. On a wrapped board two slides of a piece can lead
    /// to the same cell.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Move};
    ///
    /// let board = Grid::parse("
    ///     R . #
    ///     . R .
    /// ")?;
    /// let slides = board.slides(|&cell| cell == 'R', &Direction::ORTHOGONAL, |&cell| cell == '.');
    /// let moves: Vec<Move> = slides.flat_map(|slide| slide.moves()).collect();
    /// assert_eq!(moves.len(), 5);
    /// assert_eq!(moves[0], Move { from: Coord::new(0, 0), to: Coord::new(0, 1) });
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("move generation", "legal moves", "mobility"))]
    #[inline]
    pub fn slides(
        &self,
        mut matches: impl FnMut(&T) -> bool,
        headings: &[B::Heading],
        mut passable: impl FnMut(&T) -> bool,
    ) -> impl FusedIterator<Item = Run<B>> {
        let matches = move |at| matches(self.at(at));
        let passable = move |at| passable(self.at(at));
        self.board.slides(matches, headings, passable)
    }

    /// The jumps of all pieces that match: the [`hop`](Self::hop) of each along each heading, if it has one.
    ///
    /// A hop comes once: where two headings give the same one, as on narrow wrapped boards, the later one
    /// is left out.
    ///
    /// ```
    /// use collinear::{Direction, Grid};
    ///
    /// // Peg solitaire: all moves.
    /// let board = Grid::parse("o o . o o")?;
    /// let (peg, hole) = (|cell: &char| *cell == 'o', |cell: &char| *cell == '.');
    /// let hops = board.hops(peg, &Direction::ORTHOGONAL, peg, hole);
    /// assert!(hops.map(|hop| (hop.from.col, hop.to.col)).eq([(0, 2), (4, 2)]));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("jumps", "peg solitaire", "mandatory capture"))]
    #[inline]
    pub fn hops(
        &self,
        mut matches: impl FnMut(&T) -> bool,
        headings: &[B::Heading],
        mut hurdle: impl FnMut(&T) -> bool,
        mut landing: impl FnMut(&T) -> bool,
    ) -> impl FusedIterator<Item = Hop<B::Cell>> {
        let matches = move |at| matches(self.at(at));
        let (hurdle, landing) = (
            move |at| hurdle(self.at(at)),
            move |at| landing(self.at(at)),
        );
        self.board.hops(matches, headings, hurdle, landing)
    }

    /// All that is outflanked from any of the cells that match: the [`bracket`](Self::bracket) from each along
    /// each heading, if there is one.
    ///
    /// Those from one cell come one after the other, and each says in `from` which it is. Asked from the
    /// empty cells they are the moves at Reversi with their flips.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("
    ///     . . . .
    ///     . x o .
    ///     . o x .
    ///     . . . .
    /// ")?;
    /// let is = |disc: char| move |cell: &char| *cell == disc;
    /// let brackets = board.brackets(is('.'), &Direction::ALL, 1.., is('o'), is('x'));
    /// let moves: Vec<_> = brackets.map(|bracket| bracket.from).collect();
    /// assert_eq!(moves, [(0, 2), (1, 3), (2, 0), (3, 1)].map(Coord::from));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("outflank", "flip", "Reversi", "legal moves"))]
    #[inline]
    pub fn brackets(
        &self,
        mut matches: impl FnMut(&T) -> bool,
        headings: &[B::Heading],
        lengths: impl RangeBounds<usize>,
        mut inner: impl FnMut(&T) -> bool,
        mut anchor: impl FnMut(&T) -> bool,
    ) -> impl FusedIterator<Item = Bracket<B>> {
        let matches = move |at| matches(self.at(at));
        let (inner, anchor) = (move |at| inner(self.at(at)), move |at| anchor(self.at(at)));
        self.board
            .brackets(matches, headings, lengths, inner, anchor)
    }
}
