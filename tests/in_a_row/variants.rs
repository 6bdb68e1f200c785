//! The variants of the game.

use super::*;

#[test]
fn presets_are_what_they_are_called() {
    for (preset, size, length, gravity) in [
        (FOUR_IN_A_ROW, (6, 7), AtLeast(4), true),
        (TIC_TAC_TOE, (3, 3), AtLeast(3), false),
        (GOMOKU, (15, 15), Exactly(5), false),
        (GOMOKU_FREESTYLE, (15, 15), AtLeast(5), false),
    ] {
        assert_eq!(preset.bounds(), Bounds::new(size.0, size.1).unwrap());
        assert_eq!((preset.length(), preset.has_gravity()), (length, gravity));
        assert_eq!(preset.axes(), D::AXES);
    }
}

#[test]
fn axes_are_a_set() {
    let axes =
        |directions: &[Direction]| TIC_TAC_TOE.with_axes(directions).unwrap().axes().to_vec();
    assert_eq!(axes(&D::ALL), D::AXES);
    assert_eq!(axes(&[]), []);
    assert_eq!(axes(&[D::SE, D::E, D::NW, D::W]), [D::E, D::SE]);
    // Written in different ways, it is the same game.
    let same = [&[D::S, D::E][..], &D::ORTHOGONAL].map(|axes| GOMOKU.with_axes(axes));
    assert_eq!(same[0], same[1]);
    assert_ne!(same[0], Ok(GOMOKU));
}

/// Made in different ways, it is the same game with the same columns and axes, also without rows.
#[test]
fn a_game_is_the_same_however_it_is_made() {
    for (rows, cols) in [(0, 0), (0, 7), (7, 0), (1, 1), (1, 4), (4, 1), (3, 5)] {
        let game = mnk(rows, cols, AtLeast(4));
        assert_eq!(InARow::on(game.bounds(), AtLeast(4)), Ok(game));
        for wrap in [Wrap::None, Wrap::EastWest, Wrap::NorthSouth, Wrap::Both] {
            let game = wrapped(game, wrap);
            let down = game.with_gravity();
            assert_eq!(down, game.with_gravity_towards(D::S));
            let Ok(down) = down else { continue };
            for column in 0..=cols {
                let there_is_one = column < cols && rows > 0;
                let lands = down.landing(&down.start(), column);
                assert_eq!(lands.is_ok(), there_is_one, "{rows}x{cols}, {column}");
            }
            if rows * cols == 0 {
                let empty = Grid::filled(rows, cols, Cell::Empty).unwrap();
                assert_eq!(down.set_up(empty), Ok(down.start()));
                assert_eq!(down.outcome(&down.start()), Some(Outcome::Draw));
            }
        }
    }
}

#[test]
fn lengths_from_one_to_the_largest() {
    for rules in [mnk(2, 3, AtLeast(1)), falling(2, 3, Exactly(1))] {
        let mut game = Game::new(rules);
        let first = game.moves().next().unwrap();
        game.play(first).unwrap();
        assert_eq!(game.outcome(), FIRST_WON);
        // A single cell is a run along each axis, and counts as one line.
        assert_eq!(winning_lines(&game), BTreeSet::from([vec![first]]));
    }
    for length in [AtLeast(4), AtLeast(usize::MAX), Exactly(usize::MAX)] {
        for wrap in [Wrap::None, Wrap::Both] {
            let rules = wrapped(mnk(3, 3, length), wrap);
            let mut game = Game::new(rules);
            game.play_all(rules.bounds().coords()).unwrap();
            assert_eq!(game.outcome(), Some(Outcome::Draw));
        }
    }
    // The largest board can be played on.
    let mut game = Game::new(falling(1024, 1024, AtLeast(4)));
    for column in [0, 1023, 1, 1022, 2, 1021, 3] {
        let lands = game.rules().landing(game.state(), column);
        game.play(lands.expect("there is room")).expect("legal");
    }
    assert_eq!(game.outcome(), FIRST_WON);
}
