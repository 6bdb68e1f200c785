//! Games with moves that are commands elsewhere.

use super::{answer_to, check, seen};
use crate::{
    program::{all_games, open},
    record::Record,
    session::Session,
    table::Seating,
};

fn game(name: &str) -> Box<dyn Session> {
    let record = Record::new(vec![name.to_owned()]);
    open(&all_games(), &record).expect("a game of the list")
}

/// `u` and `r` are steps; the longer names are the commands, however steps run together.
#[test]
fn letters_of_commands_are_steps_in_sokoban() {
    let session = game("sokoban");
    let seen = seen(&*session, Seating::default(), b"");
    let keys = "t targets, rules, undo, redo, n new, save FILE, q quit, ? help";
    assert!(seen.contains(keys), "{seen}");
    let answer = |typed| answer_to(&*session, Seating::default(), typed);
    let is_board = |answer: &str| answer.trim_start().starts_with("8  #");
    for typed in ["u", "ru", "u\nu\nundo undo", "u\nundo\nredo"] {
        assert!(is_board(&answer(typed)), "{typed}: {}", answer(typed));
    }
    // Up once more is rock, and nothing is taken back for it.
    check(
        &*session,
        &[
            ("undo", "There is no move to take back."),
            ("u\nundo\nundo", "There is no move to take back."),
            ("help", "Sokoban"),
            ("branch", "Nothing was tried here yet."),
        ],
    );
    assert!(
        answer("?").contains("Here u, r can be moves"),
        "{}",
        answer("?")
    );
}

/// A word on the board is found, whatever it means elsewhere.
#[test]
fn quit_is_a_word_of_boggle() {
    let session = game("boggle");
    let seen = |typed: &str| seen(&*session, Seating::default(), typed.as_bytes());
    assert!(seen("quit\n").contains("score: 1, words left: 13"));
    assert!(!seen("q\nline\n").contains("score: 1"));
    assert!(!seen("exit\nline\n").contains("score: 1"));
}
