//! Four in a row and its kin from a pipe.

use super::{PLAIN, Piped, check};

const GAMES: &[Piped] = &[
    Piped {
        about: "the first player wins",
        moves: "4 4 5 5 6 6 7",
        output: ". . . . . . .
         . . . . . . .
         . . . . . . .
         . . . . . . .
         . . . O O O .
         . . . X X X X
         result: first
         line: d1 e1 f1 g1",
        ..PLAIN
    },
    Piped {
        about: "the second player wins",
        moves: "1 2 1 2 3 2 3 2",
        output: ". . . . . . .
         . . . . . . .
         . O . . . . .
         . O . . . . .
         X O X . . . .
         X O X . . . .
         result: second
         line: b1 b2 b3 b4",
        ..PLAIN
    },
    Piped {
        about: "a full board is a draw, digits run together",
        moves: "757341132773575647262416323134652254654611",
        output: "O O X X O O O
         X X X O X X O
         O O X O O X X
         X X O O X O O
         X X O X X O X
         O X O X O O X
         result: draw",
        ..PLAIN
    },
    Piped {
        about: "unfinished",
        moves: "4453",
        output: ". . . . . . .
         . . . . . . .
         . . . . . . .
         . . . . . . .
         . . . O . . .
         . . O X X . .
         result: unfinished",
        ..PLAIN
    },
    Piped {
        about: "no moves",
        moves: " \n\t ",
        output: ". . . . . . .
         . . . . . . .
         . . . . . . .
         . . . . . . .
         . . . . . . .
         . . . . . . .
         result: unfinished",
        ..PLAIN
    },
    Piped {
        about: "refused moves are counted and change nothing",
        options: "--rows 2 --cols 3 --connect 3",
        moves: "1 1\n1 x 9 0 2",
        output: "O . .
         X X .
         result: unfinished",
        errors: r#"error: move 3 "1": column 1 is full
           error: move 4 "x": not a column: columns are 1 to 3
           error: move 5 "9": there is no column 9: columns are 1 to 3
           error: move 6 "0": not a column: columns are 1 to 3"#,
        ..PLAIN
    },
    Piped {
        about: "a move after the end",
        options: "--rows 2 --cols 3 --connect 2",
        moves: "1 1 2 3 x",
        output: "O . .
         X X .
         result: first
         line: a1 b1",
        errors: r#"error: move 4 "3": the game is over: first player won
           error: move 5 "x": the game is over: first player won"#,
        ..PLAIN
    },
    Piped {
        about: "more than 9 columns: digits are one number",
        options: "--rows 2 --cols 10",
        moves: "10 1010 9",
        output: ". . . . . . . . . .
         . . . . . . . . O X
         result: unfinished",
        errors: r#"error: move 2 "1010": there is no column 1010: columns are 1 to 10"#,
        ..PLAIN
    },
    Piped {
        about: "cells, in capitals too, and what is none",
        options: "--no-gravity",
        moves: "g6 A1 a1 h8 4",
        output: ". . . . . . X
         . . . . . . .
         . . . . . . .
         . . . . . . .
         . . . . . . .
         O . . . . . .
         result: unfinished",
        errors: r#"error: move 3 "a1": a1 is occupied
           error: move 4 "h8": off the board: its cells are a1 to g6
           error: move 5 "4": not a move: a move looks like a6"#,
        ..PLAIN
    },
    Piped {
        about: "exactly five: six do not win",
        options: "--rows 15 --cols 15 --connect 5 --exactly --no-gravity",
        moves: "h8 h1 i8 i1 j8 j1 l8 l1 m8 m1 k8",
        output: ". . . . . . . . . . . . . . .
         . . . . . . . . . . . . . . .
         . . . . . . . . . . . . . . .
         . . . . . . . . . . . . . . .
         . . . . . . . . . . . . . . .
         . . . . . . . . . . . . . . .
         . . . . . . . . . . . . . . .
         . . . . . . . X X X X X X . .
         . . . . . . . . . . . . . . .
         . . . . . . . . . . . . . . .
         . . . . . . . . . . . . . . .
         . . . . . . . . . . . . . . .
         . . . . . . . . . . . . . . .
         . . . . . . . . . . . . . . .
         . . . . . . . O O O . O O . .
         result: unfinished",
        ..PLAIN
    },
    Piped {
        about: "five or more: six win",
        options: "--rows 3 --cols 9 --connect 5 --no-gravity",
        moves: "a2 a1 b2 b1 c2 c1 e2 e1 f2 f1 d2",
        output: ". . . . . . . . .
         X X X X X X . . .
         O O O . O O . . .
         result: first
         line: a2 b2 c2 d2 e2 f2",
        ..PLAIN
    },
    Piped {
        about: "two lines at once",
        options: "--rows 5 --cols 5 --connect 3 --no-gravity",
        moves: "a1 d4 b1 d5 c2 e4 c3 e5 c1",
        output: ". . . O O
         . . . O O
         . . X . .
         . . X . .
         X X X . .
         result: first
         line: c1 c2 c3
         line: a1 b1 c1",
        ..PLAIN
    },
    Piped {
        about: "a cylinder: rows are rings",
        options: "--wrap=rows",
        moves: "66771 12",
        output: ". . . . . . .
         . . . . . . .
         . . . . . . .
         . . . . . . .
         O . . . . O O
         X X . . . X X
         result: first
         line: f1 g1 a1 b1",
        ..PLAIN
    },
    Piped {
        about: "the same moves without the ring",
        moves: "66771 12",
        output: ". . . . . . .
         . . . . . . .
         . . . . . . .
         . . . . . . .
         O . . . . O O
         X X . . . X X
         result: unfinished",
        ..PLAIN
    },
    Piped {
        about: "columns are rings",
        options: "--rows 5 --cols 4 --wrap=cols --no-gravity",
        moves: "a1 b1 a2 b2 a4 b3 a5",
        output: "X . . .
         X . . .
         . O . .
         X O . .
         X O . .
         result: first
         line: a4 a5 a1 a2",
        ..PLAIN
    },
    Piped {
        about: "a torus",
        options: "--rows 4 --cols 4 --connect 3 --wrap --no-gravity",
        moves: "a1 b1 d4 b2 c3",
        output: ". . . X
         . . X .
         . O . .
         X O . .
         result: first
         line: c3 d4 a1",
        ..PLAIN
    },
    Piped {
        about: "diagonals only",
        options: "--rows 3 --cols 3 --connect 3 --axes diagonal",
        moves: "1 1 2 2 3 3",
        output: ". . .
         O O O
         X X X
         result: unfinished",
        ..PLAIN
    },
    Piped {
        about: "no diagonals",
        options: "--rows 3 --cols 3 --connect 3 --no-gravity --axes=orthogonal",
        moves: "a1 a2 b2 b1 c3",
        output: ". . X
         O X .
         X O .
         result: unfinished",
        ..PLAIN
    },
];

#[test]
fn games_from_a_pipe() {
    check("four_in_a_row", GAMES);
}
