//! [`QuietMoves`]: how often a position has occurred, and for how long nothing has been gained.
//!
//! A position can only come again as long as every move can be taken back by others. So the moves since
//! the last one that can't, a capture or a pawn's step, are kept and no board: from the present board
//! they are taken back one after the other, and the cells that differ from the present ones are counted
//! on the way. Where none does, with the same side to move, the position has occurred.

use alloc::vec::Vec;

use super::Side;
use crate::{Coord, Finite, Grid, Move};

/// The quiet moves of a game since the last progress: for threefold repetition, and for a draw after as
/// many moves that capture nothing.
///
/// It is a part of a state, as [`extra`](super::Position::extra) fact, say. A quiet move goes to an empty
/// cell and changes nothing else; the players take turns, and a pass goes from a cell to itself.
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
pub struct QuietMoves<C = Coord> {
    moves: Vec<Move<C>>,
}

impl<C> QuietMoves<C> {
    /// No quiet moves yet.
    #[must_use]
    pub const fn new() -> Self {
        Self { moves: Vec::new() }
    }

    /// A quiet move was made.
    #[inline]
    pub fn push(&mut self, m: Move<C>) {
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
    pub const fn moves(&self) -> &[Move<C>] {
        self.moves.as_slice()
    }
}

impl<C: Copy + PartialEq> QuietMoves<C> {
    /// How often the position on this board has occurred with the same side to move: 1 for a new one, 3
    /// for a threefold repetition. The board is the one after the last move.
    ///
    /// # Panics
    ///
    /// If a move has a cell that is off this board.
    ///
    /// # Complexity
    ///
    /// Linear in the number of quiet moves; one board is allocated if there are at least four, or a pass.
    #[must_use]
    pub fn occurrences<T: Clone + PartialEq, B: Finite<Cell = C>>(
        &self,
        grid: &Grid<T, B>,
    ) -> usize {
        let is_pass = |m: &Move<C>| m.from == m.to;
        if self.moves.len() < 4 && !self.moves.iter().any(is_pass) {
            return 1;
        }
        let mut past = grid.clone();
        let (mut differing, mut count) = (0_usize, 1);
        for (back, m) in (1_usize..).zip(self.moves.iter().rev()) {
            if !is_pass(m) {
                for at in [m.from, m.to] {
                    differing -= usize::from(past[at] != grid[at]);
                }
                past.swap(m.from, m.to);
                for at in [m.from, m.to] {
                    differing += usize::from(past[at] != grid[at]);
                }
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
    pub fn earlier<T, B: Finite<Cell = C>, A>(
        &self,
        mut grid: Grid<T, B>,
        mut turn: Side,
        mut ask: impl FnMut(&Grid<T, B>, Side) -> A,
    ) -> impl Iterator<Item = A> {
        self.moves.iter().rev().map(move |m| {
            grid.swap(m.from, m.to);
            turn = turn.other();
            ask(&grid, turn)
        })
    }
}

/// These moves, in order.
impl<C> FromIterator<Move<C>> for QuietMoves<C> {
    fn from_iter<I: IntoIterator<Item = Move<C>>>(moves: I) -> Self {
        let moves = moves.into_iter().collect();
        Self { moves }
    }
}

impl<C> Default for QuietMoves<C> {
    fn default() -> Self {
        Self::new()
    }
}

impl<C: Clone> Clone for QuietMoves<C> {
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
