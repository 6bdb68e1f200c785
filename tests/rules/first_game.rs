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
fn it_takes_at_most_25_lines() {
    let source = include_str!("../../examples/new_game.rs");
    let mut lines = source.lines().skip_while(|line| !line.contains("struct "));
    let mut count = 0;
    for line in lines.by_ref() {
        count += usize::from(!line.trim().is_empty());
        // The first block that ends without indentation is `impl Rules`.
        if line == "}" {
            break;
        }
    }
    let next = lines.find(|line| !line.is_empty());
    assert!(
        next.is_some_and(|line| line.starts_with("fn main()")),
        "{next:?}"
    );
    assert!((1..=25).contains(&count), "{count} lines");
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
