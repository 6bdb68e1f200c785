//! Peg solitaire from a pipe.

use super::{PLAIN, Piped, check};

const GAMES: &[Piped] = &[
    Piped {
        about: "no moves on the English board",
        output: ". . 1 1 1 . .
         . . 1 1 1 . .
         1 1 1 1 1 1 1
         1 1 1 0 1 1 1
         1 1 1 1 1 1 1
         . . 1 1 1 . .
         . . 1 1 1 . .
         result: unfinished
         pegs: 32
         turns: 0
         jumps: 0",
        ..PLAIN
    },
    Piped {
        about: "rows are counted from the top, and refused jumps change nothing",
        moves: "d2-d4 d4-d2 a1-a3 e5-d4 b3-d3 c1-d9 d2 d2-",
        output: ". . 1 1 1 . .
         . . 1 0 1 . .
         1 0 0 1 1 1 1
         1 1 1 1 1 1 1
         1 1 1 1 1 1 1
         . . 1 1 1 . .
         . . 1 1 1 . .
         result: unfinished
         pegs: 30
         turns: 2
         jumps: 2",
        errors: r#"error: move 2 "d4-d2": there is no peg in d3 to jump over from d4 to d2
           error: move 3 "a1-a3": a1 is no hole of the board
           error: move 4 "e5-d4": d4 is not two away from e5 in a line
           error: move 6 "c1-d9": off the board: its cells are a1 to g7
           error: move 7 "d2": not a turn: a turn is two holes or more, such as d2-d4 or d2-d4-f4
           error: move 8 "d2-": not a turn: a turn is two holes or more, such as d2-d4 or d2-d4-f4"#,
        ..PLAIN
    },
    Piped {
        about: "a turn of several jumps, round a corner",
        file: Some((
            "--board",
            "1 1 0 . .
             . . 1 1 0
             . . 0 . .",
        )),
        moves: "a1-c1-c3",
        output: "0 0 0 . .
         . . 0 1 0
         . . 1 . .
         result: stuck
         pegs: 2
         turns: 1
         jumps: 2",
        ..PLAIN
    },
    Piped {
        about: "jumps of one peg are one turn, written as one or as two",
        file: Some(("--board", "1101010")),
        moves: "a1-c1-e1 e1-g1",
        output: "0 0 0 0 0 0 1
         result: solved
         pegs: 1
         turns: 1
         jumps: 3",
        ..PLAIN
    },
    Piped {
        about: "a chain is made whole or not at all",
        file: Some(("--board", "1 1 0 1 1")),
        moves: "a1-c1-e1",
        output: "1 1 0 1 1
         result: unfinished
         pegs: 4
         turns: 0
         jumps: 0",
        errors: r#"error: move 1 "a1-c1-e1": jump 2: there is a peg in e1 already"#,
        ..PLAIN
    },
    Piped {
        about: "one peg in the hole that is the goal",
        options: "--goal c1",
        file: Some(("--board", "1 1 0")),
        moves: "a1-c1 c1-a1",
        output: "0 0 1
         result: solved
         pegs: 1
         turns: 1
         jumps: 1",
        errors: r#"error: move 2 "c1-a1": the game is over: solved"#,
    },
    Piped {
        about: "one peg elsewhere",
        options: "--goal a1",
        file: Some(("--board", "1 1 0")),
        moves: "a1-c1 c1-a1",
        output: "0 0 1
         result: stuck
         pegs: 1
         turns: 1
         jumps: 1",
        errors: r#"error: move 2 "c1-a1": the game is over: stuck with 1 left"#,
    },
    Piped {
        about: "the start fills every hole but one",
        options: "--start c1",
        file: Some((
            "--board",
            "0 1 0 1 0
             . . 0 . .",
        )),
        output: "1 1 0 1 1
         . . 1 . .
         result: unfinished
         pegs: 5
         turns: 0
         jumps: 0",
        ..PLAIN
    },
    Piped {
        about: "a triangle, along its third axis too",
        options: "--board triangle5",
        moves: "c3-a1 a3-c3",
        output: "1 . . . .
         1 0 . . .
         0 0 1 . .
         1 1 1 1 .
         1 1 1 1 1
         result: unfinished
         pegs: 12
         turns: 2
         jumps: 2",
        ..PLAIN
    },
    Piped {
        about: "a triangle in a file, short rows filled up",
        options: "--triangular",
        file: Some((
            "--board",
            "1
             01
             000",
        )),
        moves: "a1-c3",
        output: "0 . .
         0 0 .
         0 0 1
         result: solved
         pegs: 1
         turns: 1
         jumps: 1",
        ..PLAIN
    },
    Piped {
        about: "a rectangle",
        options: "--board rect2x4 --start d2",
        moves: "b2-d2",
        output: "1 1 1 1
         1 0 0 1
         result: stuck
         pegs: 6
         turns: 1
         jumps: 1",
        ..PLAIN
    },
    Piped {
        about: "a position on a board that has a name",
        options: "--board rect1x4",
        file: Some(("--position", "0110")),
        moves: "c1-a1",
        output: "1 0 0 0
         result: solved
         pegs: 1
         turns: 1
         jumps: 1",
        ..PLAIN
    },
    Piped {
        about: "a position that brings its own board",
        file: Some((
            "--position",
            "1 1 0
             . 1 .",
        )),
        moves: "a1-c1",
        output: "0 0 1
         . 1 .
         result: stuck
         pegs: 2
         turns: 1
         jumps: 1",
        ..PLAIN
    },
];

#[test]
fn games_from_a_pipe() {
    check("peg_solitaire", GAMES);
}
