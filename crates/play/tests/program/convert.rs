//! Tests of games in the formats of other programs.

use std::{fs, path::Path};

use tempfile::TempDir;

use crate::run::{Run, program, run};

/// Converts one file of a folder into another.
fn convert(folder: &Path, from: &str, to: &str, game: Option<&str>) -> Run {
    let mut command = program("convert");
    command.arg(folder.join(from)).arg(folder.join(to));
    if let Some(game) = game {
        command.args(["--game", game]);
    }
    run(command, b"")
}

fn folder(name: &str, text: &str) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join(name), text).expect("there is room");
    folder
}

fn converted(folder: &Path, from: &str, to: &str, game: Option<&str>) -> String {
    let run = convert(folder, from, to, game);
    assert_eq!(
        (run.errors.as_str(), run.status),
        ("", 0),
        "{from} {to} {game:?}"
    );
    assert_eq!(run.out, "");
    fs::read_to_string(folder.join(to)).expect("it was written")
}

const GOMOKU: &str = "four_in_a_row --rows 9 --cols 11 --connect 5 --no-gravity";

#[test]
fn what_is_written_is_read() {
    let rows = [
        ("four_in_a_row", "4453", "moves"),
        ("reversi", "f5d6c3d3c4f4f6f3", "moves"),
        ("reversi", "f5d6c3d3c4f4f6f3", "ggf"),
        ("reversi --start parallel", "d6", "ggf"),
        (
            "reversi --variant 'board=.OX./.XO./..../.... begins=second'",
            "d1",
            "ggf",
        ),
        (GOMOKU, "a1 k9 b2 c3", "psq"),
        (GOMOKU, "a1 k9 b2 c3", "sgf"),
        ("hnefatafl --variant tablut", "d9-d6 e6-h6", "otg"),
        (
            "hnefatafl --variant 'brandubh king-reach=2 begins=defenders'",
            "d5-e5 d6-f6",
            "otg",
        ),
        ("hnefatafl --variant web11", "", "otg"),
    ];
    for (game, moves, ending) in rows {
        let folder = folder("moves.txt", moves);
        let folder = folder.path();
        let record = converted(folder, "moves.txt", "game.txt", Some(game));
        let name = format!("game.{ending}");
        converted(folder, "game.txt", &name, None);
        let known = (ending == "moves").then_some(game);
        let again = converted(folder, &name, "again.txt", known);
        // Different words can choose the same game.
        let moves = |record: &str| record.split_once("\n\n").map(|(_, moves)| moves.to_owned());
        assert_eq!(moves(&again), moves(&record), "{game}: {again}");
        converted(folder, "again.txt", &format!("again.{ending}"), None);
        let [one, other] = [&name, &format!("again.{ending}")]
            .map(|name| fs::read_to_string(folder.join(name)).expect("it was written"));
        assert_eq!(one, other, "{game}");
    }
}

#[test]
fn moves_run_together_where_they_can() {
    let rows = [
        ("four_in_a_row", "4 4\n5 3", "4453\n"),
        ("four_in_a_row --cols 12", "4 12", "4 12\n"),
        ("reversi", "F5 D6", "f5d6\n"),
        ("peg_solitaire", "d2-d4 b3-d3", "d2-d4 b3-d3\n"),
        ("breakthrough", "c2-c3 f7-f6", "c2-c3 f7-f6\n"),
    ];
    for (game, moves, expected) in rows {
        let folder = folder("in.txt", moves);
        assert_eq!(
            converted(folder.path(), "in.txt", "out.moves", Some(game)),
            expected
        );
    }
}

