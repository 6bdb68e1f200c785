//! Renju, Omok and Caro: published positions, refusals, texts, counts, and random boards and games compared with a
//! naive program.

#[path = "../../../../tests/budget/mod.rs"]
mod budget;
mod counts;
mod naive;
mod published;
mod random_games;
mod refusals;
mod settings;
mod wins;

use collinear::rules::{Cell, Game, Illegal, Notation, Outcome, Rules, Side, View};
use collinear::{Bounds, Coord, Grid, Origin, WrongSize};
use collinear_games::renju::{
    CARO, Double, Foul, Limits, MAX_SIDE, OMOK, Overline, RENJU, Renju, State, Variant,
};

fn game(variant: Variant) -> Renju {
    Renju::new(variant).expect("a game")
}

/// The game of a variant on a board of another size.
fn sized(variant: Variant, rows: usize, cols: usize) -> Renju {
    game(Variant {
        rows,
        cols,
        ..variant
    })
}

/// A position: `X` and `O`, and anything else for a free cell.
fn board(picture: &str) -> Grid<Cell> {
    let glyph = |glyph| Some(Cell::from_glyph(glyph).unwrap_or(Cell::Empty));
    Grid::parse_with(picture, glyph).expect(picture)
}

/// A variant on the board of a picture, and its state.
fn set_up(variant: Variant, picture: &str, turn: Side) -> (Renju, State) {
    let grid = board(picture);
    let rules = sized(variant, grid.rows(), grid.cols());
    let state = rules.set_up(grid, turn).expect(picture);
    (rules, state)
}

/// The result of the first player's stone on the `?` of a picture, as a word.
fn asked(variant: Variant, picture: &str) -> &'static str {
    let at = Grid::parse(picture).expect(picture);
    let at = at
        .cells_where(|&glyph| glyph == '?')
        .next()
        .expect("a cell is asked");
    let (rules, state) = set_up(variant, picture, Side::First);
    kind(&rules, &state, at)
}

fn kind(rules: &Renju, state: &State, at: Coord) -> &'static str {
    let mut then = state.clone();
    rules.apply(&mut then, at);
    match rules.foul(state, at) {
        Some(_) if !matches!(rules.outcome(&then), None | Some(Outcome::Draw)) => {
            panic!("{at} wins")
        }
        Some(Foul::Overline(_)) => "overline",
        Some(Foul::DoubleFour(_)) => "double four",
        Some(Foul::DoubleThree(_)) => "double three",
        None if rules.outcome(&then) == Some(Outcome::Win(state.turn())) => "wins",
        None => "nothing",
    }
}

fn cell(bounds: Bounds, name: &str) -> Coord {
    bounds
        .cell_named_from(name, Origin::BottomLeft)
        .expect(name)
}
