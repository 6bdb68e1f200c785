//! The computer as a player at a terminal.

use std::time::Duration;

use super::{answer_to, game, seen};
use crate::{
    computer::Level,
    core::{seat::Seat, table::Seating},
    program::games::{InARowOptions, PegSolitaireOptions, ReversiOptions},
};

const COMPUTER: Seat = Seat::Computer(Level::WEAKEST);

fn seating(seats: [Seat; 2]) -> Seating {
    Seating {
        seats,
        limit: Duration::from_mins(1),
        pace: Duration::ZERO,
        seed: 7,
    }
}

const AGAINST_IT: [Seat; 2] = [Seat::Human, COMPUTER];

/// The winning move is found at any level.
#[test]
fn it_answers_a_move() {
    let session = game::<InARowOptions>("--rows 2 --cols 3 --connect 2").session();
    let seen = answer_to(&session, seating(AGAINST_IT), "2");
    let board = "
  .  .  .
  . (X) .
  1  2  3

Second player (O): thinking
Second player (O): ";
    assert!(seen.starts_with(board), "{seen}");
    assert!(seen.contains("\nFirst player (X): column 1-3 >"), "{seen}");
}

#[test]
fn nobody_moves_for_it() {
    let session = game::<InARowOptions>("").session();
    let seen = answer_to(&session, seating(AGAINST_IT), "4 4");
    assert!(
        seen.contains("\n\"4\": it is the computer's turn\n"),
        "{seen}"
    );
}

#[test]
fn its_answer_is_taken_back_with_the_move() {
    let session = game::<InARowOptions>("").session();
    let empty = "
  .  .  .  .  .  .  .
  .  .  .  .  .  .  .
  .  .  .  .  .  .  .
  .  .  .  .  .  .  .
  .  .  .  .  .  .  .
  .  .  .  .  .  .  .
  1  2  3  4  5  6  7

First player (X): column 1-7";
    let against_it = |typed| answer_to(&session, seating(AGAINST_IT), typed);
    let undone = against_it("4\nu");
    assert!(undone.starts_with(empty), "{undone}");
    let again = against_it("4\nu\nr");
    assert!(again.contains('X') && again.contains("(O)"), "{again}");
    assert!(!again.contains("thinking"), "{again}");
    let nothing_left = against_it("4\nu\nu");
    assert!(
        nothing_left.starts_with("There is no move to take back."),
        "{nothing_left}"
    );
}

#[test]
fn it_plays_itself_to_the_end() {
    let session = game::<ReversiOptions>("--rows 4 --cols 4").session();
    let seating = seating([COMPUTER; 2]);
    let played = seen(&session, seating, b"n\n");
    assert!(
        played.contains("Play again? y yes, n no, u undo >\n"),
        "{played}"
    );
    assert_eq!(
        played,
        seen(&session, seating, b"n\n"),
        "the same seed, the same moves"
    );
}

/// A game for one is played by one.
#[test]
fn it_leaves_a_game_for_one_alone() {
    let session = game::<PegSolitaireOptions>("").session();
    let seen = seen(&session, seating([COMPUTER; 2]), b"");
    assert!(!seen.contains("thinking"), "{seen}");
}
