//! Tic-tac-toe is never lost, whatever the opponent does.

use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
};

use collinear::{
    Coord,
    rules::{
        Outcome, Rules, Side, View,
        in_a_row::{InARow, State, TIC_TAC_TOE},
    },
};
use collinear_play::computer::{Computer, Effort, ForInARow, MonteCarlo};

use crate::{level, move_of};

/// Plays a side against all replies that there are, each position once.
fn never_loses(computer: &impl Computer<InARow>, side: Side, effort: Effort) {
    let game = &Arc::new(TIC_TAC_TOE);
    let (mut open, mut seen) = (vec![game.start()], HashSet::new());
    while let Some(state) = open.pop() {
        let outcome = game.outcome(&state);
        assert_ne!(
            outcome,
            Some(Outcome::Win(side.other())),
            "{}",
            state.glyphs()
        );
        if outcome.is_some() || !seen.insert(state.key()) {
            continue;
        }
        let replies: Vec<_> = if state.turn() == side {
            vec![move_of(computer, game, &state, effort)]
        } else {
            game.moves(&state).collect()
        };
        for m in replies {
            let mut after = state.clone();
            game.apply(&mut after, m);
            open.push(after);
        }
    }
    // The opponent alone has nine first moves, or eight first replies.
    assert!(seen.len() > 9);
}

/// What a state is worth to the side to move if nobody makes a mistake, and the same of every state after it.
fn solve(state: &State, known: &mut HashMap<Vec<char>, (State, i8)>) -> i8 {
    let key: Vec<char> = state.glyphs().iter().copied().collect();
    if let Some(&(_, worth)) = known.get(&key) {
        return worth;
    }
    let worth = match TIC_TAC_TOE.outcome(state) {
        Some(Outcome::Win(side)) if side == state.turn() => 1,
        Some(Outcome::Win(_)) => -1,
        Some(_) => 0,
        None => {
            let after = TIC_TAC_TOE.moves(state).map(|m| after(state, m));
            let worths = after.map(|after| -solve(&after, known));
            worths.max().expect("there are moves")
        }
    };
    known.insert(key, (state.clone(), worth));
    worth
}

fn after(state: &State, m: Coord) -> State {
    let mut after = state.clone();
    TIC_TAC_TOE.apply(&mut after, m);
    after
}

/// No drawn position is lost and no won one given away, of all that can be reached.
#[test]
fn level_5_plays_every_position_perfectly() {
    let game = &Arc::new(TIC_TAC_TOE);
    let mut known = HashMap::new();
    assert_eq!(solve(&game.start(), &mut known), 0);
    assert_eq!(known.len(), 5_478);
    for (state, worth) in known.values() {
        if game.outcome(state).is_none() {
            let m = move_of(&ForInARow, game, state, level(5));
            let after = after(state, m).glyphs().iter().copied().collect::<Vec<_>>();
            assert_eq!(-known[&after].1, *worth, "{m} in\n{}", state.glyphs());
        }
    }
}

/// With nothing but the rules to go by.
#[test]
fn sampling_never_loses() {
    for number in 3..=4 {
        for side in Side::BOTH {
            never_loses(&MonteCarlo, side, level(number));
        }
    }
}
