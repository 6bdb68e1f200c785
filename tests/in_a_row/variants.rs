//! Which games there are, and which are refused.

use super::*;

#[test]
fn presets_are_what_they_are_called() {
    let values = |game: InARow| {
        let bounds = game.bounds();
        let size = (bounds.rows(), bounds.cols(), bounds.wrap());
        (
            size,
            game.length(),
            game.has_gravity(),
            game.axes().to_vec(),
        )
    };
    let all = Direction::AXES.to_vec();
    let unwrapped = |rows, cols| (rows, cols, Wrap::None);
    let expected = [
        (FOUR_IN_A_ROW, unwrapped(6, 7), AtLeast(4), true),
        (TIC_TAC_TOE, unwrapped(3, 3), AtLeast(3), false),
        (GOMOKU, unwrapped(15, 15), Exactly(5), false),
        (GOMOKU_FREESTYLE, unwrapped(15, 15), AtLeast(5), false),
    ];
    for (preset, size, length, gravity) in expected {
        assert_eq!(values(preset), (size, length, gravity, all.clone()));
    }
}

#[test]
fn a_line_of_no_cells_is_refused() {
    for length in [AtLeast(0), Exactly(0)] {
        let error = InARow::new(3, 3, length).unwrap_err();
        assert_eq!(error, SetupError::NoLength);
        assert_eq!(error.to_string(), "a line has to be at least 1 cell long");
    }
}

#[test]
fn a_board_without_cells_has_no_columns_however_discs_fall() {
    for (rows, cols) in [(0, 7), (6, 0), (0, 0)] {
        let towards = mnk(rows, cols, AtLeast(4)).with_gravity_towards(D::S);
        assert_eq!(towards, Ok(falling(rows, cols, AtLeast(4))));
    }
}

#[test]
fn boards_are_limited_to_two_to_the_twentieth_cells() {
    assert_eq!(MAX_CELLS, 1_048_576);
    for (rows, cols) in [(1024, 1024), (1, 1 << 20), (1 << 20, 1)] {
        let game = mnk(rows, cols, AtLeast(5));
        assert_eq!(game.bounds().cell_count(), MAX_CELLS);
    }
    let too_large = [
        (1024, 1025),
        (1, (1 << 20) + 1),
        ((1 << 20) + 1, 1),
        (usize::MAX, 1),
        (1, usize::MAX),
        (usize::MAX, usize::MAX),
        // The product is 0 when it wraps.
        (1 << 32, 1 << 32),
    ];
    for (rows, cols) in too_large {
        let allocated = allocation_counter::measure(|| {
            let error = InARow::new(rows, cols, AtLeast(5)).unwrap_err();
            let expected = TooLarge::sides(rows, cols).over(1 << 20);
            assert_eq!(error, SetupError::TooLarge(expected));
        });
        assert_eq!(allocated.count_total, 0);
    }
    let error = InARow::new(2000, 1000, AtLeast(5)).unwrap_err();
    let text = "a board of 2000 rows and 1000 columns is too large: there is room for 1048576 \
         cells";
    assert_eq!(error.to_string(), text);
    let error = InARow::new((1 << 20) + 1, 0, AtLeast(5)).unwrap_err();
    let text = "a board of 1048577 rows and 0 columns is too large: there is room for 1048576 \
         cells, rows and columns";
    assert_eq!(error.to_string(), text);
}

#[test]
fn the_largest_board_can_be_played_on() {
    let mut game = Game::new(falling(1024, 1024, AtLeast(4)));
    assert_eq!(game.moves().count(), 1024);
    for column in [0, 1023, 1, 1022, 2, 1021, 3] {
        let lands = game
            .rules()
            .landing(game.state(), column)
            .expect("there is room");
        assert_eq!(lands, Coord::new(1023, column));
        game.play(lands).expect("legal");
    }
    assert_eq!(game.outcome(), FIRST_WON);
}

#[test]
fn gravity_needs_a_floor_whichever_comes_first() {
    let no_floor = "gravity needs a floor, and on this board a disc would fall round a ring";
    for wrap in [Wrap::NorthSouth, Wrap::Both] {
        let errors = [
            mnk(6, 7, AtLeast(4))
                .with_wrap(wrap)
                .unwrap()
                .with_gravity(),
            FOUR_IN_A_ROW.with_wrap(wrap),
        ];
        for error in errors.map(Result::unwrap_err) {
            assert_eq!(error, SetupError::NoFloor);
            assert_eq!(error.to_string(), no_floor);
        }
    }
    for wrap in [Wrap::None, Wrap::EastWest] {
        assert_eq!(FOUR_IN_A_ROW.with_wrap(wrap).unwrap().bounds().wrap(), wrap);
    }
}

