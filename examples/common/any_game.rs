//! [`AnyGame`]: a game that has nothing but its rules.

use std::{error::Error, fmt};

use collinear::{
    Bounds, Coord, NameError, Origin,
    picture::{Look, Theme},
    rules::{Illegal, Outcome, Place, Rules, Side, View},
};
use itertools::Itertools;

use super::{Player, TextGame};

/// A game with nothing but its rules and a character for each cell: its moves are written as the
/// cells that they are made on, `b2` or `b2-b4`, with a number behind those that share their cells
/// with moves before them, `b2#2`, and a pass as `pass`.
///
/// What stands on the board for a player is `X` or `O`, unless it is
/// [told](AnyGame::with_pieces) otherwise.
pub(crate) struct AnyGame<R> {
    name: &'static str,
    rules: R,
    pieces: [&'static str; 2],
    look: Look,
}

impl<R> AnyGame<R> {
    pub(crate) fn new(name: &'static str, rules: R) -> Self {
        Self {
            name,
            rules,
            pieces: ["X", "O"],
            look: plain_look(),
        }
    }

    /// The same with these characters for the pieces of the first player and of the second, the
    /// commonest first.
    pub(crate) fn with_pieces(self, pieces: [&'static str; 2]) -> Self {
        Self { pieces, ..self }
    }

    /// The same on a board of this look.
    pub(crate) fn with_look(self, look: Look) -> Self {
        Self { look, ..self }
    }
}

/// A board of squares. Of its characters only the discs of the first player and of the second are
/// known; all others stand for themselves.
fn plain_look() -> Look {
    let known = Theme::default();
    let with_disc = |theme: Theme, disc| theme.with_figure(disc, known.figure(disc));
    Look {
        theme: ['X', 'O'].into_iter().fold(Theme::letters(), with_disc),
        ..Look::default()
    }
}

impl<R: Rules> Rules for AnyGame<R> {
    type State = R::State;
    type Move = R::Move;

    fn start(&self) -> R::State {
        self.rules.start()
    }

    fn moves(&self, state: &R::State) -> impl Iterator<Item = R::Move> {
        self.rules.moves(state)
    }

    fn apply(&self, state: &mut R::State, mov: R::Move) {
        self.rules.apply(state, mov);
    }

    fn outcome(&self, state: &R::State) -> Option<Outcome> {
        self.rules.outcome(state)
    }

    fn count_moves(&self, state: &R::State) -> usize {
        self.rules.count_moves(state)
    }

    fn check(&self, state: &R::State, mov: &R::Move) -> Result<(), Illegal> {
        self.rules.check(state, mov)
    }
}

impl<R: Rules<State: View, Move: Place + Copy>> TextGame for AnyGame<R> {
    fn title(&self) -> String {
        self.name.to_owned()
    }

    fn hint(&self, state: &R::State) -> String {
        let example = self.moves(state).next();
        let example = example.map(|mov| format!(" such as {}", self.write(state, mov)));
        format!("move{}", example.unwrap_or_default())
    }

    fn look(&self) -> Look {
        self.look.clone()
    }

    fn player(&self, side: Side) -> Option<Player> {
        let glyph = self.pieces[side.index()].chars().next();
        Some(Player::of(side, glyph.unwrap_or_else(|| side.into())))
    }

    fn owner(&self, glyph: char) -> Option<Side> {
        let has_it = |side: &Side| self.pieces[side.index()].contains(glyph);
        Side::BOTH.into_iter().find(has_it)
    }

    /// A move that is not legal can't be made of its cells, so the reasons that the game itself has
    /// for refusals are not known here.
    fn read(&self, state: &R::State, word: &str) -> Result<Vec<R::Move>, Illegal> {
        if let Some(outcome) = self.outcome(state) {
            return Err(Illegal::Over(outcome));
        }
        let bounds = state.glyphs().bounds();
        let (cells, number) = read_cells(bounds, word).map_err(Illegal::refused)?;
        let on_them = |mov: &R::Move| mov.cells().eq(cells.iter().copied());
        if let Some(mov) = self.moves(state).filter(on_them).nth(number - 1) {
            return Ok(vec![mov]);
        }
        let begins = |from: Coord| {
            self.moves(state)
                .any(|mov| mov.cells().next() == Some(from))
        };
        Err(match cells[..] {
            [from, _, ..] if !begins(from) => Illegal::refused(NoMove::Begins),
            _ => Illegal::Unlisted,
        })
    }

    fn write(&self, before: &R::State, mov: R::Move) -> String {
        let bounds = before.glyphs().bounds();
        let cells: Vec<_> = mov.cells().collect();
        let alike = self
            .moves(before)
            .take_while(|&earlier| earlier != mov)
            .filter(|earlier| earlier.cells().eq(cells.iter().copied()));
        match alike.count() {
            0 => written(bounds, &cells),
            earlier => format!("{}#{}", written(bounds, &cells), earlier + 1),
        }
    }
}

const PASS: &str = "pass";

fn written(bounds: Bounds, cells: &[Coord]) -> String {
    if cells.is_empty() {
        return PASS.to_owned();
    }
    let names = cells
        .iter()
        .filter_map(|&at| bounds.name(at, Origin::BottomLeft));
    names.into_iter().join("-")
}

/// The cells that a word names, and which of the moves on them is meant, counted from 1.
fn read_cells(bounds: Bounds, word: &str) -> Result<(Vec<Coord>, usize), NoMove> {
    let (names, number) = match word.split_once('#') {
        None => (word, 1),
        Some((names, number)) => (names, number.parse().map_err(|_| NoMove::Form)?),
    };
    if number == 0 {
        return Err(NoMove::Form);
    }
    if names.eq_ignore_ascii_case(PASS) {
        return Ok((Vec::new(), number));
    }
    let cell = |name: &str| {
        let cell = bounds.parse_name(name, Origin::BottomLeft);
        cell.map_err(|error| match error {
            NameError::Form => NoMove::Form,
            _ => NoMove::Cell(error),
        })
    };
    let cells = names.split('-').map(cell);
    Ok((cells.collect::<Result<_, _>>()?, number))
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
