//! How a game's moves are written: by its [`Notation`], or else by the cells that they are made on.

use std::{error::Error, fmt};

use collinear::{
    Board, Layout, NameError, Origin,
    rules::{Illegal, MoveCells, Notation, Rules, View},
};

use crate::playable::Plays;

/// Reads and writes the moves of a game.
pub(crate) trait Words<R: Rules>: Send + Sync {
    fn read(&self, rules: &R, before: &R::State, word: &str) -> Result<Vec<R::Move>, Illegal>;

    fn write(&self, rules: &R, before: &R::State, m: &R::Move) -> String;

    fn split<'t>(&self, rules: &R, text: &'t str) -> Vec<&'t str>;
}

/// As the game's own notation has them.
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

/// By the cells that moves are made on and their label, `b2`, `b2-b4` or `b2=x`; a move without cells by
/// its label alone, `up`, or as `Debug` has it, in small letters: `take(3)`. Where several legal moves
/// would still be written alike a number tells them apart, `b2#2`.
pub(crate) struct ByCells;

impl<R: Plays> Words<R> for ByCells {
    /// A move that is not legal can't be made of its cells, so the reasons that the game itself has
    /// for refusals are not known here.
    fn read(&self, rules: &R, before: &R::State, word: &str) -> Result<Vec<R::Move>, Illegal> {
        if let Some(outcome) = rules.outcome(before) {
            return Err(Illegal::Over(outcome));
        }
        let glyphs = before.glyphs();
        let board = glyphs.board();
        let (name, number) = match word.split_once('#') {
            None => (word, Some(1)),
            Some((name, number)) => (name, number.parse::<usize>().ok()),
        };
        let index = number.and_then(|number| number.checked_sub(1));
        let index = index.ok_or_else(|| Illegal::refused(NoMove::Form))?;
        let is_named = |m: &R::Move| alone(before, board, m).eq_ignore_ascii_case(name);
        if let Some(m) = rules.moves(before).filter(is_named).nth(index) {
            return Ok(vec![m]);
        }
        let cells = name.split('=').next().unwrap_or(name);
        let cells = read_cells(board, cells).map_err(Illegal::refused)?;
        let begins = |from| {
            let mut moves = rules.moves(before);
            moves.any(|m| m.cells(before).next() == Some(from))
        };
        Err(match cells[..] {
            [from, _, ..] if !begins(from) => Illegal::refused(NoMove::Begins),
            _ => Illegal::NotLegal,
        })
    }

    fn write(&self, rules: &R, before: &R::State, m: &R::Move) -> String {
        let glyphs = before.glyphs();
        let board = glyphs.board();
        let name = alone(before, board, m);
        let earlier = rules.moves(before).take_while(|earlier| earlier != m);
        match earlier
            .filter(|earlier| alone(before, board, earlier) == name)
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
fn alone<S: View>(
    state: &S,
    board: &Board<S::Board>,
    m: &(impl MoveCells<S> + fmt::Debug),
) -> String {
    let cells = m.cells(state).filter(|&at| board.contains(at));
    let names: Vec<_> = cells.map(|at| board.topology().name(at)).collect();
    let label = m.label(state).map(|label| one_word(&label));
    match (names.join("-"), label) {
        (name, None) if name.is_empty() => one_word(&format!("{m:?}")).to_lowercase(),
        (name, None) => name,
        (name, Some(label)) if name.is_empty() => label,
        (name, Some(label)) => format!("{name}={label}"),
    }
}

/// A text without spaces, and without the sign that a number stands behind.
fn one_word(text: &str) -> String {
    let is_in_a_word = |char: &char| !char.is_whitespace() && *char != '#';
    text.chars().filter(is_in_a_word).collect()
}

/// The cells that a word names.
fn read_cells<B: Layout>(board: &Board<B>, word: &str) -> Result<Vec<B::Cell>, NoMove> {
    let layout = board.topology();
    let cell = |name: &str| {
        let is_named = |&at: &B::Cell| layout.name(at).eq_ignore_ascii_case(name);
        let cell = layout.cells().find(is_named);
        cell.ok_or_else(|| no_cell(layout, name))
    };
    parts(word).map(cell).collect()
}

/// What stands between hyphens. One that no letter and no digit comes before is a sign: `3,-1-4,-1`.
fn parts(word: &str) -> impl Iterator<Item = &str> {
    let mut before = '-';
    word.split(move |char: char| {
        let is_between = char == '-' && before.is_alphanumeric();
        before = char;
        is_between
    })
}

/// Why a word is the name of no cell.
fn no_cell<B: Layout>(layout: &B, name: &str) -> NoMove {
    if layout.has_labels() {
        let mut names = layout.cells().map(|at| layout.name(at));
        return match names.next() {
            Some(first) => NoMove::Named {
                name: name.to_owned(),
                last: names.last().unwrap_or_else(|| first.clone()),
                first,
            },
            None => NoMove::Form,
        };
    }
    let chart = layout.paper();
    match chart.cell_named_from(name, Origin::BottomLeft) {
        Err(NameError::Form) => NoMove::Form,
        Err(error) => NoMove::Cell(error),
        Ok(at) => chart
            .name_from(at, Origin::BottomLeft)
            .map_or(NoMove::Form, |name| {
                NoMove::Cell(NameError::NoCell { name })
            }),
    }
}

/// Why a word stands for no move.
#[derive(Debug)]
enum NoMove {
    /// It has not the form of a move.
    Form,
    /// It names what is no cell of the board.
    Cell(NameError),
    /// It names none, on a board whose cells have names of their own.
    Named {
        name: String,
        first: String,
        last: String,
    },
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
            Self::Named { name, first, last } => {
                write!(
                    f,
                    "the board has no cell {name}: its cells are {first} to {last}"
                )
            }
            Self::Begins => f.write_str("nothing there can move"),
        }
    }
}

impl Error for NoMove {}

#[cfg(test)]
mod tests {
    use collinear::{
        Coord, Direction, Grid, Move,
        rules::{Cell, Position, Put, Side},
    };

    use super::*;

    /// How a move is written on an empty board of 3x3.
    fn text(m: &(impl MoveCells<Position<Cell>> + fmt::Debug)) -> String {
        let state = Position::new(Grid::filled(3, 3, Cell::Empty).expect("nine cells"));
        alone(&state, state.grid().board(), m)
    }

    #[test]
    fn moves_are_their_cells_then_their_label() {
        let (from, to) = (Coord::new(2, 0), Coord::new(0, 2));
        let piece = Cell::Of(Side::Second);
        assert_eq!(text(&Move { from, to }), "a1-c3");
        assert_eq!(text(&Put { piece, at: to }), "c3=O");
        assert_eq!(text(&Direction::N), "up");
        assert_eq!(text(&None::<Coord>), "pass");
    }
}
