//! The beginning and the end of each program: its options, its help, and a reader who goes away.

use std::{process::Stdio, str};

use crate::run::{example, run};

/// Options that can't be used: one line says why.
const REFUSED: &[(&str, &str, &str)] = &[
    (
        "four_in_a_row",
        "--connect 0",
        "a line has to be at least 1 cell long",
    ),
    (
        "four_in_a_row",
        "--rows 0",
        "in_a_row: the board has no cells",
    ),
    ("four_in_a_row", "4453", "unexpected argument '4453' found"),
    (
        "reversi",
        "--rows 1",
        "a board of 1 rows and 8 columns is too small: there have to be at least 2 of each",
    ),
    ("reversi", "--position no/such/file", "no/such/file: "),
    (
        "hnefatafl",
        "--escape edge",
        "corners can't be hostile where the king escapes to any edge: add --corners-hostile-to nobody",
    ),
    (
        "perft",
        "in_a_row --connect 0",
        "a line has to be at least 1 cell long",
    ),
    (
        "peg_solitaire",
        "--nodes 4",
        "the following required arguments were not provided: --solve",
    ),
    (
        "perft",
        "hnefatafl --king-reach 0",
        "a king who moves at most 0 cells can't move",
    ),
    (
        "perft",
        "peg_solitaire --engine bits --board rect9x9",
        "--engine bits: there is none for this game",
    ),
    (
        "perft",
        "reversi --rows 9 --cols 4 --engine bits",
        "--engine bits: there is none for this game",
    ),
    (
        "perft",
        "reversi --wrap=both --engine bits",
        "--engine bits: there is none for this game",
    ),
    (
        "perft",
        "in_a_row --engine bits --rows=12 --cols=12 --connect=5",
        "--engine bits: there is none for this game",
    ),
    (
        "perft",
        "peg_solitaire --engine fast",
        "invalid value 'fast' for '--engine <WHICH>' [possible values: grid, bits]",
    ),
    (
        "peg_census",
        "--board rect9x9",
        "the board has 81 holes, and the engine is for at most 64",
    ),
    ("perft", "chess", "unrecognized subcommand 'chess'"),
    (
        "word_search",
        "-p X{",
        "invalid value 'X{' for '--pattern <PATTERN>': ",
    ),
];

#[test]
fn options_that_are_refused() {
    for &(name, options, why) in REFUSED {
        let run = run(example(name, options), b"4");
        let (start, errors) = (format!("error: {why}"), &run.errors);
        assert!(errors.starts_with(&start), "{name} {options}: {errors}");
        assert_eq!(errors.lines().count(), 1, "{name} {options}: {errors}");
        assert_eq!((run.out.as_str(), run.status), ("", 2), "{name} {options}");
    }
}

/// The help of each program, whole: what is written in it is written for people.
#[test]
fn help() {
    let names = [
        "four_in_a_row",
        "reversi",
        "peg_solitaire",
        "hnefatafl",
        "draughts",
        "peg_census",
        "perft",
        "word_search",
    ];
    for name in names {
        let run = run(example(name, "--help"), b"");
        assert!(run.out.contains("\nExamples:\n"), "{name}: {}", run.out);
        assert_eq!((run.errors.as_str(), run.status), ("", 0), "{name}");
        insta::assert_snapshot!(format!("help_of_{name}"), run.out);
    }
}

/// As `head` does. Boards of 200x200 are longer than what a pipe holds.
#[test]
fn nobody_reads_on() {
    let commands = [
        ("four_in_a_row", "--rows 200 --cols 200"),
        ("reversi", "--rows 200 --cols 200"),
        ("peg_solitaire", "--board rect200x200"),
        ("peg_solitaire", "--solve"),
        ("hnefatafl", ""),
        ("draughts", ""),
        ("peg_census", "--board triangle5"),
        ("perft", "in_a_row --depth 5"),
        ("word_search", ""),
    ];
    for (name, options) in commands {
        let mut command = example(name, options);
        let pipes = command.stdin(Stdio::null()).stdout(Stdio::piped());
        let mut child = pipes.stderr(Stdio::piped()).spawn().expect("it starts");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("it ends");
        assert_eq!(str::from_utf8(&output.stderr), Ok(""), "{name}");
        assert!(output.status.success(), "{name}");
    }
}
