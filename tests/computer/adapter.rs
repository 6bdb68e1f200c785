//! Games of ours as the crate `minimax` sees them: its players take turns, ours need not.

use std::{collections::HashMap, sync::Arc};

use collinear::rules::{Place, Rules, Side, View, in_a_row::TIC_TAC_TOE, playout};
use minimax::{Game, Winner};

use crate::{
    common::{
        AnyGame,
        computer::{
            held::{AsGame, Held},
            judge::Judge,
            negamax::Search,
        },
        engine::Work,
    },
    level, move_of,
    pile::{Left, Pile, Take, is_won},
};

/// Plays a game in both forms, and looks that they are the same one.
fn played<R>(rules: R, mut pick: impl FnMut(usize) -> usize)
where
    R: Rules<State: View, Move: Place + Copy>,
{
    let rules = Arc::new(rules);
    let mut state = rules.start();
    let mut held = Held::new(Arc::clone(&rules), &state);
    let mut mover = state.turn();
    for _ in 0..1000 {
        let mut moves = Vec::new();
        let winner = AsGame::<R>::generate_moves(&held, &mut moves);
        assert_eq!(winner, AsGame::<R>::get_winner(&held));
        let expected = rules.outcome(&state).map(|outcome| match outcome.winner() {
            None => Winner::Draw,
            Some(side) if side == mover => Winner::PlayerToMove,
            Some(_) => Winner::PlayerJustMoved,
        });
        assert_eq!(winner, expected);
        if winner.is_some() {
            assert!(moves.is_empty());
            return;
        }
        let mov = if state.turn() == mover {
            let legal: Vec<_> = rules.moves(&state).map(Some).collect();
            assert_eq!(moves, legal);
            moves[pick(moves.len())]
        } else {
            assert_eq!(moves, [None], "who has no turn waits");
            None
        };
        if let Some(mov) = mov {
            rules.apply(&mut state, mov);
        }
        held = AsGame::<R>::apply(&mut held, mov).expect("a new state");
        assert!(held.state.key() == state.key());
        mover = mover.other();
    }
    panic!("the game does not end");
}

#[test]
fn games_are_the_same_in_both_forms() {
    for seed in 0..200 {
        let mut rng = fastrand::Rng::with_seed(seed);
        played(Pile(9), |n| rng.usize(..n));
        played(TIC_TAC_TOE, |n| rng.usize(..n));
    }
}

/// Equal hashes for equal positions however they came about, and different ones for others: who has
/// to wait is part of it.
#[test]
fn hashes_are_those_of_the_keys() {
    let mut hashes = HashMap::new();
    for seed in 0..300 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut state = TIC_TAC_TOE.start();
        playout(&TIC_TAC_TOE, &mut state, rng.usize(..9), |n| rng.usize(..n));
        let hash = AsGame::zobrist_hash(&Held::new(Arc::new(TIC_TAC_TOE), &state));
        assert_ne!(
            hash >> 32,
            0,
            "that is how an entry looks that was never written"
        );
        let known = *hashes.entry(state.key()).or_insert(hash);
        assert_eq!(hash, known);
    }
    let mut different: Vec<_> = hashes.values().collect();
    different.sort_unstable();
    different.dedup();
    assert_eq!(different.len(), hashes.len());

    let rules = Arc::new(Pile(9));
    let mut ready = Held::new(Arc::clone(&rules), &rules.start());
    let waiting = AsGame::<Pile>::apply(&mut ready, Some(Take(1))).expect("a new state");
    let ready = Held::new(Arc::clone(&rules), &waiting.state);
    assert!(ready.state.key() == waiting.state.key());
    assert_ne!(AsGame::zobrist_hash(&ready), AsGame::zobrist_hash(&waiting));
}

/// Sees nothing, or that stones on the pile are good for who is to move.
struct Blind;
struct LikesStones;

impl Judge<Take> for Blind {
    fn worth<R: Rules<State: View, Move = Take>>(&self, _: &R, _: &R::State) -> i16 {
        0
    }
}

impl Judge<Take> for LikesStones {
    fn worth<R: Rules<State: View, Move = Take>>(&self, _: &R, state: &R::State) -> i16 {
        let stones = state.glyphs()[(0, 0)].to_digit(10);
        i16::try_from(stones.expect("a digit")).expect("a digit")
    }
}

/// Every state in which somebody can win is won, though each side has two moves in a row.
#[test]
fn searches_win_where_a_side_moves_twice() {
    for stones in 1..=9 {
        for once_more in [false, true] {
            let turn = Side::First;
            let state = Left {
                stones,
                once_more,
                turn,
            };
            if !is_won(state) {
                continue;
            }
            let wins = |take| {
                let mut after = state;
                Pile(9).apply(&mut after, take);
                is_won(after) == (after.turn == turn)
            };
            let searched = Search::new(Blind, [60; 5], &level(1)).with(Pile(9), &state);
            assert!(searched.is_some_and(wins), "{state:?}: {searched:?}");
            let (name, rules) = ("pile", Pile(9));
            let sampled = move_of(&Arc::new(AnyGame::new(name, rules)), &state, &level(4));
            assert!(wins(sampled), "{state:?}: {sampled:?}");
        }
    }
}

/// A state is judged for the side whose turn it is in the game, whoever is to move in the search.
#[test]
fn states_are_judged_for_whose_turn_it_is() {
    for (once_more, expected) in [(false, Take(0)), (true, Take(2))] {
        let state = Left {
            stones: 9,
            once_more,
            turn: Side::Second,
        };
        let take = Search::new(LikesStones, [1; 5], &level(1)).with(Pile(9), &state);
        assert_eq!(take, Some(expected), "{state:?}");
    }
}

/// A game that is over has no best move.
#[test]
fn no_move_is_searched_after_the_end() {
    let state = Left {
        stones: 0,
        once_more: true,
        turn: Side::First,
    };
    assert_eq!(
        Search::new(Blind, [3; 5], &level(1)).with(Pile(9), &state),
        None
    );
}
