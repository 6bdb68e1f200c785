//! The reasons of refused moves.

use collinear::rules::{Notation, Rules};
use collinear::{Coord, Grid};
use collinear_games::draughts::{
    Color, Draughts, DraughtsMove, ENGLISH, FRISIAN, INTERNATIONAL, RUSSIAN, Square, State,
};

use super::{after, game, position};

#[track_caller]
fn refused(rules: &Draughts, state: &State, text: &str, why: &str) {
    let error = rules.read_move(state, text).expect_err(text);
    assert_eq!(error.to_string(), why, "{text}");
    // The cells of the refusal are exactly the squares that the reason names.
    for &at in error.cells::<Coord>() {
        let name = rules
            .name(at)
            .expect("a square that is played on")
            .to_string();
        let mut words = why.split(|char: char| !char.is_alphanumeric());
        assert!(
            words.any(|word| word.split('x').any(|part| part == name)),
            "{at} in {why}"
        );
    }
    let names_none = ["looks like", "is not a square", "not a legal move here"];
    let names_none = names_none.iter().any(|text| why.contains(text));
    assert_eq!(error.cells::<Coord>().is_empty(), names_none, "{why}");
}

#[test]
fn at_the_start() {
    let rules = game(ENGLISH);
    let rows = [
        ("", "not a move: a move looks like 11-15 or 22x15"),
        ("11", "not a move: a move looks like 11-15 or 22x15"),
        ("11-", "not a move: a move looks like 11-15 or 22x15"),
        ("11-33", "\"33\" is not a square of the board"),
        ("0-1", "\"0\" is not a square of the board"),
        ("a4-b5", "\"a4\" is not a square of the board"),
        ("15-18", "there is no piece on 15"),
        ("22-18", "the piece on 22 is not yours: black is to move"),
        ("11-11", "the piece on 11 must move to another square"),
        ("11-18", "too far: from 11 to 18 is more than a step"),
        ("11-8", "a man cannot move backwards, from 11 to 8"),
        ("11-14", "this piece cannot move from 11 to 14"),
        ("7-11", "the way from 7 to 11 is blocked at 11"),
        ("11x18", "there is no capture from 11 to 18"),
    ];
    for (text, why) in rows {
        refused(&rules, &rules.start(), text, why);
    }
}

#[test]
fn duties() {
    let rules = game(INTERNATIONAL);
    let state = position(&rules, Color::White, "w 28 50 b 23 22 11");
    for (text, why) in [
        ("50-45", "you must capture with the piece on 28"),
        (
            "28x19",
            "you must capture as many as possible: this captures 1, the piece on 28 captures 2",
        ),
        ("28x17", "the capture must continue from 17"),
    ] {
        refused(&rules, &state, text, why);
    }
    let rules = game(FRISIAN);
    let state = position(&rules, Color::White, "w 28 b 23 K22");
    let why = "you must make the capture worth most, with the piece on 28";
    refused(&rules, &state, "28x19", why);
    let state = position(&rules, Color::White, "w K46 45 b 1 2 3");
    let tired = after(&rules, &state, "46-41 1-6 41-46 6-11 46-41 11-16");
    let why = "the king on 41 has moved 3 times in a row: you must move another piece";
    refused(&rules, &tired, "41-46", why);
}

#[test]
fn a_move_that_was_never_read() {
    let rules = game(RUSSIAN);
    for (from, to, promotes, why) in [
        ((7, 0), (7, 1), false, "the square at (7, 1) is not in play"),
        (
            (8, 0),
            (7, 0),
            false,
            "(8, 0) is off the board of 8 rows and 8 columns",
        ),
        ((5, 2), (4, 3), true, "not a legal move here"),
    ] {
        let m = DraughtsMove {
            from: from.into(),
            to: to.into(),
            taken: Vec::new(),
            promotes,
        };
        let error = rules.check(&rules.start(), &m).expect_err(why);
        assert_eq!(error.to_string(), why);
    }
}

#[test]
fn positions_that_no_game_comes_to() {
    let rules = game(ENGLISH);
    let why = |rows, at: Option<(Coord, Square)>| {
        let mut grid = Grid::filled(rows, 8, Square::Empty).expect("a board");
        if let Some((at, square)) = at {
            grid[at] = square;
        }
        let error = rules.set_up(grid, Color::White).expect_err("no position");
        error.to_string()
    };
    let light = (Coord::new(3, 3), Square::King(Color::White));
    let expected = "row 3, column 3: there is a piece on a square that is not in play";
    assert_eq!(why(8, Some(light)), expected);
    let last = (Coord::new(7, 2), Square::Man(Color::Black));
    let expected = "row 7, column 2: there is a man of black on its last row, at 30";
    assert_eq!(why(8, Some(last)), expected);
    assert!(why(9, None).contains('9'));
}
