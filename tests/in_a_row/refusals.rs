//! Moves that are refused with a reason and change nothing, and games that are not possible.

use super::*;

#[test]
fn each_reason_has_its_words_and_its_cells() {
    let max = usize::MAX;
    for (rules, moves, at, text) in [
        // 28: a full column.
        ("four-in-a-row", "111111", (5, 0), "a1 is occupied"),
        (
            "four-in-a-row",
            "44",
            (0, 3),
            "a disc does not stay on d6: it falls to d3",
        ),
        ("tic-tac-toe", "c2", (1, 2), "c2 is occupied"),
        // 27: cells off the board, also where sides are joined.
        (
            "four-in-a-row",
            "",
            (6, 7),
            "(6, 7) is off the board of 6 rows and 7 columns",
        ),
        (
            "tic-tac-toe wrap=both",
            "",
            (3, 0),
            "(3, 0) is off the board of 3 rows and 3 columns",
        ),
        (
            "tic-tac-toe",
            "",
            (max, 0),
            "(18446744073709551615, 0) is off the board of 3 rows and 3 columns",
        ),
    ] {
        let mut game = played(rules.parse().expect(rules), moves);
        let illegal = refused(&mut game, at);
        assert_eq!(illegal.to_string(), text);
        assert_eq!(illegal.cells::<Coord>()[0], at.into());
    }
}

#[test]
fn columns_are_refused_as_well() {
    let full = played(FOUR_IN_A_ROW, "111111");
    assert!(full.moves().map(|at| at.col).eq(1..7));
    let narrow = falling(3, 1, AtLeast(2));
    let none = falling(3, 0, AtLeast(1));
    for (rules, state, column, text) in [
        (FOUR_IN_A_ROW, full.state().clone(), 0, "column 1 is full"),
        (
            FOUR_IN_A_ROW,
            FOUR_IN_A_ROW.start(),
            7,
            "there is no column 8: columns are 1 to 7",
        ),
        (
            FOUR_IN_A_ROW,
            FOUR_IN_A_ROW.start(),
            usize::MAX,
            "there is no column 18446744073709551615: columns are 1 to 7",
        ),
        (
            narrow,
            narrow.start(),
            1,
            "there is no column 2: the only column is 1",
        ),
        (
            none,
            none.start(),
            0,
            "there is no column 1: the board has none",
        ),
        (
            TIC_TAC_TOE,
            TIC_TAC_TOE.start(),
            0,
            "without gravity a move names a cell, not a column",
        ),
        // A state of another size is refused, too.
        (FOUR_IN_A_ROW, TIC_TAC_TOE.start(), 5, "column 6 is full"),
    ] {
        let refusal = rules.landing(&state, column).expect_err(text);
        assert!(refusal.to_string().starts_with(text), "{refusal}");
    }
    let read = FOUR_IN_A_ROW.read_move(full.state(), "1").unwrap_err();
    assert_eq!(read.to_string(), "column 1 is full");
    let small = Game::from_state(GOMOKU, TIC_TAC_TOE.start()).play(Coord::new(5, 3));
    assert!(small.is_err());
}

#[test]
fn row_29_nothing_goes_on_after_a_win_or_a_draw() {
    let won = played(FOUR_IN_A_ROW, "1212121");
    let drawn = set_up(TIC_TAC_TOE, "X O X\nX O O\nO X X");
    let empty = Game::new(mnk(0, 5, AtLeast(1)));
    for (mut game, text) in [
        (won, "the game is over: first player won"),
        (drawn, "the game is over: draw"),
        (empty, "the game is over: draw"),
    ] {
        let outcome = game.outcome().expect("it has ended");
        assert_eq!(game.moves().count(), 0);
        // The end of the game is reported before anything else.
        for at in [(0, 0), (2, 1), (9, 9), (usize::MAX, 0)] {
            let illegal = refused(&mut game, at);
            assert!(matches!(illegal, Illegal::Over(how) if how == outcome));
            assert_eq!(illegal.to_string(), text);
        }
        for text in ["1", "a1", "x", ""] {
            let read = game.rules().read_move(game.state(), text);
            assert!(matches!(read, Err(Illegal::Over(how)) if how == outcome));
        }
    }
}

#[test]
fn there_are_no_such_games() {
    let no_floor = "gravity needs a floor, and on this board a disc would fall round a ring";
    let knight = Direction::KNIGHT[0];
    for (game, text) in [
        (
            InARow::new(3, 3, Exactly(0)),
            "a line has to be at least 1 cell long",
        ),
        (
            wrapped(mnk(6, 7, AtLeast(4)), Wrap::NorthSouth).with_gravity(),
            no_floor,
        ),
        (FOUR_IN_A_ROW.with_wrap(Wrap::Both), no_floor),
        (
            TIC_TAC_TOE.with_axes(&[D::N, knight]),
            "(-2, +1) is neither along a row nor a column nor a diagonal",
        ),
        (
            TIC_TAC_TOE.with_axes(&[Direction::new(0, 2).unwrap()]),
            "(+0, +2) is neither along a row nor a column nor a diagonal",
        ),
        (
            InARow::new((1 << 20) + 1, 0, AtLeast(5)),
            "a board of 1048577 rows and 0 columns is too large: there is room for 1048576 cells, rows and columns",
        ),
    ] {
        assert_eq!(game.unwrap_err().to_string(), text);
    }
    for (rows, cols) in [(1024, 1024), (1, MAX_CELLS), (MAX_CELLS, 1)] {
        let game = mnk(rows, cols, AtLeast(5));
        assert_eq!(game.bounds().cell_count(), MAX_CELLS);
    }
    // The last product wraps to 0.
    for (rows, cols) in [(1024, 1025), (usize::MAX, 1), (1 << 32, 1 << 32)] {
        let allocated = allocation_counter::measure(|| {
            let error = InARow::new(rows, cols, AtLeast(5)).unwrap_err();
            let expected = TooLarge::sides(rows, cols).over(MAX_CELLS);
            assert_eq!(error, expected.into());
        });
        // Only the text of the error.
        assert!(allocated.bytes_total < 1 << 10);
    }
}
