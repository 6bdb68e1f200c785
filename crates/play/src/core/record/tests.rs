//! Games kept as text: written, read, damaged.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use proptest::prelude::*;
use tempfile::{TempDir, tempdir};

use super::Record;
use crate::{
    computer::Level,
    core::{
        file::{self, SaveError},
        seat::Seat,
        session::Session,
        table::Seating,
    },
    formats,
    program::{all_games, open},
};

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

/// A game by the words that choose it, and its moves.
fn record(game: &str, moves: &str) -> Record {
    let moves = words(moves).into_iter().map(|m| (0, m));
    Record {
        moves: moves.collect(),
        ..Record::new(words(game))
    }
}

/// The moves without the numbers of their lines.
fn moves(record: &Record) -> Vec<&str> {
    record.moves.iter().map(|(_, m)| m.as_str()).collect()
}

fn save(record: &Record, path: &Path, replace: bool) -> Result<(), SaveError> {
    let text = record.text().map_err(SaveError::Failed)?;
    file::save(path, &text, replace)
}

/// A name in a folder of its own, which is gone when it is dropped.
fn new_file() -> (TempDir, PathBuf) {
    let folder = tempdir().expect("a folder");
    let file = folder.path().join("game.txt");
    (folder, file)
}

const ALL_TAGS: &str = "\
collinear game 2
game: reversi
variant: --rows 6 --cols 6
first: human
second: computer, level 3
seed: 17
date: 2026-11-22
result: unfinished

e4
c5
";

#[test]
fn tags_are_read_and_written_alike() {
    let record = Record::parse(ALL_TAGS.as_bytes()).expect("whole");
    assert_eq!(record.game, words("reversi --rows 6 --cols 6"));
    let level = Level::new(3).expect("a level");
    assert_eq!(
        record.seats,
        [Some(Seat::Human), Some(Seat::Computer(level))]
    );
    assert_eq!(record.seed, Some(17));
    assert_eq!(record.tags.date.as_deref(), Some("2026-11-22"));
    assert_eq!(record.result.as_deref(), Some("unfinished"));
    assert_eq!(record.text().as_deref(), Ok(ALL_TAGS));
}

#[test]
fn tags_may_be_missing_and_in_any_order_and_unknown() {
    let text = "collinear game 2\nwhere: at: home\nseed:  4\nvariant: --cols 6\ngame: reversi\nf5";
    let record = Record::parse(text.as_bytes()).expect("whole");
    assert_eq!(record.game, words("reversi --cols 6"));
    assert_eq!(record.game_line, 4);
    assert_eq!(record.seed, Some(4));
    assert_eq!(
        (record.seats, record.tags.date, record.result),
        ([None; 2], None, None)
    );
    let text = "collinear game 2\ngame: reversi";
    let record = Record::parse(text.as_bytes()).expect("whole");
    assert_eq!((record.game_line, record.moves), (2, Vec::new()));
}

/// A game in progress.
fn session(game: &str) -> Session {
    open(&all_games(), &record(game, "")).expect("a game")
}

#[test]
fn a_game_in_progress_is_a_record_with_all_tags() {
    let mut session = session("reversi --rows 6 --cols 6");
    session.play_word("d5").expect("legal");
    let seating = Seating {
        seats: [Seat::Human, Seat::Computer(Level::STRONGEST)],
        seed: 5,
        ..Seating::default()
    };
    let mut record = Record::of(&session, &seating);
    let date = record
        .tags
        .date
        .replace("2026-11-22".to_owned())
        .expect("a day");
    let digits = date
        .chars()
        .map(|char| if char.is_ascii_digit() { '9' } else { char });
    assert_eq!(digits.collect::<String>(), "9999-99-99");
    let text = "\
collinear game 2
game: reversi
variant: --rows 6 --cols 6
first: human
second: computer, level 5
seed: 5
date: 2026-11-22
result: unfinished

d5
";
    assert_eq!(record.text().as_deref(), Ok(text));
}

/// A seed makes a difference only to the computer.
#[test]
fn who_plays_and_the_seed_are_told_where_they_matter() {
    let of = |session: &Session| Record::of(session, &Seating::default());
    let two = of(&session("reversi"));
    assert_eq!((two.seats, two.seed), ([Some(Seat::Human); 2], None));
    let one = of(&session("peg_solitaire"));
    assert_eq!((one.seats, one.seed), ([None; 2], None));
}

