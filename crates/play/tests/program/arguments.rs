//! The beginning and the end of the program: its options, its help, and a reader who goes away.

use std::{process::Stdio, str};

use crate::run::{program, run};

/// Options that are no game: one line says why.
const REFUSED: &[(&str, &str)] = &[
    (
        "four_in_a_row --wrap",
        "gravity needs a floor, and on this board a disc would fall round a ring: add --no-gravity, or use --wrap=rows",
    ),
    (
        "four_in_a_row --wrap=cols",
        "gravity needs a floor, and on this board a disc would fall round a ring: add --no-gravity, or use --wrap=rows",
    ),
    (
        "four_in_a_row --wrap=foo",
        "invalid value 'foo' for '--wrap[=<SIDES>]' [possible values: both, rows, cols]",
    ),
    (
        "four_in_a_row --axes some",
        "invalid value 'some' for '--axes <WHICH>' [possible values: all, orthogonal, diagonal]",
    ),
    (
        "four_in_a_row --connect 0",
        "a line has to be at least 1 cell long",
    ),
    (
        "four_in_a_row --rows 2000 --cols 2000",
        "a board of 2000 rows and 2000 columns is too large: there is room for \
             1048576 cells",
    ),
    (
        "four_in_a_row --rows 18446744073709551615 --cols 2",
        "a board of 18446744073709551615 rows and 2 columns is too large: there is room for \
             1048576 cells",
    ),
    (
        "four_in_a_row --rows 0",
        "four_in_a_row --rows 0: the board has no cells",
    ),
    (
        "four_in_a_row --no-gravity --cols 0",
        "four_in_a_row --cols 0 --no-gravity: the board has no cells",
    ),
    (
        "peg_solitaire --board rect0x0",
        "peg_solitaire --board rect0x0: the board has no cells",
    ),
    (
        "peg_solitaire --board triangle0",
        "peg_solitaire --board triangle0: the board has no cells",
    ),
    (
        "four_in_a_row --rows -1",
        "invalid value '-1' for '--rows <N>': invalid digit found in string",
    ),
    (
        "four_in_a_row --rows six",
        "invalid value 'six' for '--rows <N>': invalid digit found in string",
    ),
    (
        "four_in_a_row --rows",
        "a value is required for '--rows <N>' but none was supplied",
    ),
    ("four_in_a_row 4453", "unrecognized subcommand '4453'"),
    (
        "reversi --rows 1",
        "a board of 1 rows and 8 columns is too small: there have to be at least 2 of each",
    ),
    (
        "reversi --start diagonal",
        "invalid value 'diagonal' for '--start <HOW>' [possible values: crossed, parallel]",
    ),
    (
        "reversi --start crossed --position file",
        "the argument '--start <HOW>' cannot be used with '--position <FILE>'",
    ),
    ("reversi --position no/such/file", "no/such/file: "),
    (
        "peg_solitaire --board chess",
        "chess: there is no such file, and there is no preset chess: there are english, french, \
             wiegleb, diamond, asymmetric, triangleN and rectMxN",
    ),
    (
        "peg_solitaire --board triangle99999",
        "a board of 99999 rows and 99999 columns is too large: there is room for 1048576 \
             cells",
    ),
    (
        "peg_solitaire --start a1",
        "--start a1: a1 is no hole of the board",
    ),
    (
        "peg_solitaire --goal h8",
        "--goal h8: off the board: its cells are a1 to g7",
    ),
    (
        "peg_solitaire --goal 4",
        "--goal 4: not a cell: a cell is letters and a number, such as e4",
    ),
    (
        "hnefatafl --variant chess",
        "there is no preset chess: there are brandubh, ardri, tablut, copenhagen, fetlar, web9 and \
             web11",
    ),
    (
        "draughts --variant italian",
        "there is no preset italian: there are english, international, russian, brazilian, turkish \
             and frisian",
    ),
    (
        "draughts --fen W:W33",
        "--fen W:W33: \"33\" is no square of the board, and no range of squares",
    ),
    (
        "hnefatafl --repetition win",
        "invalid value 'win' for '--repetition <WHAT>' [possible values: ignored, draw, \
             loss-for-attackers, loss-for-defenders]",
    ),
    (
        "hnefatafl --king-reach 0",
        "a king who moves at most 0 cells can't move",
    ),
    (
        "hnefatafl --king-reach far",
        "king-reach=far: it can be a number of cells, or unlimited",
    ),
    (
        "hnefatafl --escape edge",
        "corners can't be hostile where the king escapes to any edge: add --corners-hostile-to nobody",
    ),
    (
        "hnefatafl --escape edge --corners-hostile-to nobody",
        "there are no exit forts where the king escapes to any edge: he has won when he is there: \
         add --exit-fort no",
    ),
    (
        "hnefatafl --corners-hostile-to nobody,king",
        "corners-hostile-to=nobody,king: it can be nobody, or attackers, defenders and king, with \
             commas between them",
    ),
    (
        "--level 6",
        "invalid value '6' for '--level <N>': not a level from 1 to 5",
    ),
    (
        "reversi --limit 0",
        "invalid value '0' for '--limit <SECONDS>': not from 0.1 to 3600",
    ),
    (
        "--pace fast reversi",
        "invalid value 'fast' for '--pace <SECONDS>': not a number",
    ),
    (
        "reversi --second nobody",
        "invalid value 'nobody' for '--second <WHO>' [possible values: human, computer]",
    ),
    (
        "hnefatafl --variant tablut --corners-hostile-to nobody,king",
        "corners-hostile-to=nobody,king: it can be nobody, or attackers, defenders and king, with \
             commas between them",
    ),
    (
        "--load no-such-file.txt",
        "no-such-file.txt: No such file or directory (os error 2)",
    ),
    (
        "--load game.txt reversi",
        "--load: the file says which game it is",
    ),
    (
        "reversi --load game.txt perft",
        "--load: the file says which game it is",
    ),
    (
        "reversi --save Cargo.toml",
        "--save: Cargo.toml: there is a file of that name",
    ),
    (
        "reversi perft --save no-such-file.txt",
        "--save: only a game from a pipe is kept by this",
    ),
    (
        "reversi --save no-such-file.txt picture",
        "--save: only a game from a pipe is kept by this",
    ),
    (
        "",
        "the screen has to be that of a terminal; from a pipe a game is played line by line: name \
             one, and if need be the command text",
    ),
    (
        "reversi screen",
        "the screen has to be that of a terminal; ",
    ),
    (
        "--rules",
        "--rules: of which game? Name one: four_in_a_row --rules",
    ),
    ("chess", "unrecognized subcommand 'chess'"),
    ("reversi analyse", "unrecognized subcommand 'analyse'"),
    (
        "reversi perft --depth deep",
        "invalid value 'deep' for '--depth <N>': invalid digit found in string",
    ),
    (
        "reversi arena 1 6",
        "invalid value '6' for '<OPPONENT>': a player is a level from 1 to 5, or random",
    ),
    (
        "reversi arena 1",
        "the following required arguments were not provided: <OPPONENT>",
    ),
    (
        "four_in_a_row arena 1 random --opening 50",
        "--opening 50: the game is over by then",
    ),
    (
        "reversi picture board.svg",
        "unexpected argument 'board.svg' found",
    ),
    ("tic_tac_toe --rows 4", "unexpected argument '--rows' found"),
];

