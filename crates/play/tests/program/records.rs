//! Tests of games in files: saved from a pipe, continued, refused.

use std::{
    fs,
    path::{Path, PathBuf},
};

use tempfile::TempDir;

use crate::run::{Run, picture, program, run};

/// Runs the program with a file as its last argument.
fn with_file(arguments: &str, file: &Path, input: &str) -> Run {
    let mut command = program(arguments);
    command.arg(file);
    run(command, input.as_bytes())
}

/// A file name in a temporary folder.
fn new_file() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.txt");
    (folder, file)
}

/// The text of a record without the date.
fn text(file: &Path) -> String {
    let text = fs::read_to_string(file).expect("it was saved");
    let lines = text.lines().filter(|line| !line.starts_with("date: "));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// The games and moves to save.
const GAMES: &[(&str, &str)] = &[
    (
        "four_in_a_row --rows 6 --cols 6 --no-gravity --wrap",
        "a1 b2",
    ),
    ("reversi --start parallel", "d6"),
    ("peg_solitaire --board triangle5", "a3-a1 c3-a3"),
    (
        "hnefatafl --variant brandubh --corners-hostile-to king,attackers",
        "d6-f6 d5-e5",
    ),
    ("draughts --fen B:W18:B11,12", "11-15"),
    ("word_search", ""),
];

#[test]
fn a_game_that_is_saved_is_taken_up_again() {
    for &(arguments, moves) in GAMES {
        let (_folder, file) = new_file();
        let played = with_file(&format!("{arguments} --save"), &file, moves);
        assert_eq!(
            (played.errors.as_str(), played.status),
            ("", 0),
            "{arguments}"
        );
        let loaded = with_file("--load", &file, "");
        assert_eq!(
            (loaded.errors.as_str(), loaded.status),
            ("", 0),
            "{arguments}"
        );
        assert_eq!(loaded.out, played.out, "{arguments}");
    }
}

#[test]
fn a_game_goes_on_after_it_was_loaded_and_is_saved_anew() {
    let (_folder, first) = new_file();
    let second = first.with_file_name("second.txt");
    let saved = with_file("reversi --save", &first, "f5");
    assert_eq!(saved.status, 0, "{}", saved.errors);
    let mut command = program("--load");
    command.arg(&first).arg("--save").arg(&second);
    let went_on = run(command, b"d6c3");
    assert_eq!((went_on.errors.as_str(), went_on.status), ("", 0));
    let whole = run(program("reversi"), b"f5d6c3");
    assert_eq!(went_on.out, whole.out);
    assert!(
        text(&second).ends_with("\n\nf5\nd6\nc3\n"),
        "{}",
        text(&second)
    );
    assert!(text(&first).ends_with("\n\nf5\n"));
}

#[test]
fn a_record_has_the_name_of_the_game() {
    for (called, lines) in [
        ("othello --save", "game: reversi\n"),
        (
            "Connect Five --rows 9 --save",
            "game: four_in_a_row\nvariant: --rows 9 --cols 15 --connect 5 --no-gravity\n",
        ),
    ] {
        let (_folder, file) = new_file();
        let saved = with_file(called, &file, "");
        assert_eq!((saved.errors.as_str(), saved.status), ("", 0), "{called}");
        let text = text(&file);
        assert!(
            text.starts_with(&format!("collinear game 2\n{lines}")),
            "{text}"
        );
    }
}

/// A pass that was left out is written to the file, and the result is written too.
#[test]
fn the_end_and_the_passes_are_in_the_record() {
    let (_folder, file) = new_file();
    let position = picture(". X O O\n. O O O\nX\n");
    let mut command = program("reversi --position");
    command.arg(&position).arg("--save").arg(&file);
    let played = run(command, b"a1");
    assert_eq!((played.errors.as_str(), played.status), ("", 0));
    let expected = format!(
        "collinear game 2\ngame: reversi\nvariant: --position {}\nfirst: human\nsecond: human\n\
         result: white\n\npa\na1\n",
        position.display()
    );
    assert_eq!(text(&file), expected);
    assert_eq!(with_file("--load", &file, "").out, played.out);
}

/// The game is played and shown nevertheless.
#[test]
fn a_folder_that_is_not_there_can_hold_no_game() {
    let (folder, _) = new_file();
    let file = folder.path().join("no/such/game.txt");
    let played = with_file("reversi --save", &file, "f5");
    assert!(played.out.ends_with("\ndiscs: 4 1\n"), "{}", played.out);
    let why = format!("error: {}: No such file or directory", file.display());
    assert!(played.errors.starts_with(&why), "{}", played.errors);
    assert_eq!((played.errors.lines().count(), played.status), (1, 1));
}
