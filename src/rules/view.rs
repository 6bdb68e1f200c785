//! [`View`]: what front ends, searches and tests see of any game.

use core::hash::Hash;

use super::Side;
use crate::{Grid, Layout, Topology, grid::Changes};

/// The parts of a state that all games share: its position key, the side to move and its board as characters.
///
/// [`Position`](super::Position) implements it. If you implement it for a state of your own, put everything that
/// decides how the game continues into the key:
///
/// ```
/// use collinear::{Grid, Rect, rules::{Cell, Position, Side, View}};
///
/// /// A board, and the number of stones that each player still has to place.
/// struct State {
///     board: Position<Cell>,
///     in_hand: [u8; 2],
/// }
///
/// impl View for State {
///     type Board = Rect;
///     type Key = (Grid<Cell>, Side, [u8; 2]);
///
///     fn key(&self) -> Self::Key {
///         (self.board.grid().clone(), self.board.turn, self.in_hand)
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

    /// The position: everything that decides how the game can continue, and nothing else. Its history, such as the
    /// last move, is not part of it unless the rules depend on it.
    ///
    /// Counts of positions, repetition, transposition tables and [`check_rules`](crate::testing::check_rules) compare
    /// keys.
    fn key(&self) -> Self::Key;

    /// Whose turn it is; after the end, whose turn it would be. In a game for one it is always the first player's.
    fn turn(&self) -> Side;

    /// The board as characters, one per cell.
    fn glyphs(&self) -> Grid<char, Self::Board>;

    /// The cells whose characters differ in a later state.
    ///
    /// ```
    /// use collinear::rules::{Notation, Rules, View, reversi::Reversi};
    ///
    /// let rules = Reversi::default();
    /// let before = rules.start();
    /// let mut after = before.clone();
    /// rules.apply(&mut after, rules.read_move(&before, "d3").unwrap());
    /// assert_eq!(before.changes_to(&after).to_string(), "d6: . → X, d5: O → X");
    /// ```
    #[doc(alias("diff", "effects"))]
    fn changes_to(&self, after: &Self) -> Changes<char, Self::Board> {
        self.glyphs().changes_to(&after.glyphs())
    }
}

/// The cell type of the board of a state.
pub type CellOf<S> = <<S as View>::Board as Topology>::Cell;
