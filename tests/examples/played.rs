//! Games that are played with moves from a pipe.

use crate::run::{example, picture, run, unindented};

/// A program with its options, moves, output and errors.
const GAMES: &[(&str, &str, &str, &str)] = &[
    (
        "four_in_a_row --rows 4 --cols 5 --connect 3",
        "1213 9 1",
        ". . . . .
         X . . . .
         X . . . .
         X O O . .
         result: first
         line: column 1, rows 1 to 3",
        r#"error: move 5 "9": there is no column 9: columns are 1 to 5"#,
    ),
    (
        "reversi --rows 4 --cols 4",
        "b1a1 a3 zz",
        "O X . .
         . O X .
         . X O .
         . . . .
         result: unfinished
         discs: 3 3",
        r#"error: move 3 "a3": a disc on a3 would turn nothing over
         error: move 4 "zz": not a cell: a cell is letters and a number, such as e4; a pass is pa"#,
    ),
    (
        "peg_solitaire --board triangle4 --start a2",
        "a4-a2 d4-b4 a9-a1",
        "1 . . .
         1 1 . .
         0 1 1 .
         0 1 1 1
         result: unfinished
         pegs: 8
         turns: 1
         jumps: 1",
        r#"error: move 2 "d4-b4": there is already a peg in b4
         error: move 3 "a9-a1": off the board: its cells are a1 to d4"#,
    ),
];

#[test]
fn games_from_a_pipe() {
    for (words, moves, output, errors) in GAMES {
        let (name, options) = words.split_once(' ').unwrap_or((words, ""));
        let run = run(example(name, options), moves.as_bytes());
        assert_eq!(run.out, unindented(output), "{words}");
        assert_eq!(run.errors, unindented(errors), "{words}");
        assert_eq!(run.status, i32::from(!errors.is_empty()), "{words}");
    }
}

/// A program with its options, a file for the last of them, moves, and one line of its output.
const FROM_FILES: &[(&str, &str, &str, &str)] = &[
    (
        "reversi --position",
        ". X O O\n. O O O\nX\n",
        "a1 a2",
        "discs: 0 7",
    ),
    (
        "peg_solitaire --goal e1 --position",
        "11010\n",
        "a1-c1-e1",
        "result: solved",
    ),
    (
        "peg_solitaire --triangular --board",
        "1\n11\n000\n",
        "a2-a1 a1-a3",
        "jumps: 1",
    ),
    (
        "hnefatafl --variant brandubh --layout",
        "..a....\n.......\n.......\na..K..a\n.......\n.......\n.......\n",
        "a4-a5 d4-d1 g4-g5 d1-g1",
        "reason: escaped",
    ),
    (
        "hnefatafl --variant brandubh --position",
        "...a...\n.......\n...a...\n..aKa..\n.a.....\n......d\n.......\nattackers\n",
        "b3-d3",
        "captured: d4",
    ),
];

#[test]
fn games_from_files() {
    for (words, text, moves, line) in FROM_FILES {
        let (name, options) = words.split_once(' ').expect("options");
        let mut command = example(name, options);
        command.arg(picture(text));
        let run = run(command, moves.as_bytes());
        let (out, errors) = (&run.out, &run.errors);
        assert!(
            out.lines().any(|printed| printed == *line),
            "{words}: {out}{errors}"
        );
    }
}
