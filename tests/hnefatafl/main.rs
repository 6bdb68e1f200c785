//! Hnefatafl: the game on a grid and on bits, beside a naive program that shares no code with the library; pictures of
//! every switch, refusals, counts and the contract.

#[path = "../budget/mod.rs"]
mod budget;
#[path = "../chosen/mod.rs"]
mod chosen;
mod counts;
mod histories;
mod naive;
mod on_bits;
mod pictures;
mod random_games;
mod refusals;
mod variants;

use collinear::Grid;
use collinear::rules::hnefatafl::{Army, Hnefatafl, Square, State};

fn game(text: &str) -> Hnefatafl {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn grid(picture: &str) -> Grid<Square> {
    Grid::parse_with(picture, Square::from_glyph).expect(picture)
}

/// The state with these rows and this side to move.
#[track_caller]
fn state(rules: &Hnefatafl, picture: &str, turn: char) -> State {
    rules
        .set_up(grid(picture), army(turn))
        .unwrap_or_else(|error| panic!("{error}\n{picture}"))
}

fn army(side: char) -> Army {
    match side {
        'a' => Army::Attackers,
        'd' => Army::Defenders,
        other => panic!("{other} is no side"),
    }
}
