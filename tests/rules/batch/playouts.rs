//! Random games several in turn: each is told once, with its last state and how it ended.

use std::iter::repeat_n;

use collinear::{
    batch::playouts,
    rules::{
        Outcome, Rules,
        hnefatafl::{BRANDUBH, BitHnefatafl7x7, Hnefatafl},
        in_a_row::{BitFourInARow, FOUR_IN_A_ROW, GOMOKU, LineGomoku},
    },
};

/// The plies and the end of each game, by the index of its state.
fn played<R: Rules>(
    rules: &R,
    states: usize,
    plies: usize,
    seed: u64,
) -> Vec<(R::State, Option<Outcome>)> {
    let mut told = vec![None; states];
    let starts = repeat_n(rules.start(), states);
    playouts(rules, starts, plies, seed, |index, state, outcome| {
        let before = told[index].replace((state.clone(), outcome));
        assert!(before.is_none(), "{index} is told twice");
    });
    told.into_iter()
        .map(|told| told.expect("each is told"))
        .collect()
}

#[test]
fn each_game_is_told_once() {
    let rules = BitFourInARow::new(FOUR_IN_A_ROW).expect("its board");
    for states in [0, 1, 2, 8, 9, 100] {
        for (state, outcome) in played(&rules, states, 42, 3) {
            assert_eq!(rules.outcome(&state), outcome);
            assert!(outcome.is_some());
        }
    }
}

#[test]
fn a_limit_is_kept() {
    let rules = LineGomoku::new(GOMOKU).expect("its board");
    for plies in [0, 1, 2, 7] {
        for (state, outcome) in played(&rules, 10, plies, 3) {
            assert_eq!(rules.count_moves(&state), 225 - plies);
            assert_eq!(outcome, None);
        }
    }
}

#[test]
fn games_that_are_over_are_told_at_once() {
    let rules = BitFourInARow::new(FOUR_IN_A_ROW).expect("its board");
    let over: Vec<_> = played(&rules, 20, 42, 1).into_iter().collect();
    let states = over.iter().map(|(state, _)| *state);
    let mut count = 0;
    playouts(&rules, states, 42, 1, |index, state, outcome| {
        assert_eq!((*state, outcome), over[index]);
        count += 1;
    });
    assert_eq!(count, 20);
}

#[test]
fn a_seed_says_how_they_go() {
    let tafl = Hnefatafl::new(BRANDUBH).expect("a preset");
    let rules = BitHnefatafl7x7::new(tafl).expect("its board");
    let games = played(&rules, 12, 30, 5);
    assert_eq!(games, played(&rules, 12, 30, 5));
    assert_ne!(games, played(&rules, 12, 30, 6));
    // Whatever is played beside it.
    assert_eq!(games[..3], played(&rules, 3, 30, 5));
    assert!(games.iter().any(|game| *game != games[0]));
}
