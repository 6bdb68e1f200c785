//! [`QuietMoves`]: how often a position has occurred, and for how long nothing has been gained.
//!
//! A position can only come again as long as every move can be taken back by others. So the moves since
//! the last one that can't, a capture or a pawn's step, are kept and no board: from the present board
//! they are taken back one after the other, and the cells that differ from the present ones are counted
//! on the way. Where none does, with the same side to move, the position has occurred.

use alloc::vec::Vec;

use super::Side;
use crate::{Finite, Grid, Move, grid::Changes};

/// The quiet moves of a game since the last progress: for threefold repetition, and for a draw after as
/// many moves that capture nothing.
///
/// It is a part of a state, as [`extra`](super::Position::extra) fact, say. The players take turns. A
/// [`Move`] goes to an empty cell and changes nothing else, or from a cell to itself, which is a pass; for
/// a game whose quiet moves do more, they are [`Changes`]. The draw is a line of its `outcome`.
///
/// ```
/// use collinear::{Grid, Move, rules::QuietMoves};
///
/// let mut grid = Grid::parse("K . r")?;
/// let mut quiet = QuietMoves::new();
/// for (from, to) in [(0, 1), (2, 2), (1, 0), (2, 2)] {
///     let m = Move { from: (0, from).into(), to: (0, to).into() };
///     grid.swap(m.from, m.to);
///     quiet.push(m);
/// }
/// assert_eq!(quiet.occurrences(&grid), 2);
/// assert_eq!(quiet.len(), 4);
///
/// quiet.clear(); // a capture
/// assert_eq!(quiet.occurrences(&grid), 1);
/// assert_eq!(quiet.len(), 0);
/// # Ok::<(), collinear::GridError>(())
/// ```
///
/// Two marbles are pushed at once, or a piece is turned round:
///
/// ```
/// use collinear::{Grid, grid::Changes, rules::{Outcome, QuietMoves}};
///
/// let mut grid = Grid::parse("o o . .\n. . @ .")?;
/// let mut quiet: QuietMoves<Changes<char>> = QuietMoves::new();
/// for (marbles, piece) in [(". o o .", "@ ."), (". o o .", ". @"), ("o o . .", ". @"), ("o o . .", "@ .")] {
///     let after = Grid::parse(&format!("{marbles}\n. . {piece}"))?;
///     quiet.push(grid.changes_to(&after));
///     grid = after;
/// }
/// let draw = quiet.occurrences(&grid) >= 3 || quiet.len() >= 100;
/// assert_eq!((quiet.occurrences(&grid), draw), (2, false));
/// # Ok::<(), collinear::GridError>(())
/// ```
#[doc(alias(
    "threefold repetition",
    "Repetition",
    "fifty-move rule",
    "halfmove clock",
    "superko",
    "history"
))]
#[derive(PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct QuietMoves<M = Move> {
    moves: Vec<M>,
}

/// A move that can be taken back: what [`QuietMoves`] are of. [`Move`] and [`Changes`] are; a move of
/// your own can be, if it knows what it changed.
#[doc(alias = "reversible")]
pub trait QuietMove<T, B: Finite> {
    /// The cells that it changed, each once; none for a pass.
    fn changed(&self) -> impl Iterator<Item = B::Cell>;

    /// Takes it back on the board after it.
    ///
    /// # Panics
    ///
    /// May panic if a cell is off this board.
    #[doc(alias("undo", "unmake"))]
    fn take_back(&self, grid: &mut Grid<T, B>);
}

/// One piece goes to an empty cell, or from a cell to itself: a pass.
impl<T, B: Finite> QuietMove<T, B> for Move<B::Cell> {
    #[inline]
    fn changed(&self) -> impl Iterator<Item = B::Cell> {
        let count = if self.from == self.to { 0 } else { 2 };
        [self.from, self.to].into_iter().take(count)
    }

    #[inline]
    fn take_back(&self, grid: &mut Grid<T, B>) {
        grid.swap(self.from, self.to);
    }
}

