//! The games in `examples/new_game*.rs`, which the docs show first, are right.

#![allow(
    dead_code,
    unreachable_pub,
    reason = "their mains are not run here, and they are written for crates of their own"
)]

#[path = "../../examples/new_game.rs"]
mod new_game;
#[path = "../../examples/new_game_draughts.rs"]
mod new_game_draughts;

use collinear::{
    rules::{Finished, Rules, View, perft},
    testing::{RandomPlay, check_rules},
};
use new_game::TicTacToe;
use new_game_draughts::EnglishDraughts;

use crate::budget;

/// Random games keep the contract, and the counts are the published ones.
fn check<R: Rules<State: View>>(rules: &R, games: usize, counts: &[u128]) {
    let play = RandomPlay::new(games, budget::of(40, 100, 100));
    check_rules(rules, &rules.start(), play).unwrap();
    let depths = budget::affordable(counts, budget::of(20_000, 1_200_000, 1_200_000));
    for (depth, &count) in counts[..depths].iter().enumerate() {
        assert_eq!(
            perft(rules, &rules.start(), depth, Finished::Dropped),
            count
        );
    }
}

#[test]
fn tic_tac_toe() {
    let counts = [1, 9, 72, 504, 3024, 15120, 54720, 148_176, 200_448, 127_872];
    check(&TicTacToe, 20, &counts);
}

#[test]
fn english_draughts() {
    let counts = [1, 7, 49, 302, 1469, 7361, 36_768, 179_740, 845_931];
    check(&EnglishDraughts, 2, &counts);
}
