//! The beginning and the end of each program: its options, its help, and a reader who goes away.

use std::{process::Stdio, str};

use crate::run::{example, run};

/// Options that are no game: one line says why.
const REFUSED: &[(&str, &str, &str)] = &[
    (
        "four_in_a_row",
        "--wrap",
        "gravity needs a floor, and the upper and the lower side of this board are joined: add --no-gravity, or use --wrap=rows",
    ),
    (
        "four_in_a_row",
        "--wrap=cols",
        "gravity needs a floor, and the upper and the lower side of this board are joined: add --no-gravity, or use --wrap=rows",
    ),
    (
        "four_in_a_row",
        "--wrap=foo",
        "invalid value 'foo' for '--wrap[=<SIDES>]' [possible values: both, rows, cols]",
    ),
    (
        "four_in_a_row",
        "--axes some",
        "invalid value 'some' for '--axes <WHICH>' [possible values: all, orthogonal, diagonal]",
    ),
    (
        "four_in_a_row",
        "--connect 0",
        "a line has to be at least 1 cell long",
    ),
    (
        "four_in_a_row",
        "--rows 2000 --cols 2000",
        "a board of 2000 rows and 2000 columns is too large: there may be at most \
             1048576 cells, rows or columns",
    ),
    (
        "four_in_a_row",
        "--rows 18446744073709551615 --cols 2",
        "a board of 18446744073709551615 rows and 2 columns is too large: there may be at most \
             1048576 cells, rows or columns",
    ),
    (
        "four_in_a_row",
        "--rows six",
        "invalid value 'six' for '--rows <N>': invalid digit found in string",
    ),
    (
        "four_in_a_row",
        "--rows",
        "a value is required for '--rows <N>' but none was supplied",
    ),
    ("four_in_a_row", "4453", "unexpected argument '4453' found"),
    (
        "play",
        "--level 6",
        "invalid value '6' for '--level <N>': not a level from 1 to 5",
    ),
    (
        "play",
        "--limit 0",
        "invalid value '0' for '--limit <SECONDS>': not from 0.1 to 3600",
    ),
    (
        "play",
        "--pace fast",
        "invalid value 'fast' for '--pace <SECONDS>': not a number",
    ),
    (
        "play",
        "reversi --rows 1",
        "a board of 1 rows and 8 columns is too small: there have to be at least 2 of each",
    ),
    (
        "play",
        "hnefatafl --variant tablut --corners-hostile-to nobody,king",
        "--corners-hostile-to nobody names nobody else",
    ),
    (
        "play",
        "--load no-such-file.txt",
        "no-such-file.txt: No such file or directory (os error 2)",
    ),
    (
        "play",
        "--load game.txt reversi",
        "--load: the file says which game it is",
    ),
    (
        "play",
        "reversi --second computer",
        "play fills the screen of a terminal; for pipes and scripts there are four_in_a_row, \
             reversi, peg_solitaire and hnefatafl",
    ),
    (
        "perft",
        "in_a_row --connect 0",
        "a line has to be at least 1 cell long",
    ),
    (
        "reversi",
        "--rows 1",
        "a board of 1 rows and 8 columns is too small: there have to be at least 2 of each",
    ),
    (
        "reversi",
        "--start diagonal",
        "invalid value 'diagonal' for '--start <HOW>' [possible values: crossed, parallel]",
    ),
    (
        "reversi",
        "--start crossed --position file",
        "the argument '--start <HOW>' cannot be used with '--position <FILE>'",
    ),
    ("reversi", "--position no/such/file", "no/such/file: "),
    (
        "peg_solitaire",
        "--board chess",
        "chess: there is no such file, and no board has this name: there are english, french, \
             wiegleb, diamond, asymmetric, triangles such as triangle5 and rectangles such as rect4x5",
    ),
    (
        "peg_solitaire",
        "--board triangle99999",
        "a board of 99999 rows and 99999 columns is too large: there may be at most 1048576 \
             cells, rows or columns",
    ),
    (
        "peg_solitaire",
        "--start a1",
        "--start a1: a1 is no hole of the board",
    ),
    (
        "peg_solitaire",
        "--goal h8",
        "--goal h8: off the board: its cells are a1 to g7",
    ),
    (
        "peg_solitaire",
        "--goal 4",
        "--goal 4: not a cell: a cell is letters and a number, such as e4",
    ),
    (
        "peg_solitaire",
        "--nodes 4",
        "the following required arguments were not provided: --solve",
    ),
    (
        "hnefatafl",
        "--variant chess",
        "invalid value 'chess' for '--variant <NAME>' [possible values: brandubh, ardri, tablut, \
             copenhagen, fetlar, web9, web11]",
    ),
    (
        "hnefatafl",
        "--repetition win",
        "invalid value 'win' for '--repetition <WHAT>' [possible values: ignored, draw, loss, \
             loss-for-attackers]",
    ),
    (
        "hnefatafl",
        "--king-reach 0",
        "a king who moves at most 0 cells can't move",
    ),
    (
        "hnefatafl",
        "--king-reach far",
        "invalid value 'far' for '--king-reach <N>': neither a number nor unlimited",
    ),
    (
        "hnefatafl",
        "--escape edge",
        "corners can't be hostile where the king escapes to any edge: add --corners-hostile-to nobody",
    ),
    (
        "hnefatafl",
        "--escape edge --corners-hostile-to nobody",
        "there are no exit forts where the king escapes to any edge: he has won when he is there: \
         add --exit-fort no",
    ),
    (
        "hnefatafl",
        "--corners-hostile-to nobody,king",
        "--corners-hostile-to nobody names nobody else",
    ),
    (
        "perft",
        "hnefatafl --king-reach 0",
        "a king who moves at most 0 cells can't move",
    ),
    (
        "perft",
        "peg_solitaire --engine bits --board rect9x9",
        "--engine bits: the board has 81 holes: there is a bit for each of at most 64",
    ),
    (
        "perft",
        "reversi --rows 9 --cols 4 --engine bits",
        "--engine bits: there is none for this board; there is for 4x4, 4x5, 4x6, 5x5, 6x6, 6x8, \
         7x7, 8x8, 10x10",
    ),
    (
        "perft",
        "reversi --wrap=both --engine bits",
        "--engine bits: sides of the board are joined, and the engine is for plain boards",
    ),
    (
        "perft",
        "in_a_row --engine bits --wrap=both --no-gravity",
        "--engine bits: the sides of the board are joined, and the engine is for plain boards",
    ),
    (
        "perft",
        "peg_solitaire --engine fast",
        "invalid value 'fast' for '--engine <WHICH>' [possible values: grid, bits]",
    ),
    (
        "peg_census",
        "--board rect9x9",
        "the board has 81 holes: there is a bit for each of at most 64",
    ),
    ("perft", "chess", "unrecognized subcommand 'chess'"),
    (
        "word_search",
        "-p X{",
        "invalid value 'X{' for '--pattern <PATTERN>': ",
    ),
    ("word_search", "-g no/such/file", "no/such/file: "),
];

