//! The value of a game, beside a plain search and known values.

use std::collections::HashMap;

use super::*;
use collinear::rules::{game_value, peg_solitaire::PegSolitaire};
use fastrand::Rng;

use crate::budget;

/// What the plain search found for each position.
type Found<R> = HashMap<<<R as Rules>::State as View>::Key, Outcome>;

/// The best result for the side to move, found by trying every move.
fn plain<R: Rules<State: View>>(rules: &R, state: &R::State, found: &mut Found<R>) -> Outcome {
    if let Some(outcome) = rules.outcome(state) {
        return outcome;
    }
    if let Some(&outcome) = found.get(&state.key()) {
        return outcome;
    }
    let turn = state.turn();
    let after = rules.moves(state).map(|m| {
        let mut after = state.clone();
        rules.apply(&mut after, m);
        plain(rules, &after, found)
    });
    let rank = |outcome: &Outcome| match outcome.winner() {
        Some(winner) if winner == turn => 2,
        Some(_) => 0,
        None => 1,
    };
    let best = after.max_by_key(rank).expect("a move");
    found.insert(state.key(), best);
    best
}

/// Rows, columns, k, and true if discs fall.
fn small_game(rows: usize, cols: usize, k: usize, falls: bool) -> InARow {
    let board = Bounds::new(rows, cols).unwrap();
    let game = InARow::on(board, Length::AtLeast(k)).unwrap();
    if falls {
        game.with_gravity_towards(Direction::S).unwrap()
    } else {
        game
    }
}

#[test]
fn values_are_those_of_a_plain_search() {
    let mut random = Rng::with_seed(5);
    for falls in [false, true] {
        for (rows, cols, k) in [(1, 4, 2), (4, 3, 3), (4, 4, 3), (4, 4, 4), (2, 6, 3)] {
            let game = small_game(rows, cols, k, falls);
            for _ in 0..budget::cases(12) {
                // Late enough for a plain search.
                let mut state = game.start();
                for _ in 0..(rows * cols).saturating_sub(budget::of(8, 11, 11)) {
                    let moves: Vec<_> = game.moves(&state).collect();
                    if game.outcome(&state).is_none() {
                        game.apply(&mut state, moves[random.usize(..moves.len())]);
                    }
                }
                let expected = plain(&game, &state, &mut HashMap::new());
                assert_eq!(
                    game_value(&game, &state),
                    Ok(expected),
                    "{rows} {cols} {k} {falls}"
                );
            }
        }
    }
}

#[test]
fn small_games_have_their_known_values() {
    let (first, draw) = (Outcome::Win(Side::First), Outcome::Draw);
    let quick = [(3, 3, 3, draw), (3, 4, 3, first), (4, 4, 3, first)];
    let slow = [(4, 4, 4, draw)].into_iter().filter(|_| budget::THOROUGH);
    for (rows, cols, k, expected) in quick.into_iter().chain(slow) {
        let game = small_game(rows, cols, k, false);
        let found = game_value(&game, &game.start());
        assert_eq!(found, Ok(expected), "{rows} {cols} {k}");
    }
}

#[test]
fn a_game_that_need_not_end_chance_and_one_player_have_no_value() {
    let repeats = "no value: a position can come again";
    assert_eq!(game_value(&CLIMB, &CLIMB.start()), Err(repeats));
    let peg: PegSolitaire = "board=110".parse().expect("a board");
    assert_eq!(
        game_value(&peg, &peg.start()),
        Err("no value: it is a game for one")
    );
}
