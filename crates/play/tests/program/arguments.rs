//! Tests of arguments and help, and of a reader that closes the pipe.

use std::{process::Stdio, str};

use crate::run::{program, run};

/// Wrong options, and the error of one line.
const REFUSED: &[(&str, &str)] = &[
    (
        "four_in_a_row --wrap",
        "gravity needs a floor, and on this board a disc would fall round a ring: add --no-gravity, or use --wrap=rows",
    ),
    (
        "four_in_a_row --wrap=foo",
        "invalid value 'foo' for '--wrap[=<SIDES>]' [possible values: both, rows, cols]",
    ),
    (
        "four_in_a_row --rows 2000 --cols 2000",
        "a board of 2000 rows and 2000 columns is too large: there is room for \
             1048576 cells",
    ),
    (
        "four_in_a_row --rows 0",
        "four_in_a_row --rows 0: the board has no cells",
    ),
    (
        "reversi --start crossed --position file",
        "the argument '--start <HOW>' cannot be used with '--position <FILE>'",
    ),
    ("reversi --position no/such/file", "no/such/file: "),
    (
        "peg_solitaire --board chess",
        "chess: no such file, and no preset \"chess\"; presets: english, french, \
             wiegleb, diamond, asymmetric, triangleN, rectMxN",
    ),
    (
        "peg_solitaire --start a1",
        "--start a1: there is no hole at a1",
    ),
    (
        "peg_solitaire --goal h8",
        "--goal h8: off the board: its cells are a1 to g7",
    ),
    (
        "hnefatafl --variant chess",
        "no preset \"chess\"; presets: brandubh, ardri, tablut, copenhagen, fetlar, web9, \
             web11",
    ),
    (
        "draughts --fen W:W33",
        "--fen W:W33: \"33\" is not a square or a range of squares of the board",
    ),
    (
        "hnefatafl --king-reach 0",
        "a king who moves at most 0 cells can't move",
    ),
    (
        "hnefatafl --escape edge",
        "corners can't be hostile if the king escapes to any edge: add --corners-hostile-to nobody",
    ),
    (
        "hnefatafl --corners-hostile-to nobody,king",
        "corners-hostile-to=nobody,king: it can be nobody, or attackers, defenders and king, with \
             commas between them",
    ),
    (
        "reversi --limit 0",
        "invalid value '0' for '--limit <SECONDS>': the time is from 0.1 to 3600 seconds",
    ),
    (
        "--load no-such-file.txt",
        "no-such-file.txt: No such file or directory (os error 2)",
    ),
    (
        "--load game.txt reversi",
        "--load: leave out the game, the file names it",
    ),
    (
        "reversi --save Cargo.toml",
        "--save: Cargo.toml: the file already exists",
    ),
    (
        "reversi perft --save no-such-file.txt",
        "--save works only with moves from a pipe",
    ),
    (
        "",
        "the full screen needs a terminal; to play line by line from a pipe, name a game and add the \
             command \"text\"",
    ),
    (
        "--rules",
        "--rules: name a game, such as four_in_a_row --rules",
    ),
    ("chess", "no game \"chess\"; --help lists all games"),
    (
        "--second computer conect4 arena",
        "no game \"conect4\"; did you mean four_in_a_row (connect4)?",
    ),
    ("othello --row 6", "no option --row; did you mean --rows?"),
    (
        "tic_tac_toe --height 6",
        "no option --height; --help lists all options",
    ),
    (
        "reversi analyse",
        "no command \"analyse\"; --help lists all commands",
    ),
    (
        "reversi arena 1 6",
        "invalid value '6' for '<OPPONENT>': a player is a level from 1 to 5, or random",
    ),
    (
        "four_in_a_row arena 1 random --opening 50",
        "--opening 50: random games end before that many moves",
    ),
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

/// Each game has its own options, the options of the table and its commands.
#[test]
fn each_game_has_its_help() {
    let all = run(program("--help"), b"").out;
    assert!(all.contains("\nExamples:\n"), "{all}");
    let options = [
        ("four_in_a_row", "Four in a row and its kin", "--connect"),
        ("reversi", "Reversi, also known as Othello", "--position"),
        (
            "peg_solitaire",
            "Peg solitaire on well-known boards",
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

/// The reader closes the pipe, as `head` does.
#[test]
fn nobody_reads_on() {
    let commands = [
        "reversi --rows 1000 --cols 1000",
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