/// Whatever the move did.
impl<T: Clone, B: Finite> QuietMove<T, B> for Changes<T, B> {
    fn changed(&self) -> impl Iterator<Item = B::Cell> {
        self.cells()
    }

    fn take_back(&self, grid: &mut Grid<T, B>) {
        for change in self {
            grid[change.at] = change.before.clone();
        }
    }
}

impl<M> QuietMoves<M> {
    /// No quiet moves yet.
    #[must_use]
    pub const fn new() -> Self {
        Self { moves: Vec::new() }
    }

    /// A quiet move was made.
    #[inline]
    pub fn push(&mut self, m: M) {
        self.moves.push(m);
    }

    /// A move was made that can't be taken back, such as a capture: no position before it can come
    /// again.
    #[doc(alias = "irreversible")]
    #[inline]
    pub fn clear(&mut self) {
        self.moves.clear();
    }

    /// How many moves in a row were quiet: the plies without progress.
    #[doc(alias = "halfmove clock")]
    #[must_use]
    pub const fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether the last move was progress, or none was made.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// The quiet moves since the last progress, in order.
    #[must_use]
    pub const fn moves(&self) -> &[M] {
        self.moves.as_slice()
    }

    /// How often the position on this board has occurred with the same side to move: 1 for a new one, 3
    /// for a threefold repetition. The board is the one after the last move.
    ///
    /// # Panics
    ///
    /// If a move has a cell that is off this board.
    ///
    /// # Complexity
    ///
    /// Linear in the number of quiet moves; one board is allocated if there are at least four, or if the
    /// last one may have taken back the one before.
    #[must_use]
    pub fn occurrences<T, B>(&self, grid: &Grid<T, B>) -> usize
    where
        T: Clone + PartialEq,
        B: Finite,
        M: QuietMove<T, B>,
    {
        let [.., before, last] = self.moves.as_slice() else {
            return 1;
        };
        let may_take_back = |at| before.changed().any(|changed| changed == at);
        if self.moves.len() < 4 && !last.changed().all(may_take_back) {
            return 1;
        }
        let mut past = grid.clone();
        let (mut differing, mut count) = (0_usize, 1);
        for (back, m) in (1_usize..).zip(self.moves.iter().rev()) {
            for at in m.changed() {
                differing -= usize::from(past[at] != grid[at]);
            }
            m.take_back(&mut past);
            for at in m.changed() {
                differing += usize::from(past[at] != grid[at]);
            }
            count += usize::from(back % 2 == 0 && differing == 0);
        }
        count
    }

    /// The positions before each quiet move, the latest first: the board, and whose turn it was. What
    /// decides, besides the position, when one will have occurred for the third time; a key can hold them,
    /// sorted, since their order does not.
    ///
    /// # Panics
    ///
    /// If a move has a cell that is off this board.
    pub fn earlier<T, B: Finite, A>(
        &self,
        mut grid: Grid<T, B>,
        mut turn: Side,
        mut ask: impl FnMut(&Grid<T, B>, Side) -> A,
    ) -> impl Iterator<Item = A>
    where
        M: QuietMove<T, B>,
    {
        self.moves.iter().rev().map(move |m| {
            m.take_back(&mut grid);
            turn = turn.other();
            ask(&grid, turn)
        })
    }
}

/// These moves, in order.
impl<M> FromIterator<M> for QuietMoves<M> {
    fn from_iter<I: IntoIterator<Item = M>>(moves: I) -> Self {
        let moves = moves.into_iter().collect();
        Self { moves }
    }
}

impl<M> Default for QuietMoves<M> {
    fn default() -> Self {
        Self::new()
    }
}

impl<M: Clone> Clone for QuietMoves<M> {
    fn clone(&self) -> Self {
        Self {
            moves: self.moves.clone(),
        }
    }

    #[inline]
    fn clone_from(&mut self, source: &Self) {
        self.moves.clone_from(&source.moves);
    }
}
