//! Games kept as text: written, read, damaged.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
    sync::atomic::{AtomicUsize, Ordering},
};

use proptest::prelude::*;

#[path = "../../examples/play/file.rs"]
#[allow(dead_code, reason = "the screen needs more of it than a record does")]
mod file;
#[path = "../../examples/play/record.rs"]
mod record;

use file::SaveError;
use record::Record;

/// A folder of its own for each test.
fn folder() -> PathBuf {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("records{number}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

/// The moves without the numbers of their lines.
fn moves(record: &Record) -> Vec<&str> {
    record.moves.iter().map(|(_, mov)| mov.as_str()).collect()
}

#[test]
fn a_record_is_a_short_header_and_a_move_a_line() {
    let file = folder().join("game.txt");
    let record = Record::new(words("reversi --rows 6"), words("e4 c5"));
    record.save(&file, false).expect("saved");
    let text = fs::read_to_string(&file).expect("a text");
    assert_eq!(text, "collinear game 1\nreversi --rows 6\n\ne4\nc5\n");

    let loaded = Record::load(&file).expect("whole");
    assert_eq!(loaded.game, record.game);
    assert_eq!(loaded.game_line, 2);
    assert_eq!(loaded.moves, [(4, "e4".to_owned()), (5, "c5".to_owned())]);
}

proptest! {
    #[test]
    fn what_is_written_is_read(
        game in proptest::collection::vec("[^\\p{Cc}]{1,12}", 1..4),
        played in proptest::collection::vec("[!-~]{1,8}", 0..20),
    ) {
        let file = folder().join("game.txt");
        let record = Record::new(game, played);
        record.save(&file, false).unwrap();
        let loaded = Record::load(&file).unwrap();
        prop_assert_eq!(&loaded.game, &record.game);
        prop_assert_eq!(moves(&loaded), moves(&record));
    }

    #[test]
    fn no_bytes_make_it_panic(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        let _ = Record::parse(&bytes);
        let _ = Record::parse(&[b"collinear game 1\n", &bytes[..]].concat());
    }
}

/// Bytes, and what is said of them.
const DAMAGED: &[(&[u8], &str)] = &[
    (b"", "line 1: the file is empty"),
    (b"\n \n", "line 1: the file is empty"),
    (b"4453", "line 1: it has to be \"collinear game 1\""),
    (
        b"\ncollinear game 2\nreversi",
        "line 2: it has to be \"collinear game 1\"",
    ),
    (
        b"collinear game 1\n\n",
        "line 2: it has to say which game was played",
    ),
    (
        b"collinear game 1\n\nreversi 'x\n",
        "line 3: a quotation has no end",
    ),
    (
        b"collinear game 1\nreversi\n\nf5\nd\xff\n",
        "line 5: it is no text",
    ),
    (
        b"collinear game 1\nreversi\n\nf5\n\x1b[2J\n",
        "line 5: it is no text",
    ),
    (b"\x7fELF\x02\x01\x01\0", "line 1: it is no text"),
];

#[test]
fn damaged_files_are_refused_with_their_line() {
    let file = folder().join("damaged.txt");
    for (bytes, why) in DAMAGED {
        fs::write(&file, bytes).expect("written");
        let refused = Record::load(&file).expect_err(why);
        assert_eq!(refused, format!("{}: {why}", file.display()));
    }
}

#[test]
fn editors_of_other_systems_make_no_difference() {
    let text = "\u{feff}collinear game 1\r\nreversi\r\n\r\n  f5  \r\nd6\r\n";
    let record = Record::parse(text.as_bytes()).expect("whole");
    assert_eq!(record.game, ["reversi"]);
    assert_eq!(moves(&record), ["f5", "d6"]);
}

#[test]
fn a_file_that_is_none_is_refused() {
    let folder = folder();
    assert!(Record::load(&folder).is_err());
    assert!(Record::load(&folder.join("missing.txt")).is_err());
    let large = folder.join("large.txt");
    fs::write(&large, vec![b'\n'; (1 << 20) + 1]).expect("written");
    let refused = Record::load(&large).expect_err("too large");
    assert!(refused.ends_with("it is too large for a game"), "{refused}");
}

/// To open a pipe would be to wait.
#[cfg(unix)]
#[test]
fn a_pipe_is_refused() {
    let pipe = folder().join("pipe");
    let made = Command::new("mkfifo").arg(&pipe).status();
    assert!(made.expect("a program that makes pipes").success());
    let refused = Record::load(&pipe).expect_err("nobody writes");
    assert!(refused.ends_with("it is no file of text"), "{refused}");
}

#[test]
fn words_that_are_no_line_are_not_written() {
    let file = folder().join("game.txt");
    let game = ["reversi", "--position", "two\nlines"].map(str::to_owned);
    let refused = Record::new(game.into(), []).save(&file, false);
    assert!(matches!(refused, Err(SaveError::Failed(_))), "{refused:?}");
    assert!(!file.exists());
}

#[test]
fn a_file_is_replaced_only_if_that_is_wished() {
    let file = folder().join("game.txt");
    let [old, new] = ["f5", "c4"].map(|mov| Record::new(words("reversi"), words(mov)));
    old.save(&file, false).expect("saved");
    assert!(matches!(new.save(&file, false), Err(SaveError::Exists)));
    assert_eq!(moves(&Record::load(&file).expect("whole")), ["f5"]);
    new.save(&file, true).expect("saved");
    assert_eq!(moves(&Record::load(&file).expect("whole")), ["c4"]);
}

#[test]
fn what_can_not_be_written_leaves_everything_as_it_was() {
    let folder = folder();
    let record = Record::new(words("reversi"), words("f5"));
    // A folder can't be replaced by a file, and nobody is asked whether it should.
    let taken = folder.join("taken");
    fs::create_dir(&taken).expect("a folder");
    for (path, replace) in [(taken, true), (folder.join("no/where"), false)] {
        let Err(SaveError::Failed(why)) = record.save(&path, replace) else {
            panic!("{} was written", path.display());
        };
        let named = format!("{}: ", path.display());
        assert!(why.starts_with(&named), "{why}");
    }
    let left: Vec<_> = fs::read_dir(&folder).expect("a folder").collect();
    assert_eq!(left.len(), 1, "{left:?}");
}
