//! Tic-tac-toe is never lost, whatever the opponent does.

use std::{collections::HashSet, sync::Arc};

use collinear::rules::{Outcome, Side, View, in_a_row::TIC_TAC_TOE};

use crate::{
    common::{
        AnyGame,
        computer::{Computer, effort::Effort},
        new_game::TicTacToe,
    },
    level, move_of,
};

/// Plays a side against all replies that there are, each position once.
fn never_loses<G: Computer>(game: &Arc<G>, side: Side, effort: &Effort) {
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
            vec![move_of(game, &state, effort)]
        } else {
            game.moves(&state).collect()
        };
        for mov in replies {
            let mut after = state.clone();
            game.apply(&mut after, mov);
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
            never_loses(&Arc::new(TIC_TAC_TOE), side, &level(number));
        }
    }
}

/// With nothing but the rules to go by.
#[test]
fn sampling_never_loses() {
    for number in 3..=4 {
        for side in Side::BOTH {
            let (name, rules) = ("tic-tac-toe", TicTacToe);
            never_loses(&Arc::new(AnyGame::new(name, rules)), side, &level(number));
        }
    }
}