proptest! {
    #[test]
    fn what_is_written_is_read(
        game in proptest::collection::vec("[^\\p{Cc}]{1,12}", 1..4),
        played in proptest::collection::vec("[!-~]{1,8}", 0..20),
    ) {
        let (_folder, file) = new_file();
        let record = Record {
            moves: played.into_iter().map(|m| (0, m)).collect(),
            ..Record::new(game)
        };
        save(&record, &file, false).unwrap();
        let loaded = formats::load(&file, None).unwrap();
        prop_assert_eq!(&loaded.game, &record.game);
        prop_assert_eq!(moves(&loaded), moves(&record));
    }

    #[test]
    fn no_bytes_make_it_panic(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        let _ = Record::parse(&bytes);
        let _ = Record::parse(&[b"collinear game 2\n", &bytes[..]].concat());
        let _ = Record::parse(&[b"collinear game 2\ngame: reversi\n", &bytes[..]].concat());
    }
}

/// Bytes, and what is said of them.
const DAMAGED: &[(&[u8], &str)] = &[
    (b"", "line 1: the file is empty"),
    (b"\n \n", "line 1: the file is empty"),
    (b"4453", "line 1: it has to be \"collinear game 2\""),
    (
        b"\ncollinear game 1\nreversi",
        "line 2: it has to be \"collinear game 2\"",
    ),
    (
        b"collinear game 2\n\n",
        "line 2: it has to say which game was played, game: reversi",
    ),
    (
        b"collinear game 2\nseed: 4\nf5\n",
        "line 2: it has to say which game was played, game: reversi",
    ),
    (
        b"collinear game 2\n\ngame: reversi 'x\n",
        "line 3: a quotation has no end",
    ),
    (
        b"collinear game 2\ngame: reversi\nvariant: \"x\n",
        "line 3: a quotation has no end",
    ),
    (
        b"collinear game 2\ngame: reversi\nseed: many\n",
        "line 3: seed: not a number",
    ),
    (
        b"collinear game 2\nfirst: nobody\ngame: reversi\n",
        "line 2: first: neither human nor computer, level 1 to 5",
    ),
    (
        b"collinear game 2\ngame: reversi\nfirst:\n",
        "line 3: first: neither human nor computer, level 1 to 5",
    ),
    (
        b"collinear game 2\nsecond: computer, level 6\ngame: reversi\n",
        "line 2: second: neither human nor computer, level 1 to 5",
    ),
    (
        b"collinear game 2\ngame: reversi\n\nf5\nd\xff\n",
        "line 5: it is no text",
    ),
    (
        b"collinear game 2\ngame: reversi\n\nf5\n\x1b[2J\n",
        "line 5: it is no text",
    ),
    (b"\x7fELF\x02\x01\x01\0", "line 1: it is no text"),
];

#[test]
fn damaged_files_are_refused_with_their_line() {
    let (_folder, file) = new_file();
    for (bytes, why) in DAMAGED {
        fs::write(&file, bytes).expect("written");
        let refused = formats::load(&file, None).expect_err(why);
        assert_eq!(refused, format!("{}: {why}", file.display()));
    }
}

#[test]
fn editors_of_other_systems_make_no_difference() {
    let text = "\u{feff}collinear game 2\r\ngame: reversi\r\n\r\n  f5  \r\nd6\r\n";
    let record = Record::parse(text.as_bytes()).expect("whole");
    assert_eq!(record.game, ["reversi"]);
    assert_eq!(moves(&record), ["f5", "d6"]);
}

#[test]
fn a_file_that_is_none_is_refused() {
    let folder = tempdir().expect("a folder");
    assert!(formats::load(folder.path(), None).is_err());
    assert!(formats::load(&folder.path().join("missing.txt"), None).is_err());
    let large = folder.path().join("large.txt");
    fs::write(&large, vec![b'\n'; (1 << 20) + 1]).expect("written");
    let refused = formats::load(&large, None).expect_err("too large");
    assert!(refused.ends_with("it is too large for a game"), "{refused}");
}

/// To open a pipe would be to wait.
#[cfg(unix)]
#[test]
fn a_pipe_is_refused() {
    let folder = tempdir().expect("a folder");
    let pipe = folder.path().join("pipe");
    let made = Command::new("mkfifo").arg(&pipe).status();
    assert!(made.expect("a program that makes pipes").success());
    let refused = formats::load(&pipe, None).expect_err("nobody writes");
    assert!(refused.ends_with("it is no file of text"), "{refused}");
}

#[test]
fn words_that_are_no_line_are_not_written() {
    let (_folder, file) = new_file();
    let game = ["reversi", "--position", "two\nlines"].map(str::to_owned);
    let refused = save(&Record::new(game.into()), &file, false);
    assert!(matches!(refused, Err(SaveError::Failed(_))), "{refused:?}");
    assert!(!file.exists());
}

