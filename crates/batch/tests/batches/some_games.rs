//! Steps, searches and random numbers of some games of a batch.

use collinear::rules::{
    Encode, Random, View,
    in_a_row::{BitFourInARow, FOUR_IN_A_ROW},
    peg_solitaire::{BitPegSolitaire, PegSolitaire},
    reversi::{BitReversi8x8, Reversi},
};
use collinear_batch::{Batch, Buffers, Step};

fn four_in_a_row(games: usize) -> Batch<BitFourInARow> {
    Batch::new(
        BitFourInARow::new(FOUR_IN_A_ROW).expect("its board"),
        games,
        0,
    )
}

/// Makes a step on several threads, if the crate has them.
fn on_threads<R>(batch: &mut Batch<R>, step: Step<'_>, actions: &[i32], out: &mut Buffers)
where
    R: Encode<State: Send + Sync, Move: Send + Sync> + Sync,
{
    #[cfg(feature = "rayon")]
    let stepped = batch.par_step_with(step, actions, out);
    #[cfg(not(feature = "rayon"))]
    let stepped = batch.step_with(step, actions, out);
    stepped.expect("legal actions");
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
    let mut seen: Vec<_> = alone.iter().map(Batch::buffers::<u8>).collect();
    for (one, seen) in alone.iter().zip(&mut seen) {
        one.observe(seen).expect("buffers that fit");
    }
    for round in 0..150 {
        let mask: Vec<_> = (0..GAMES)
            .map(|_| random.below(round % 4 + 1) == 0)
            .collect();
        let mut actions = vec![0_i32; GAMES];
        batch.random_actions(&mut actions);
        let step = Step {
            games: Some(&mask),
            ..Step::default()
        };
        for game in 0..GAMES {
            if mask[game] {
                let stepped = alone[game].step(&[actions[game]], &mut seen[game]);
                stepped.expect("legal actions");
            } else {
                actions[game] = -1;
            }
        }
        if round % 2 == 0 {
            on_threads(&mut batch, step, &actions, &mut out);
        } else {
            let stepped = batch.step_with(step, &actions, &mut out);
            stepped.expect("legal actions");
        }
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

/// A random opponent's replies: each game is at the player's turn or over, and the reward is the player's.
#[test]
fn a_random_opponent_answers() {
    const GAMES: usize = 600;
    let mut batch = four_in_a_row(GAMES).without_reset();
    let mut out = batch.buffers::<u8>();
    batch.observe(&mut out).expect("buffers that fit");
    let sides: Vec<_> = (0..GAMES).map(|game| u8::from(game % 2 == 1)).collect();
    // The first player opens the games of the second side.
    let opening = sides.iter().map(|&side| side == 1).collect::<Vec<_>>();
    let step = Step {
        restart: Some(&opening),
        games: Some(&[false; GAMES]),
        sides: Some(&sides),
    };
    let mut actions = vec![0; GAMES];
    batch
        .step_with(step, &actions, &mut out)
        .expect("no actions");
    let mut wins = [[0; 2]; 2];
    let mut parallel = batch.clone();
    let mut also = out.clone();
    while out.done.contains(&0) {
        assert!((0..GAMES).all(|game| out.done[game] > 0 || out.turn[game] == sides[game]));
        let playing: Vec<_> = out.done.iter().map(|&done| done == 0).collect();
        let step = Step {
            games: Some(&playing),
            sides: Some(&sides),
            ..Step::default()
        };
        batch.random_actions(&mut actions);
        let discs = |batch: &Batch<BitFourInARow>| -> Vec<usize> {
            let states = batch.states();
            states
                .map(|state| state.glyphs().to_string().matches(['X', 'O']).count())
                .collect()
        };
        let before = discs(&batch);
        batch
            .step_with(step, &actions, &mut out)
            .expect("legal actions");
        for (game, after) in discs(&batch).into_iter().enumerate() {
            let made = after - before[game];
            let won = out.reward[game] > 0.;
            // The opponent does not move after the player's last move.
            assert_eq!(
                made,
                if !playing[game] {
                    0
                } else if won {
                    1
                } else {
                    made.max(1)
                }
            );
            assert!(made == 2 || !playing[game] || out.done[game] > 0);
            if playing[game] && out.reward[game] != 0. {
                wins[usize::from(sides[game])][usize::from(won)] += 1;
            }
        }
        parallel.random_actions(&mut actions);
        on_threads(&mut parallel, step, &actions, &mut also);
        assert_eq!(out, also);
    }
    // The first player wins 55 of 100 random games.
    let [[lost, won], [lost_second, won_second]] = wins;
    assert!(
        won > lost && lost_second > won_second && won_second > 90,
        "{wins:?}"
    );
}

#[test]
fn lists_of_another_length_are_refused() {
    let mut batch = four_in_a_row(3);
    let mut out = batch.buffers::<u8>();
    let mask = Step {
        games: Some(&[true, false]),
        ..Step::default()
    };
    let sides = Step {
        sides: Some(&[0; 4]),
        ..Step::default()
    };
    let restart = Step {
        restart: Some(&[]),
        ..Step::default()
    };
    for (step, text) in [
        (mask, "`games` has 2 numbers instead of 3"),
        (restart, "`restart` has 0 numbers instead of 3"),
        (sides, "`sides` has 4 numbers instead of 3"),
    ] {
        let error = batch.step_with(step, &[0; 3], &mut out);
        assert_eq!(error.expect_err("a wrong length").to_string(), text);
    }
    let step = Step {
        games: Some(&[true, true, false]),
        ..Step::default()
    };
    let error = batch.step_with(step, &[0, 9, 9], &mut out);
    let text = "game 1: there is no action 9: actions are 0 to 6";
    assert_eq!(error.expect_err("no such column").to_string(), text);
    assert_eq!(out.turn, [0; 3]);
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
        assert_eq!(leaves.len(), 3);
    });
}

#[test]
fn a_side_that_has_no_turn_is_not_waited_for() {
    let rules = BitPegSolitaire::new(PegSolitaire::english()).expect("its board");
    let mut batch = Batch::new(rules, 2, 0).without_reset();
    let mut out = batch.buffers::<u8>();
    let mut actions = [0; 2];
    batch.random_actions(&mut actions);
    let step = Step {
        sides: Some(&[0, 1]),
        ..Step::default()
    };
    batch.step_with(step, &actions, &mut out).expect("legal");
    // The second game was played to its end.
    assert_eq!(out.done, [0, 1]);
}
