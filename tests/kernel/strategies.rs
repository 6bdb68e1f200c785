//! The samples of [`strategies`]: boards that keep the laws, cells on them, grids that fit, legal games.

use std::collections::HashSet;

use collinear::{
    Board, Finite, Headings,
    rules::{Game, in_a_row::TIC_TAC_TOE, reversi::Reversi},
    testing::{check_topology, strategies},
};
use proptest::{
    prelude::*,
    strategy::ValueTree,
    test_runner::{TestError, TestRunner},
};

use crate::naive::cases;

fn keep_the_laws<T: Finite + Headings>(boards: impl Strategy<Value = Board<T>>) {
    let kept = TestRunner::new(cases(200)).run(&boards, |board| {
        check_topology(&board).map_err(|breach| TestCaseError::fail(breach.to_string()))
    });
    kept.unwrap();
}

#[test]
fn random_boards_of_every_kind_keep_the_laws() {
    let sides = 0..=4_usize;
    keep_the_laws(strategies::bounds(sides.clone()));
    keep_the_laws(strategies::twisted(sides.clone()));
    keep_the_laws(strategies::hexagons(sides.clone()));
    keep_the_laws(strategies::windows(sides.clone()));
    keep_the_laws(strategies::tracks(9));
    keep_the_laws(strategies::holed(strategies::bounds(sides)));
    keep_the_laws(strategies::holed(strategies::tracks(9)));
}

/// The values of this many samples.
fn some_of<S: Strategy>(strategy: &S, tries: usize) -> Vec<S::Value> {
    let mut runner = TestRunner::deterministic();
    let mut value = || strategy.new_tree(&mut runner).map(|tree| tree.current());
    (0..tries).map(|_| value().expect("a value")).collect()
}

#[test]
fn listed_lines_have_many_tracks_of_both_sorts() {
    let boards = some_of(&strategies::tracks(9), 200);
    let tracks = || boards.iter().map(|board| board.topology().tracks());
    assert!(tracks().filter(|tracks| tracks.len() > 2).count() > 50);
    assert!(tracks().flatten().any(collinear::boards::Track::is_closed));
    assert!(tracks().flatten().any(|track| !track.is_closed()));
}

#[test]
fn boards_of_six_cells_have_any_number_of_holes() {
    let whole = strategies::bounds(2..=3_usize);
    let boards = some_of(&strategies::holed(whole), 1000);
    let boards = boards.iter().map(Board::topology);
    let of_six = boards.filter(|board| board.whole().cell_count() == 6);
    let holes: HashSet<_> = of_six.map(|board| board.holes().count()).collect();
    assert_eq!(holes, (0..=6).collect::<HashSet<_>>());
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn cells_are_on_their_boards(
        (bounds, at) in strategies::cells(strategies::bounds(0..=3_usize)),
        (tracks, number) in strategies::cells(strategies::tracks(5)),
    ) {
        prop_assert!(bounds.contains(at));
        prop_assert!(tracks.contains(number));
    }

    #[test]
    fn grids_have_a_value_on_each_cell(
        grid in strategies::grids(strategies::twisted(0..=3_usize), 5..9_u8),
    ) {
        prop_assert_eq!(grid.iter().count(), grid.board().topology().cell_count());
        prop_assert!(grid.iter().all(|value| (5..9).contains(value)));
    }

    #[test]
    fn games_are_played_by_the_rules(
        game in strategies::games(Just(TIC_TAC_TOE), 3..=9),
    ) {
        prop_assert!((3..=9).contains(&game.record().len()));
        let mut again = Game::new(TIC_TAC_TOE);
        again.play_all(game.record().iter().copied()).unwrap();
        prop_assert_eq!(again.state(), game.state());
    }

    #[test]
    fn states_are_those_of_games(state in strategies::states(Just(Reversi::default()), 0..=9)) {
        let discs: usize = state.disc_counts().iter().sum();
        prop_assert!((4..=13).contains(&discs));
    }
}

#[test]
fn a_failing_game_is_shrunk_to_a_short_one() {
    let games = strategies::games(Just(TIC_TAC_TOE), 0..=9);
    let failure = TestRunner::deterministic().run(&games, |game| {
        prop_assert!(game.record().len() < 2);
        Ok(())
    });
    let Err(TestError::Fail(_, least)) = failure else {
        panic!("{failure:?}");
    };
    assert_eq!(least.record().len(), 2);
}
