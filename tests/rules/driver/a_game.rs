//! A game that is played; `history` undoes and redoes at random.

use super::*;

#[test]
fn ends_and_is_reset_to_where_it_began() {
    let state = at_height(1, Side::Second);
    let mut game = Game::from_state(CLIMB, state.clone());
    game.play_all([Step::Add, Step::Add]).unwrap();
    assert_eq!(game.outcome(), Some(Outcome::Win(Side::First)));
    assert_eq!(game.moves().count(), 0);
    game.reset();
    assert_eq!((game.state(), game.outcome()), (&state, None));
    assert_eq!((game.undo(), game.redo()), (None, Some(Step::Add)));
}

#[test]
fn refuses_without_changing_anything() {
    let mut game = Game::new(CLIMB);
    game.play_all([Step::Add, Step::Pass]).unwrap();
    game.undo();
    game.undo();
    let before = format!("{game:?}");
    assert!(matches!(game.play(Step::Back), Err(Illegal::NotLegal)));
    for (moves, index, why) in [
        (
            [Step::Add, Step::Back, Step::Back],
            2,
            "not a legal move here",
        ),
        (
            [Step::Back, Step::Add, Step::Add],
            0,
            "not a legal move here",
        ),
    ] {
        let error = game.play_all(moves).unwrap_err();
        assert_eq!(error.index, index);
        assert_eq!(error.to_string(), format!("move {}: {why}", index + 1));
        assert_eq!(format!("{game:?}"), before);
    }
    // Playing no moves does not forget the moves that were undone.
    game.play_all([]).unwrap();
    assert_eq!(game.redo(), Some(Step::Add), "it can still be made again");
}

#[test]
fn is_equal_to_another_of_the_same_moves() {
    let (mut game, mut other) = (Game::new(TIC_TAC_TOE), Game::new(TIC_TAC_TOE));
    game.play(Coord::new(1, 1)).unwrap();
    assert_ne!(game, other);
    other.play(Coord::new(1, 1)).unwrap();
    assert_eq!(game, other);
    other.undo();
    assert_ne!(game, other);
    assert_ne!(Game::new(GOMOKU), Game::new(GOMOKU_FREESTYLE));
}

#[test]
fn can_be_played_by_lent_rules() {
    let rules = FOUR_IN_A_ROW;
    compare_from_start(&rules, &&rules, RandomPlay::default()).unwrap();
    let (mut lent, mut owned) = (Game::new(&rules), Game::new(rules));
    let refused = [lent.play(at(0, 0)), owned.play(at(0, 0))].map(|r| r.unwrap_err().to_string());
    assert_eq!(refused[0], refused[1]);
}
