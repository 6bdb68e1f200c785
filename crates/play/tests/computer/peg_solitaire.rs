//! The computer shows the next jump in peg solitaire, or says that there is no solution.

use std::sync::Arc;

use collinear::rules::{
    Outcome, Rules,
    peg_solitaire::{Goal, PegSolitaire},
};

use collinear_play::computer::{Advice, ForPegSolitaire};

use crate::{advice, level, move_of};

fn board(name: &str) -> PegSolitaire {
    PegSolitaire::named(name).expect(name)
}

fn to_the_middle() -> PegSolitaire {
    let goal = Goal::Hole((3, 3).into());
    board("english").with_goal(goal).expect("a hole")
}

#[test]
fn advice_leads_to_the_goal() {
    for game in [to_the_middle(), board("triangle5"), board("rect4x5")] {
        let game = Arc::new(game);
        let mut state = game.start();
        while game.outcome(&state).is_none() {
            let jump = move_of(&ForPegSolitaire, &game, &state, level(2));
            game.apply(&mut state, jump);
        }
        assert_eq!(game.outcome(&state), Some(Outcome::Solved), "{state}");
    }
}

/// A jump of the same peg is preferred.
#[test]
fn a_finish_of_fewer_turns_is_preferred() {
    let game = Arc::new(board("rect1x6"));
    let mut state = pegs(&game, "1 1 0 1 0 0");
    for (from, to) in [(0, 2), (2, 4)] {
        let jump = move_of(&ForPegSolitaire, &game, &state, level(1));
        assert_eq!((jump.from, jump.to), ((0, from).into(), (0, to).into()));
        game.apply(&mut state, jump);
    }
    assert_eq!((state.pegs(), state.turns()), (1, 1));
}

fn pegs(game: &PegSolitaire, picture: &str) -> <PegSolitaire as Rules>::State {
    let picture = game.lattice().parse(picture).expect(picture);
    game.set_up(picture).expect("a position")
}

#[test]
fn what_is_hopeless_is_called_so() {
    let french = board("french");
    assert_eq!(
        advice(
            &ForPegSolitaire,
            &Arc::new(french.clone()),
            &french.start(),
            level(1)
        ),
        Advice::Hopeless
    );
    let row = board("rect1x7");
    let state = pegs(&row, "1 1 0 0 0 1 1");
    assert_eq!(
        advice(&ForPegSolitaire, &Arc::new(row), &state, level(1)),
        Advice::Hopeless
    );
}

/// The search is too short to find a solution.
#[test]
fn what_is_not_found_out_is_unknown() {
    let game = Arc::new(board("rect6x7"));
    assert_eq!(
        advice(&ForPegSolitaire, &game, &game.start(), level(1)),
        Advice::Unknown
    );
}
