//! Tests of records: written, read and damaged.

use std::{fs, path::Path};

use proptest::prelude::*;

use super::Record;
use crate::{
    core::{
        file::{self, SaveError},
        seat::Seat,
        session::Session,
        table::Seating,
    },
    formats,
    program::{all_games, open},
};

/// A record from the words that choose the game, and its moves.
fn record(game: &str, moves: &str) -> Record {
    let words = |text: &str| {
        text.split_whitespace()
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    Record {
        moves: words(moves).into_iter().map(|m| (0, m)).collect(),
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

fn opened(text: &[u8]) -> Result<Session, String> {
    let record = Record::parse(text).map_err(|(line, why)| format!("line {line}: {why}"))?;
    open(&all_games(), &record)
}

#[test]
fn tags_are_read_and_written_alike() {
    let text = "\
collinear game 2
game: reversi
variant: --rows 6 --cols 6
first: human
second: computer, level 3
seed: 17
date: 2026-11-22
result: unfinished

d5
";
    let parsed = Record::parse(text.as_bytes()).expect("whole");
    assert_eq!(parsed.text().as_deref(), Ok(text));
    let mut session = opened(text.as_bytes()).expect("a game");
    // Tags can be missing, in any order, unknown, or with line ends of other systems.
    let text = "\u{feff}collinear game 2\r\nwhere: at: home\r\nseed:  17\r\nvariant: --rows 6 --cols 6\r\n\
                game: reversi\r\n\r\n  d5  \r\n";
    let loose = Record::parse(text.as_bytes()).expect("whole");
    assert_eq!((&loose.game, loose.game_line), (&parsed.game, 4));
    assert_eq!((loose.seed, moves(&loose)), (Some(17), moves(&parsed)));
    assert_eq!((loose.seats, loose.result), ([None; 2], None));
    // A game in progress has all tags.
    let seating = Seating {
        seats: parsed.seats.map(Option::unwrap_or_default),
        seed: 17,
        ..Seating::default()
    };
    let mut record = Record::of(&session, &seating);
    let date = record.tags.date.replace("2026-11-22".to_owned());
    assert!(date.is_some_and(|date| date.len() == 10 && date.starts_with("20")));
    assert_eq!(record.text(), parsed.text());
    // Only the computer needs a seed.
    record = Record::of(&session, &Seating::default());
    assert_eq!((record.seats, record.seed), ([Some(Seat::Human); 2], None));
    session = opened(b"collinear game 2\ngame: peg_solitaire").expect("a game");
    record = Record::of(&session, &Seating::default());
    assert_eq!((record.seats, record.seed), ([None; 2], None));
}

/// The lines below the first line, separated by bars, and the error.
const REFUSED: &str = "\
    => line 2: the tag of the game is missing, such as game: reversi
    seed: 4|f5 => line 2: the tag of the game is missing, such as game: reversi
    |game: reversi 'x => line 3: a quotation mark is not closed
    game: reversi|variant: \"x => line 3: a quotation mark is not closed
    game: reversi|seed: many => line 3: seed: the seed is a number
    first: nobody|game: reversi => line 2: first: a player is human, or computer, level N (1 to 5)
    game: reversi|first: => line 3: first: a player is human, or computer, level N (1 to 5)
    second: computer, level 6|game: reversi => line 2: second: a player is human, or computer, level N (1 to 5)
    game: reversi||f5|\x1b[2J => line 5: the line is not text
    |game: chess => line 3: no game \"chess\"; --help lists all games
    |game: otello => line 3: no game \"otello\"; did you mean reversi (othello)?
    game: reversi|variant: --rows one => line 3: invalid value 'one' for '--rows <N>'
    game: peg_solitaire|variant: --start zz9 => line 3: --start zz9: off the board
    game: reversi|variant: --help => line 3: these words ask for help instead of a game
    game: reversi||e6||e9 => line 6: \"e9\": off the board: its cells are a1 to h8
    game: reversi||e6|e6 => line 5: \"e6\": e6 is occupied
";

#[test]
fn damaged_records_are_refused_with_their_line() {
    for row in REFUSED.lines() {
        let (below, why) = row.split_once("=> ").expect("two parts");
        let text = format!("collinear game 2\n{}\n", below.trim().replace('|', "\n"));
        let told = opened(text.as_bytes()).err().expect(why);
        assert!(told.starts_with(why), "{told}");
    }
    for (bytes, why) in [
        (&b"\n \n"[..], "line 1: the file is empty"),
        (
            b"\ncollinear game 1\nreversi",
            "line 2: the first line has to be \"collinear game 2\"",
        ),
        (
            b"collinear game 2\ngame: reversi\n\nd\xff\n",
            "line 4: the line is not text",
        ),
        (b"\x7fELF\x02\x01\x01\0", "line 1: the line is not text"),
    ] {
        assert_eq!(opened(bytes).err().as_deref(), Some(why));
    }
    // Without a file there are no line numbers.
    let told = open(&all_games(), &record("reversi", "e6 a1")).err();
    assert_eq!(
        told.as_deref(),
        Some("move 2: \"a1\": a disc on a1 would turn nothing over")
    );
}

/// The lines below three moves, and the number of turns or the error.
const BRANCHES: &str = "\
    branch: 2|5|6||branch: 0|2 => 6
    branch: 2|3|7||branch: 3|6 => 5
    branch: 3|1 => 4
    branch: 4|1 => line 8: branch: the line above has 3 moves, not 4
    branch: 1|1|branch: 3|2 => line 10: branch: the line above has 2 moves, not 3
    branch: 1|8 => line 9: \"8\": there is no column 8: columns are 1 to 7
    branch: 1 => line 8: branch: the branch has no moves
    branch: 1||branch: 0|4 => line 8: branch: the branch has no moves
    branch: -1|4 => line 8: branch: \"-1\" is not a number of moves
    branch:|4 => line 8: \"branch:\": not a column: columns are 1 to 7
";

/// Equal turns are stored once.
#[test]
fn branches_are_read_and_damaged_ones_are_refused_with_their_line() {
    for row in BRANCHES.lines() {
        let (below, expected) = row.split_once("=> ").expect("two parts");
        let below = below.trim().replace('|', "\n");
        let text = format!("collinear game 2\ngame: four_in_a_row\n\n1\n2\n3\n\n{below}\n");
        let seen = match opened(text.as_bytes()) {
            Ok(session) => session.tree().turns().len().to_string(),
            Err(why) => why,
        };
        assert_eq!(seen, expected, "{below}");
    }
}

#[test]
fn a_file_that_is_none_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    assert!(formats::load(folder.path(), None).is_err());
    assert!(formats::load(&folder.path().join("missing.txt"), None).is_err());
    let large = folder.path().join("large.txt");
    fs::write(&large, vec![b'\n'; (1 << 20) + 1]).expect("written");
    let refused = formats::load(&large, None).expect_err("too large");
    assert_eq!(
        refused,
        format!("{}: the file is too large for a game", large.display())
    );
    // Opening the pipe would wait for a writer.
    #[cfg(unix)]
    {
        let pipe = folder.path().join("pipe");
        let made = std::process::Command::new("mkfifo").arg(&pipe).status();
        assert!(made.expect("a program that makes pipes").success());
        let refused = formats::load(&pipe, None).expect_err("nobody writes");
        assert!(refused.ends_with("not a text file"), "{refused}");
    }
}

/// A failed save changes nothing.
#[test]
fn a_file_is_replaced_only_if_that_is_wished() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.txt");
    let [old, new] = ["f5", "c4"].map(|m| record("reversi", m));
    save(&old, &file, false).expect("saved");
    assert!(matches!(save(&new, &file, false), Err(SaveError::Exists)));
    assert_eq!(moves(&formats::load(&file, None).expect("whole")), ["f5"]);
    save(&new, &file, true).expect("saved");
    assert_eq!(moves(&formats::load(&file, None).expect("whole")), ["c4"]);

    // A file cannot replace a folder.
    let taken = folder.path().join("taken");
    fs::create_dir(&taken).expect("a folder");
    let broken = Record::new(vec!["reversi".to_owned(), "two\nlines".to_owned()]);
    for (record, path, replace) in [
        (&old, &taken, true),
        (&old, &folder.path().join("no/where"), false),
        (&broken, &folder.path().join("broken"), false),
    ] {
        assert!(matches!(
            save(record, path, replace),
            Err(SaveError::Failed(_))
        ));
    }
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 2);
}

proptest! {
    #[test]
    fn what_is_written_is_read(
        game in proptest::collection::vec("[^\\p{Cc}]{1,12}", 1..4),
        played in proptest::collection::vec("[!-~]{1,8}", 0..20),
    ) {
        let played = played.into_iter().map(|m| (0, m)).collect();
        let record = Record { moves: played, ..Record::new(game) };
        let read = Record::parse(record.text().unwrap().as_bytes()).unwrap();
        prop_assert_eq!(&read.game, &record.game);
        prop_assert_eq!(moves(&read), moves(&record));
    }

    #[test]
    fn no_bytes_make_it_panic(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        let _ = Record::parse(&bytes);
        let _ = Record::parse(&[b"collinear game 2\n", &bytes[..]].concat());
        let _ = Record::parse(&[b"collinear game 2\ngame: reversi\n", &bytes[..]].concat());
    }

    /// Any lines can be read as a record or as SGF. A record that was read is the same after it is written and read
    /// again.
    #[test]
    fn no_lines_make_it_panic(
        lines in proptest::collection::vec(
            "([1-4]|branch: ?[0-5]?|branch: 9{20}|first-name: .|x: y|x:|game: tic_tac_toe|)",
            0..30,
        ),
        sgf in proptest::collection::vec("(\\(;?|\\)|;?[BW]\\[([a-p]{2}|)\\]|C\\[\\]|\\[|\\])", 0..30),
    ) {
        let text = format!("collinear game 2\ngame: four_in_a_row\n\n{}", lines.join("\n"));
        let file = tempfile::NamedTempFile::new().unwrap();
        for text in [text, format!("(;GM[4]SZ[15]{})", sgf.concat())] {
            fs::write(&file, text).unwrap();
            let opened = formats::load(file.path(), None).and_then(|record| open(&all_games(), &record));
            let Ok(session) = opened else {
                continue;
            };
            let record = Record::of(&session, &Seating::default());
            let again = Record::parse(record.text().unwrap().as_bytes()).unwrap();
            let again = open(&all_games(), &again).unwrap();
            prop_assert_eq!(Record::of(&again, &Seating::default()).text(), record.text());
        }
    }
}