#[test]
fn options_that_are_refused() {
    for &(name, options, why) in REFUSED {
        let run = run(example(name, options), b"4");
        let start = format!("error: {why}");
        assert!(
            run.errors.starts_with(&start),
            "{name} {options}: {}",
            run.errors
        );
        assert_eq!(
            run.errors.lines().count(),
            1,
            "{name} {options}: {}",
            run.errors
        );
        assert_eq!((run.out.as_str(), run.status), ("", 2), "{name} {options}");
    }
}

#[test]
fn help_has_examples() {
    let names = [
        "four_in_a_row",
        "reversi",
        "peg_solitaire",
        "hnefatafl",
        "peg_census",
        "perft",
        "word_search",
    ];
    for name in names {
        let run = run(example(name, "--help"), b"");
        assert!(run.out.contains("\nExamples:\n"), "{name}: {}", run.out);
        assert_eq!((run.errors.as_str(), run.status), ("", 0), "{name}");
    }
}

/// As `head` does.
#[test]
fn nobody_reads_on() {
    let commands = [
        ("four_in_a_row", "--rows 1000 --cols 1000"),
        ("reversi", "--rows 1000 --cols 1000"),
        ("peg_solitaire", "--board rect1000x1000"),
        ("peg_solitaire", "--solve"),
        ("hnefatafl", ""),
        ("peg_census", "--board triangle5"),
        ("perft", "in_a_row --depth 5"),
        ("word_search", ""),
    ];
    for (name, options) in commands {
        let mut command = example(name, options);
        let pipes = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut child = pipes.spawn().expect("it starts");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("it ends");
        assert_eq!(str::from_utf8(&output.stderr), Ok(""), "{name}");
        assert!(output.status.success(), "{name}");
    }
}
