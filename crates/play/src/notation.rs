//! How a game's moves are written: by its [`Notation`], or else by the cells that they are made on.

use std::{error::Error, fmt};

use collinear::{
    Bounds, Coord, NameError, Origin,
    rules::{Illegal, Notation, Place, Rules, View},
};

use crate::playable::Plays;

/// Reads and writes the moves of a game.
pub(crate) trait Words<R: Rules>: Send + Sync {
    fn read(&self, rules: &R, before: &R::State, word: &str) -> Result<Vec<R::Move>, Illegal>;

    fn write(&self, rules: &R, before: &R::State, mov: &R::Move) -> String;

    fn split<'t>(&self, rules: &R, text: &'t str) -> Vec<&'t str>;
}

/// As the game's own notation has them.
pub(crate) struct ByNotation;

impl<R: Notation> Words<R> for ByNotation {
    fn read(&self, rules: &R, before: &R::State, word: &str) -> Result<Vec<R::Move>, Illegal> {
        rules.read_turn(before, word)
    }

    fn write(&self, rules: &R, before: &R::State, mov: &R::Move) -> String {
        rules.write_move(before, mov)
    }

    fn split<'t>(&self, rules: &R, text: &'t str) -> Vec<&'t str> {
        rules.split_turns(text).collect()
    }
}

/// By the cells that moves are made on, `b2` or `b2-b4`; a move without cells as `Debug` has it, in small
/// letters: `pass`, `take(3)`. Where several legal moves would be written alike a number tells them
/// apart, `b2#2`.
pub(crate) struct ByCells;

impl<R: Plays> Words<R> for ByCells {
    /// A move that is not legal can't be made of its cells, so the reasons that the game itself has
    /// for refusals are not known here.
    fn read(&self, rules: &R, before: &R::State, word: &str) -> Result<Vec<R::Move>, Illegal> {
        if let Some(outcome) = rules.outcome(before) {
            return Err(Illegal::Over(outcome));
        }
        let bounds = before.glyphs().bounds();
        let (name, number) = match word.split_once('#') {
            None => (word, Some(1)),
            Some((name, number)) => (name, number.parse::<usize>().ok()),
        };
        let index = number.and_then(|number| number.checked_sub(1));
        let index = index.ok_or_else(|| Illegal::refused(NoMove::Form))?;
        let is_named = |mov: &R::Move| alone(bounds, mov).eq_ignore_ascii_case(name);
        if let Some(mov) = rules.moves(before).filter(is_named).nth(index) {
            return Ok(vec![mov]);
        }
        let cells = read_cells(bounds, name).map_err(Illegal::refused)?;
        let begins = |from: Coord| {
            let mut moves = rules.moves(before);
            moves.any(|mov| mov.cells().next() == Some(from))
        };
        Err(match cells[..] {
            [from, _, ..] if !begins(from) => Illegal::refused(NoMove::Begins),
            _ => Illegal::Unlisted,
        })
    }

    fn write(&self, rules: &R, before: &R::State, mov: &R::Move) -> String {
        let bounds = before.glyphs().bounds();
        let name = alone(bounds, mov);
        let earlier = rules.moves(before).take_while(|earlier| earlier != mov);
        match earlier
            .filter(|earlier| alone(bounds, earlier) == name)
            .count()
        {
            0 => name,
            alike => format!("{name}#{}", alike + 1),
        }
    }

    fn split<'t>(&self, _: &R, text: &'t str) -> Vec<&'t str> {
        text.split_whitespace().collect()
    }
}

/// How a move is written if there were no other.
fn alone(bounds: Bounds, mov: &(impl Place + fmt::Debug)) -> String {
    let names = mov
        .cells()
        .filter_map(|at| bounds.name(at, Origin::BottomLeft));
    let names: Vec<_> = names.map(|name| name.to_string()).collect();
    if names.is_empty() {
        let label = format!("{mov:?}").to_lowercase();
        return label.split_whitespace().collect();
    }
    names.join("-")
}

/// The cells that a word names.
fn read_cells(bounds: Bounds, word: &str) -> Result<Vec<Coord>, NoMove> {
    let cell = |name: &str| {
        let cell = bounds.parse_name(name, Origin::BottomLeft);
        cell.map_err(|error| match error {
            NameError::Form => NoMove::Form,
            _ => NoMove::Cell(error),
        })
    };
    word.split('-').map(cell).collect()
}

/// Why a word stands for no move.
#[derive(Debug)]
enum NoMove {
    /// It has not the form of a move.
    Form,
    /// It names what is no cell of the board.
    Cell(NameError),
    /// No move begins on its first cell.
    Begins,
}

impl fmt::Display for NoMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form => f.write_str(
                "not a move: a move is a cell, several with - between them, such as b2-b4, or pass",
            ),
            Self::Cell(error) => error.fmt(f),
            Self::Begins => f.write_str("nothing there can move"),
        }
    }
}

impl Error for NoMove {}