/// Files of other programs, and the records made from them.
#[test]
fn games_from_elsewhere_are_read() {
    let rows = [
        (
            "(;GM[Othello]PC[NBoard]DT[2014-02-21 20:52:27 GMT]PB[./mEdax]PW[chris]RE[?]TI[15:00]\
             TY[8]BO[8 ---------------------------O*------*O--------------------------- *]\
             B[F5]W[F6//2.5]B[D3/1.2/3]W[C5];)",
            "game: reversi\nfirst-name: ./mEdax\nsecond-name: chris\n\
             date: 2014-02-21 20:52:27 GMT\n\nf5\nf6\nd3\nc5\n",
        ),
        (
            "Piskvorky 15x15, 11:11, 1\r\n8,8,1234\r\n9,8,0\r\n1,15,5\r\nhomo-1\r\nswine.exe\r\n-1\r\n",
            "game: four_in_a_row\nvariant: --rows 15 --cols 15 --connect 5 --no-gravity\n\
             first-name: swine.exe\nsecond-name: homo-1\n\nh8\ni8\na1\n",
        ),
        (
            "Piskvorky 15x15, 0:0, 0\n8,8,0\nfirst\nAnn\n0\n",
            "game: four_in_a_row\nvariant: --rows 15 --cols 15 --connect 5 --no-gravity\n\
             second-name: Ann\n\nh8\n",
        ),
        (
            "(;FF[4]GM[4]SZ[15]PB[A\\]a]PW[B];B[hh](;W[ih];B[I9])(;W[gg]))",
            "game: four_in_a_row\nvariant: --rows 15 --cols 15 --connect 5 --no-gravity\n\
             first-name: A]a\nsecond-name: B\n\nh8\ni8\ni9\n\nbranch: 1\ng9\n",
        ),
        (
            "[date:2015.05.04]\n[attackers:Ann]\n[defenders:Bo]\n\
             [rules:dim:7 name:B ks:c cenh: start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]\n\
             [start-comment:two\nlines]\n\n1. d6-f6 d5-e5\n[good.|1. bad]\n\n1b.1.1a ..... d3-e3\n\n2. f6-e6 ---\n",
            "game: hnefatafl\nvariant: --variant brandubh\nfirst-name: Ann\nsecond-name: Bo\n\
             date: 2015.05.04\n\nd6-f6\nd5-e5\nf6-e6\n",
        ),
    ];
    for (text, expected) in rows {
        let folder = folder("in.any", text);
        let read = convert(folder.path(), "in.any", "out.txt", None);
        let is_noted = read.errors.contains("skipped lines of variations: 1");
        assert_eq!((is_noted, read.status), (text.contains("1b."), 0), "{text}");
        let record = fs::read_to_string(folder.path().join("out.txt")).expect("it was written");
        let lines = record.lines().filter(|line| !line.starts_with("result: "));
        let lines = lines
            .skip(1)
            .flat_map(|line| [line, "\n"])
            .collect::<String>();
        assert_eq!(lines, expected);
        // The record can be continued like any other.
        let mut load = program("--load");
        load.arg(folder.path().join("in.any"));
        let run = run(load, b"");
        assert_eq!((run.errors, run.status), (read.errors, 0));
        assert!(run.out.contains("\nresult: unfinished\n"), "{}", run.out);
    }
}

/// The error has the number of the move and the reason. No file is written.
#[test]
fn what_does_not_fit_the_rules_is_refused() {
    let ggf = |moves: &str| format!("(;GM[Othello]BO[4 -----O*--*O----- *]{moves};)");
    let otn = |moves: &str| {
        format!("[rules:dim:7 ks:c cenh: start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]\n{moves}")
    };
    let rows = [
        (
            ggf("B[D3]W[A1]"),
            "move 2, \"a1\": a disc on a1 would turn nothing over",
        ),
        (ggf("W[D3]"), "move 1, \"d3\": it is not White's turn"),
        ("(;GM[2])".to_owned(), "GM: \"2\" is not 4, Gomoku"),
        (
            "(;GM[4];B[hh];B[ih])".to_owned(),
            "move 2: it is not Black's turn",
        ),
        (
            "(;GM[4];B[hh];W[hh])".to_owned(),
            "move 2: \"h8\": h8 is occupied",
        ),
        (
            "(;GM[4]SZ[9];B[zz])".to_owned(),
            "move 1: \"zz\" is not a cell of the board",
        ),
        (
            "(;GM[4]SZ[0])".to_owned(),
            "the board has 0 rows and 0 columns; each can be 1 to 1000",
        ),
        (
            "(;GM[4]AB[aa])".to_owned(),
            "AB, AW: a position set up with stones is not supported",
        ),
        (
            "Piskvorky 15x15, 0:0, 0\n16,1,0\n".to_owned(),
            "move 1: \"16,1,0\" is not a cell of the board",
        ),
        (
            "Piskvorky board\n".to_owned(),
            "the first line is like Piskvorky 15x15, 11:11, 0, not \"Piskvorky board\"",
        ),
        (
            otn("1. d6-f6 d7-e7"),
            "move 2: \"d7-e7\": not your piece: the defenders are to move, and d7 is not theirs",
        ),
        ("[rules:dim:7".to_owned(), "a bracket [ has no closing ]"),
        (
            "4453".to_owned(),
            "line 1: the first line has to be \"collinear game 2\"; if the file is only a list of moves, name the game, such as --game reversi",
        ),
    ];
    for (text, why) in rows {
        let folder = folder("in.any", &text);
        let refused = convert(folder.path(), "in.any", "out.txt", None);
        let file = folder.path().join("in.any");
        let expected = format!("error: {}: {why}\n", file.display());
        assert_eq!((refused.errors, refused.status), (expected, 2));
        assert!(!folder.path().join("out.txt").exists());
    }
    let folder = folder("in.txt", "444444 4");
    let refused = convert(folder.path(), "in.txt", "out.txt", Some("four_in_a_row"));
    assert!(
        refused
            .errors
            .ends_with("move 7: \"4\": column 4 is full\n"),
        "{}",
        refused.errors
    );
}