#[test]
fn axes_are_a_set() {
    let axes = |directions: &[Direction]| {
        let game = TIC_TAC_TOE.with_axes(directions).unwrap();
        game.axes().to_vec()
    };
    assert_eq!(axes(&D::ALL), D::AXES);
    assert_eq!(axes(&[]), []);
    assert_eq!(axes(&[D::SE, D::E, D::NW, D::W]), [D::E, D::SE]);
    assert_eq!(axes(&D::ORTHOGONAL), [D::N, D::E]);
    // However it is said, it is the same game.
    let same = [&[D::S, D::E][..], &[D::W, D::N], &D::ORTHOGONAL];
    let same = same.map(|axes| GOMOKU.with_axes(axes).unwrap());
    assert_eq!(same[0], same[1]);
    assert_eq!(same[1], same[2]);
    assert_ne!(same[0], GOMOKU);
}

#[test]
fn steps_that_are_not_of_the_compass_are_no_axes() {
    let knight = Direction::KNIGHT[0];
    let two = Direction::new(0, 2).unwrap();
    for (axes, direction) in [([Direction::N, knight], knight), ([two, knight], two)] {
        let error = TIC_TAC_TOE.with_axes(&axes).unwrap_err();
        assert_eq!(error, SetupError::NotAnAxis { direction });
    }
    let error = TIC_TAC_TOE.with_axes(&[knight]).unwrap_err();
    assert_eq!(
        error.to_string(),
        "(-2, +1) is neither along a row nor a column nor a diagonal"
    );
}

#[test]
fn a_board_without_cells_is_a_draw_from_the_start() {
    for (rows, cols) in [(0, 0), (0, 5), (5, 0), (0, 1), (1, 0)] {
        for rules in [mnk(rows, cols, AtLeast(1)), falling(rows, cols, Exactly(1))] {
            let mut game = Game::new(rules);
            assert_eq!(game.outcome(), Some(Outcome::Draw));
            assert_eq!(game.moves().count(), 0);
            assert!(lengths(&game).is_empty());
            for at in [(0, 0), (0, 1), (1, 0)] {
                assert!(matches!(
                    refused(&mut game, at),
                    Illegal::Over(Outcome::Draw)
                ));
            }
            for text in ["1", "a1", ""] {
                let read = rules.read_move(game.state(), text);
                assert!(matches!(read, Err(Illegal::Over(Outcome::Draw))));
            }
            let empty = Grid::filled(rows, cols, Cell::Empty).unwrap();
            let set_up = rules.set_up(empty).unwrap();
            assert_eq!(set_up, *game.state());
        }
    }
    let no_columns = falling(3, 0, AtLeast(1));
    let refusal = no_columns.landing(&no_columns.start(), 0).unwrap_err();
    assert_eq!(
        refusal.to_string(),
        "there is no column 1: the board has none"
    );
}

/// However it is made, it is the same game, with the same columns and axes: without rows too.
#[test]
fn a_game_is_the_same_however_it_is_made() {
    let wraps = [Wrap::None, Wrap::EastWest, Wrap::NorthSouth, Wrap::Both];
    for (rows, cols) in [(0, 0), (0, 7), (7, 0), (1, 1), (1, 4), (4, 1), (3, 5)] {
        let game = mnk(rows, cols, AtLeast(4));
        assert_eq!(InARow::on(game.bounds(), AtLeast(4)), Ok(game));
        assert_eq!(
            InARow::on(game.bounds(), AtLeast(4)).unwrap().axes(),
            D::AXES
        );
        let rows_only = game.with_axes(&[D::E]).unwrap();
        assert_eq!(rows_only.axes(), [D::E]);
        for wrap in wraps {
            let game = wrapped(game, wrap);
            let down = game.with_gravity();
            assert_eq!(down, game.with_gravity_towards(D::S));
            let Ok(down) = down else { continue };
            let towards = game.with_gravity_towards(D::S).unwrap();
            for column in 0..=cols {
                let lands = down.landing(&down.start(), column);
                assert_eq!(lands, towards.landing(&towards.start(), column));
                let there_is_one = column < cols && rows > 0;
                assert_eq!(lands.is_ok(), there_is_one, "{rows}x{cols}, {column}");
            }
            for game in [game, down, rows_only] {
                assert_eq!(game.to_string().parse::<InARow>().unwrap(), game);
            }
        }
    }
}

#[test]
fn the_first_disc_wins_where_one_is_enough() {
    for rules in [
        mnk(2, 3, AtLeast(1)),
        falling(2, 3, Exactly(1)),
        mnk(1, 1, AtLeast(1)),
    ] {
        let mut game = Game::new(rules);
        let first = game.moves().next().unwrap();
        game.play(first).unwrap();
        assert_eq!(game.outcome(), FIRST_WON);
        // A single cell is a run along each axis, and one line.
        assert_eq!(winning_lines(&game), BTreeSet::from([vec![first]]));
    }
}

#[test]
fn a_length_beyond_every_line_leaves_the_draw() {
    for wrap in [Wrap::None, Wrap::EastWest, Wrap::NorthSouth, Wrap::Both] {
        for length in [
            AtLeast(4),
            Exactly(4),
            AtLeast(usize::MAX),
            Exactly(usize::MAX),
        ] {
            let rules = wrapped(mnk(3, 3, length), wrap);
            let mut game = Game::new(rules);
            for at in rules.bounds().coords() {
                game.play(at).unwrap();
            }
            assert_eq!(game.record().len(), 9);
            assert_eq!(game.outcome(), Some(Outcome::Draw));
        }
    }
}
