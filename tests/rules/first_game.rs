//! The game in `examples/new_game.rs`: short enough, and right.

#[path = "../../examples/new_game.rs"]
#[allow(
    dead_code,
    unreachable_pub,
    reason = "its main is not run here, and it is written for a crate of its own"
)]
mod new_game;

use collinear::{
    rules::{Finished, Rules, perft},
    testing::{RandomPlay, check_rules},
};
use new_game::TicTacToe;

#[test]
fn it_is_short() {
    let is_code = |line: &&str| !line.is_empty() && !line.trim().starts_with("//");
    let lines = include_str!("../../examples/new_game.rs")
        .lines()
        .filter(is_code);
    let rules = lines.skip_while(|line| !line.contains("struct "));
    let count = rules
        .take_while(|line| !line.starts_with("fn main()"))
        .count();
    assert!((1..=25).contains(&count));
}

#[test]
fn it_keeps_the_contract() {
    check_rules(&TicTacToe, &TicTacToe.start(), RandomPlay::default()).unwrap();
}

#[test]
fn it_has_the_counts_of_tic_tac_toe() {
    let counts =
        (0..=9).map(|depth| perft(&TicTacToe, &TicTacToe.start(), depth, Finished::Dropped));
    let expected = [1, 9, 72, 504, 3024, 15120, 54720, 148_176, 200_448, 127_872];
    assert!(counts.eq(expected));
}
