//! Monte Carlo search: visit counts, and best moves that equal those of a full search.

use collinear::rules::{
    Encode, Outcome, Rules, View,
    hnefatafl::{BRANDUBH, BitHnefatafl7x7, Hnefatafl},
    in_a_row::{BitTicTacToe, TIC_TAC_TOE},
};
use collinear_batch::{Batch, Encoded, Leaves, Search};

use super::seeds::Coins;
use crate::lockstep::QUICK;

pub(super) fn tic_tac_toe() -> BitTicTacToe {
    BitTicTacToe::new(TIC_TAC_TOE).expect("its board")
}

/// The value of a position for the player to move, by full search.
fn minimax<R: Rules<State: View>>(rules: &R, state: &R::State) -> i32 {
    match rules.outcome(state) {
        Some(Outcome::Win(winner)) => {
            if winner == state.turn() {
                1
            } else {
                -1
            }
        }
        Some(_) => 0,
        None => rules
            .moves(state)
            .map(|m| -minimax(rules, &after(rules, state, m)))
            .max()
            .unwrap_or(0),
    }
}

fn after<R: Rules>(rules: &R, state: &R::State, m: R::Move) -> R::State {
    let mut state = state.clone();
    rules.apply(&mut state, m);
    state
}

/// Random positions that are not over.
pub(super) fn positions(count: usize, plies: usize) -> Vec<<BitTicTacToe as Rules>::State> {
    let mut batch = Batch::new(tic_tac_toe(), count, 4).without_reset();
    let (mut out, mut actions) = (batch.buffers::<u8>(), vec![0_u8; count]);
    for _ in 0..plies {
        batch.random_actions(&mut actions);
        batch
            .step(&actions, &mut out)
            .expect("no win before five plies");
    }
    batch.states().copied().collect()
}

#[track_caller]
fn finds_the_best(search: &Search<BitTicTacToe>, states: &[<BitTicTacToe as Rules>::State]) {
    let rules = tic_tac_toe();
    for (position, state) in states.iter().enumerate() {
        let best = search.best(position).expect("the game goes on");
        let m = rules.move_of(state, rules.actions().action(best).expect("an action"));
        let worth = -minimax(&rules, &after(&rules, state, m.expect("a move")));
        assert_eq!(worth, minimax(&rules, state), "{best} in\n{state}");
    }
}

/// Searches with one leaf and with several leaves per tree, with random games and with equal priors.
#[test]
fn the_best_move_is_what_a_full_search_finds() {
    for (plies, leaves) in [(2, 1), (3, 1), (4, 1), (3, 4), (4, 4)] {
        let states = positions(if QUICK { 6 } else { 100 }, plies);
        let search = || Search::new(tic_tac_toe(), states.clone(), 1).with_leaves(leaves);
        let mut by_games = search();
        by_games.run(1_500);
        finds_the_best(&by_games, &states);
        if plies == 4 {
            let mut by_priors = search();
            by_priors.run_with(2_000, |_: &Leaves, _| {});
            finds_the_best(&by_priors, &states);
        }
    }
}

#[test]
fn values_are_of_the_player_to_move_and_numbers_that_are_none_are_0() {
    // The evaluation is good for the second player.
    let rules = tic_tac_toe();
    let centre = after(&rules, &rules.start(), (1, 1).into());
    let mut search = Search::new(&rules, [centre], 0);
    search.run_with(40, |leaves: &Leaves, said| {
        for leaf in 0..leaves.len() {
            let stones: u8 = leaves.observation[leaf * 27..][..18].iter().sum();
            said.values[leaf] = if stones % 2 == 1 { 1. } else { -1. };
        }
    });
    assert!(search.value(0) > 0.9);

    // Values far outside -1 to 1 do not become infinite.
    for value in [f32::NAN, f32::MAX] {
        let mut search = Search::new(&rules, [rules.start()], 0);
        search.run_with(60, |_: &Leaves, said| {
            said.values.fill(value);
            said.priors.fill(f32::INFINITY);
        });
        assert!(search.best(0).is_some() && search.value(0).is_finite());
    }
}

#[test]
fn a_search_from_a_batch_sees_what_the_batch_shows() {
    let mut batch = Batch::new(tic_tac_toe(), 2, 0);
    let mut out = batch.buffers::<u8>();
    batch.step(&[4, 0], &mut out).expect("legal actions");
    let mut search = batch.search(0);
    search.run_with(1, |leaves: &Leaves, _| {
        assert_eq!(
            (leaves.observation, leaves.legal),
            (&*out.observation, &*out.legal)
        );
    });
}

/// The result of a position does not depend on the other positions.
#[test]
fn positions_are_searched_each_for_itself() {
    let states = positions(3, 4);
    let mut all = Search::new(tic_tac_toe(), states.clone(), 1);
    let mut first = Search::new(tic_tac_toe(), states[..1].to_vec(), 1);
    all.run(80);
    first.run(80);
    assert!(all.visits(0).eq(first.visits(0)));
    // The same seed gives the same random games, and a different seed gives different games.
    let mut other = Search::new(tic_tac_toe(), states[..1].to_vec(), 2);
    other.run(80);
    assert_ne!(first.value(0).to_bits(), other.value(0).to_bits());
}

/// Each round after the first is a visit.
#[test]
fn games_that_do_not_end_are_cut_off() {
    let tafl = Hnefatafl::new(BRANDUBH).expect("a preset");
    let rules = BitHnefatafl7x7::new(tafl).expect("its board");
    let mut search = Search::new(&rules, [rules.start()], 3).with_ply_limit(5);
    search.run(20);
    assert_eq!(search.visits(0).map(|(_, visits)| visits).sum::<u32>(), 19);
}

/// One throw in ten is a tail, which wins for the player to move. The throw is before or after the first move.
#[test]
fn chance_is_drawn_by_its_weights() {
    for (chance_begins, sign) in [(true, 1.), (false, -1.)] {
        let coins = Coins {
            cells: 2,
            chance_begins,
            heads: 9,
        };
        let rules = Encoded::placing(coins, "cht");
        let mut search = Search::new(&rules, [rules.start()], 1).with_leaves(1);
        search.run(600);
        let value = sign * search.value(0);
        assert!((0.05..0.2).contains(&value), "{value}");
    }
}