#[test]
fn a_file_is_replaced_only_if_that_is_wished() {
    let (_folder, file) = new_file();
    let [old, new] = ["f5", "c4"].map(|m| record("reversi", m));
    save(&old, &file, false).expect("saved");
    assert!(matches!(save(&new, &file, false), Err(SaveError::Exists)));
    assert_eq!(moves(&formats::load(&file, None).expect("whole")), ["f5"]);
    save(&new, &file, true).expect("saved");
    assert_eq!(moves(&formats::load(&file, None).expect("whole")), ["c4"]);
}

#[test]
fn what_can_not_be_written_leaves_everything_as_it_was() {
    let folder = tempdir().expect("a folder");
    let record = record("reversi", "f5");
    // A folder can't be replaced by a file, and nobody is asked whether it should.
    let taken = folder.path().join("taken");
    fs::create_dir(&taken).expect("a folder");
    for (path, replace) in [(taken, true), (folder.path().join("no/where"), false)] {
        let Err(SaveError::Failed(why)) = save(&record, &path, replace) else {
            panic!("{} was written", path.display());
        };
        let named = format!("{}: ", path.display());
        assert!(why.starts_with(&named), "{why}");
    }
    let left: Vec<_> = fs::read_dir(folder.path()).expect("a folder").collect();
    assert_eq!(left.len(), 1, "{left:?}");
}

/// A record of four in a row with these lines below its moves, and what is said of it.
#[test]
fn branches_are_read_and_damaged_ones_are_refused_with_their_line() {
    let rows = [
        ("branch: 2\n5\n6\n\nbranch: 0\n2", Ok(6)),
        // Each leaves the line above it, and what was played before is not there twice.
        ("branch: 2\n3\n7\n\nbranch: 3\n6", Ok(5)),
        ("branch: 3\n1", Ok(4)),
        (
            "branch: 4\n1",
            Err("line 8: branch: the line above it has 3 moves, not 4"),
        ),
        (
            "branch: 1\n1\nbranch: 3\n2",
            Err("line 10: branch: the line above it has 2 moves, not 3"),
        ),
        (
            "branch: 1\n8",
            Err("line 9: \"8\": there is no column 8: columns are 1 to 7"),
        ),
        ("branch: 1", Err("line 8: branch: it has no moves")),
        (
            "branch: 1\n\nbranch: 0\n4",
            Err("line 8: branch: it has no moves"),
        ),
        (
            "branch: -1\n4",
            Err("line 8: branch: \"-1\" is no number of moves"),
        ),
        (
            "branch: 99999999999999999999\n4",
            Err("line 8: branch: \"99999999999999999999\" is no number of moves"),
        ),
        ("branch:\n4", Err("line 8: \"branch:\": ")),
    ];
    for (below, expected) in rows {
        let text = format!("collinear game 2\ngame: four_in_a_row\n\n1\n2\n3\n\n{below}\n");
        let record = Record::parse(text.as_bytes());
        let record = record.map_err(|(line, why)| format!("line {line}: {why}"));
        let opened = record.and_then(|record| open(&all_games(), &record));
        match (opened, expected) {
            (Ok(session), Ok(turns)) => {
                assert_eq!(session.tree().turns().len(), turns, "{below}");
                assert_eq!(session.made().len(), 3, "{below}");
            }
            (opened, expected) => {
                let why = opened.err().expect(below);
                assert!(why.starts_with(expected.expect_err(&why)), "{why}");
            }
        }
    }
}

proptest! {
    /// Lines as records and SGF have them, in any order: what is read is written, and read again as the same.
    #[test]
    fn no_lines_make_it_panic(
        lines in proptest::collection::vec(
            "([1-4]|branch: ?[0-5]?|branch: 9{20}|first-name: .|x: y|x:|game: tic_tac_toe|)",
            0..30,
        ),
        sgf in proptest::collection::vec("(\\(;?|\\)|;?[BW]\\[([a-p]{2}|)\\]|C\\[\\]|\\[|\\])", 0..30),
    ) {
        let text = format!("collinear game 2\ngame: four_in_a_row\n\n{}", lines.join("\n"));
        let (_folder, file) = new_file();
        for text in [text, format!("(;GM[4]SZ[15]{})", sgf.concat())] {
            fs::write(&file, text).unwrap();
            let opened = formats::load(&file, None).and_then(|record| open(&all_games(), &record));
            let Ok(session) = opened else {
                continue;
            };
            let record = Record::of(&session, &Seating::default());
            let again = Record::parse(record.text().unwrap().as_bytes()).unwrap();
            let again = open(&all_games(), &again).unwrap();
            let moves = |session: &Session| Record::of(session, &Seating::default()).text();
            prop_assert_eq!(moves(&again), record.text());
        }
    }
}
