//! [`Position`]: the ready-made state of a game.

use core::hash::Hash;

use super::{Side, View};
use crate::{Finite, Grid, Layout, Rect};

/// A board, whose turn it is, and where the last move was made: the state that most games need,
/// with its [`View`] for free.
///
/// The cells can be of any type that has a character: [`Cell`](super::Cell), `char`, or your own
/// with `impl From<Mine> for char`.
///
/// ```
/// use collinear::{Coord, Grid, rules::{Cell, Position, Side}};
///
/// let mut position = Position::new(Grid::filled(3, 3, Cell::Empty)?);
/// position.place(Coord::new(1, 1), Cell::Of(position.turn));
/// assert_eq!(position.turn, Side::Second);
/// assert_eq!(position.last, Some(Coord::new(1, 1)));
/// # Ok::<(), collinear::GridError>(())
/// ```
#[derive(PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(bound(
        serialize = "Grid<C, B>: serde::Serialize, B::Cell: serde::Serialize",
        deserialize = "Grid<C, B>: serde::Deserialize<'de>, B::Cell: serde::Deserialize<'de>"
    ))
)]
pub struct Position<C, B: Finite = Rect> {
    /// What stands on the board.
    pub grid: Grid<C, B>,
    /// Whose turn it is.
    pub turn: Side,
    /// Where the last move was made; `None` at the start, and in a position that was set up, where
    /// lines may stand that no last move is known for.
    pub last: Option<B::Cell>,
}

impl<C, B: Finite> Position<C, B> {
    /// This board with the first player to move and no last move.
    #[must_use]
    pub fn new(grid: Grid<C, B>) -> Self {
        Self {
            grid,
            turn: Side::First,
            last: None,
        }
    }

    /// Puts a piece on a cell as the last move, and gives the turn to the other side. A mover who
    /// goes on (to capture, or with a second stone) writes to [`grid`](Self::grid) instead.
    ///
    /// # Panics
    ///
    /// If the cell is off the board.
    #[inline]
    pub fn place(&mut self, at: B::Cell, piece: C) {
        self.grid[at] = piece;
        self.last = Some(at);
        self.turn = self.turn.other();
    }
}

impl<C: Clone, B: Finite> Clone for Position<C, B> {
    fn clone(&self) -> Self {
        Self {
            grid: self.grid.clone(),
            turn: self.turn,
            last: self.last,
        }
    }

    #[inline]
    fn clone_from(&mut self, source: &Self) {
        self.grid.clone_from(&source.grid);
        self.turn = source.turn;
        self.last = source.last;
    }
}

/// The key is the board and whose turn it is.
impl<C: Clone + Eq + Hash + Into<char>, B: Layout> View for Position<C, B> {
    type Board = B;
    type Key = (Grid<C, B>, Side);

    fn key(&self) -> Self::Key {
        (self.grid.clone(), self.turn)
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn glyphs(&self) -> Grid<char, B> {
        self.grid.map(|cell| cell.clone().into())
    }
}
