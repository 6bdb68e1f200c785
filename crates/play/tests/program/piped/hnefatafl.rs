//! Hnefatafl from a pipe.

use super::{PLAIN, Piped, check};
use crate::run::{program, run, unindented};

const GAMES: &[Piped] = &[
    Piped {
        about: "refused moves change nothing; rows are counted from the bottom",
        options: "--variant brandubh",
        moves: "d6-f6 d7-d6 d5-e5 d4-d6 a4-c4 a4-b5 e4-e9 c4 a4-a6xa5",
        output: ". . . a . . .
         . . . . . a .
         . . . . d . .
         a a d K d a a
         . . . d . . .
         . . . a . . .
         . . . a . . .
         result: unfinished",
        errors: r#"error: move 2 "d7-d6": not your piece: the defenders are to move, and d7 is not theirs
           error: move 4 "d4-d6": not your piece: the attackers are to move, and d4 is not theirs
           error: move 5 "a4-c4": the way from a4 to c4 is blocked at b4
           error: move 6 "a4-b5": not straight: a4 and b5 are neither on one row nor on one column
           error: move 7 "e4-e9": off the board: its cells are a1 to g7
           error: move 8 "c4": not a move: a move looks like d6-f6
           error: move 9 "a4-a6xa5": the move captures nothing"#,
        ..PLAIN
    },
    Piped {
        about: "captures, and the king escapes to a corner",
        options: "--variant brandubh",
        file: Some((
            "--position",
            ". . . . . . .
             a . . . . . .
             . d . . . . .
             . a d . K . .
             . . . . . . .
             . . . . . . .
             . . . . . . .
             attackers",
        )),
        moves: "a6-b6 e4-e7 b6-a6 e7-g7 a6-a5",
        output: ". . . . . . K
         a . . . . . .
         . . . . . . .
         . a d . . . .
         . . . . . . .
         . . . . . . .
         . . . . . . .
         result: defenders
         reason: escaped
         captured: b5",
        errors: r#"error: move 5 "a6-a5": the game is over: defenders won"#,
    },
    Piped {
        about: "a line for each move that captures, its cells from top to bottom",
        options: "--variant brandubh",
        file: Some((
            "--position",
            ". . . . . . .
             . a d . d a .
             . . . . . . .
             . . . . . . .
             . . . . . . .
             a d . . . K .
             . . a a . . .
             attackers",
        )),
        moves: "d1-d6xc6 d1-d6xe6xc6 f2-f3 c1-c2xb2",
        output: ". . . . . . .
         . a . a . a .
         . . . . . . .
         . . . . . . .
         . . . . . K .
         a . a . . . .
         . . . . . . .
         result: unfinished
         captured: c6 e6
         captured: b2",
        errors: r#"error: move 1 "d1-d6xc6": the move captures c6 e6"#,
    },
    Piped {
        about: "the king is taken",
        options: "--variant brandubh",
        file: Some((
            "--position",
            ". . . . . . .
             . . . a K . .
             . . . . . a .
             . . . . . . .
             . d . . . . .
             . . . . . . .
             . . . . . . .
             attackers",
        )),
        moves: "f5-f6xe6",
        output: ". . . . . . .
         . . . a . a .
         . . . . . . .
         . . . . . . .
         . d . . . . .
         . . . . . . .
         . . . . . . .
         result: attackers
         reason: king-taken
         captured: e6",
        ..PLAIN
    },
    Piped {
        about: "all defenders are shut in",
        options: "--variant brandubh",
        file: Some((
            "--position",
            ". . . . . . .
             . . . . . . .
             . . . a . . .
             . . a K a . .
             . . a . a . .
             . . a d a . .
             . . . . a . .
             attackers",
        )),
        moves: "e1-d1",
        output: ". . . . . . .
         . . . . . . .
         . . . a . . .
         . . a K a . .
         . . a . a . .
         . . a d a . .
         . . . a . . .
         result: attackers
         reason: encircled",
        ..PLAIN
    },
    Piped {
        about: "no move is left, encirclement being switched off",
        options: "--variant brandubh --encirclement no",
        file: Some((
            "--position",
            ". . . . . . .
             . . . . . . .
             . . . a . . .
             . . . . . . .
             . . . . . . .
             . . . . . . .
             . . a K a . .
             attackers",
        )),
        moves: "d5-d2",
        output: ". . . . . . .
         . . . . . . .
         . . . . . . .
         . . . . . . .
         . . . . . . .
         . . . a . . .
         . . a K a . .
         result: attackers
         reason: no-move",
        ..PLAIN
    },
    Piped {
        about: "a fort at the edge",
        file: Some((
            "--position",
            ". . . a . . . . . . .
             . . . . . . . . . . .
             . . . . . . . . . . .
             . . . . . . . . . . .
             . . . . . . . . . . .
             . . . . . . . . . . .
             . . . . . . d . . . .
             . . . . . . . . . . .
             . . . . . d . . . . .
             . . . . d d d d . . .
             . . . . d K . d . . .
             defenders",
        )),
        moves: "g5-g3",
        output: ". . . a . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . d d . . . .
         . . . . d d d d . . .
         . . . . d K . d . . .
         result: defenders
         reason: exit-fort",
        ..PLAIN
    },
    Piped {
        about: "an edge to escape to, and defenders who begin",
        options: "--variant tablut --begins defenders --king-reach 2",
        file: Some((
            "--layout",
            ". . . a .
             . . . . .
             a . K . .
             . . . . .
             . a . . .",
        )),
        moves: "c3-c5",
        output: ". . K a .
         . . . . .
         a . . . .
         . . . . .
         . a . . .
         result: defenders
         reason: escaped",
        ..PLAIN
    },
];

#[test]
fn games_from_a_pipe() {
    check("hnefatafl", GAMES);
}

/// To and fro until the position of the start has occurred three times.
const TO_AND_FRO: &str = "d6-c6 d5-c5 c6-d6 c5-d5 d6-c6 d5-c5 c6-d6 c5-d5";

const BRANDUBH: &str = "
    . . . a . . .
    . . . a . . .
    . . . d . . .
    a a d K d a a
    . . . d . . .
    . . . a . . .
    . . . a . . .
";

/// Options, and how the game is over then.
const REPETITIONS: &[(&str, &str)] = &[
    ("", "result: draw\nreason: repetition\n"),
    ("--repetition draw", "result: draw\nreason: repetition\n"),
    (
        "--repetition loss-for-defenders",
        "result: attackers\nreason: repetition\n",
    ),
    (
        "--repetition loss-for-attackers",
        "result: defenders\nreason: repetition\n",
    ),
    ("--repetition ignored", "result: unfinished\n"),
];

#[test]
fn the_third_occurrence() {
    for (options, end) in REPETITIONS {
        let command = program(&format!("hnefatafl --variant brandubh {options}"));
        let run = run(command, TO_AND_FRO.as_bytes());
        let board = unindented(BRANDUBH);
        assert_eq!(run.out, board + end, "{options}");
        assert_eq!(run.errors, "", "{options}");
    }
}
