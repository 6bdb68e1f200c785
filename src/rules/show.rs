//! [`View`] and [`Place`]: what a front end, a search or a test has to know of any game.

use core::hash::Hash;

use super::Side;
use crate::{Coord, Grid, Hop, Slide};

/// What can be seen of a state, whatever the game.
///
/// [`Position`](super::Position) has it already. A state with more than a board writes it, and puts
/// into the key whatever else decides the game:
///
/// ```
/// use collinear::{Grid, rules::{Cell, Position, Side, View}};
///
/// /// Pente: who captured five pairs has won.
/// struct State {
///     board: Position<Cell>,
///     pairs: [u8; 2],
/// }
///
/// impl View for State {
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
    note = "use `collinear::rules::Position` as the state, or implement `View`: key, turn, glyphs"
)]
pub trait View {
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
    fn glyphs(&self) -> Grid<char>;
}

/// Where on the board a move is made, whatever the game.
///
/// ```
/// use collinear::{Coord, rules::Place};
///
/// assert!(Coord::new(2, 3).cells().eq([Coord::new(2, 3)]));
/// ```
pub trait Place {
    /// The cells to be picked to make the move, in order: the one that is placed on, or where the
    /// piece comes from and where it goes. A pass has none.
    fn cells(&self) -> impl Iterator<Item = Coord>;
}

/// A placement.
impl Place for Coord {
    fn cells(&self) -> impl Iterator<Item = Coord> {
        [*self].into_iter()
    }
}

/// From, then to.
impl Place for Hop {
    fn cells(&self) -> impl Iterator<Item = Coord> {
        [self.from, self.to].into_iter()
    }
}

/// From, then to.
impl Place for Slide {
    fn cells(&self) -> impl Iterator<Item = Coord> {
        [self.from, self.to].into_iter()
    }
}
