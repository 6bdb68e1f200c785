//! [`Position`]: a position of any game, without the types of its rules.

use std::{any::Any, sync::Arc};

use collinear::{
    picture::Picture,
    rules::{Finished, Outcome, Side},
};

use super::{about::About, board::Board, overlay::SeenLine, refused::Refused};
use crate::computer::{Effort, Search};

/// A position of any game, without the types of its rules. Only the implementation of this trait is compiled once per
/// game.
///
/// A cell is its number on the board. A legal move is its index in the list of legal moves.
pub(crate) trait Position: Send + Sync {
    fn fork(&self) -> Box<dyn Position>;

    /// The concrete type, to compare positions of the same game.
    fn as_any(&self) -> &dyn Any;

    fn about(&self) -> &About;

    fn turn(&self) -> Side;

    fn outcome(&self) -> Option<Outcome>;

    fn is_chance(&self) -> bool;

    /// The number of legal moves.
    fn count(&self) -> usize;

    /// The cells of a legal move, and its label.
    fn look_of(&self, m: usize) -> Look;

    fn write(&self, m: usize) -> String;

    /// The moves that a word stands for. Each is an index into the moves that are legal after the moves before it.
    fn read(&self, word: &str) -> Result<Vec<usize>, Refused>;

    /// Splits a text into words, one per turn.
    fn split<'t>(&self, text: &'t str) -> Vec<&'t str>;

    /// Draws a move of chance with `pick`, which returns a number below the sum of all weights.
    fn draw(&self, pick: &mut dyn FnMut(usize) -> usize) -> Option<usize>;

    /// Makes a legal move.
    fn make(&mut self, m: usize) -> Made;

    fn board(&self) -> Board;

    /// Returns whether both positions have the same board. A board that has grown is not the same.
    fn has_board_of(&self, other: &dyn Position) -> bool;

    /// The numbers of the cells on this board; cells outside the board are left out.
    fn numbers(&self, cells: &Cells) -> Vec<usize>;

    fn cells(&self, numbers: &[usize]) -> Cells;

    /// The characters of all cells.
    fn glyphs(&self) -> Vec<char>;

    fn text(&self) -> String;

    /// The board as a picture, with these characters on top.
    fn picture(&self, on_top: &[(usize, char)]) -> Picture;

    /// Where the piece of a move comes to rest, with its characters. Empty if the move drops no piece.
    fn rests(&self, m: usize) -> Vec<(usize, char)>;

    fn hint(&self) -> String;

    fn facts(&self) -> Vec<String>;

    fn unmarked_facts(&self) -> Vec<String>;

    fn deciding(&self) -> Vec<usize>;

    /// The lines that queries find: all runs, or the lines from or between these cells.
    fn lines(&self, of: &[usize]) -> Vec<SeenLine>;

    fn search(&self, effort: Effort) -> Option<Box<dyn Search<usize>>>;

    fn perft(&self, depth: usize, finished: Finished) -> u128;
}

/// The cells and the label of a move.
#[derive(PartialEq)]
pub(crate) struct Look {
    pub(crate) cells: Vec<usize>,
    pub(crate) label: Option<String>,
}

/// A legal move that drops a piece.
#[derive(Clone, Debug)]
pub(crate) struct Fall {
    /// Its index among the legal moves.
    pub(crate) m: usize,
    /// How the piece is turned.
    pub(crate) turn: Option<String>,
    /// Where the piece comes to rest, with its characters.
    pub(crate) rests: Vec<(usize, char)>,
}

/// Cells in a form that stays valid when the board grows and the numbers of cells change.
pub(crate) type Cells = Arc<dyn Any + Send + Sync>;

/// The effect of a move.
pub(crate) struct Made {
    /// The cells of the move itself.
    pub(crate) on: Cells,
    /// Other cells that the move changed.
    pub(crate) touched: Cells,
    /// The text that is reported about the move: `captured: e9 d5`.
    pub(crate) told: Option<String>,
}
