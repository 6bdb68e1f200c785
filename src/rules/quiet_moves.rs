//! [`QuietMoves`]: how often a position has occurred, and for how long nothing has been gained.
//!
//! A position can only come again as long as every move can be taken back by others. So the moves since
//! the last one that can't, a capture or a pawn's step, are kept and no board: from the present board
//! they are taken back one after the other, and the cells that differ from the present ones are counted
//! on the way. Where none does, with the same side to move, the position has occurred.
//!
//! The states of a game have most of these moves in common. So all but the latest lie in blocks that are never
//! changed, which a clone shares: it copies less than a block, and a pointer for each.

use alloc::vec::Vec;
use core::{fmt, mem};

use super::Side;
use crate::{Finite, Grid, Move, grid::Changes, shared::Arc};

/// The quiet moves of a game since the last progress: for threefold repetition, and for a draw after as
/// many moves that capture nothing.
///
/// It is a part of a state, as [`extra`](super::Position::extra) fact, say. The players take turns. A
/// [`Move`] goes to an empty cell and changes nothing else, or from a cell to itself, which is a pass, as
/// `None` is; for a game whose quiet moves do more, they are [`Changes`]. The draw is a line of its `outcome`.
/// For a rule that only counts the plies without progress a number is enough.
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
/// Two are equal if they are the same moves in the same order. So, as an `extra` fact, they are a part of the
/// [key](super::View::key), as all has to be that decides the game: with a draw by repetition one board that is
/// reached by `a b c` and by `c b a` is two positions, since other ones lie behind, which can come again.
/// [`distinct_positions`](super::distinct_positions) counts both. Who wants to count boards, or to find
/// transpositions, has the rules without that draw, where nothing is pushed.
///
/// # Complexity
///
/// A clone copies a pointer for each 64 moves, and less than 64 moves.
#[doc(alias(
    "threefold repetition",
    "Repetition",
    "fifty-move rule",
    "halfmove clock",
    "superko",
    "history"
))]
#[derive(PartialEq, Eq, Hash)]
pub struct QuietMoves<M = Move> {
    /// The earlier moves, [`BLOCK`] each.
    blocks: Vec<Arc<[M]>>,
    /// The latest, less than a block.
    latest: Vec<M>,
}

/// How many moves are shared at once.
const BLOCK: usize = 64;

/// A move that can be taken back: what [`QuietMoves`] are of. [`Move`] and [`Changes`] are, and one
/// of them or a pass (`Option`); a move of your own can be, if it knows what it changed.
#[doc(alias = "reversible")]
pub trait QuietMove<T, B: Finite> {
    /// The cells that it changed; none for a pass.
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

/// A move, or a pass, which changes nothing.
impl<T, B: Finite, M: QuietMove<T, B>> QuietMove<T, B> for Option<M> {
    fn changed(&self) -> impl Iterator<Item = B::Cell> {
        self.iter().flat_map(QuietMove::changed)
    }

