//! Peg solitaire: boards, refusals, texts, the score, the solver, the published counts, random games compared
//! with a program that shares no code with the library, and the engine on bits.

mod bits;
mod boards;
#[path = "../budget/mod.rs"]
mod budget;
mod census;
#[path = "../chosen/mod.rs"]
mod chosen;
mod counts;
mod levels;
mod naive;
mod random_boards;
mod random_games;
mod refusals;
mod solver;
mod table;
mod texts;

use collinear::rules::peg_solitaire::{Goal, Lattice, PegSolitaire, Square};
use collinear::rules::{Game, Notation};
use collinear::{Coord, Grid};
use proptest::prelude::ProptestConfig;

/// Bergholt's solution of 1912.
const BERGHOLT: &str = "d2-d4 f3-d3 e1-e3 e4-e2 e6-e4 g5-e5 d5-f5 g3-g5-e5 c3-e3 a3-c3 \
    b5-d5-f5-f3-d3-b3 c7-c5 c4-c6 e7-c7-c5 a5-a3-c3 c1-e1-e3-e5 c2-c4-c6-e6-e4-c4 b4-d4";

/// The number of cases that there is time for, up to `cases` in a thorough run.
fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig::with_cases(crate::budget::cases(cases))
}

fn at(row: usize, col: usize) -> Coord {
    Coord::new(row, col)
}

fn board(lattice: Lattice, picture: &str) -> Grid<Square> {
    lattice.parse(picture).expect(picture)
}

/// The game that starts with this picture.
fn square(picture: &str) -> PegSolitaire {
    game(Lattice::Square, picture)
}

fn triangular(picture: &str) -> PegSolitaire {
    game(Lattice::Triangular, picture)
}

fn game(lattice: Lattice, picture: &str) -> PegSolitaire {
    PegSolitaire::from_start(board(lattice, picture), lattice).expect(picture)
}

fn to_hole(game: PegSolitaire, hole: Coord) -> PegSolitaire {
    game.with_goal(Goal::Hole(hole)).expect("a hole")
}

/// Plays turns such as `d2-d4-f4`, separated by spaces.
#[track_caller]
fn play(game: &mut Game<PegSolitaire>, turns: &str) {
    for turn in turns.split_whitespace() {
        let hops = game.rules().read_turn(game.state(), turn);
        let hops = hops.unwrap_or_else(|error| panic!("{turn}: {error}\n{}", game.state()));
        game.play_all(hops).expect("what was read is legal");
    }
}

#[track_caller]
fn played(rules: PegSolitaire, turns: &str) -> Game<PegSolitaire> {
    let mut game = Game::new(rules);
    play(&mut game, turns);
    game
}
