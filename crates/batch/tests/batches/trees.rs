//! Trees kept after a move, several leaves per tree, finished positions, and search on several threads.

#[cfg(feature = "rayon")]
use collinear::rules::in_a_row::BitTicTacToe;
use collinear::{
    Grid,
    rules::{
        Cell, Encode, Engine, Rules,
        in_a_row::{BitFourInARow, FOUR_IN_A_ROW, TIC_TAC_TOE},
    },
};
use collinear_batch::{Batch, Evaluations, Leaves, Search};

use super::search::{positions, tic_tac_toe};
use crate::lockstep::QUICK;

fn four_in_a_row() -> BitFourInARow {
    BitFourInARow::new(FOUR_IN_A_ROW).expect("its board")
}

/// The visits of the moves and the value of each position.
fn seen<R: Encode>(search: &Search<R>) -> Vec<(Vec<(usize, u32)>, u32)> {
    let of = |position| {
        let value = search.value(position).to_bits();
        (search.visits(position).collect(), value)
    };
    (0..search.len()).map(of).collect()
}

fn visits<R: Encode>(search: &Search<R>, position: usize) -> u32 {
    search.visits(position).map(|(_, visits)| visits).sum()
}

/// Values and priors that differ from leaf to leaf.
fn odd_values(leaves: &Leaves, Evaluations { values, priors }: Evaluations) {
    let planes = leaves.observation.len() / leaves.len();
    for (value, planes) in values
        .iter_mut()
        .zip(leaves.observation.chunks_exact(planes))
    {
        let ones = planes.iter().enumerate().filter(|(_, one)| **one > 0);
        let sum: usize = ones.map(|(index, _)| index * index).sum();
        *value = f32::from(u8::try_from(sum % 11).expect("small")) / 5. - 1.;
    }
    for (index, prior) in priors.iter_mut().enumerate() {
        *prior = f32::from(u8::try_from(index % 5).expect("small"));
    }
}

/// The subtree of a move is kept, and other trees do not change.
#[test]
fn a_tree_is_kept_after_a_move() {
    let rules = four_in_a_row();
    let mut search = Search::new(&rules, vec![rules.start(); 3], 2);
    search.run_with(150, odd_values);
    let others = seen(&search);
    for (action, times) in search.visits(1).collect::<Vec<_>>() {
        let mut search = Search::new(&rules, vec![rules.start(); 3], 2);
        search.run_with(150, odd_values);
        search.advance(1, action).expect("a legal action");
        // The first visit expands the position. Every other visit is a move from the position.
        assert_eq!(visits(&search, 1), times.saturating_sub(1));
        let now = seen(&search);
        assert_eq!((&now[0], &now[2]), (&others[0], &others[2]));
        let mut leaves_seen = 0;
        search.run_with(10, |leaves: &Leaves, said| {
            let mine = leaves.trees.iter().position(|&tree| tree == 1);
            let mine = mine.expect("the game goes on");
            let last = &leaves.observation[mine * 126..][84..126];
            assert_eq!(last.iter().filter(|&&one| one > 0).count(), 1);
            leaves_seen += 1;
            odd_values(leaves, said);
        });
        assert_eq!(leaves_seen, 10);
        assert_eq!(visits(&search, 1), (times + 10).saturating_sub(1));
    }
}

/// Advances move by move to the end of the game.
#[test]
fn what_is_known_behind_a_move_stays_known() {
    let rules = tic_tac_toe();
    for state in positions(if QUICK { 4 } else { 40 }, 3) {
        let mut search = Search::new(&rules, [state], 5);
        search.run(3_000);
        let (mut state, mut known) = (state, u32::MAX);
        while rules.outcome(&state).is_none() {
            let best = search.best(0).expect("the game goes on");
            let times = search.visits(0).find(|&(action, _)| action == best);
            let times = times.expect("one of the moves").1;
            assert!(times <= known);
            let m = rules.move_of(&state, rules.actions().action(best).expect("an action"));
            rules.apply(&mut state, m.expect("a move"));
            search.advance(0, best).expect("a legal action");
            if rules.outcome(&state).is_none() {
                known = visits(&search, 0);
                assert_eq!(known, times - 1);
                search.run(500);
                known += 500;
                assert_eq!(visits(&search, 0), known);
            }
        }
        assert_eq!((search.best(0), visits(&search, 0)), (None, 0));
    }
}

#[test]
fn a_move_that_is_refused_changes_nothing() {
    let rules = four_in_a_row();
    let mut search = Search::new(&rules, vec![rules.start(); 2], 2);
    for _ in 0..6 {
        search.run(30);
        search.advance(1, 3).expect("there is room");
    }
    search.run(30);
    let before = seen(&search);
    let mut refused = |action, text: &str| {
        assert_eq!(search.advance(1, action).unwrap_err().to_string(), text);
        assert_eq!(seen(&search), before);
    };
    refused(3, "game 1: action 3 is illegal: column 4 is full");
    refused(7, "game 1: there is no action 7: actions are 0 to 6");
    search.set_state(1, &rules.start());
    assert_eq!((search.best(1), search.value(1)), (None, 0.));
    search.advance(1, 3).expect("a new game");
}

