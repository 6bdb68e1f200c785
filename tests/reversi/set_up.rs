//! Positions that are set up instead of played.

use collinear::rules::reversi::{Move, Reversi, SetupError};
use collinear::rules::{Game, Outcome, Rules, Side, View};
use collinear::{Bounds, Wrap};

use super::{board, crossed, moves, played, starting_from};

#[test]
fn a_position_of_a_game_is_the_same_set_up() {
    let rules = crossed(6, 6);
    let played = played(&rules, "c2b4c5d2e4e3d1c1b1d5");
    let state = played.state();
    let set_up = rules.set_up(state.grid().clone(), state.turn()).unwrap();
    assert_eq!(set_up.key(), state.key());
    assert!(rules.moves(&set_up).eq(rules.moves(state)));
    assert_eq!((set_up.last(), set_up.turned()), (None, &[][..]));
}

#[test]
fn either_side_may_be_to_move() {
    let rules = crossed(3, 4);
    let grid = board(". . . .\n. X O .\n. . . .");
    let moves_of = |side| {
        let state = rules.set_up(grid.clone(), side).unwrap();
        assert_eq!(state.turn(), side);
        moves(&Game::from_state(rules.clone(), state))
    };
    assert_eq!(moves_of(Side::First), ["d2"]);
    assert_eq!(moves_of(Side::Second), ["a2"]);
}

#[test]
fn a_side_that_can_place_nowhere_has_to_pass() {
    let rules = crossed(2, 4);
    let grid = board(". X O O\n. O O O");
    let state = rules.set_up(grid, Side::First).unwrap();
    assert_eq!(rules.outcome(&state), None);
    assert!(rules.moves(&state).eq([Move::Pass]));
    assert_eq!(rules.count_moves(&state), 1);
    assert!(rules.check(&state, &Move::Pass).is_ok());
}

#[test]
fn where_neither_side_can_place_the_game_is_over() {
    let rules = crossed(2, 4);
    for (picture, outcome) in [
        (". . . .\n. . . .", Outcome::Draw),
        ("X . . O\n. . . .", Outcome::Draw),
        ("X X . O\n. . . .", Outcome::Win(Side::First)),
        ("O . . .\n. . . .", Outcome::Win(Side::Second)),
        ("X O X O\nO X O O", Outcome::Win(Side::Second)),
    ] {
        for side in Side::BOTH {
            let state = rules.set_up(board(picture), side).unwrap();
            assert_eq!(rules.outcome(&state), Some(outcome), "{picture}");
            assert_eq!(rules.moves(&state).count(), 0);
        }
    }
}

#[test]
fn the_wrap_is_that_of_the_game() {
    let grid = board("O . X .\n. . . .");
    for (own, wrap) in [(Wrap::EastWest, Wrap::None), (Wrap::None, Wrap::EastWest)] {
        let rules = crossed(2, 4).with_wrap(own);
        let state = rules.set_up(grid.clone().with_wrap(wrap), Side::First);
        assert_eq!(state.unwrap().grid().bounds(), rules.bounds());
    }
}

#[test]
fn a_board_of_another_size_is_refused() {
    let rules = Reversi::default();
    for picture in ["", "X O", "X O . .\n. . . .\n. . . ."] {
        let grid = board(picture);
        let found = grid.bounds();
        let error = rules.set_up(grid, Side::First).unwrap_err();
        let expected = Bounds::new(8, 8).unwrap();
        assert!(
            matches!(error, SetupError::Size(size) if (size.found, size.expected) == (found, expected))
        );
    }
    let error = rules.set_up(board("X O .\n. . ."), Side::First);
    assert_eq!(
        error.unwrap_err().to_string(),
        "the board has 2 rows and 3 columns instead of 8 rows and 8 columns"
    );
}

#[test]
fn other_holes_are_refused_by_name() {
    let rules = starting_from("# X O .\n. O X .", Side::First);
    let text = |picture| {
        let error = rules.set_up(board(picture), Side::First).unwrap_err();
        error.to_string()
    };
    assert_eq!(
        text(". X O .\n. O X ."),
        "row 0, column 0: a1 has to be a hole, as on the board of the game"
    );
    assert_eq!(
        text("# X O .\n. O X #"),
        "row 1, column 3: d2 is a hole, but not on the board of the game"
    );
    assert!(rules.set_up(board("# . . .\nO X . ."), Side::First).is_ok());
}
