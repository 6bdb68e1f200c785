//! [`Position`]: a position of any game, without the types of its rules.

use std::{any::Any, sync::Arc};

use collinear::{
    picture::Picture,
    rules::{Finished, Outcome, Side},
};

use super::{about::About, board::Board, overlay::SeenLine, refused::Refused};
use crate::computer::{Effort, Search};

/// A position of any game, without the types of its rules: all that is instantiated for each game.
///
/// A cell is its number on the board, a legal move its number in the list of legal moves.
pub(crate) trait Position: Send + Sync {
    fn fork(&self) -> Box<dyn Position>;

    /// What it really is, to compare it with another position of the same game.
    fn as_any(&self) -> &dyn Any;

    fn about(&self) -> &About;

    fn turn(&self) -> Side;

    fn outcome(&self) -> Option<Outcome>;

    fn is_chance(&self) -> bool;

    /// The number of legal moves.
    fn count(&self) -> usize;

    /// The cells that a legal move is made on, and its label.
    fn look_of(&self, m: usize) -> Look;

    fn write(&self, m: usize) -> String;

    /// The moves that a word stands for, each by its number after the ones before.
    fn read(&self, word: &str) -> Result<Vec<usize>, Refused>;

    /// The words of a text, each of which is a turn.
    fn split<'t>(&self, text: &'t str) -> Vec<&'t str>;

    /// A move of chance, by a number below the sum of all weights.
    fn draw(&self, pick: &mut dyn FnMut(usize) -> usize) -> Option<usize>;

    /// Makes a legal move.
    fn make(&mut self, m: usize) -> Made;

    fn board(&self) -> Board;

    /// Whether the board is that of another position, which is not so where boards grow.
    fn has_board_of(&self, other: &dyn Position) -> bool;

    /// The numbers that these cells have on the board; none for those that it does not have.
    fn numbers(&self, cells: &Cells) -> Vec<usize>;

    /// The cells of these numbers.
    fn cells(&self, numbers: &[usize]) -> Cells;

    /// What stands on each cell.
    fn glyphs(&self) -> Vec<char>;

    fn text(&self) -> String;

    /// The board with these characters on top.
    fn picture(&self, on_top: &[(usize, char)]) -> Picture;

    /// Where the piece comes to rest that a legal move drops, and what it shows there; nothing for any other move.
    fn rests(&self, m: usize) -> Vec<(usize, char)>;

    fn hint(&self) -> String;

    fn facts(&self) -> Vec<String>;

    fn unmarked_facts(&self) -> Vec<String>;

    fn deciding(&self) -> Vec<usize>;

    /// What the queries of lines see from these cells.
    fn lines(&self, of: &[usize]) -> Vec<SeenLine>;

    fn search(&self, effort: Effort) -> Option<Box<dyn Search<usize>>>;

    fn perft(&self, depth: usize, finished: Finished) -> u128;
}

/// What a move looks like.
#[derive(PartialEq)]
pub(crate) struct Look {
    pub(crate) cells: Vec<usize>,
    pub(crate) label: Option<String>,
}

/// A legal move that drops a piece.
#[derive(Clone, Debug)]
pub(crate) struct Fall {
    /// Its place among the legal moves.
    pub(crate) m: usize,
    /// Which way the piece is turned.
    pub(crate) turn: Option<String>,
    /// Where it comes to rest, and what it shows there.
    pub(crate) rests: Vec<(usize, char)>,
}

/// Cells of a board that may grow, on which their numbers change.
pub(crate) type Cells = Arc<dyn Any + Send + Sync>;

/// What a move has done.
pub(crate) struct Made {
    /// The cells that it was made on.
    pub(crate) on: Cells,
    /// What else it touched.
    pub(crate) touched: Cells,
    /// What there is to tell: `captured: e9 d5`.
    pub(crate) told: Option<String>,
}
