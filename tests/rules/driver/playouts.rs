//! Random games.

use super::*;

#[test]
fn stop_at_the_limit() {
    let endless = Climb {
        goal: 200,
        back: true,
    };
    for plies in [0, 1, 7, 150] {
        let mut state = endless.start();
        let mut picked = 0;
        let outcome = playout(&endless, &mut state, plies, |n| {
            picked += 1;
            assert_eq!(n, if picked == 1 { 2 } else { 3 });
            0
        });
        assert_eq!(
            (outcome, picked, usize::from(height(&state))),
            (None, plies, plies)
        );
    }
}

#[test]
fn answer_how_the_game_ended_even_on_the_last_ply_and_play_nothing_after_it() {
    for plies in [3, 4, usize::MAX] {
        let mut state = CLIMB.start();
        let outcome = playout(&CLIMB, &mut state, plies, |_| 0);
        assert_eq!(outcome, Some(Outcome::Win(Side::First)), "{plies}");
        let outcome = playout(&CLIMB, &mut state, plies, |_| panic!("no move is left"));
        assert_eq!(
            (outcome, height(&state)),
            (Some(Outcome::Win(Side::First)), 3)
        );
    }
}

#[test]
fn take_the_last_move_for_a_number_that_is_too_large() {
    for pick in [6, 7, usize::MAX] {
        let mut state = FOUR_IN_A_ROW.start();
        assert_eq!(playout(&FOUR_IN_A_ROW, &mut state, 1, |_| pick), None);
        assert_eq!(state.last(), Some(at(5, 6)));
    }
}