#[test]
fn options_that_are_refused() {
    for &(arguments, why) in REFUSED {
        let run = run(program(arguments), b"4");
        let start = format!("error: {why}");
        assert!(
            run.errors.starts_with(&start),
            "{arguments}: {}",
            run.errors
        );
        assert_eq!(run.errors.lines().count(), 1, "{arguments}: {}", run.errors);
        assert_eq!((run.out.as_str(), run.status), ("", 2), "{arguments}");
    }
}

#[test]
fn help_has_examples() {
    let run = run(program("--help"), b"");
    assert!(run.out.contains("\nExamples:\n"), "{}", run.out);
    assert_eq!((run.errors.as_str(), run.status), ("", 0));
}

/// Each game with its options, those of the table, and what else can be done with it.
#[test]
fn each_game_has_its_help() {
    let all = run(program("--help"), b"").out;
    let options = [
        ("four_in_a_row", "Four in a row and its kin", "--connect"),
        ("reversi", "Reversi, also known as Othello", "--position"),
        (
            "peg_solitaire",
            "Peg solitaire, on the boards",
            "--triangular",
        ),
        ("hnefatafl", "Hnefatafl and its kin", "--variant"),
        ("draughts", "Draughts, also known as checkers", "--fen"),
        ("tic_tac_toe", "", "--second"),
    ];
    let parts = [
        "--level", "--load", "--save", "perft", "picture", "arena", "text",
    ];
    for (name, about, option) in options {
        let line = all.lines().find(|line| line.trim_start().starts_with(name));
        assert!(
            line.is_some_and(|line| line.contains(about)),
            "{name}: {all}"
        );
        let run = run(program(&format!("{name} --help")), b"");
        assert!(run.out.starts_with(about), "{name}: {}", run.out);
        for part in parts.into_iter().chain([option]) {
            assert!(run.out.contains(part), "{name}: no {part}: {}", run.out);
        }
        assert_eq!((run.errors.as_str(), run.status), ("", 0), "{name}");
    }
}

/// As `head` does.
#[test]
fn nobody_reads_on() {
    let commands = [
        "four_in_a_row --rows 1000 --cols 1000",
        "reversi --rows 1000 --cols 1000",
        "peg_solitaire --board rect1000x1000",
        "hnefatafl",
        "hnefatafl text",
        "four_in_a_row picture",
        "four_in_a_row perft --depth 5",
        "reversi arena random random --games 2",
        "--help",
    ];
    for arguments in commands {
        let mut command = program(arguments);
        let pipes = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut child = pipes.spawn().expect("it starts");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("it ends");
        assert_eq!(str::from_utf8(&output.stderr), Ok(""), "{arguments}");
        assert!(output.status.success(), "{arguments}");
    }
}
