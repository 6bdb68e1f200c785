//! A game that is played, undone and played again.

use super::*;

#[test]
fn records_what_was_played() {
    let mut game = Game::new(CLIMB);
    assert_eq!(game.record(), []);
    for step in [Step::Add, Step::Pass, Step::Add] {
        game.play(step).unwrap();
    }
    assert_eq!(game.record(), [Step::Add, Step::Pass, Step::Add]);
    assert_eq!(game.state().at, 2);
    assert_eq!(game.rules().goal, 3);
    assert_eq!(game.outcome(), None);
    game.play(Step::Add).unwrap();
    assert_eq!(game.outcome(), Some(Outcome::Win(Side::Second)));
    assert_eq!(game.moves().count(), 0);
}

#[test]
fn refuses_without_changing_anything() {
    let mut game = Game::new(CLIMB);
    game.play(Step::Add).unwrap();
    game.undo();
    let before = format!("{game:?}");
    assert!(matches!(game.play(Step::Back), Err(Illegal::NotLegal)));
    assert_eq!(format!("{game:?}"), before);
    assert_eq!(game.redo(), Some(Step::Add), "it can still be made again");
}

#[test]
fn is_equal_to_another_of_the_same_moves() {
    let mut game = Game::new(TIC_TAC_TOE);
    let mut other = Game::new(TIC_TAC_TOE);
    assert_eq!(game, other);
    game.play(Coord::new(1, 1)).unwrap();
    assert_ne!(game, other);
    other.play(Coord::new(1, 1)).unwrap();
    assert_eq!(game, other);
    other.undo();
    assert_ne!(game, other);
    assert_ne!(Game::new(GOMOKU), Game::new(GOMOKU_FREESTYLE));
}

#[test]
fn undoes_and_redoes_step_by_step() {
    let mut game = Game::new(CLIMB);
    assert_eq!((game.undo(), game.redo()), (None, None));
    game.play_all([Step::Add, Step::Add, Step::Back]).unwrap();
    assert_eq!(game.undo(), Some(Step::Back));
    assert_eq!((game.state().at, game.record().len()), (2, 2));
    assert_eq!(game.undo(), Some(Step::Add));
    assert_eq!(game.state().at, 1);
    assert_eq!(game.redo(), Some(Step::Add));
    assert_eq!(game.redo(), Some(Step::Back));
    assert_eq!(game.redo(), None);
    assert_eq!((game.state().at, game.record().len()), (1, 3));
}

#[test]
fn forgets_what_was_taken_back_when_another_move_is_played() {
    let mut game = Game::new(CLIMB);
    game.play_all([Step::Add, Step::Add, Step::Back]).unwrap();
    game.undo();
    game.undo();
    game.play(Step::Pass).unwrap();
    assert_eq!(game.record(), [Step::Add, Step::Pass]);
    assert_eq!(game.state().at, 1);
    assert_eq!(game.redo(), None);
    assert_eq!(game.undo(), Some(Step::Pass));
    assert_eq!(game.redo(), Some(Step::Pass));
}

#[test]
fn is_reset_to_where_it_began_and_can_be_redone() {
    let state = Height {
        at: 1,
        turn: Side::Second,
    };
    let mut game = Game::from_state(CLIMB, state.clone());
    game.play_all([Step::Add, Step::Add]).unwrap();
    assert_eq!(game.outcome(), Some(Outcome::Win(Side::First)));
    game.reset();
    assert_eq!((game.state(), game.outcome()), (&state, None));
    assert_eq!(game.record(), []);
    assert_eq!(game.undo(), None);
    assert_eq!(game.redo(), Some(Step::Add));
    assert_eq!(game.redo(), Some(Step::Add));
    assert_eq!(game.outcome(), Some(Outcome::Win(Side::First)));
}

#[test]
fn plays_several_moves_or_none() {
    let mut game = Game::new(CLIMB);
    game.play_all([Step::Add, Step::Pass]).unwrap();
    game.undo();
    let before = format!("{game:?}");
    let error = game
        .play_all([Step::Back, Step::Back, Step::Add])
        .unwrap_err();
    assert_eq!(error.index, 1);
    assert!(matches!(error.illegal, Illegal::NotLegal));
    assert_eq!(error.to_string(), "move 2: not a legal move here");
    assert_eq!(
        format!("{game:?}"),
        before,
        "what was taken back is kept, too"
    );

    // After the end as well.
    let error = game
        .play_all([Step::Add, Step::Add, Step::Pass])
        .unwrap_err();
    assert_eq!(error.index, 2);
    assert_eq!(
        error.to_string(),
        "move 3: the game is over: first player won"
    );
    assert_eq!(format!("{game:?}"), before);

    // No moves are no reason to forget.
    game.play_all([]).unwrap();
    assert_eq!(game.redo(), Some(Step::Pass));
    game.undo();
    game.play_all([Step::Back, Step::Add]).unwrap();
    assert_eq!(game.record(), [Step::Add, Step::Back, Step::Add]);
    assert_eq!(game.redo(), None);
}

#[test]
fn is_cloned_whole() {
    let mut game = Game::new(CLIMB);
    game.play_all([Step::Add, Step::Pass]).unwrap();
    game.undo();
    let mut copy = game.clone();
    assert_eq!(copy.redo(), Some(Step::Pass));
    assert_eq!((copy.record().len(), game.record().len()), (2, 1));
}

#[test]
fn can_be_played_by_lent_rules() {
    let rules = FOUR_IN_A_ROW;
    let (mut lent, mut owned) = (Game::new(&rules), Game::new(rules));
    for column in [3, 3, 2, 2, 4, 4, 9, 5] {
        let Ok(lands) = rules.landing(owned.state(), column) else {
            let off = at(5, column);
            let texts = [owned.play(off), lent.play(off)].map(|r| r.unwrap_err().to_string());
            assert_eq!(texts[0], texts[1]);
            continue;
        };
        assert!(lent.moves().eq(owned.moves()));
        let counts = (
            rules.count_moves(owned.state()),
            lent.rules().count_moves(lent.state()),
        );
        assert_eq!(counts.0, counts.1);
        lent.play(lands).unwrap();
        owned.play(lands).unwrap();
        assert_eq!(lent.state(), owned.state());
    }
    assert_eq!(lent.outcome(), Some(Outcome::Win(Side::First)));
    check_from_start(&&rules, RandomPlay::default()).unwrap();
    compare_from_start(&rules, &&rules, RandomPlay::default()).unwrap();
}
