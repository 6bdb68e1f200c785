//! [`View`] and [`MoveCells`]: what a front end, a search or a test sees of any game.

use core::hash::Hash;

use super::Side;
use crate::{Coord, Grid, Hop, Layout, Move, Topology, boards};

/// The position key, the side to move and the characters of a state, whatever the game.
///
/// [`Position`](super::Position) has it already. A state with more than a board writes it, and puts
/// into the key whatever else decides the game:
///
/// ```
/// use collinear::{Grid, Rect, rules::{Cell, Position, Side, View}};
///
/// /// Pente: who captured five pairs has won.
/// struct State {
///     board: Position<Cell>,
///     pairs: [u8; 2],
/// }
///
/// impl View for State {
///     type Board = Rect;
///     type Key = (Grid<Cell>, Side, [u8; 2]);
///
///     fn key(&self) -> Self::Key {
///         let (grid, turn) = self.board.key();
///         (grid, turn, self.pairs)
///     }
///
///     fn turn(&self) -> Side {
///         self.board.turn
///     }
///
///     fn glyphs(&self) -> Grid<char> {
///         self.board.glyphs()
///     }
/// }
/// ```
#[diagnostic::on_unimplemented(
    note = "use `collinear::rules::Position` as the state, or implement `View`: board, key, turn, glyphs"
)]
#[doc(alias("zobrist", "hash", "observation"))]
pub trait View {
    /// The board that the game is played on: [`Rect`](crate::Rect) for rows and columns.
    type Board: Layout;

    /// What makes two states the same position: see [`key`](Self::key).
    type Key: Eq + Hash;

    /// The position: all that decides how the game can go on, and nothing else. How it came about
    /// (the last move, say) is no part of it, unless the rules ask for it.
    ///
    /// Counts of positions, repetition, transposition tables and the
    /// [contract](crate::testing::check_rules) compare it.
    fn key(&self) -> Self::Key;

    /// Whose turn it is; after the end, whose it would be. In a game for one it is always the
    /// first player's.
    fn turn(&self) -> Side;

    /// The board as characters, each cell one.
    fn glyphs(&self) -> Grid<char, Self::Board>;
}

/// A cell of the board that a state is seen on.
pub type CellOf<S> = <<S as View>::Board as Topology>::Cell;

/// The cells of a move, whatever the game: where a front end picks it.
///
/// ```
/// use collinear::{Coord, rules::MoveCells};
///
/// assert!(Coord::new(2, 3).cells().eq([Coord::new(2, 3)]));
/// ```
pub trait MoveCells {
    /// A cell of the board.
    type Cell;

    /// The cells to be picked to make the move, in order: the one that is placed on, or where the
    /// piece comes from and where it goes. A pass has none.
    fn cells(&self) -> impl Iterator<Item = Self::Cell>;
}

/// A cell is a placement, whichever board it is of: a `u16` is a point of [`Tracks`](boards::Tracks).
macro_rules! placements {
    ($([$($generics:tt)*] $Cell:ty),*) => {$(
        /// A placement.
        impl<$($generics)*> MoveCells for $Cell {
            type Cell = Self;

            fn cells(&self) -> impl Iterator<Item = Self> {
                [*self].into_iter()
            }
        }
    )*};
}

placements!([] Coord, [] u16, [] boards::Hex, [] boards::Place, [const N: usize] boards::Point<N>);

/// From, then to.
impl<C: Copy> MoveCells for Hop<C> {
    type Cell = C;

    fn cells(&self) -> impl Iterator<Item = C> {
        [self.from, self.to].into_iter()
    }
}

/// From, then to.
impl<C: Copy> MoveCells for Move<C> {
    type Cell = C;

    fn cells(&self) -> impl Iterator<Item = C> {
        [self.from, self.to].into_iter()
    }
}
