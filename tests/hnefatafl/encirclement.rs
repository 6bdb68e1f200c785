//! Encirclement move after move: the way out that was found before is blocked, or its defender is gone.

use collinear::rules::hnefatafl::{Army, COPENHAGEN, End, Hnefatafl, Variant};
use collinear::rules::{Notation, Rules};

use super::engines::bit_engine::bit_engine;
use super::engines::grid;

/// What the moves lead to, the attackers first; before the last one the game goes on.
#[track_caller]
fn assert_ends(rows: &[&str], moves: &str, end: Option<End>) {
    let start = "3a3/3a3/3d3/aadKdaa/3d3/3a3/3a3".into();
    let rules = Hnefatafl::new(Variant {
        start,
        ..COPENHAGEN
    });
    let rules = rules.expect("a game");
    let state = rules.set_up(grid(rows), Army::Attackers);
    let mut state = state.expect("a position");
    let mut bits = bit_engine(&rules, &state);
    for text in moves.split(' ') {
        assert_eq!(state.end(), None, "before {text}\n{state}");
        let slide = rules.read_move(&state, text).expect(text);
        rules.apply(&mut state, slide);
        bits.play(slide);
        assert_eq!(bits.end(), state.end(), "{text}\n{state}");
    }
    assert_eq!(state.end(), end, "{moves}\n{state}");
}

#[test]
fn the_way_out_is_blocked_behind_the_defender_who_has_it() {
    let rows = [
        ". . . . . . .",
        ". . . a . . .",
        ". . a . a . .",
        ". a K . d . a",
        ". . a . a . .",
        ". . . a . . .",
        ". . . . . a .",
    ];
    assert_ends(&rows, "g4-g3 c4-d4 f1-f4", Some(End::Encircled));
    assert_ends(&rows, "g4-g3 c4-d4 f1-f2", None);
}

#[test]
fn the_defender_who_had_the_way_out_is_captured() {
    let rows = [
        ". . . . . . .",
        "a . . a . . d",
        ". . a . a . .",
        ". a . K . a .",
        ". . a . a . .",
        ". . . a . . a",
        ". . . . . . .",
    ];
    assert_ends(&rows, "a6-a5 d4-e4 g2-g5", Some(End::Encircled));
    assert_ends(&rows, "a6-a5 d4-e4 g2-g4", None);
}
