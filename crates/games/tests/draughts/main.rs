//! Draughts: published counts, positions that show one rule each, draws, refusals, texts, and the promises of all
//! games.

mod bits;
#[path = "../../../../tests/budget/mod.rs"]
mod budget;
mod captures;
#[path = "../../../../tests/chosen/mod.rs"]
mod chosen;
mod contract;
mod counts;
mod draws;
mod encode;
#[cfg(feature = "serde")]
mod files;
#[path = "../../../batch/tests/lockstep/mod.rs"]
mod lockstep;
mod pictures;
mod refusals;
#[path = "../../../../tests/styled/mod.rs"]
mod styled;
#[path = "../../../batch/tests/symmetric/mod.rs"]
mod symmetric;
mod texts;

use collinear::rules::{Game, Notation, Rules};
use collinear::{Coord, Grid};
use collinear_games::draughts::{Color, Draughts, Square, State, Variant};

fn game(variant: Variant) -> Draughts {
    Draughts::new(variant).expect("a preset")
}

#[track_caller]
fn at(rules: &Draughts, name: &str) -> Coord {
    rules
        .square_named(name)
        .unwrap_or_else(|| panic!("{name} is no square"))
}

/// A position such as `w 31 K46 b 7 K8`: White's pieces and Black's, kings with a `K`.
#[track_caller]
fn position(rules: &Draughts, turn: Color, pieces: &str) -> State {
    let bounds = rules.bounds();
    let mut grid = Grid::filled(bounds.rows(), bounds.cols(), Square::Empty).expect("a board");
    let mut color = Color::White;
    for word in pieces.split_whitespace() {
        match (word, word.strip_prefix('K')) {
            ("w", _) => color = Color::White,
            ("b", _) => color = Color::Black,
            (_, Some(king)) => grid[at(rules, king)] = Square::King(color),
            (man, None) => grid[at(rules, man)] = Square::Man(color),
        }
    }
    rules.set_up(grid, turn).expect(pieces)
}

/// The moves as text, sorted.
fn moves(rules: &Draughts, state: &State) -> Vec<String> {
    let mut moves: Vec<_> = rules
        .moves(state)
        .map(|m| rules.write_move(state, &m))
        .collect();
    moves.sort();
    moves
}

/// The state after some moves.
#[track_caller]
fn after(rules: &Draughts, from: &State, words: &str) -> State {
    let mut game = Game::from_state(rules, from.clone());
    for word in words.split_whitespace() {
        let m = rules.read_move(game.state(), word);
        let m = m.unwrap_or_else(|error| panic!("{word}: {error}\n{}", game.state()));
        game.play(m).expect("what was read is legal");
    }
    game.state().clone()
}
