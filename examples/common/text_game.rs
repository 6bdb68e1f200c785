//! [`TextGame`]: a game that is played by typing.

use collinear::{
    Line,
    rules::{Illegal, Place, Rules, Side, View},
};

use super::board::Margin;

/// A game that is played by typing: what a front end has to know of it beyond its rules.
pub(crate) trait TextGame: Rules<State: View, Move: Place> {
    /// What is played, in a few words.
    fn title(&self) -> String;

    /// What a move looks like to one who has to type it: `column 1-7`.
    fn hint(&self) -> String;

    /// What stands around the board.
    fn margin(&self) -> Margin;

    /// The moves in a line of text.
    fn words<'a>(&self, text: &'a str) -> impl Iterator<Item = &'a str> {
        text.split_whitespace()
    }

    /// The legal move that a word stands for, or why it stands for none.
    fn read(&self, state: &Self::State, word: &str) -> Result<Self::Move, Illegal>;

    /// The lines that decided the game, if it is of that sort.
    fn deciding_lines(&self, _state: &Self::State) -> Vec<Line> {
        Vec::new()
    }

    /// What stands on the board for a player.
    fn glyph(&self, side: Side) -> char {
        side.into()
    }
}
