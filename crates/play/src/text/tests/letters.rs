//! Games with moves that are commands elsewhere.

use collinear_games::{boggle::Boggle, sokoban::Sokoban};

use super::{answer_to, check, seen};
use crate::{
    core::{playable::Playable, record::Record, session::Session, table::Seating},
    program::{all_games, open},
};

fn game(name: &str) -> Session {
    let record = Record::new(vec![name.to_owned()]);
    open(&all_games(), &record).expect("a game of the list")
}

/// `u` and `r` are steps; the longer names are the commands, however steps run together.
#[test]
fn letters_of_commands_are_steps_in_sokoban() {
    let session = game("sokoban");
    let seen = seen(&session, Seating::default(), b"");
    let keys = "t targets, rules, undo, redo, n new, save FILE, q quit, ? help";
    assert!(seen.contains(keys), "{seen}");
    let answer = |typed| answer_to(&session, Seating::default(), typed);
    let is_board = |answer: &str| answer.trim_start().starts_with("8  #");
    for typed in ["u", "ru", "u\nu\nundo undo", "u\nundo\nredo"] {
        assert!(is_board(&answer(typed)), "{typed}: {}", answer(typed));
    }
    // Up once more is rock, and nothing is taken back for it.
    check(
        &session,
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

/// After the last step as well: what is typed too much takes nothing back, and the question after the end
/// tells what does.
#[test]
fn a_step_too_many_is_no_command() {
    let level = "###\n#.#\n#$#\n#@#\n#-#\n###";
    let game = Playable::new(Sokoban::new(level).unwrap()).with_notation();
    let session = game.session();
    for typed in ["u u", "uu", "u\nu", "d\nuu u"] {
        let seen = seen(&session, Seating::default(), typed.as_bytes());
        assert!(seen.contains("\"u\": the game is over"), "{typed}: {seen}");
        assert!(
            seen.ends_with("Solved. Play again? y yes, n no, undo >\n"),
            "{typed}: {seen}"
        );
    }
    let seen = seen(&session, Seating::default(), b"u undo");
    assert!(!seen.contains("Play again?"), "{seen}");
}

/// The letters that can be typed are told anew when one of them has become a step.
#[test]
fn keys_are_told_again_when_one_becomes_a_move() {
    let level = "####\n#@-#\n#.$#\n#--#\n####";
    let game = Playable::new(Sokoban::new(level).unwrap()).with_notation();
    let session = game.session();
    let seen = |typed: &[u8]| seen(&session, Seating::default(), typed);
    let keys = |text: &str| text.matches("t targets, rules, ").count();
    assert!(seen(b"").contains("u undo, redo, n new"));
    assert!(seen(b"d\n").contains("\nt targets, rules, undo, redo, n new"));
    assert_eq!(keys(&seen(b"d\n")), 2);
    assert_eq!(keys(&seen(b"d\nu\nr\n")), 2);
    // In the line where it became one it is one.
    assert!(!seen(b"d u\n").contains("take back"));
}

/// A word on the board is found, whatever it means elsewhere.
#[test]
fn quit_is_a_word_of_boggle() {
    let session = game("boggle");
    let seen = |typed: &str| seen(&session, Seating::default(), typed.as_bytes());
    assert!(seen("quit\n").contains("score: 1, words left: 13"));
    assert!(!seen("q\nline\n").contains("score: 1"));
    assert!(!seen("exit\nline\n").contains("score: 1"));
    // Found once, it is no command either.
    for typed in ["quit\nquit\nline\n", "quit quit\nQUIT\nline\n"] {
        let seen = seen(typed);
        assert!(
            seen.contains("\"quit\": QUIT was found before")
                || seen.contains("\"QUIT\": QUIT was found before"),
            "{seen}"
        );
        assert!(seen.contains("score: 2, words left: 12"), "{seen}");
    }
    assert!(seen("?").contains("\nHere quit can be a move: "));
    assert!(seen("").contains("save FILE, q, ? help\n"));
}

/// `save` keeps a game only with a file after it where it is a word.
#[test]
fn save_is_a_word_of_boggle() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.txt");
    let boggle = Boggle::new("S A\nE V", ["SAVE", "SEA", "VASE"]).unwrap();
    let session = Playable::new(boggle).with_notation().session();
    let seen = |typed: &str| seen(&session, Seating::default(), typed.as_bytes());
    assert!(!seen("save\n").contains("which file?"));
    assert!(seen("sea save\nsave").contains("\"save\": SAVE was found before"));
    assert_eq!(session.fork().made().len(), 0);
    let saved = seen(&format!("save\nsave {}", file.display()));
    assert!(
        saved.contains(&format!("saved in {}", file.display())),
        "{saved}"
    );
    assert!(file.exists());
}
