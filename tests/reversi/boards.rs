//! Boards of all sizes, the discs at the start, and positions that are set up.

use collinear::rules::reversi::{Reversi, Start};
use collinear::rules::{MAX_CELLS, Rules, Side, View};
use collinear::{Bounds, Grid, TooLarge, Wrap};

use super::{board, crossed, parallel, starting_from};

#[test]
fn the_middle_of_any_board_is_where_it_should_be() {
    for (rows, cols, top, left) in [
        (2, 2, 0, 0),
        (2, 3, 0, 0),
        (3, 2, 0, 0),
        (5, 4, 1, 1),
        (4, 7, 1, 2),
        (9, 6, 3, 2),
    ] {
        for (rules, middle) in [
            (crossed(rows, cols), ["OX", "XO"]),
            (parallel(rows, cols), ["XX", "OO"]),
        ] {
            let expected = Grid::from_fn(rows, cols, |at| {
                let row = at.row.checked_sub(top).and_then(|row| middle.get(row));
                let col = at.col.checked_sub(left);
                let glyph = row.zip(col).and_then(|(row, col)| row.chars().nth(col));
                glyph.unwrap_or('.')
            });
            assert_eq!(rules.start().glyphs(), expected.unwrap(), "{rows}x{cols}");
        }
    }
    assert_eq!(Reversi::default(), crossed(8, 8));
}

#[test]
fn boards_that_are_too_small_or_too_large_are_refused() {
    for (rows, cols) in [(0, 0), (0, 8), (8, 0), (1, 8), (8, 1), (1, usize::MAX)] {
        let error = Reversi::new(rows, cols, Start::Parallel).unwrap_err();
        let text = format!("a board of {rows} rows and {cols} columns is too small: ");
        assert!(error.to_string().starts_with(&text), "{error}");
    }
    let error = Reversi::from_start(board("X O ."), Side::First).unwrap_err();
    assert_eq!(
        error.to_string(),
        "a board of 1 rows and 3 columns is too small: it needs at least 2 of each"
    );
    assert_eq!(crossed(2, MAX_CELLS / 2).bounds().cell_count(), MAX_CELLS);
    // The last product overflows to 0.
    for (rows, cols) in [(1024, 1025), (usize::MAX, 2), (1 << 32, 1 << 32)] {
        let allocated = allocation_counter::measure(|| {
            let error = Reversi::new(rows, cols, Start::Crossed).unwrap_err();
            let expected = TooLarge::sides(rows, cols).over(MAX_CELLS);
            assert_eq!(error, expected.into());
        });
        // Room for the text of the error.
        assert!(allocated.bytes_total < 1 << 10);
    }
}

#[test]
fn a_start_keeps_its_holes_its_wrap_and_its_turn() {
    let grid = board("# . X O .\n. X O . #").with_wrap(Wrap::EastWest);
    let rules = Reversi::from_start(grid.clone(), Side::Second).unwrap();
    assert_eq!(rules.start().grid(), &grid);
    assert_eq!(rules.start().turn(), Side::Second);
    let size = Bounds::new(2, 5).unwrap();
    assert_eq!(rules.bounds(), size.with_wrap(Wrap::EastWest));
    assert_eq!(rules.with_wrap(Wrap::None).start().grid().bounds(), size);
}

#[test]
fn a_position_has_the_wrap_of_the_game() {
    let grid = board("O . X .\n. . . .");
    for (own, wrap) in [(Wrap::EastWest, Wrap::None), (Wrap::None, Wrap::EastWest)] {
        let rules = crossed(2, 4).with_wrap(own);
        let state = rules.set_up(grid.clone().with_wrap(wrap), Side::First);
        assert_eq!(state.unwrap().grid().bounds(), rules.bounds());
    }
}

#[test]
fn positions_of_other_boards_are_refused() {
    let rules = starting_from("# X O .\n. O X .", Side::First);
    for (picture, text) in [
        (
            "X O .\n. . .",
            "the board has 2 rows and 3 columns instead of 2 rows and 4 columns",
        ),
        (
            ". X O .\n. O X .",
            "row 0, column 0: a1 has to be a hole, as on the board of the game",
        ),
        (
            "# X O .\n. O X #",
            "row 1, column 3: d2 is a hole, but not on the board of the game",
        ),
    ] {
        let error = rules.set_up(board(picture), Side::First).unwrap_err();
        assert_eq!(error.to_string(), text);
    }
    assert!(rules.set_up(board("# . . .\nO X . ."), Side::First).is_ok());
}