#[test]
fn a_format_that_is_for_another_game_is_refused() {
    let rows = [
        ("reversi", "psq", "the format is for four_in_a_row"),
        ("four_in_a_row", "ggf", "the format is for reversi"),
        (
            "four_in_a_row",
            "sgf",
            "the format is for five in a row on a plain board, without gravity",
        ),
        (
            "reversi --wrap",
            "ggf",
            "the format is for Reversi on a square board of at most 26 rows",
        ),
    ];
    for (game, ending, why) in rows {
        let folder = folder("in.txt", "");
        let to = format!("out.{ending}");
        let refused = convert(folder.path(), "in.txt", &to, Some(game));
        let file = folder.path().join(to);
        assert_eq!(
            refused.errors,
            format!("error: {}: {why}\n", file.display())
        );
        assert_eq!(refused.status, 2);
        assert!(!file.exists());
    }
}

#[test]
fn files_are_left_as_they_are() {
    let folder = folder("in.txt", "4453");
    let in_its_place = convert(folder.path(), "in.txt", "in.txt", Some("four_in_a_row"));
    assert!(in_its_place.errors.ends_with("the file already exists\n"));
    let text = fs::read_to_string(folder.path().join("in.txt")).expect("it is there");
    assert_eq!(text, "4453");
    for (from, game, why) in [
        ("nowhere", None, "No such file or directory"),
        (
            "in.txt",
            Some("chess"),
            "error: --game: no game \"chess\"; ",
        ),
        (
            "in.txt",
            Some("'"),
            "error: --game: a quotation mark is not closed",
        ),
        ("in.txt", Some(""), "error: --game: no game \"\"; "),
    ] {
        let refused = convert(folder.path(), from, "out.txt", game);
        assert!(refused.errors.contains(why), "{}", refused.errors);
        assert_eq!((refused.status, refused.errors.lines().count()), (2, 1));
    }
}

/// The branches of a game, the form that they have in each format, and the note on standard error.
#[test]
fn branches_become_variations() {
    let head = "collinear game 2\ngame: four_in_a_row\n\
                variant: --rows 15 --cols 15 --connect 5 --no-gravity\nresult: unfinished\n\n";
    let record = format!("{head}h8\ni8\n\nbranch: 1\nh9\ng9\n\nbranch: 2\nf9\n\nbranch: 0\na1\n");
    let sgf = "(;FF[4]GM[4]SZ[15](;B[hh](;W[ih])(;W[hg](;B[gg])(;B[fg])))(;B[ao]))\n";
    let folder = folder("game.txt", &record);
    let folder = folder.path();
    assert_eq!(converted(folder, "game.txt", "game.sgf", None), sgf);
    assert_eq!(converted(folder, "game.sgf", "again.txt", None), record);
    let run = convert(folder, "game.txt", "game.psq", None);
    let name = folder.join("game.psq").display().to_string();
    let note = format!("note: {name}: the format has no branches; left out: 3\n");
    assert_eq!((run.errors, run.status), (note, 0));
}

#[test]
fn one_game_of_a_collection_is_taken() {
    let sgf = "(;GM[4]SZ[15];B[hh])\n(;GM[4]SZ[15]C[(;\\](;];B[ii](;W[aa])(;W[bb]))";
    let folder = folder("games.sgf", sgf);
    let folder = folder.path();
    let file = folder.join("games.sgf").display().to_string();
    let with_number = |number: &str| {
        let mut command = program("convert");
        command.arg(folder.join("games.sgf"));
        command.arg(folder.join(format!("{number}.txt")));
        if !number.is_empty() {
            command.args(["--game-number", number]);
        }
        run(command, b"")
    };
    let rows = [
        (
            "",
            "the file has 2 games; choose one for convert with --game-number, from 1 to 2",
        ),
        ("0", "--game-number: the games are 1 to 2, not 0"),
        ("3", "--game-number: the games are 1 to 2, not 3"),
    ];
    for (number, why) in rows {
        let run = with_number(number);
        assert_eq!(
            (run.errors, run.status),
            (format!("error: {file}: {why}\n"), 2)
        );
    }
    assert_eq!(with_number("2").status, 0);
    let record = fs::read_to_string(folder.join("2.txt")).expect("it was written");
    assert!(
        record.ends_with("\n\ni7\na15\n\nbranch: 1\nb14\n"),
        "{record}"
    );
}