    fn take_back(&self, grid: &mut Grid<T, B>) {
        if let Some(m) = self {
            m.take_back(grid);
        }
    }
}

impl<M> QuietMoves<M> {
    /// No quiet moves yet.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            blocks: Vec::new(),
            latest: Vec::new(),
        }
    }

    /// A quiet move was made.
    #[inline]
    pub fn push(&mut self, m: M) {
        self.latest.push(m);
        if self.latest.len() == BLOCK {
            self.blocks.push(self.latest.drain(..).collect());
        }
    }

    /// A move was made that can't be taken back, such as a capture: no position before it can come
    /// again.
    #[doc(alias = "irreversible")]
    #[inline]
    pub fn clear(&mut self) {
        self.blocks.clear();
        self.latest.clear();
    }

    /// A move was made, which was progress or not: [`clear`](Self::clear) or [`push`](Self::push).
    ///
    /// ```
    /// use collinear::{Grid, Move, rules::{Position, QuietMoves}};
    ///
    /// let mut state = Position::new(Grid::parse("K . r")?).with_extra(QuietMoves::new());
    /// for (from, to) in [(0, 1), (2, 1)] {
    ///     let m = Move { from: (0, from).into(), to: (0, to).into() };
    ///     let taken = state.carry(m.from, m.to, '.');
    ///     state.extra.record(m, taken != '.');
    ///     assert_eq!(state.extra.len(), usize::from(taken == '.'));
    /// }
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[inline]
    pub fn record(&mut self, m: M, progress: bool) {
        if progress {
            self.clear();
        } else {
            self.push(m);
        }
    }

    /// How many moves in a row were quiet: the plies without progress.
    #[doc(alias = "halfmove clock")]
    #[must_use]
    pub const fn len(&self) -> usize {
        self.blocks.len() * BLOCK + self.latest.len()
    }

    /// Whether the last move was progress, or none was made.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The quiet moves since the last progress, in order.
    #[must_use]
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = &M> {
        let earlier = self.blocks.iter().flat_map(|block| block.iter());
        earlier.chain(&self.latest)
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
    /// Linear in the number of quiet moves and of the cells that they changed. A board, and a mark for each of
    /// its cells, are allocated if there are at least four moves, or if the last one may have taken back the
    /// one before.
    #[must_use]
    pub fn occurrences<T, B>(&self, grid: &Grid<T, B>) -> usize
    where
        T: Clone + PartialEq,
        B: Finite,
        M: QuietMove<T, B>,
    {
        let mut latest_first = self.moves().rev();
        let (Some(last), Some(before)) = (latest_first.next(), latest_first.next()) else {
            return 1;
        };
        let may_take_back = |at| before.changed().any(|changed| changed == at);
        if self.len() < 4 && !last.changed().all(may_take_back) {
            return 1;
        }
        let (mut past, mut differs) = (grid.clone(), grid.map(|_| false));
        let (mut differing, mut count) = (0_usize, 1);
        for (back, m) in (1_usize..).zip(self.moves().rev()) {
            m.take_back(&mut past);
            for at in m.changed() {
                let now = past[at] != grid[at];
                match (mem::replace(&mut differs[at], now), now) {
                    (false, true) => differing += 1,
                    (true, false) => differing -= 1,
                    _ => {}
                }
            }
            count += usize::from(back % 2 == 0 && differing == 0);
        }
        count
    }

    /// The positions before each quiet move, the latest first: the board, and whose turn it was. What
    /// decides, besides the position, when one will have occurred for the third time.
    ///
    /// The key of a state of your own can hold them, sorted, since their order does not decide:
    ///
    /// ```
    /// use collinear::{Grid, Move, rules::{QuietMoves, Side}};
    ///
    /// let mut grid = Grid::parse("K . . r")?;
    /// let mut quiet = QuietMoves::new();
    /// for (from, to) in [(0, 1), (3, 2)] {
    ///     let m = Move { from: (0, from).into(), to: (0, to).into() };
    ///     grid.swap(m.from, m.to);
    ///     quiet.push(m);
    /// }
    /// let boards = quiet.earlier(grid, Side::First, |board, turn| (turn, board.to_string()));
    /// let mut boards: Vec<_> = boards.collect();
    /// assert_eq!(boards[0], (Side::Second, ". K . r".into()));
    /// boards.sort();
    /// assert_eq!(boards[0], (Side::First, "K . . r".into()));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// # Panics
    ///
    /// If a move has a cell that is off this board.
    ///
    /// # Complexity
    ///
    /// Linear in the number of cells that the quiet moves changed, and a call of `ask` for each move. A key of
    /// boards takes as many as there are quiet moves.
    pub fn earlier<T, B: Finite, A>(
        &self,
        mut grid: Grid<T, B>,
        mut turn: Side,
        mut ask: impl FnMut(&Grid<T, B>, Side) -> A,
    ) -> impl Iterator<Item = A>
    where
        M: QuietMove<T, B>,
    {
        self.moves().rev().map(move |m| {
            m.take_back(&mut grid);
            turn = turn.other();
            ask(&grid, turn)
        })
    }
}

impl QuietMoves {
    /// The positions before each quiet move as the cells of their boards, for a key: sorted, since their order
    /// decides nothing.
    pub(super) fn sorted<T: Copy + Ord>(&self, grid: &Grid<T>, turn: Side) -> Vec<(Side, Vec<T>)> {
        let cells = |board: &Grid<T>, turn| (turn, board.iter().copied().collect());
        let mut earlier: Vec<_> = self.earlier(grid.clone(), turn, cells).collect();
        earlier.sort_unstable();
        earlier
    }
}

/// These moves, in order.
impl<M> FromIterator<M> for QuietMoves<M> {
    fn from_iter<I: IntoIterator<Item = M>>(moves: I) -> Self {
        let mut quiet = Self::new();
        moves.into_iter().for_each(|m| quiet.push(m));
        quiet
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
            blocks: self.blocks.clone(),
            latest: self.latest.clone(),
        }
    }

    #[inline]
    fn clone_from(&mut self, source: &Self) {
        self.blocks.clone_from(&source.blocks);
        self.latest.clone_from(&source.latest);
    }
}

/// The list of the moves.
impl<M: fmt::Debug> fmt::Debug for QuietMoves<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.moves()).finish()
    }
}

/// The list of the moves.
#[cfg(feature = "serde")]
impl<M: serde::Serialize> serde::Serialize for QuietMoves<M> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let moves: Vec<_> = self.moves().collect();
        moves.serialize(serializer)
    }
}

#[cfg(feature = "serde")]
impl<'de, M: serde::Deserialize<'de>> serde::Deserialize<'de> for QuietMoves<M> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let moves = Vec::deserialize(deserializer)?;
        Ok(moves.into_iter().collect())
    }
}
