//! What depends on earlier moves: repetition, encirclement after each move, and equality of states.

use std::fmt::Debug;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher, Hash};

use collinear::rules::hnefatafl::{BitHnefatafl7x7, End, State};
use collinear::rules::{Engine, Game, Notation, Outcome, Rules, Side, View};

use super::{game, state};

/// The state after some moves; the game has not ended before the last one.
#[track_caller]
fn played(rules: &str, from: Option<&State>, moves: &str) -> State {
    let rules = game(rules);
    let start = rules.start();
    let mut game = Game::from_state(rules, from.unwrap_or(&start).clone());
    for text in moves.split_whitespace() {
        assert_eq!(game.outcome(), None, "before {text}");
        let slide = game.rules().read_move(game.state(), text).expect(text);
        game.play(slide).expect(text);
    }
    game.state().clone()
}

/// Returns to the same position, with the attackers to move.
const TO_AND_FRO: &str = "d6-c6 d5-c5 c6-d6 c5-d5 ";

#[test]
fn the_third_occurrence_counts() {
    for (repetition, outcome) in [
        ("ignored", None),
        ("draw", Some(Outcome::Draw)),
        ("loss-for-attackers", Some(Outcome::Win(Side::Second))),
        ("loss-for-defenders", Some(Outcome::Win(Side::First))),
    ] {
        let rules = format!("brandubh repetition={repetition}");
        let counted = |times| if outcome.is_some() { times } else { 1 };
        let once = played(&rules, None, TO_AND_FRO);
        assert_eq!((once.end(), once.occurrences()), (None, counted(2)));
        let third = played(&rules, None, &TO_AND_FRO.repeat(2));
        assert_eq!(game(&rules).outcome(&third), outcome, "{repetition}");
        assert_eq!(third.end(), outcome.map(|_| End::Repetition));
        assert_eq!(third.occurrences(), counted(3), "{repetition}");
    }
    // Two attackers are swapped, which makes no difference to the rules.
    let swapped = "d6-c6 d5-c5 d7-e7 c5-d5 e7-e6 d5-c5 c6-c7 c5-d5 e6-d6 d5-c5 c7-d7 c5-d5";
    assert_eq!(played("brandubh", None, swapped).occurrences(), 2);
}

// kaggle-environments#1295: repetition was counted without looking at the side to move.
#[test]
fn row_46_the_same_board_was_a_repetition_whoever_was_to_move() {
    // The attackers need three moves to return, the defenders two.
    let five = "d6-c6 d5-c5 c6-b6 c5-d5 b6-d6 ";
    let start = game("brandubh").start();
    // The starting board for the third time, but only the second time with the attackers to move.
    let twice = played("brandubh", None, &(TO_AND_FRO.to_owned() + five));
    assert_eq!(twice.grid(), start.grid());
    assert_eq!((twice.end(), twice.occurrences()), (None, 1));
    assert_ne!(twice.key(), start.key());
}

/// The path that was found before is blocked, or its defender is gone.
#[test]
fn encirclement_move_after_move() {
    let rules = "copenhagen board=3a3/3a3/3d3/aadKdaa/3d3/3a3/3a3";
    let blocked = "
        . . . . . . .
        . . . a . . .
        . . a . a . .
        . a K . d . a
        . . a . a . .
        . . . a . . .
        . . . . . a .";
    let captured = "
        . . . . . . .
        a . . a . . d
        . . a . a . .
        . a . K . a .
        . . a . a . .
        . . . a . . a
        . . . . . . .";
    for (board, moves, end) in [
        (blocked, "g4-g3 c4-d4 f1-f4", Some(End::Encircled)),
        (blocked, "g4-g3 c4-d4 f1-f2", None),
        (captured, "a6-a5 d4-e4 g2-g5", Some(End::Encircled)),
        (captured, "a6-a5 d4-e4 g2-g4", None),
    ] {
        let from = state(&game(rules), board, 'a');
        assert_eq!(played(rules, Some(&from), moves).end(), end, "{moves}");
    }
}

/// Each is equal to a clone of itself, and to no other.
fn assert_all_different<T: Clone + Eq + Hash + Debug>(states: &[T]) {
    let hash = |state: &T| BuildHasherDefault::<DefaultHasher>::default().hash_one(state);
    for (a, state) in states.iter().enumerate() {
        for (b, other) in states.iter().enumerate() {
            let copy = other.clone();
            assert_eq!(*state == copy, a == b, "{state:?}\n{other:?}");
            assert_eq!(hash(state) == hash(&copy), a == b, "{state:?}\n{other:?}");
        }
    }
}

#[test]
fn states_that_differ_in_one_thing_are_not_equal() {
    let ignored = "brandubh repetition=ignored";
    let to_edge = "tablut board=3a3/3a3/3d3/aadKdaa/3d3/3a3/3a3";
    let states = |rows: &[(&str, [&str; 3], char, &str)]| {
        let state = |&(rules, lower, turn, moves): &(&str, [&str; 3], char, &str)| {
            let board = format!("{}{}", ". . . . . . .\n".repeat(4), lower.join("\n"));
            played(rules, Some(&state(&game(rules), &board, turn)), moves)
        };
        rows.iter().map(state).collect::<Vec<_>>()
    };
    let (free, king) = (". . . . . . .", ". . K . . . .");
    let on = |glyphs: &'static str| [king, free, glyphs];
    let rows = [
        // The board.
        (ignored, on(". . . a . . ."), 'a', ""),
        (ignored, on(". . . . a . ."), 'a', ""),
        // Whose turn it is.
        (ignored, on(". . . . . a ."), 'a', ""),
        (ignored, on(". . . . . a ."), 'd', ""),
        // The position before.
        ("brandubh", on(". . . a . . ."), 'a', "d1-e1"),
        ("brandubh", on(". . . . . a ."), 'a', "f1-e1"),
        // The result.
        (
            "brandubh",
            [free, "K . . . . . .", ". . . . a . ."],
            'a',
            "",
        ),
        (to_edge, [free, "K . . . . . .", ". . . . a . ."], 'a', ""),
    ];
    let on_a_grid = states(&rows);
    let on_bits = |(row, state): (&(&str, [&str; 3], char, &str), &State)| {
        let bits = BitHnefatafl7x7::new(game(row.0)).expect("its size");
        bits.enter(state).expect("its size")
    };
    let on_bits: Vec<_> = rows.iter().zip(&on_a_grid).map(on_bits).collect();
    assert_all_different(&on_a_grid);
    assert_all_different(&on_bits);
    // Not stored on bits: the last move, the moves since the last capture, and the captures.
    assert_all_different(&states(&[
        (ignored, on(". . . a . . ."), 'a', "d1-e1"),
        (ignored, on(". . . . . a ."), 'a', "f1-e1"),
        ("brandubh", on(". . . . . a ."), 'a', "f1-e1"),
        (
            ignored,
            [king, ". . . d a . d", ". . . . . a ."],
            'd',
            "g2-f2",
        ),
        (
            ignored,
            [king, ". . . d . . d", ". . . . . a ."],
            'd',
            "g2-f2",
        ),
    ]));
}
