//! Tic-tac-toe is never lost, whatever the opponent does.

use std::{collections::HashSet, sync::Arc};

use collinear::rules::{
    Outcome, Rules, Side, View,
    in_a_row::{InARow, TIC_TAC_TOE},
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

#[test]
fn the_search_never_loses() {
    for number in 3..=5 {
        for side in Side::BOTH {
            never_loses(&ForInARow, side, level(number));
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
