//! Tests of games with moves from a pipe: input, output, errors and the exit status.

use crate::run::{picture, program, run, unindented};

/// A game from a pipe. If there are errors, the exit status is 1.
struct Piped {
    about: &'static str,
    game: &'static str,
    /// An option that takes a file, and the content of that file.
    file: Option<(&'static str, &'static str)>,
    moves: &'static str,
    output: &'static str,
    errors: &'static str,
}

const PLAIN: Piped = Piped {
    about: "",
    game: "",
    file: None,
    moves: "",
    output: "",
    errors: "",
};

/// X cannot place a disc; O can place one on the left.
const X_HAS_TO_PASS: Option<(&str, &str)> = Some((
    "--position",
    ". X O O
     . O O O
     X",
));

/// The rules have their own tests. These games test input and output.
const GAMES: &[Piped] = &[
    Piped {
        about: "digits run together, and the winning line is shown",
        game: "four_in_a_row",
        moves: "4455667",
        output: ". . . . . . .
         . . . . . . .
         . . . . . . .
         . . . . . . .
         . . . O O O .
         . . . X X X X
         result: red
         line: columns 4 5 6 7, row 1",
        ..PLAIN
    },
    Piped {
        about: "refused moves are counted and change nothing, after the end too",
        game: "four_in_a_row --rows 2 --cols 3 --connect 2",
        moves: "1 1\n1 x 9 0 2 3",
        output: "O . .
         X X .
         result: red
         line: columns 1 2, row 1",
        errors: r#"error: move 3 "1": column 1 is full
           error: move 4 "x": not a column: columns are 1 to 3
           error: move 5 "9": there is no column 9: columns are 1 to 3
           error: move 6 "0": not a column: columns are 1 to 3
           error: move 8 "3": the game is over: Red won"#,
        ..PLAIN
    },
    Piped {
        about: "more than 9 columns: digits are one number",
        game: "four_in_a_row --rows 2 --cols 10",
        moves: "10 1010 9",
        output: ". . . . . . . . . .
         . . . . . . . . O X
         result: unfinished",
        errors: r#"error: move 2 "1010": there is no column 1010: columns are 1 to 10"#,
        ..PLAIN
    },
    Piped {
        about: "cells, in capitals too, and a word that is not one",
        game: "four_in_a_row --rows 3 --cols 7 --no-gravity",
        moves: "g3 A1 a1 h8 4",
        output: ". . . . . . X
         . . . . . . .
         O . . . . . .
         result: unfinished",
        errors: r#"error: move 3 "a1": a1 is occupied
           error: move 4 "h8": off the board: its cells are a1 to g3
           error: move 5 "4": not a move: a move looks like a3"#,
        ..PLAIN
    },
    Piped {
        about: "two lines at once",
        game: "four_in_a_row --rows 5 --cols 5 --connect 3 --no-gravity",
        moves: "a1 d4 b1 d5 c2 e4 c3 e5 c1",
        output: ". . . O O
         . . . O O
         . . X . .
         . . X . .
         X X X . .
         result: x
         line: c1 c2 c3
         line: a1 b1 c1",
        ..PLAIN
    },
    Piped {
        about: "a cylinder: rows are rings",
        game: "four_in_a_row --wrap=rows",
        moves: "66771 12",
        output: ". . . . . . .
         . . . . . . .
         . . . . . . .
         . . . . . . .
         O . . . . O O
         X X . . . X X
         result: red
         line: columns 6 7 1 2, row 1",
        ..PLAIN
    },
    Piped {
        about: "columns are rings",
        game: "four_in_a_row --rows 5 --cols 4 --wrap=cols --no-gravity",
        moves: "a1 b1 a2 b2 a4 b3 a5",
        output: "X . . .
         X . . .
         . O . .
         X O . .
         X O . .
         result: x
         line: a4 a5 a1 a2",
        ..PLAIN
    },
    Piped {
        about: "rows of Reversi are counted from the top, in capitals too",
        game: "reversi --rows 4 --cols 4",
        moves: "\u{feff}a1 B1\r\n\tpa e5 f5g a3 ",
        output: ". X . .
         . X X .
         O O O .
         . . . .
         result: unfinished
         discs: 3 3",
        errors: r#"error: move 1 "a1": a disc on a1 would turn nothing over
           error: move 3 "pa": you cannot pass while a disc can be placed, as on a1
           error: move 4 "e5": off the board: its cells are a1 to d4
           error: move 5 "f5g": not a cell: a cell is letters and a number, such as e4; a pass is pa"#,
        ..PLAIN
    },
    Piped {
        about: "a pass that is left out",
        game: "reversi",
        file: X_HAS_TO_PASS,
        moves: "a1",
        output: "O O O O
         . O O O
         result: white
         discs: 0 7",
        ..PLAIN
    },
    Piped {
        about: "what can't be played by passing either is refused",
        game: "reversi",
        file: X_HAS_TO_PASS,
        moves: "a2 b1 pa",
        output: ". X O O
         . O O O
         result: unfinished
         discs: 1 5",
        errors: r#"error: move 1 "a2": no disc can be placed, so you have to pass
           error: move 2 "b1": b1 is occupied"#,
    },
    Piped {
        about: "a position with a hole, round a cylinder",
        game: "reversi --wrap=rows",
        file: Some((
            "--position",
            "O X . . O
             . . # . .
             X",
        )),
        moves: "d1",
        output: "X X . X X
         . . # . .
         result: black
         discs: 4 0",
        ..PLAIN
    },
    Piped {
        about: "refused jumps change nothing",
        game: "peg_solitaire",
        moves: "d2-d4 d4-d2 a1-a3 e5-d4 b3-d3 c1-d9 d2",
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
           error: move 3 "a1-a3": there is no hole at a1
           error: move 4 "e5-d4": d4 is not two holes away from e5 in a straight line
           error: move 6 "c1-d9": off the board: its cells are a1 to g7
           error: move 7 "d2": not a turn: name two or more holes, such as d2-d4 or d2-d4-f4"#,
        ..PLAIN
    },
    Piped {
        about: "jumps of one peg are one turn; a chain is made whole or not at all",
        game: "peg_solitaire",
        file: Some(("--board", "1101010")),
        moves: "a1-c1-a1 a1-c1-e1 e1-g1",
        output: "0 0 0 0 0 0 1
         result: solved
         pegs: 1
         turns: 1
         jumps: 3",
        errors: r#"error: move 1 "a1-c1-a1": jump 2: there is no peg in b1 to jump over from c1 to a1"#,
    },
    Piped {
        about: "one peg elsewhere than in the goal; the start fills every hole but one",
        game: "peg_solitaire --goal a1 --start c1",
        file: Some(("--board", "0 1 0")),
        moves: "a1-c1 c1-a1",
        output: "0 0 1
         result: stuck
         pegs: 1
         turns: 1
         jumps: 1",
        errors: r#"error: move 2 "c1-a1": the game is over: stuck with 1 left"#,
    },
    Piped {
        about: "a triangle in a file, short rows filled up",
        game: "peg_solitaire --triangular",
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
        about: "a position on a board that has a name",
        game: "peg_solitaire --board rect1x4",
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
        about: "rows of Hnefatafl are counted from the bottom",
        game: "hnefatafl --variant brandubh",
        moves: "d6-f6 d7-d6 d5-e5 a4-c4 a4-b5 e4-e9 c4 a4-a6xa5",
        output: ". . . a . . .
         . . . . . a .
         . . . . d . .
         a a d K d a a
         . . . d . . .
         . . . a . . .
         . . . a . . .
         result: unfinished",
        errors: r#"error: move 2 "d7-d6": not your piece: the defenders are to move, and d7 is not theirs
           error: move 4 "a4-c4": the way from a4 to c4 is blocked at b4
           error: move 5 "a4-b5": not straight: a4 and b5 are in different rows and columns
           error: move 6 "e4-e9": off the board: its cells are a1 to g7
           error: move 7 "c4": not a move: a move looks like d6-f6
           error: move 8 "a4-a6xa5": the move captures nothing"#,
        ..PLAIN
    },
    Piped {
        about: "a line for each move that captures, its cells from top to bottom, and why the game is over",
        game: "hnefatafl --variant brandubh",
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
        moves: "d1-d6xc6 d1-d6xe6xc6 f2-f1 c1-c2xb2 f1-g1",
        output: ". . . . . . .
         . a . a . a .
         . . . . . . .
         . . . . . . .
         . . . . . . .
         a . a . . . .
         . . . . . . K
         result: defenders
         reason: escaped
         captured: c6 e6
         captured: b2",
        errors: r#"error: move 1 "d1-d6xc6": the move captures c6 e6"#,
    },
    Piped {
        about: "a layout, an edge to escape to, and defenders who begin",
        game: "hnefatafl --variant tablut --begins defenders --king-reach 2",
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
    for game in GAMES {
        let about = game.about;
        let mut command = program(game.game);
        if let Some((option, text)) = game.file {
            command.arg(option).arg(picture(&unindented(text)));
        }
        let run = run(command, game.moves.as_bytes());
        assert_eq!(unindented(&run.out), unindented(game.output), "{about}");
        assert_eq!(run.errors, unindented(game.errors), "{about}");
        assert_eq!(run.status, i32::from(!game.errors.is_empty()), "{about}");
    }
}

/// The first refused words have a short line each. The others share one line.
#[test]
fn any_bytes_are_survived() {
    let digits = vec![b'4'; 50_000];
    let zeros = vec![0; 1_000_000];
    let inputs: [(&[u8], usize); 6] = [
        (b"", 0),
        (b"\xff\xfe 4 \x80", 2),
        (b"4\0 4\r\n4", 1),
        ("４ ½ 4".as_bytes(), 2),
        (&zeros, 1),
        (&digits, digits.len() - 6),
    ];
    for (input, refused) in inputs {
        let run = run(program("four_in_a_row"), input);
        let lines: Vec<_> = run.errors.lines().collect();
        assert!(lines.iter().all(|line| line.len() < 300), "{lines:?}");
        assert_eq!(lines.len(), refused.min(21));
        if let Some(rest) = lines.get(20) {
            let more = format!("error: {} more", refused - 20);
            assert!(rest.starts_with(&more), "{rest}");
        }
        assert!(run.out.contains("\nresult: unfinished\n"));
        assert_eq!(run.status, i32::from(refused > 0));
    }
}
