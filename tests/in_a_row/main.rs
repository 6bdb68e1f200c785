//! m,n,k games, with and without gravity: played games, refusals, set-up positions, texts; random games of random
//! variants beside an engine that shares no code with the library; the published counts, on every engine.
//!
//! Tests named `row_NN` stand for a bug that another program really had, with its number in the project's list.

#[path = "../budget/mod.rs"]
mod budget;
#[path = "../chosen/mod.rs"]
mod chosen;
mod counts;
mod engines;
mod fast_engines;
mod naive;
mod obstacles;
mod other_boards;
mod random_games;
mod refusals;
mod set_up;
mod settings;
mod texts;
mod variants;
mod wins;

use std::collections::BTreeSet;

use collinear::rules::in_a_row::{
    FOUR_IN_A_ROW, GOMOKU, GOMOKU_FREESTYLE, InARow, Square, State, TIC_TAC_TOE,
};
use collinear::rules::{Cell, Game, Illegal, MAX_CELLS, Notation, Outcome, Rules, Side, View};
use collinear::{Bounds, Coord, Direction, Grid, Length, TooLarge, Wrap};
use naive::{Board, CellSet, Naive};
use proptest::prelude::*;
use serde_json::Value;

use Direction as D;
use Length::{AtLeast, Exactly};

const FIRST_WON: Option<Outcome> = Some(Outcome::Win(Side::First));
const SECOND_WON: Option<Outcome> = Some(Outcome::Win(Side::Second));

fn mnk(rows: usize, cols: usize, length: Length) -> InARow {
    InARow::new(rows, cols, length).expect("a game")
}

fn falling(rows: usize, cols: usize, length: Length) -> InARow {
    mnk(rows, cols, length).with_gravity().expect("a game")
}

fn wrapped(game: InARow, wrap: Wrap) -> InARow {
    game.with_wrap(wrap).expect("a game")
}

fn board(picture: &str) -> Grid<Cell> {
    Grid::parse_with(picture, Cell::from_glyph).expect(picture)
}

/// A game that starts from a picture.
fn set_up(rules: InARow, picture: &str) -> Game<InARow> {
    let state = rules.set_up(board(picture));
    let state = state.unwrap_or_else(|error| panic!("{error}:\n{picture}"));
    Game::from_state(rules, state)
}

/// A game from its moves as text.
fn played(rules: InARow, moves: &str) -> Game<InARow> {
    let mut game = Game::new(rules);
    for text in rules.split_turns(moves) {
        play(&mut game, text);
    }
    game
}

fn play(game: &mut Game<InARow>, text: &str) {
    let m = game.rules().read_move(game.state(), text);
    let m = m.unwrap_or_else(|error| panic!("{text}: {error}\n{}", game.state()));
    game.play(m).expect("what was read is legal");
}

/// The winning lines, each as its cells in reading order.
fn winning_lines(game: &Game<InARow>) -> BTreeSet<Vec<Coord>> {
    let rules = *game.rules();
    let lines: Vec<_> = rules.winning_lines(game.state()).collect();
    let cells: BTreeSet<_> = lines.iter().map(|line| sorted(line.iter())).collect();
    assert_eq!(
        cells.len(),
        lines.len(),
        "a line is reported once: {lines:?}"
    );
    cells
}

fn sorted(cells: impl IntoIterator<Item = Coord>) -> Vec<Coord> {
    let mut cells: Vec<_> = cells.into_iter().collect();
    cells.sort();
    cells
}

fn lengths(game: &Game<InARow>) -> Vec<usize> {
    let rules = *game.rules();
    let mut lengths: Vec<_> = rules
        .winning_lines(game.state())
        .map(|line| line.len())
        .collect();
    lengths.sort_unstable();
    lengths
}

/// Tries a move that has to be refused, and checks that nothing has changed, including the history.
#[track_caller]
fn refused(game: &mut Game<InARow>, m: impl Into<Coord>) -> Illegal {
    let (key, all) = (game.state().key(), format!("{game:?}"));
    let illegal = game.play(m.into()).expect_err("it has to be refused");
    assert_eq!(game.state().key(), key);
    assert_eq!(format!("{game:?}"), all);
    illegal
}