#[test]
fn visits_add_up_whatever_the_number_of_leaves() {
    let rules = four_in_a_row();
    for leaves in [1, 2, 7, 40] {
        let mut search = Search::new(&rules, vec![rules.start(); 3], 2).with_leaves(leaves);
        let mut told = [0; 3];
        search.run_with(12, |found: &Leaves, said| {
            let mut in_round = [0; 3];
            for &tree in found.trees {
                in_round[tree] += 1;
            }
            // A round evaluates no position twice.
            for tree in 0..3 {
                let planes = found.observation.chunks_exact(126).zip(found.trees);
                let mine: Vec<_> = planes.filter(|(_, of)| **of == tree).collect();
                let mut distinct = mine.clone();
                distinct.sort_unstable();
                distinct.dedup();
                assert_eq!(distinct.len(), mine.len());
                assert!((1..=leaves).contains(&in_round[tree]));
                told[tree] += u32::try_from(in_round[tree]).expect("few");
            }
            odd_values(found, said);
        });
        for (position, told) in told.into_iter().enumerate() {
            assert_eq!(visits(&search, position), told - 1, "{leaves} leaves");
        }
        // Most rounds have all wanted leaves.
        assert!(told.iter().all(|&told| told as usize > 6 * leaves.min(7)));
    }
}

/// Virtual losses make the paths of a round differ. After the round the losses are gone, and ties go to the first move.
#[test]
fn a_way_counts_as_lost_until_its_leaf_is_evaluated() {
    let rules = four_in_a_row();
    let search = Search::new(&rules, [rules.start()], 0).with_exploration(0.);
    let (mut search, mut sizes) = (search.with_leaves(100), Vec::new());
    search.run_with(2, |leaves: &Leaves, _| sizes.push(leaves.len()));
    assert_eq!(sizes, [1, 7]);
    let mut search = search.with_leaves(1);
    search.run_with(1, |_: &Leaves, _| {});
    let visits = search.visits(0).map(|(_, visits)| visits);
    assert!(visits.eq([2, 1, 1, 1, 1, 1, 1]));
}

#[test]
fn where_a_game_is_over_its_end_is_told_and_nothing_found() {
    let board = Grid::parse_with("X X X\nO O .\n. . .", Cell::from_glyph).expect("a picture");
    let rules = tic_tac_toe();
    let over = TIC_TAC_TOE.set_up(board).expect("a position");
    let over = rules.enter(&over).expect("its board");
    let mut search = Search::new(&rules, [over], 0);
    search.run(3);
    // The player to move has lost.
    assert_eq!((search.best(0), search.value(0)), (None, -1.));
    let error = search.advance(0, 8).unwrap_err().to_string();
    let text = "game 0: action 8 is illegal: the game is over: first player won";
    assert_eq!(error, text);

    // One game was cut off, the other continues.
    let mut batch = Batch::new(tic_tac_toe(), 2, 0)
        .without_reset()
        .with_ply_limit(2);
    let mut out = batch.buffers::<u8>();
    for actions in [[0, 0], [1, 1]] {
        batch.step(&actions, &mut out).expect("legal actions");
    }
    batch.reset(1);
    let mut search = batch.search(0);
    search.run(5);
    search.run_with(5, |leaves: &Leaves, _| assert_eq!(leaves.trees, [1]));
    assert_eq!((search.best(0), search.value(0)), (None, 0.));
    assert_eq!((visits(&search, 0), visits(&search, 1)), (0, 9));
    let error = search.advance(0, 8).unwrap_err().to_string();
    assert_eq!(error, "game 0: action 8 is illegal: the game was cut off");
    search.advance(1, 8).expect("a game that goes on");
}

#[cfg(feature = "rayon")]
#[test]
fn threads_grow_the_same_trees() {
    let rules = BitTicTacToe::new(TIC_TAC_TOE).expect("its board");
    let states = positions(20, 3);
    for leaves in [1, 3] {
        let mut alone = Search::new(&rules, states.clone(), 1).with_leaves(leaves);
        alone.run(40);
        alone
            .advance(4, alone.best(4).expect("a move"))
            .expect("legal");
        alone.run_with(30, odd_values);
        for threads in [1, 2, 5] {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
            let mut shared = Search::new(&rules, states.clone(), 1).with_leaves(leaves);
            pool.expect("a pool").install(|| {
                shared.par_run(40);
                let best = shared.best(4).expect("a move");
                shared.advance(4, best).expect("legal");
                shared.par_run_with(30, odd_values);
            });
            assert_eq!(seen(&alone), seen(&shared), "{threads} threads");
        }
    }
}

/// A round ends when there are no more leaves, for any number of wanted leaves.
#[test]
fn ends_of_the_game_are_no_leaves() {
    let rules = tic_tac_toe();
    for moves in [&[0, 1, 2, 4, 3, 5, 7, 6][..], &[0, 1, 2, 4, 3, 5, 7, 6, 8]] {
        let state = moves.iter().fold(rules.start(), |mut state, &cell| {
            rules.apply(&mut state, (cell / 3, cell % 3).into());
            state
        });
        let mut search = Search::new(&rules, [state], 0).with_leaves(usize::MAX);
        search.run(5);
        assert_eq!(visits(&search, 0), if moves.len() == 8 { 4 } else { 0 });
    }
}

/// After an evaluation that panics, the search can continue.
#[test]
fn a_search_goes_on_after_a_panic() {
    let rules = four_in_a_row();
    let mut search = Search::new(&rules, [rules.start()], 0);
    search.run(10);
    let round = std::panic::AssertUnwindSafe(|| {
        search.run_with(1, |_: &Leaves, _| panic!("the network is gone"));
    });
    assert!(std::panic::catch_unwind(round).is_err());
    search.advance(0, 3).expect("a legal action");
    search.run(10);
    assert!(search.best(0).is_some());
}
