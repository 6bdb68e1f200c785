//! Games kept in files: saved from a pipe, taken up again, refused.

use std::{
    fs,
    path::{Path, PathBuf},
};

use tempfile::TempDir;

use crate::run::{Run, file, picture, program, run, unindented};

/// Runs the program with a file as its last argument.
fn with_file(arguments: &str, file: &Path, input: &str) -> Run {
    let mut command = program(arguments);
    command.arg(file);
    run(command, input.as_bytes())
}

/// A name in a folder of its own, which is gone when it is dropped.
fn new_file() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.txt");
    (folder, file)
}

/// The text of a record, without the day.
fn text(file: &Path) -> String {
    let text = fs::read_to_string(file).expect("it was saved");
    let lines = text.lines().filter(|line| !line.starts_with("date: "));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// The games and the moves that are saved.
const GAMES: &[(&str, &str)] = &[
    ("four_in_a_row", "4453"),
    (
        "four_in_a_row --rows 6 --cols 6 --no-gravity --wrap",
        "a1 b2",
    ),
    ("four_in_a_row --wrap=rows", "123"),
    ("reversi --start parallel", "d6"),
    ("reversi", "e6f4e3f6g5d6e7f5c5"),
    ("peg_solitaire --board triangle5", "a3-a1 c3-a3"),
    ("peg_solitaire", "d2-d4 b3-d3"),
    (
        "hnefatafl --variant brandubh --corners-hostile-to king,attackers",
        "d6-f6 d5-e5",
    ),
    ("draughts --variant russian", "c3-d4 d6-c5 b2-c3"),
    ("draughts --fen B:W18:B11,12", "11-15"),
    ("tic_tac_toe", "b2 a1"),
    ("word_search", ""),
];

/// What is loaded is what was saved, the same variant with the same moves.
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
fn what_is_saved_is_a_text_for_people() {
    let (_folder, file) = new_file();
    let arguments = "reversi --rows 6 --cols 6 --second computer --level 2 --seed 5 --save";
    let played = with_file(arguments, &file, "d5 e3");
    assert_eq!((played.errors.as_str(), played.status), ("", 0));
    let expected = "\
collinear game 2
game: reversi
variant: --rows 6 --cols 6
first: human
second: computer, level 2
seed: 5
result: unfinished

d5
e3
";
    assert_eq!(text(&file), expected);
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

/// The pass that was left out is written, and how the game ended is told.
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
         result: second\n\npa\na1\n",
        position.display()
    );
    assert_eq!(text(&file), expected);
    assert_eq!(with_file("--load", &file, "").out, played.out);
}

/// A relative name would be another file in another folder.
#[test]
fn files_are_named_from_the_root_on() {
    let (folder, file) = new_file();
    fs::write(folder.path().join("cross.txt"), ". 1 .\n1 1 0\n. 1 .\n").expect("written");
    let mut command = program("peg_solitaire --board cross.txt --save game.txt");
    command.current_dir(folder.path());
    let saved = run(command, b"");
    assert_eq!((saved.errors.as_str(), saved.status), ("", 0));
    let loaded = with_file("--load", &file, "a2-c2");
    assert_eq!((loaded.errors.as_str(), loaded.status), ("", 0));
    let board = ". 1 .\n0 0 1\n. 1 .\n";
    assert!(loaded.out.starts_with(board), "{}", loaded.out);
}

/// Moves that are refused are not in the record, and the exit status tells of them.
#[test]
fn refused_moves_are_not_saved() {
    let (_folder, file) = new_file();
    let played = with_file("four_in_a_row --save", &file, "4 9 4");
    assert_eq!(played.status, 1);
    assert_eq!(played.errors.lines().count(), 1, "{}", played.errors);
    assert!(text(&file).ends_with("\n\n4\n4\n"), "{}", text(&file));
}

#[test]
fn no_file_is_replaced() {
    let taken = picture("mine");
    let refused = with_file("reversi --save", &taken, "f5");
    let why = format!(
        "error: --save: {}: there is a file of that name\n",
        taken.display()
    );
    assert_eq!(refused.errors, why);
    assert_eq!((refused.out.as_str(), refused.status), ("", 2));
    assert_eq!(fs::read_to_string(&taken).expect("it is there"), "mine");
}

/// The game is not lost with it: it was played, and is shown.
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

/// Records, and what is said of them.
const REFUSED: &[(&str, &str)] = &[
    ("", "line 1: the file is empty"),
    (
        "collinear game 1\nreversi\n",
        "line 1: it has to be \"collinear game 2\"",
    ),
    (
        "collinear game 2\nf5\n",
        "line 2: it has to say which game was played, game: reversi",
    ),
    (
        "collinear game 2\ngame: reversi\nvariant: --rows many\n",
        "line 3: invalid value 'many' for '--rows <N>': invalid digit found in string",
    ),
    (
        "collinear game 2\ngame: reversi\nvariant: --rows 1\n",
        "line 3: a board of 1 rows and 8 columns is too small: there have to be at least 2 of each",
    ),
    (
        "collinear game 2\ngame: reversi\nvariant: --help\n",
        "line 3: that is no game, it asks for help",
    ),
    (
        "collinear game 2\n\ngame: reversi --level 2\n",
        "line 3: unexpected argument '--level' found",
    ),
    (
        "collinear game 2\ngame: reversi\n\nf5\nf6\na1\n",
        "line 6: \"a1\": a disc on a1 brackets nothing",
    ),
    (
        "collinear game 2\ngame: reversi\n\nf5 f6\n",
        "line 4: \"f5 f6\": not a cell: a cell is letters and a number, such as e4; a pass is pa",
    ),
    (
        "collinear game 2\ngame: reversi\nsecond: me\n",
        "line 3: second: neither human nor computer, level 1 to 5",
    ),
];

#[test]
fn records_that_are_refused() {
    for &(text, why) in REFUSED {
        let path = picture(text);
        let refused = with_file("--load", &path, "");
        let error = format!("error: {}: {why}\n", path.display());
        assert_eq!(refused.errors, error, "{text:?}");
        assert_eq!((refused.out.as_str(), refused.status), ("", 2), "{text:?}");
    }
    let path = picture("collinear game 2\ngame: chess\n");
    let refused = with_file("--load", &path, "");
    let error = format!(
        "error: {}: line 2: no game \"chess\", but four_in_a_row, reversi, ",
        path.display()
    );
    assert!(refused.errors.starts_with(&error), "{}", refused.errors);
}

/// Whatever is in a file, there is one line about it.
#[test]
fn junk_in_a_record() {
    for junk in [
        &b"\x7fELF\x02\x01\x01\0"[..],
        &vec![b'\n'; (1 << 20) + 1],
        &[0xff; 1000],
    ] {
        let refused = with_file("--load", &file(junk), "");
        assert_eq!(refused.errors.lines().count(), 1);
        assert_eq!((refused.out.as_str(), refused.status), ("", 2));
    }
}

/// Who wrote it by hand needs no more than this.
#[test]
fn a_short_record_is_enough() {
    let path = picture("collinear game 2\ngame: four_in_a_row\n4\n5\n");
    let loaded = with_file("--load", &path, "4");
    let board = ". . . . . . .
                 . . . . . . .
                 . . . . . . .
                 . . . . . . .
                 . . . X . . .
                 . . . X O . .
                 result: unfinished";
    assert_eq!(loaded.out, unindented(board));
}
