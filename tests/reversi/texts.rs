//! Moves as text, and texts that stand for none.

use collinear::rules::reversi::{Move, Refusal, Reversi};
use collinear::rules::{Illegal, MoveCells, Notation, Rules, Side};
use collinear::{Coord, NameError};

use super::{crossed, place, played, starting_from};

fn split<'a>(rules: &Reversi, text: &'a str) -> Vec<&'a str> {
    rules.split_turns(text).collect()
}

#[test]
fn moves_may_run_together() {
    let rules = Reversi::default();
    for (text, expected) in [
        ("f5", &["f5"][..]),
        ("f5d6c3", &["f5", "d6", "c3"]),
        (" f5 d6\n\tc3 ", &["f5", "d6", "c3"]),
        ("F5D6pac3PA", &["F5", "D6", "pa", "c3", "PA"]),
        ("papa", &["pa", "pa"]),
        ("f10g1", &["f10", "g1"]),
        ("ab12", &["ab12"]),
        ("", &[]),
    ] {
        assert_eq!(split(&rules, text), expected, "{text:?}");
    }
}

#[test]
fn a_word_that_is_not_made_of_moves_is_left_whole() {
    let rules = Reversi::default();
    for word in [
        "e2e", "5", "pa5", "f5-d6", "é5", "f5é", "pé", "f５", "\0", "f5,d6", "p",
    ] {
        assert_eq!(split(&rules, word), [word]);
    }
    let long = "f5".repeat(500_000) + "!";
    assert_eq!(split(&rules, &long), [&long[..]]);
}

#[test]
fn on_wide_boards_a_column_may_begin_like_a_pass() {
    let wide = crossed(4, 500);
    for (text, expected) in [
        ("pa3pb4", &["pa3", "pb4"][..]),
        ("pa", &["pa"]),
        ("z1pa", &["z1", "pa"]),
        ("z1aa2", &["z1", "aa2"]),
    ] {
        assert_eq!(split(&wide, text), expected, "{text:?}");
    }
    let start = wide.start();
    for m in wide.moves(&start) {
        let text = wide.write_move(&start, &m);
        assert_eq!(text.len(), 3, "two letters and a number");
        assert_eq!(wide.read_move(&start, &text).unwrap(), m);
    }
}

#[test]
fn what_is_written_can_be_read() {
    let rules = played(&Reversi::default(), "f5d6c3d3c4");
    let (state, rules) = (rules.state(), rules.rules());
    assert!(rules.count_moves(state) > 5);
    for m in rules.moves(state) {
        let text = rules.write_move(state, &m);
        assert_eq!(rules.read_move(state, &text).unwrap(), m);
        assert_eq!(rules.read_turn(state, &text.to_uppercase()).unwrap(), [m]);
    }
    let outside = Move::Place(Coord::new(8, 0));
    assert_eq!(rules.write_move(state, &outside), "(8, 0)");
}

#[test]
fn rows_are_counted_from_the_top() {
    let rules = crossed(4, 6);
    let start = rules.start();
    // . . . . . .
    // . . O X . .
    // . . X O . .
    // . . . . . .
    let read = rules.read_move(&start, "c1").unwrap();
    assert_eq!(read, Move::Place(Coord::new(0, 2)));
    assert!(read.cells(&start).eq([Coord::new(0, 2)]));
    assert!(rules.read_move(&start, "c4").is_err());
}

#[test]
fn texts_that_stand_for_no_move_are_refused() {
    let rules = Reversi::default();
    let start = rules.start();
    let long = "f".repeat(1_000_000);
    for text in [
        "", "e2e", "é5", "f５", "\0", "5f", "f0", "f", "5", "-", "pass", &long,
    ] {
        let refused = rules.read_move(&start, text).unwrap_err();
        let expected = Refusal::Name(NameError::Form);
        assert_eq!(refused.reason(), Some(&expected), "{text:?}");
    }
    let refused = rules.read_move(&start, "x").unwrap_err();
    assert_eq!(
        refused.to_string(),
        "not a cell: a cell is letters and a number, such as e4; a pass is pa"
    );
    for text in ["a9", "i1", "f99999999999999999999999"] {
        let refused = rules.read_turn(&start, text).unwrap_err();
        assert_eq!(
            refused.to_string(),
            "off the board: its cells are a1 to h8",
            "{text:?}"
        );
    }
    // A cell of the board, but no move.
    let refused = rules.read_move(&start, "d4").unwrap_err();
    assert_eq!(
        refused.to_string(),
        "d4 is occupied by a disc of the second player"
    );
}

#[test]
fn a_pass_that_is_left_out_is_understood() {
    let rules = starting_from(". X O O\n. O O O", Side::First);
    let start = rules.start();
    assert_eq!(
        rules.read_turn(&start, "a1").unwrap(),
        [Move::Pass, place("a1")]
    );
    assert_eq!(rules.read_turn(&start, "pa").unwrap(), [Move::Pass]);
    // Only where there is one to be made, and only before a move that is legal then.
    for (text, reason) in [
        ("a2", "the first player can place nowhere and has to pass"),
        ("b1", "b1 is occupied by a disc of the first player"),
        ("c9", "off the board: its cells are a1 to d2"),
    ] {
        let refused = rules.read_turn(&start, text).unwrap_err();
        assert_eq!(refused.to_string(), reason);
    }
    let refused = rules.read_move(&start, "a1").unwrap_err();
    assert_eq!(
        refused.to_string(),
        "the first player can place nowhere and has to pass"
    );
    let rules = Reversi::default();
    let refused = rules.read_turn(&rules.start(), "pa").unwrap_err();
    assert_eq!(
        refused.to_string(),
        "there is no passing while a disc can be placed, as on d3"
    );
    let refused = rules.read_turn(&rules.start(), "e3").unwrap_err();
    assert_eq!(refused.to_string(), "a disc on e3 brackets nothing");
}

#[test]
fn after_the_end_no_text_stands_for_a_move() {
    let rules = crossed(2, 2);
    for text in ["pa", "a1", "x"] {
        let refused = rules.read_turn(&rules.start(), text);
        assert!(matches!(refused, Err(Illegal::Over(_))), "{text}");
    }
}
