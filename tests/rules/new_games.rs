//! The games in `examples/new_game.rs` and its neighbour: short enough, and right.

#[path = "../../examples/new_game.rs"]
#[allow(
    dead_code,
    unreachable_pub,
    reason = "its main is not run here, and it is written for a crate of its own"
)]
mod new_game;

#[path = "../../examples/new_game_breakthrough.rs"]
#[allow(
    dead_code,
    unreachable_pub,
    reason = "its main is not run here, and it is written for a crate of its own"
)]
mod new_game_breakthrough;

use collinear::{
    rules::{Finished, Rules, perft},
    testing::{RandomPlay, check_rules},
};
use new_game::TicTacToe;
use new_game_breakthrough::Breakthrough;

/// The lines of code from the rules on to what comes `after` them.
fn lines_of(source: &str, after: &str) -> usize {
    let is_code = |line: &&str| !line.is_empty() && !line.trim().starts_with("//");
    let mut lines = source.lines().filter(is_code);
    let rules = lines.by_ref().skip_while(|line| !line.contains("struct "));
    rules.take_while(|line| !line.starts_with(after)).count()
}

#[test]
fn they_are_short() {
    let tic_tac_toe = include_str!("../../examples/new_game.rs");
    assert!((1..=25).contains(&lines_of(tic_tac_toe, "fn main()")));
    let breakthrough = include_str!("../../examples/new_game_breakthrough.rs");
    assert!((1..=30).contains(&lines_of(breakthrough, "impl Notation")));
}

#[test]
fn they_keep_the_contract() {
    check_rules(&TicTacToe, &TicTacToe.start(), RandomPlay::default()).unwrap();
    let games = RandomPlay {
        games: 3,
        ..RandomPlay::default()
    };
    check_rules(&Breakthrough, &Breakthrough.start(), games).unwrap();
}

#[test]
fn breakthrough_has_its_counts() {
    let counts = (0..=3).map(|depth| {
        perft(
            &Breakthrough,
            &Breakthrough.start(),
            depth,
            Finished::Dropped,
        )
    });
    assert!(counts.eq([1, 22, 484, 11_132]));
}

#[test]
fn it_has_the_counts_of_tic_tac_toe() {
    let counts =
        (0..=9).map(|depth| perft(&TicTacToe, &TicTacToe.start(), depth, Finished::Dropped));
    let expected = [1, 9, 72, 504, 3024, 15120, 54720, 148_176, 200_448, 127_872];
    assert!(counts.eq(expected));
}
