//! Interleaved random games: each game is reported once, with its last state and its outcome.

use std::{fmt::Debug, iter::repeat_n};

use collinear::{
    Length,
    rules::{
        Bulk, Engine, Outcome, Rules,
        in_a_row::{BitFourInARow, BitInARow, FOUR_IN_A_ROW, GOMOKU, InARow, LineGomoku},
        reversi::{BitReversi, BitReversi8x8, Reversi, Start},
    },
};
use collinear_batch::playouts;

/// The plies and the end of each game, by the index of its state.
fn played<R: Bulk>(
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
fn each_game_is_told_once_at_its_end_or_at_the_limit() {
    let rules = BitFourInARow::new(FOUR_IN_A_ROW).expect("its board");
    for states in [0, 1, 8, 9, 100] {
        for (state, outcome) in played(&rules, states, 42, 3) {
            assert_eq!(rules.outcome(&state), outcome);
            assert!(outcome.is_some());
        }
    }
    // Games that are already over are reported too.
    let over = played(&rules, 20, 42, 1);
    let mut count = 0;
    let states = over.iter().map(|(state, _)| *state);
    playouts(&rules, states, 42, 1, |index, state, outcome| {
        assert_eq!((*state, outcome), over[index]);
        count += 1;
    });
    assert_eq!(count, 20);

    let rules = LineGomoku::new(GOMOKU).expect("its board");
    for plies in [0, 1, 7] {
        for (state, outcome) in played(&rules, 10, plies, 3) {
            assert_eq!((rules.count_moves(&state), outcome), (225 - plies, None));
        }
    }
    // Without gravity there is no bulk version.
    assert!(!rules.random_moves(&mut [rules.start()], |_, _| 0));
}

/// Rules without bulk moves that otherwise equal the given rules.
struct OneByOne<'a, R>(&'a R);

impl<R: Rules> Bulk for OneByOne<'_, R> {}

impl<R: Rules> Rules for OneByOne<'_, R> {
    type State = R::State;
    type Move = R::Move;

    fn start(&self) -> R::State {
        self.0.start()
    }

    fn moves(&self, state: &R::State) -> impl Iterator<Item = R::Move> {
        self.0.moves(state)
    }

    fn apply(&self, state: &mut R::State, m: R::Move) {
        self.0.apply(state, m);
    }

    fn outcome(&self, state: &R::State) -> Option<Outcome> {
        self.0.outcome(state)
    }
}

/// Bulk moves play the same games as single moves, to the end or to a limit.
fn go_on_side_by_side_as_one_by_one<R: Engine<State: PartialEq + Debug> + Bulk>(
    rules: R::Reference,
) {
    let rules = &R::of(rules).expect("its board");
    let picks = |index: usize, _| index;
    assert!(rules.random_moves(&mut vec![rules.start(); 3], picks));
    for (states, plies) in [(1, 200), (63, 200), (64, 3), (65, 7), (200, 200)] {
        let here = played(rules, states, plies, 7);
        assert_eq!(here, played(&OneByOne(rules), states, plies, 7));
    }
    // More states than any rules handle at once. Each has its own random numbers, and some numbers are too large.
    let mut many = played(rules, 300, 4, 1);
    many.retain(|(_, outcome)| outcome.is_none());
    assert!(many.len() > 200);
    let mut many: Vec<_> = many.into_iter().map(|(state, _)| state).collect();
    let mut one_by_one = many.clone();
    for (index, state) in one_by_one.iter_mut().enumerate() {
        let m = rules.random_move(state, |_| index % 11);
        rules.apply(state, m.expect("it goes on"));
    }
    assert!(rules.random_moves(&mut many, |index, _| index % 11));
    assert_eq!(many, one_by_one);
}

#[test]
fn moves_made_side_by_side_are_those_one_by_one() {
    go_on_side_by_side_as_one_by_one::<BitFourInARow>(FOUR_IN_A_ROW);
    go_on_side_by_side_as_one_by_one::<BitFourInARow>(FOUR_IN_A_ROW.misere());
    let wide = InARow::new(8, 12, Length::AtLeast(5)).and_then(InARow::with_gravity);
    go_on_side_by_side_as_one_by_one::<BitInARow<u128, 8, 12, 5>>(wide.expect("a game"));
    go_on_side_by_side_as_one_by_one::<BitReversi8x8>(Reversi::default());
    let large = Reversi::new(10, 10, Start::Parallel).expect("a board");
    go_on_side_by_side_as_one_by_one::<BitReversi<u128, 10, 10>>(large);
}
