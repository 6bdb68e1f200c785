//! All pieces of a grid with their headings.

use core::iter::FusedIterator;

use crate::{geometry::Finite, grid::Grid};

/// # Queries: all pieces at once
impl<T, B: Finite> Grid<T, B> {
    /// Pairs each matching piece with each of its headings: the two outer loops of a move generator in one.
    ///
    /// The second closure gets the cell of a piece and returns its headings. Cells come in reading order, and the
    /// headings of each cell in the order given, even if a heading leads off the board.
    ///
    /// ```
    /// use collinear::{Direction, Grid};
    ///
    /// // Breakthrough: a man moves forward, straight to an empty cell, diagonally to any cell without his own men.
    /// let army = |row| match row { 0 | 1 => 'b', 6 | 7 => 'w', _ => '.' };
    /// let board = Grid::from_fn(8, 8, |at| army(at.row))?;
    /// let forward = [Direction::NW, Direction::N, Direction::NE];
    /// let moves = board.headings_of(|&man| man == 'w', |_| forward).filter(|&(from, direction)| {
    ///     let target = board.bounds().step(from, direction).map(|to| board[to]);
    ///     target == Some('.') || direction.is_diagonal() && target == Some('b')
    /// });
    /// assert_eq!(moves.count(), 22);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// For slides, jumps and captures, call [`slide`](Self::slide), [`hop`](Self::hop) or [`bracket`](Self::bracket)
    /// for each pair. If the pieces are the empty cells, the brackets are the moves of Reversi with their flips:
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
    /// let cells = board.headings_of(is('.'), |_| Direction::ALL);
    /// let brackets = cells.filter_map(|(at, heading)| board.bracket(at, heading, 1.., is('o'), is('x')).ok());
    /// let moves: Vec<_> = brackets.map(|bracket| bracket.from).collect();
    /// assert_eq!(moves, [(0, 2), (1, 3), (2, 0), (3, 1)].map(Coord::from));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// Each piece can have headings of its own:
    ///
    /// ```
    /// use collinear::{Direction, Grid};
    ///
    /// // rooks and bishops together
    /// let board = Grid::parse("R . .\n. B .")?;
    /// let headings = board.headings_of(|&piece| piece != '.', |at| match board[at] {
    ///     'R' => Direction::ORTHOGONAL,
    ///     _ => Direction::DIAGONAL,
    /// });
    /// assert_eq!(headings.count(), 8);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// On a board of listed lines, each point has headings of its own:
    ///
    /// ```
    /// use collinear::{Grid, Headings, boards::Tracks};
    ///
    /// let tracks = Tracks::bagh_chal();
    /// let tigers = Grid::on(tracks.board(), |at| [0, 4, 20, 24].contains(&at))?;
    /// let headings = tigers.headings_of(|&tiger| tiger, |at| tracks.headings(at));
    /// let steps = headings.filter_map(|(at, heading)| tigers.board().step(at, heading));
    /// assert_eq!(steps.count(), 12); // each tiger in its corner has three
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// On narrow wrapped boards two headings of a piece can lead to the same cell.
    #[doc(alias("move generation", "legal moves", "mobility", "pieces", "chess"))]
    #[inline]
    pub fn headings_of<I: IntoIterator<Item = B::Heading>>(
        &self,
        mut matches: impl FnMut(&T) -> bool,
        headings: impl FnMut(B::Cell) -> I,
    ) -> impl FusedIterator<Item = (B::Cell, B::Heading)> {
        self.board
            .headings_of(move |at| matches(self.at(at)), headings)
    }
}
