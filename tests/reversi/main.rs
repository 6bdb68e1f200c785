//! Reversi: published counts, played games, refusals, texts, and random boards and games compared with a naive
//! program that shares no code with the library. The engine on bitboards is compared with the reference.
//!
//! Tests named `row_NN` cover a bug that another program had, by its number in the project's list.

mod bits;
mod boards;
#[path = "../budget/mod.rs"]
mod budget;
#[path = "../chosen/mod.rs"]
mod chosen;
mod counts;
mod games;
mod naive;
mod random_games;
mod refusals;
mod tables;
mod texts;

use std::collections::BTreeSet;

use collinear::rules::reversi::{PlaceOrPass, Reversi, Square, Start, State};
use collinear::rules::{Game, Notation, Rules, Side};
use collinear::{Bounds, Coord, Grid, Origin};

/// A start with holes on an oblong board.
const HOLES: &str = "
    # . . . . #
    . . O X . .
    . . X O # .
    . . . . . .
";

/// A start on a board whose holes make it roughly a hexagon, with a hole in the middle.
const HEXAGON: &str = "
    # # . . .
    # . O X .
    . X # O .
    . O X . #
    . . . # #
";

type CellSet = BTreeSet<Coord>;

fn crossed(rows: usize, cols: usize) -> Reversi {
    Reversi::new(rows, cols, Start::Crossed).expect("a game")
}

fn parallel(rows: usize, cols: usize) -> Reversi {
    Reversi::new(rows, cols, Start::Parallel).expect("a game")
}

fn board(picture: &str) -> Grid<Square> {
    Grid::parse_with(picture, Square::from_glyph).expect(picture)
}

/// The game that starts with this picture.
fn starting_from(picture: &str, turn: Side) -> Reversi {
    Reversi::from_start(board(picture), turn).expect(picture)
}

/// A game from its transcript, with passes implied.
fn played(rules: &Reversi, moves: &str) -> Game<Reversi> {
    let mut game = Game::new(rules.clone());
    for word in rules.split_turns(moves) {
        let read = rules.read_turn(game.state(), word);
        let read = read.unwrap_or_else(|error| panic!("{word}: {error}\n{}", game.state()));
        game.play_all(read).expect("what was read is legal");
    }
    game
}

fn cell(bounds: Bounds, name: &str) -> Coord {
    bounds.cell_named_from(name, Origin::TopLeft).expect(name)
}

fn cells<'a>(bounds: Bounds, names: impl IntoIterator<Item = &'a str>) -> CellSet {
    names.into_iter().map(|name| cell(bounds, name)).collect()
}

/// The lines that a placement would turn over, as lists of cells.
fn flips(rules: &Reversi, state: &State, at: Coord) -> BTreeSet<CellSet> {
    let lines: Vec<_> = rules.flips(state, at).collect();
    let sets: BTreeSet<CellSet> = lines.iter().map(|line| line.iter().collect()).collect();
    assert_eq!(sets.len(), lines.len(), "a line is answered once");
    sets
}

/// All cells that a placement would turn over.
fn flipped(rules: &Reversi, state: &State, at: Coord) -> CellSet {
    flips(rules, state, at).into_iter().flatten().collect()
}

/// The legal moves as text.
fn moves(game: &Game<Reversi>) -> Vec<String> {
    game.moves()
        .map(|m| game.rules().write_move(game.state(), &m))
        .collect()
}

fn place(name: &str) -> PlaceOrPass {
    PlaceOrPass::Place(cell(Bounds::new(26, 26).expect("a board"), name))
}

fn after(rules: &Reversi, state: &State, m: PlaceOrPass) -> State {
    let mut next = state.clone();
    rules.apply(&mut next, m);
    next
}
