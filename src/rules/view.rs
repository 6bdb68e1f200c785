//! [`View`]: what a front end, a search or a test sees of any game.

use core::hash::Hash;

use super::Side;
use crate::{Grid, Layout, Topology, grid::Changes};

/// The position key, the side to move and the characters of a state, whatever the game.
///
/// [`Position`](super::Position) has it already, with one more fact too. A state of another form writes
/// it, and puts into the key whatever else decides the game:
///
/// ```
/// use collinear::{Grid, Rect, rules::{Cell, Position, Side, View}};
///
/// /// A board, and how many stones each player has yet to place.
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

    /// What is different on the board of a later state: the cells with another character than here.
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

/// A cell of the board that a state is seen on.
pub type CellOf<S> = <<S as View>::Board as Topology>::Cell;
