//! Moves that are refused, with reason and cell; and bugs that other programs really had, with their number in the
//! project's list.

use std::collections::BTreeSet;

use collinear::rules::hnefatafl::{Army, Hnefatafl, State};
use collinear::rules::{Game, Illegal, Notation, Rules, Side, View};
use collinear::{Coord, Direction, Move, Origin};

use super::{game, state};

/// Tries a move that has to be refused, and checks that nothing has changed.
#[track_caller]
fn refused(rules: &Hnefatafl, state: &State, slide: Move) -> Illegal {
    let mut game = Game::from_state(rules, state.clone());
    let illegal = game.play(slide).expect_err("it has to be refused");
    assert_eq!(game.state().key(), state.key());
    assert!(game.record().is_empty());
    let same = rules
        .captures(state, slide)
        .expect_err("it has to be refused");
    assert_eq!(same.to_string(), illegal.to_string());
    illegal
}

#[track_caller]
fn assert_text_is_refused(rules: &Hnefatafl, state: &State, text: &str, expected: &str) {
    let key = state.key();
    let error = rules.read_move(state, text).expect_err(expected);
    assert_eq!(error.to_string(), expected, "{text:?}");
    assert_eq!(state.key(), key);
    // A reason has exactly the cells that it names; an example has none.
    let reason = expected
        .split(": a move looks like")
        .next()
        .unwrap_or_default();
    let reason = reason.split(": its cells are").next().unwrap_or_default();
    let words = reason.split(|char: char| !char.is_alphanumeric());
    let cell = |word| {
        rules
            .bounds()
            .cell_named_from(word, Origin::BottomLeft)
            .ok()
    };
    let named: BTreeSet<_> = words.filter_map(cell).collect();
    let cells: BTreeSet<_> = error.cells::<Coord>().iter().copied().collect();
    assert_eq!(cells, named, "{expected}");
}

#[test]
fn each_reason_names_its_cells() {
    let rules = game("brandubh");
    let rows = [
        (
            "d4-d2",
            "not your piece: the attackers are to move, and d4 is not theirs",
        ),
        (
            "d5-f5",
            "not your piece: the attackers are to move, and d5 is not theirs",
        ),
        ("c6-c5", "there is no piece on c6"),
        ("d6-d6", "the piece on d6 has to move away"),
        (
            "d6-e5",
            "not straight: d6 and e5 are in different rows and columns",
        ),
        ("d6-d3", "the way from d6 to d3 is blocked at d5"),
        ("d7-d6", "the way from d7 to d6 is blocked at d6"),
        ("d7-a7", "only the king may stop on the corner at a7"),
        ("d6-h6", "off the board: its cells are a1 to g7"),
        ("d6", "not a move: a move looks like d6-f6"),
        ("d6-f6xe6", "the move captures nothing"),
    ];
    for (text, expected) in rows {
        assert_text_is_refused(&rules, &rules.start(), text, expected);
    }
}

#[test]
fn captures_that_are_written_have_to_be_right() {
    let rules = game("brandubh");
    let board = "
        . . . . . . .
        . . a . . . .
        . . d . . . .
        a . . . . d a
        . . d . K . .
        . . a . . . .
        . . . . . . .";
    let state = state(&rules, board, 'a');
    for text in ["a4-c4", "a4-c4xc5xc3", "a4-c4xc3xc5"] {
        let slide = rules.read_move(&state, text).expect(text);
        assert_eq!(rules.write_move(&state, &slide), "a4-c4xc5xc3");
    }
    for text in ["a4-c4xc5", "a4-c4xc5xc3xd3", "a4-c4xc3xc3"] {
        assert_text_is_refused(&rules, &state, text, "the move captures c5 c3");
    }
    assert_text_is_refused(&rules, &state, "a4-b4xc5", "the move captures nothing");
}

// An old JavaScript tafl: the walk read past the edge when the target was not on the line.
#[test]
fn row_41_a_target_off_the_line_or_off_the_board_was_walked_to() {
    let rules = game("brandubh");
    let start = rules.start();
    let from = Coord::new(0, 3);
    let off = [
        (0, 7),
        (7, 3),
        (7, 7),
        (0, usize::MAX),
        (usize::MAX, 3),
        (usize::MAX, usize::MAX),
    ];
    for at in off.map(Coord::from) {
        for slide in [
            Move { from, to: at },
            Move { from: at, to: from },
            Move { from: at, to: at },
        ] {
            let illegal = refused(&rules, &start, slide);
            assert_eq!(illegal.cells::<Coord>(), [at]);
            assert_eq!(
                illegal.to_string(),
                format!("{at} is off the board of 7 rows and 7 columns")
            );
        }
    }
    assert_eq!(rules.slides(&start, Coord::new(7, 7)).count(), 0);
}

#[test]
fn a_state_of_another_board_is_no_panic() {
    let (small, large) = (game("brandubh"), game("copenhagen"));
    let cells = || (0..12).flat_map(|row| (0..12).map(move |col| Coord::new(row, col)));
    for (rules, state) in [(&small, large.start()), (&large, small.start())] {
        for from in cells() {
            let _ = rules.slides(&state, from).count();
            for direction in Direction::ORTHOGONAL {
                for steps in 0..4 {
                    let to = rules
                        .bounds()
                        .step_by(from, direction, steps)
                        .unwrap_or(from);
                    let _ = rules.check(&state, &Move { from, to });
                    let _ = rules.captures(&state, Move { from, to });
                }
            }
        }
        let _ = rules.exit_fort(&state);
        let _ = rules.read_move(&state, "a1-k11");
        let _ = rules.read_move(&state, "d6-c6");
        assert!(rules.outcome(&state).is_none());
        assert_eq!(rules.count_moves(&state), rules.moves(&state).count());
    }
    assert_eq!(small.army(Side::First), Army::Attackers);
}

#[test]
fn a_column_may_be_called_x() {
    let rules = game("brandubh board=21a1da26/25K25/51");
    let state = rules.start();
    for text in ["v3-w3xx3", "y3-ax3", "y3-y2"] {
        let m = rules.read_move(&state, text).expect(text);
        assert_eq!(rules.write_move(&state, &m), text);
    }
    for text in ["v3-w3x", "v3-w3xx", "v3-w3xax3", "v3-xx3", "v3-"] {
        assert!(rules.read_move(&state, text).is_err(), "{text}");
    }
}
