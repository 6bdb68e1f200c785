//! Steps, searches and random numbers of some games of a batch.

use collinear::rules::{
    Random,
    in_a_row::{BitFourInARow, FOUR_IN_A_ROW},
    reversi::{BitReversi8x8, Reversi},
};
use collinear_batch::{Batch, StepError};

fn four_in_a_row(games: usize) -> Batch<BitFourInARow> {
    Batch::new(
        BitFourInARow::new(FOUR_IN_A_ROW).expect("its board"),
        games,
        0,
    )
}

/// Each game of a batch that is stepped by random masks is the same as a game that is stepped alone.
#[test]
fn the_other_games_wait() {
    const GAMES: usize = 300;
    let rules = BitReversi8x8::new(Reversi::default()).expect("its board");
    let mut random = Random::of_game(5, 0);
    let mut batch = Batch::new(&rules, GAMES, 3);
    let mut alone: Vec<_> = (0..GAMES).map(|_| Batch::new(&rules, 1, 0)).collect();
    let mut out = batch.buffers::<u8>();
    batch.observe(&mut out).expect("buffers that fit");
    let mut seen: Vec<_> = alone.iter().map(|one| one.buffers::<u8>()).collect();
    for (one, seen) in alone.iter().zip(&mut seen) {
        one.observe(seen).expect("buffers that fit");
    }
    for step in 0..150 {
        let mask: Vec<_> = (0..GAMES)
            .map(|_| random.below(step % 4 + 1) == 0)
            .collect();
        let mut actions = vec![0_i32; GAMES];
        batch.random_actions(&mut actions);
        for game in 0..GAMES {
            if mask[game] {
                let stepped = alone[game].step(&[actions[game]], &mut seen[game]);
                stepped.expect("legal actions");
            } else {
                actions[game] = -1;
            }
        }
        #[cfg(feature = "rayon")]
        if step % 2 == 0 {
            batch
                .par_step_where(&mask, &actions, &mut out)
                .expect("legal actions");
        } else {
            batch
                .step_where(&mask, &actions, &mut out)
                .expect("legal actions");
        }
        #[cfg(not(feature = "rayon"))]
        batch
            .step_where(&mask, &actions, &mut out)
            .expect("legal actions");
        for (game, seen) in seen.iter().enumerate() {
            assert_eq!(out.observation[game * 192..][..192], seen.observation);
            assert_eq!(out.legal[game * 65..][..65], seen.legal);
            let results = (out.reward[game], out.done[game], out.turn[game]);
            assert_eq!(results, (seen.reward[0], seen.done[0], seen.turn[0]));
        }
    }
    assert!(
        alone
            .iter()
            .zip(batch.states())
            .all(|(one, state)| one.states().eq([state]))
    );
}

#[test]
fn a_mask_of_another_length_is_refused() {
    let mut batch = four_in_a_row(3);
    let mut out = batch.buffers::<u8>();
    let error = batch.step_where(&[true, false], &[0; 3], &mut out);
    let error = error.expect_err("one is missing");
    assert!(matches!(error, StepError::Mask { found: 2, games: 3 }));
    assert_eq!(error.to_string(), "a mask of length 2 for 3 games");
    let error = batch.step_where(&[true, true, false], &[0, 9, 9], &mut out);
    let text = "game 1: there is no action 9: actions are 0 to 6";
    assert_eq!(error.expect_err("no such column").to_string(), text);
    assert!(
        out.turn == [0; 3]
            && batch
                .states()
                .all(|state| *state == *batch.states().next().expect("3"))
    );
}

#[test]
fn an_action_can_be_checked_alone() {
    let batch = four_in_a_row(2);
    assert!(batch.check(1, 6).is_ok());
    let text = "game 1: there is no action 7: actions are 0 to 6";
    assert_eq!(batch.check(1, 7).expect_err("7 columns").to_string(), text);
}

#[test]
fn a_seed_restarts_the_random_numbers_of_a_game() {
    let drawn = |batch: &mut Batch<_>| -> Vec<[u8; 2]> {
        let draws = (0..20).map(|_| {
            let mut actions = [0; 2];
            batch.random_actions(&mut actions);
            actions
        });
        draws.collect()
    };
    let mut batch = four_in_a_row(2);
    let first = drawn(&mut batch);
    assert_ne!(first, drawn(&mut batch));
    batch.reseed(1, 0);
    let second = drawn(&mut batch);
    assert!((0..20).all(|draw| second[draw][1] == first[draw][1]));
    assert!((0..20).any(|draw| second[draw][0] != first[draw][0]));
}

#[test]
fn a_skipped_position_is_not_searched() {
    let batch = four_in_a_row(3);
    let mut search = batch.search(0);
    search.skip(1);
    search.run(20);
    let best = [0, 1, 2].map(|position| search.best(position).is_some());
    assert_eq!(best, [true, false, true]);
    assert_eq!(
        (search.visits(1).count(), search.value(1).to_bits()),
        (0, 0)
    );
    search.set_state(1, batch.states().next().expect("3 games"));
    search.run_with(2, |leaves: &collinear_batch::Leaves, _| {
        assert_eq!(leaves.len(), 3)
    });
}
