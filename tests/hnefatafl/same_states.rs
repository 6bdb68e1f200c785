//! Which states are equal, and have the same hash: on a grid and on bits.

use std::fmt::Debug;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher, Hash};

use collinear::rules::hnefatafl::{Army, BitHnefatafl7x7, Hnefatafl, State};
use collinear::rules::{Engine, Notation, Rules};

use super::engines::grid;

/// The rules, the lower rows of the board, whose turn it is, and a move or none.
type Row = (&'static str, [&'static str; 3], Army, &'static str);

const FREE: &str = ". . . . . . .";
const KING: &str = ". . K . . . .";
const AT_EDGE: &str = "K . . . . . .";
const ON_D: &str = ". . . a . . .";
const ON_E: &str = ". . . . a . .";
const ON_F: &str = ". . . . . a .";

const IGNORED: &str = "brandubh repetition=ignored";
const TO_EDGE: &str = "tablut board=3a3/3a3/3d3/aadKdaa/3d3/3a3/3a3";

/// Two and two that differ in one thing, on a grid and on bits.
const ROWS: [Row; 8] = [
    // The board.
    (IGNORED, [KING, FREE, ON_D], Army::Attackers, ""),
    (IGNORED, [KING, FREE, ON_E], Army::Attackers, ""),
    // Whose turn it is.
    (IGNORED, [KING, FREE, ON_F], Army::Attackers, ""),
    (IGNORED, [KING, FREE, ON_F], Army::Defenders, ""),
    // The position before.
    ("brandubh", [KING, FREE, ON_D], Army::Attackers, "d1-e1"),
    ("brandubh", [KING, FREE, ON_F], Army::Attackers, "f1-e1"),
    // Whether the game is over.
    ("brandubh", [FREE, AT_EDGE, ON_E], Army::Attackers, ""),
    (TO_EDGE, [FREE, AT_EDGE, ON_E], Army::Attackers, ""),
];

/// The same for what is not kept on bits.
const HISTORIES: [Row; 5] = [
    // The last move.
    (IGNORED, [KING, FREE, ON_D], Army::Attackers, "d1-e1"),
    (IGNORED, [KING, FREE, ON_F], Army::Attackers, "f1-e1"),
    // The moves since the last capture.
    ("brandubh", [KING, FREE, ON_F], Army::Attackers, "f1-e1"),
    // What was captured.
    (
        IGNORED,
        [KING, ". . . d a . d", ON_F],
        Army::Defenders,
        "g2-f2",
    ),
    (
        IGNORED,
        [KING, ". . . d . . d", ON_F],
        Army::Defenders,
        "g2-f2",
    ),
];

fn state(&(name, [upper, middle, lower], turn, text): &Row) -> State {
    let rules: Hnefatafl = name.parse().expect(name);
    let board = grid(&[FREE, FREE, FREE, FREE, upper, middle, lower]);
    let mut state = rules.set_up(board, turn).expect(name);
    if !text.is_empty() {
        let slide = rules.read_move(&state, text).expect(text);
        rules.apply(&mut state, slide);
    }
    state
}

/// Each is equal to a copy of itself, and to no other.
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
fn states_that_differ_in_one_thing() {
    for rows in [&ROWS[..], &HISTORIES] {
        assert_all_different(&rows.iter().map(state).collect::<Vec<_>>());
    }
}

#[test]
fn states_on_bits_that_differ_in_one_thing() {
    let on_bits = |row: &Row| {
        let bits = BitHnefatafl7x7::new(row.0.parse().expect(row.0)).expect("its size");
        bits.enter(&state(row)).expect("its size")
    };
    assert_all_different(&ROWS.iter().map(on_bits).collect::<Vec<_>>());
}
