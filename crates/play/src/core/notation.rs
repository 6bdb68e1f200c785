//! Reads and writes moves with the game's [`Notation`], or as the names of their cells.

use collinear::rules::{self, Illegal, Notation, Rules};

use crate::core::plays::Plays;

/// Reads and writes the moves of a game.
pub(crate) trait Words<R: Rules>: Send + Sync {
    fn read(&self, rules: &R, before: &R::State, word: &str) -> Result<Vec<R::Move>, Illegal>;

    fn write(&self, rules: &R, before: &R::State, m: &R::Move) -> String;

    fn split<'t>(&self, rules: &R, text: &'t str) -> Vec<&'t str>;
}

/// Uses the game's own notation.
pub(crate) struct ByNotation;

impl<R: Notation> Words<R> for ByNotation {
    fn read(&self, rules: &R, before: &R::State, word: &str) -> Result<Vec<R::Move>, Illegal> {
        rules.read_turn(before, word)
    }

    fn write(&self, rules: &R, before: &R::State, m: &R::Move) -> String {
        rules.write_move(before, m)
    }

    fn split<'t>(&self, rules: &R, text: &'t str) -> Vec<&'t str> {
        rules.split_turns(text).collect()
    }
}

/// Uses the cells and the label of a move.
pub(crate) struct ByCells;

impl<R: Plays> Words<R> for ByCells {
    fn read(&self, rules: &R, before: &R::State, word: &str) -> Result<Vec<R::Move>, Illegal> {
        rules::ByCells(rules).read_turn(before, word)
    }

    fn write(&self, rules: &R, before: &R::State, m: &R::Move) -> String {
        rules::ByCells(rules).write_move(before, m)
    }

    fn split<'t>(&self, _: &R, text: &'t str) -> Vec<&'t str> {
        text.split_whitespace().collect()
    }
}
