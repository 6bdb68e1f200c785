//! Moves and positions that are refused, and what is said of them.

use super::*;

#[test]
fn moves_are_refused_with_reasons() {
    let rules = game(RENJU);
    let moves = "h8 a1 i8 a3 j9 a5 j10 a7";
    let mut game = Game::new(rules.clone());
    game.play_all(rules.read_game(&rules.start(), moves).expect("a game"))
        .expect("legal moves");
    let key = game.state().key();
    for (text, reason) in [
        (
            "j8",
            "j8 is forbidden: a double three, on j7 to j10 and g8 to j8",
        ),
        ("h8", "h8 is occupied"),
        ("p1", "off the board: its cells are a1 to o15"),
        ("8", "not a move: a move looks like a15"),
    ] {
        let refused = rules.read_move(game.state(), text).unwrap_err();
        assert_eq!(refused.to_string(), reason);
    }
    let off = Coord::new(15, 0);
    let refused = game.play(off).unwrap_err();
    let bounds = rules.bounds();
    assert_eq!(
        refused.reason(),
        Some(&Refusal::OffBoard { at: off, bounds })
    );
    assert_eq!(
        refused.to_string(),
        "(15, 0) is off the board of 15 rows and 15 columns"
    );
    assert_eq!(refused.cells::<Coord>(), [off]);
    let double = cell(bounds, "j8");
    let refused = game.play(double).unwrap_err();
    assert_eq!(refused.cells::<Coord>()[0], double);
    assert_eq!(refused.cells::<Coord>().len(), 7);
    assert_eq!(game.state().key(), key);
    assert_eq!(rules.foul(game.state(), off), None);
    assert_eq!(rules.foul(game.state(), cell(bounds, "h8")), None);
}

#[test]
fn after_the_end_no_text_stands_for_a_move() {
    let (rules, state) = set_up(CARO, "X X X X X .", Side::Second);
    for text in ["f1", "x"] {
        let refused = rules.read_move(&state, text);
        assert!(
            matches!(refused, Err(Illegal::Over(Outcome::Win(Side::First)))),
            "{text}"
        );
    }
}

#[test]
fn there_is_no_such_game() {
    let made = |rows, cols| {
        let variant = Variant {
            rows,
            cols,
            ..RENJU
        };
        Renju::new(variant).map(|_| ())
    };
    assert_eq!(made(MAX_SIDE, 1), Ok(()));
    let too_large = [
        (MAX_SIDE + 1, 1),
        (1, MAX_SIDE + 1),
        (usize::MAX, usize::MAX),
    ];
    for (rows, cols) in too_large {
        let error = made(rows, cols).unwrap_err();
        assert!(matches!(error, SetupError::TooLarge(_)), "{error}");
    }
    let three = Variant {
        open_ends: 3,
        ..RENJU
    };
    let error = Renju::new(three).unwrap_err();
    assert_eq!(
        error.to_string(),
        "a five has two ends, and 3 can't be open"
    );
}

#[test]
fn there_is_no_such_position() {
    let rules = sized(RENJU, 2, 5);
    let refused = |picture| rules.set_up(board(picture), Side::First).unwrap_err();
    let size = WrongSize::check(Bounds::new(1, 5).unwrap(), rules.bounds());
    assert_eq!(refused(". . . . ."), SetupError::Size(size.unwrap_err()));
    assert_eq!(refused("X X X X X\nO O O O O"), SetupError::TwoWinners);
    let wrapped = board("X X X X .\n. . . . X").with_wrap(collinear::Wrap::Both);
    let state = rules.set_up(wrapped, Side::First).expect("a position");
    assert_eq!(state.grid().bounds(), rules.bounds());
}
