//! Reversi from a pipe.

use super::{PLAIN, Piped, check};

/// X can place nowhere, O on the left.
const X_HAS_TO_PASS: Option<(&str, &str)> = Some((
    "--position",
    ". X O O
     . O O O
     X",
));

const GAMES: &[Piped] = &[
    Piped {
        about: "no moves",
        output: ". . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . O X . . .
         . . . X O . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         result: unfinished
         discs: 2 2",
        ..PLAIN
    },
    Piped {
        about: "rows are counted from the top, in capitals too",
        moves: "f5 D6\r\n\tc3 ",
        output: ". . . . . . . .
         . . . . . . . .
         . . X . . . . .
         . . . X X . . .
         . . . O X X . .
         . . . O . . . .
         . . . . . . . .
         . . . . . . . .
         result: unfinished
         discs: 5 2",
        ..PLAIN
    },
    Piped {
        about: "the shortest game that leaves one side nothing, moves run together",
        moves: "e6f4e3f6g5d6e7f5c5",
        output: ". . . . . . . .
         . . . . . . . .
         . . . . X . . .
         . . . X X X . .
         . . X X X X X .
         . . . X X X . .
         . . . . X . . .
         . . . . . . . .
         result: first
         discs: 13 0",
        ..PLAIN
    },
    Piped {
        about: "perfect play on 6x6 (Feinstein 1993), passes left out",
        options: "--rows 6 --cols 6",
        moves: "c2b4c5d2e4e3d1c1b1d5d6f4b3b2f3f2e2b6a4c6a6a2b5a5e6e5a3a1f5f6e1f1",
        output: "O O O O O X
         O O X O X O
         X X O X O O
         X X X O O O
         O O X X O O
         X X X X X O
         result: second
         discs: 16 20",
        ..PLAIN
    },
    Piped {
        about: "a pass that is left out",
        file: X_HAS_TO_PASS,
        moves: "a1",
        output: "O O O O
         . O O O
         result: second
         discs: 0 7",
        ..PLAIN
    },
    Piped {
        about: "a pass that is written",
        file: X_HAS_TO_PASS,
        moves: "paA1",
        output: "O O O O
         . O O O
         result: second
         discs: 0 7",
        ..PLAIN
    },
    Piped {
        about: "what can't be played by passing either is refused",
        file: X_HAS_TO_PASS,
        moves: "a2 b1",
        output: ". X O O
         . O O O
         result: unfinished
         discs: 1 5",
        errors: r#"error: move 1 "a2": the first player can place nowhere and has to pass
           error: move 2 "b1": b1 is occupied by a disc of the first player"#,
        ..PLAIN
    },
    Piped {
        about: "refused moves change nothing",
        options: "--rows 4 --cols 4",
        moves: "a1 pa b2 e5 f5g zz c4",
        output: ". . . .
         . O X .
         . X X .
         . . X .
         result: unfinished
         discs: 4 1",
        errors: r#"error: move 1 "a1": a disc on a1 brackets nothing
           error: move 2 "pa": there is no passing while a disc can be placed, as on b1
           error: move 3 "b2": b2 is occupied by a disc of the second player
           error: move 4 "e5": off the board: its cells are a1 to d4
           error: move 5 "f5g": not a cell: a cell is letters and a number, such as e4; a pass is pa
           error: move 6 "zz": not a cell: a cell is letters and a number, such as e4; a pass is pa"#,
        ..PLAIN
    },
    Piped {
        about: "a board that is full at the start is a draw",
        options: "--rows 2 --cols 2",
        moves: "a1",
        output: "O X
         X O
         result: draw
         discs: 2 2",
        errors: r#"error: move 1 "a1": the game is over: draw"#,
        ..PLAIN
    },
    Piped {
        about: "an oblong board, the first discs side by side",
        options: "--rows 3 --cols 6 --start parallel",
        moves: "c3",
        output: ". . X X . .
         . . X O . .
         . . X . . .
         result: unfinished
         discs: 4 1",
        ..PLAIN
    },
    Piped {
        about: "a position with a hole and the second side to move",
        file: Some((
            "--position",
            ".XO#
             XX..
             O",
        )),
        moves: "a1 c2",
        output: "O O O #
         X X . .
         result: second
         discs: 2 3",
        errors: r#"error: move 2 "c2": the game is over: second player won"#,
        ..PLAIN
    },
    Piped {
        about: "lines run round a cylinder",
        options: "--wrap=rows",
        file: Some((
            "--position",
            "O X . . O
             . . . . .
             X",
        )),
        moves: "d1",
        output: "X X . X X
         . . . . .
         result: first
         discs: 4 0",
        ..PLAIN
    },
    Piped {
        about: "without the cylinder they end at the edge",
        file: Some((
            "--position",
            "O X . . O
             . . . . .
             O",
        )),
        moves: "d1",
        output: "O X . . O
         . . . . .
         result: unfinished
         discs: 1 2",
        errors: r#"error: move 1 "d1": a disc on d1 brackets nothing"#,
        ..PLAIN
    },
];

#[test]
fn games_from_a_pipe() {
    check("reversi", GAMES);
}
