//! What is refused, with its reason, and changes nothing.

use super::*;

const FULL: &str = "111111";

#[test]
fn row_28_a_full_column_is_refused_and_its_neighbours_are_not() {
    let mut game = played(FOUR_IN_A_ROW, FULL);
    for row in 0..6 {
        let reason = refusal(&mut game, (row, 0));
        assert!(matches!(reason, Refusal::Occupied { at } if at.cell() == Coord::new(row, 0)));
    }
    let full = FOUR_IN_A_ROW.landing(game.state(), 0).unwrap_err();
    assert_eq!(full, Refusal::ColumnFull { column: 0 });
    assert_eq!(full.to_string(), "column 1 is full");
    let read = FOUR_IN_A_ROW.read_move(game.state(), "1").unwrap_err();
    assert_eq!(read.reason(), Some(&full));
    let columns = game.moves().map(|at| at.col);
    assert!(columns.eq(1..7));
    play(&mut game, "2");
    assert_eq!(game.state().last(), Some(Coord::new(5, 1)));
}

#[test]
fn row_28_columns_off_the_board_are_refused() {
    let start = FOUR_IN_A_ROW.start();
    // -1 is what a number below 0 becomes.
    for column in [7, 8, usize::MAX] {
        let refusal = FOUR_IN_A_ROW.landing(&start, column).unwrap_err();
        assert_eq!(refusal, Refusal::NoColumn { column, cols: 7 });
    }
    let text = |column| {
        FOUR_IN_A_ROW
            .landing(&start, column)
            .unwrap_err()
            .to_string()
    };
    assert_eq!(text(7), "there is no column 8: columns are 1 to 7");
    assert!(text(usize::MAX).starts_with("there is no column 18446744073709551615: "));
    for column in [0, 6] {
        assert_eq!(
            FOUR_IN_A_ROW.landing(&start, column),
            Ok(Coord::new(5, column))
        );
    }
    let narrow = falling(3, 1, AtLeast(2));
    let refusal = narrow.landing(&narrow.start(), 1).unwrap_err();
    assert_eq!(
        refusal.to_string(),
        "there is no column 2: the only column is 1"
    );
}

#[test]
fn row_27_cells_off_the_board_are_refused() {
    let max = usize::MAX;
    let off = [
        (6, 0),
        (0, 7),
        (5, 7),
        (6, 7),
        (max, 0),
        (0, max),
        (max, max),
        (7, 5),
    ];
    for rules in [FOUR_IN_A_ROW, mnk(6, 7, AtLeast(4))] {
        let mut game = Game::new(rules);
        for at in off {
            let bounds = rules.bounds();
            let at = Coord::from(at);
            assert_eq!(refusal(&mut game, at), Refusal::OffBoard { at, bounds });
        }
        let text = refused(&mut game, (6, 7)).to_string();
        assert_eq!(text, "(6, 7) is off the board of 6 rows and 7 columns");
    }
    // Where the sides are joined there is still no such cell.
    let torus = wrapped(mnk(3, 4, AtLeast(3)), Wrap::Both);
    assert!(matches!(
        refusal(&mut Game::new(torus), (3, 0)),
        Refusal::OffBoard { .. }
    ));
}

#[test]
fn an_occupied_cell_is_refused() {
    let mut game = played(mnk(2, 3, AtLeast(3)), "c2");
    let reason = refusal(&mut game, (0, 2));
    assert!(matches!(reason, Refusal::Occupied { at } if at.cell() == Coord::new(0, 2)));
    assert_eq!(reason.to_string(), "c2 is occupied");
}

#[test]
fn a_disc_in_the_air_is_refused() {
    let mut game = played(FOUR_IN_A_ROW, "44");
    for row in 0..3 {
        let reason = refusal(&mut game, (row, 3));
        let Refusal::Floating { at, lands } = reason else {
            panic!("{reason}")
        };
        assert_eq!(
            (at.cell(), lands.cell()),
            (Coord::new(row, 3), Coord::new(3, 3))
        );
    }
    let text = refused(&mut game, (0, 6)).to_string();
    assert_eq!(text, "a disc does not stay on g6: it falls to g1");
}

#[test]
fn a_column_says_nothing_without_gravity() {
    let refusal = TIC_TAC_TOE.landing(&TIC_TAC_TOE.start(), 0).unwrap_err();
    assert_eq!(refusal, Refusal::NoGravity);
    let text = "without gravity a move names a cell, not a column";
    assert_eq!(refusal.to_string(), text);
}

#[test]
fn row_29_nothing_goes_on_after_a_win_or_a_draw() {
    let won = played(FOUR_IN_A_ROW, "1212121");
    let drawn = set_up(TIC_TAC_TOE, "X O X\nX O O\nO X X");
    let texts = [
        "the game is over: first player won",
        "the game is over: draw",
    ];
    for (mut game, text) in [won, drawn].into_iter().zip(texts) {
        let outcome = game.outcome().expect("it has ended");
        assert_eq!(game.moves().count(), 0);
        let cells: Vec<_> = game.rules().bounds().coords().collect();
        // That the game is over comes before all that is wrong with a move.
        for at in cells
            .into_iter()
            .chain([Coord::new(9, 9), Coord::new(usize::MAX, 0)])
        {
            let illegal = refused(&mut game, at);
            assert!(matches!(illegal, Illegal::Over(how) if how == outcome));
            assert_eq!(illegal.to_string(), text);
        }
        for text in ["1", "2", "a1", "x", ""] {
            let read = game.rules().read_move(game.state(), text);
            assert!(matches!(read, Err(Illegal::Over(how)) if how == outcome));
        }
    }
}

#[test]
fn playing_several_moves_is_all_or_nothing() {
    let mut game = played(FOUR_IN_A_ROW, "4");
    let before = format!("{game:?}");
    let at = Coord::new;
    let error = game.play_all([at(4, 3), at(3, 3), at(3, 3)]).unwrap_err();
    assert_eq!(error.index, 2);
    assert_eq!(error.to_string(), "move 3: d3 is occupied");
    assert_eq!(format!("{game:?}"), before);
}

/// A state of one game put before another is refused or answered, never a panic.
#[test]
fn a_state_of_another_size_is_no_reason_to_panic() {
    let small = TIC_TAC_TOE.start();
    let at = Coord::new(5, 3);
    assert!(FOUR_IN_A_ROW.check(&small, &at).is_err());
    assert_eq!(
        FOUR_IN_A_ROW.landing(&small, 5),
        Err(Refusal::ColumnFull { column: 5 })
    );
    assert!(Game::from_state(GOMOKU, small).play(at).is_err());
    let full: Refusal = Refusal::ColumnFull { column: usize::MAX };
    assert!(full.to_string().ends_with("is full"));
}
