//! Moves and rule sets as text, and texts that are refused.

use collinear::Coord;
use collinear::rules::reversi::{PlaceOrPass, Reversi};
use collinear::rules::{MoveCells, Notation, Rules, Side};

use super::{crossed, place, starting_from};

#[test]
fn moves_may_run_together() {
    let (usual, wide) = (Reversi::default(), crossed(4, 500));
    let long = "f5".repeat(500_000) + "!";
    for (rules, text, expected) in [
        (&usual, "f5", &["f5"][..]),
        (&usual, " f5 d6\n\tc3f5 ", &["f5", "d6", "c3", "f5"]),
        (&usual, "F5D6pac3PA", &["F5", "D6", "pa", "c3", "PA"]),
        (&usual, "papa", &["pa", "pa"]),
        (&usual, "f10g1", &["f10", "g1"]),
        (&usual, "", &[]),
        // On wide boards a column can begin like a pass.
        (&wide, "pa3pb4", &["pa3", "pb4"]),
        (&wide, "pa", &["pa"]),
        (&wide, "z1pa", &["z1", "pa"]),
        (&wide, "z1aa2", &["z1", "aa2"]),
        // A word that does not consist of moves is not split.
        (&usual, "e2e", &["e2e"]),
        (&usual, "pa5", &["pa5"]),
        (&usual, "f5-d6", &["f5-d6"]),
        (&usual, "é5", &["é5"]),
        (&usual, "f５", &["f５"]),
        (&usual, "\0", &["\0"]),
        (&usual, &long, &[&long]),
    ] {
        assert!(
            rules.split_turns(text).eq(expected.iter().copied()),
            "{expected:?}"
        );
    }
}

#[test]
fn rows_are_counted_from_the_top() {
    let rules = crossed(4, 6);
    let start = rules.start();
    let read = rules.read_move(&start, "c1").unwrap();
    assert_eq!(read, PlaceOrPass::Place(Coord::new(0, 2)));
    assert!(read.cells(&start).eq([Coord::new(0, 2)]));
    let outside = PlaceOrPass::Place(Coord::new(8, 0));
    assert_eq!(rules.write_move(&start, &outside), "(8, 0)");
}

#[test]
fn texts_that_stand_for_no_move_are_refused() {
    let start = Reversi::default().start();
    let form = "not a cell: a cell is letters and a number, such as e4; a pass is pa";
    let off = "off the board: its cells are a1 to h8";
    let long = "f".repeat(1_000_000);
    for (text, reason) in [
        ("", form),
        ("e2e", form),
        ("é5", form),
        ("f５", form),
        ("\0", form),
        ("5f", form),
        ("f0", form),
        ("pass", form),
        (&long, form),
        ("a9", off),
        ("i1", off),
        ("f99999999999999999999999", off),
        ("d4", "d4 is occupied"),
        ("e3", "a disc on e3 would turn nothing over"),
        ("pa", "you cannot pass while a disc can be placed, as on d3"),
    ] {
        for refused in [
            Reversi::default().read_move(&start, text).unwrap_err(),
            Reversi::default().read_turn(&start, text).unwrap_err(),
        ] {
            assert_eq!(refused.to_string(), reason);
        }
    }
}

#[test]
fn a_pass_that_is_left_out_is_understood() {
    let rules = starting_from(". X O O\n. O O O", Side::First);
    let start = rules.start();
    let read = |text| {
        rules
            .read_turn(&start, text)
            .map_err(|refused| refused.to_string())
    };
    assert_eq!(read("a1"), Ok(vec![PlaceOrPass::Pass, place("a1")]));
    assert_eq!(read("pa"), Ok(vec![PlaceOrPass::Pass]));
    // A pass is only implied before a move that is then legal, and only in a turn.
    let has_to_pass = "no disc can be placed, so you have to pass";
    for (text, reason) in [
        ("a2", has_to_pass),
        ("b1", "b1 is occupied"),
        ("c9", "off the board: its cells are a1 to d2"),
    ] {
        assert_eq!(read(text), Err(reason.to_owned()));
    }
    let refused = rules.read_move(&start, "a1").unwrap_err();
    assert_eq!(refused.to_string(), has_to_pass);
}

#[test]
fn rule_sets_are_read_and_written() {
    for (text, written) in [
        ("", "othello"),
        ("rows=8", "othello"),
        ("othello start=crossed", "othello"),
        ("start=parallel", "rows=8 cols=8 start=parallel"),
        (
            "othello begins=second",
            "rows=8 cols=8 start=crossed begins=second",
        ),
        ("rows=4 wrap=both", "rows=4 cols=8 start=crossed wrap=both"),
        ("board=XO/OX wrap=rows", "board=XO/OX wrap=rows"),
        ("board=OX/XO", "rows=2 cols=2 start=crossed"),
        (
            "board=#.O/X../... begins=second",
            "board=#.O/X../... begins=second",
        ),
    ] {
        let rules = text.parse::<Reversi>().expect(text);
        assert_eq!(rules.to_string(), written);
        assert_eq!(written.parse::<Reversi>().expect(written), rules);
    }
    for (text, refusal) in [
        ("reversi", "no preset \"reversi\"; presets: othello"),
        (
            "start=square",
            "start=square: it can be crossed or parallel",
        ),
        ("begins=X", "begins=X: it can be first or second"),
        (
            "size=8",
            "no setting \"size\"; settings: rows, cols, start, board, wrap, begins",
        ),
        ("board=XO/OX cols=2", "cols and board can't both be set"),
        (
            "board=",
            "a board of 0 rows and 0 columns is too small: it needs at least 2 of each",
        ),
        (
            "board=XO/O",
            "board=XO/O: row 1 has 1 columns, but row 0 has 2",
        ),
        (
            "board=XO/Oq",
            "board=XO/Oq: row 1, column 1: unknown character 'q'",
        ),
    ] {
        let error = text.parse::<Reversi>().expect_err(text);
        assert_eq!(error.to_string(), refusal);
    }
}
