//! Refused moves and positions, and the reasons.

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
    let (off, double) = (Coord::new(15, 0), cell(rules.bounds(), "j8"));
    for (at, text, cells) in [
        (off, "(15, 0) is off the board of 15 rows and 15 columns", 1),
        (
            double,
            "j8 is forbidden: a double three, on j7 to j10 and g8 to j8",
            7,
        ),
    ] {
        let refused = game.play(at).unwrap_err();
        assert_eq!(refused.to_string(), text);
        assert_eq!(
            (refused.cells()[0], refused.cells::<Coord>().len()),
            (at, cells)
        );
    }
    assert_eq!(game.state().key(), key);
    for at in [off, cell(rules.bounds(), "h8")] {
        assert_eq!(rules.foul(game.state(), at), None);
    }
    let over = set_up(CARO, "X X X X X .", Side::Second);
    let refused = over.0.read_move(&over.1, "x");
    assert!(matches!(
        refused,
        Err(Illegal::Over(Outcome::Win(Side::First)))
    ));
    // Rows are counted from below.
    let start = rules.start();
    let h8 = rules.read_move(&start, "h8").expect("the middle");
    assert_eq!(h8, Coord::new(7, 7));
    assert_eq!(rules.write_move(&start, &Coord::new(14, 0)), "a1");
    assert_eq!(rules.write_move(&start, &off), "(15,0)");
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
    for (rows, cols) in [
        (MAX_SIDE + 1, 1),
        (1, MAX_SIDE + 1),
        (usize::MAX, usize::MAX),
    ] {
        let error = made(rows, cols).unwrap_err().to_string();
        assert!(error.contains(" is "), "{error}");
    }
    let three = Variant {
        open_ends: 3,
        ..RENJU
    };
    let error = Renju::new(three).unwrap_err();
    assert_eq!(
        error.to_string(),
        "a five has two ends, so 3 cannot be open"
    );
}

#[test]
fn there_is_no_such_position() {
    let rules = sized(RENJU, 2, 5);
    let refused = |picture| rules.set_up(board(picture), Side::First).unwrap_err();
    let size = WrongSize::check(Bounds::new(1, 5).unwrap(), rules.bounds());
    assert_eq!(refused(". . . . ."), size.unwrap_err().into());
    let both = refused("X X X X X\nO O O O O").to_string();
    assert_eq!(both, "both players have a winning line");
    let wrapped = board("X X X X .\n. . . . X").with_wrap(collinear::Wrap::Both);
    let state = rules.set_up(wrapped, Side::First).expect("a position");
    assert_eq!(state.grid().bounds(), rules.bounds());
}
