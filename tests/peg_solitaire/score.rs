//! The score: jumps, and turns, which Bergholt calls moves.

use collinear::rules::peg_solitaire::{Lattice, PegSolitaire};
use collinear::rules::{Game, Outcome};

use super::{
    BERGHOLT, at, board, play, played, square,
    table::{entry, number},
    to_hole,
};

fn score(game: &Game<PegSolitaire>) -> (usize, usize, usize) {
    let state = game.state();
    (state.jumps(), state.turns(), state.pegs())
}

#[test]
fn consecutive_jumps_of_one_peg_are_one_move_however_they_are_entered() {
    let start = "1 1 0 1 0 . .\n. . . . 1 . .\n. . . . 0 1 1\n. . . . 0 . .";
    for turns in [
        "a1-c1-e1-e3",
        "a1-c1 c1-e1-e3",
        "a1-c1-e1 e1-e3",
        "a1-c1 c1-e1 e1-e3",
    ] {
        let mut game = played(square(start), turns);
        assert_eq!(score(&game), (3, 1, 3), "{turns}");
        assert_eq!(game.state().last().map(|hop| hop.to), Some(at(2, 4)));
        // The peg that was jumped last is not the one that goes on.
        game.undo();
        assert_eq!(score(&game), (2, 1, 4), "{turns}");
        play(&mut game, "g3-e3");
        assert_eq!(score(&game), (3, 2, 3), "{turns}");
    }
}

#[test]
fn another_peg_is_another_move_and_so_is_the_first_one_again() {
    let mut game = Game::new(square("1 1 0 0 1 1 0 1 0\n0 0 0 0 0 0 0 0 0"));
    for (turn, expected) in [
        ("a1-c1", (1, 1, 4)),
        ("e1-g1", (2, 2, 3)),
        ("g1-i1", (3, 2, 2)),
    ] {
        play(&mut game, turn);
        assert_eq!(score(&game), expected, "{turn}");
    }
    // The first peg, another one, and the first one again.
    let mut game = Game::new(square("1 1 0 1 0 . 1 1 0"));
    for (turn, expected) in [
        ("a1-c1", (1, 1, 4)),
        ("g1-i1", (2, 2, 3)),
        ("c1-e1", (3, 3, 2)),
    ] {
        play(&mut game, turn);
        assert_eq!(score(&game), expected, "{turn}");
    }
}

#[test]
fn undo_gives_the_score_back() {
    let mut game = played(PegSolitaire::english(), "d2-d4 f3-d3 e1-e3 e4-e2");
    assert_eq!(score(&game), (4, 4, 28));
    game.undo();
    assert_eq!(score(&game), (3, 3, 29));
    game.reset();
    assert_eq!(score(&game), (0, 0, 32));
    assert_eq!(game.state().last(), None);
}

#[test]
fn a_position_starts_with_no_score_and_its_first_jump_is_a_move() {
    let game = PegSolitaire::rectangle(1, 5).expect("a rectangle");
    let state = game
        .set_up(board(Lattice::Square, "1 1 0 1 0"))
        .expect("the same board");
    let mut game = Game::from_state(game, state);
    play(&mut game, "a1-c1-e1");
    assert_eq!(score(&game), (2, 1, 1));
    assert_eq!(game.outcome(), Some(Outcome::Solved));
}

#[test]
fn bergholts_solution_takes_eighteen_moves() {
    let game = to_hole(PegSolitaire::english(), at(3, 3));
    let game = played(game, BERGHOLT);
    assert_eq!(game.outcome(), Some(Outcome::Solved));
    let fact = "English 33: shortest centre-to-centre solution, in moves \
                (consecutive jumps of one peg are one move)";
    assert_eq!(
        game.state().turns() as u128,
        number(&entry("facts").0["counts"][fact])
    );
    assert_eq!(score(&game), (31, 18, 1));
}
