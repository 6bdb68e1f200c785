//! Boards of all sizes, and what stands on them at the start.

use collinear::rules::reversi::{Reversi, SetupError, Start};
use collinear::rules::{Game, MAX_CELLS, Outcome, Rules, Side, View};
use collinear::{Bounds, Grid, TooLarge, Wrap};

use super::{board, crossed, moves, parallel, place, starting_from};

#[test]
fn the_default_is_othello() {
    let start = Reversi::default().start();
    let expected = board(
        "
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . O X . . .
        . . . X O . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        ",
    );
    assert_eq!(start.grid(), &expected);
    assert_eq!((start.turn(), start.last()), (Side::First, None));
    assert!(start.turned().is_empty());
    let game = Game::new(Reversi::default());
    assert_eq!(moves(&game), ["d3", "c4", "f5", "e6"]);
}

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
            assert_eq!(rules.start().disc_counts(), [2, 2]);
        }
    }
}

#[test]
fn boards_smaller_than_two_by_two_are_refused() {
    for (rows, cols) in [
        (0, 0),
        (0, 8),
        (8, 0),
        (1, 1),
        (1, 8),
        (8, 1),
        (1, usize::MAX),
    ] {
        for start in [Start::Crossed, Start::Parallel] {
            let error = Reversi::new(rows, cols, start).unwrap_err();
            assert_eq!(error, SetupError::TooSmall { rows, cols });
        }
    }
    for picture in ["", "X", "X O .", "X\nO\n."] {
        let grid = board(picture);
        let (rows, cols) = (grid.rows(), grid.cols());
        let error = Reversi::from_start(grid, Side::First).unwrap_err();
        assert_eq!(error, SetupError::TooSmall { rows, cols });
    }
    assert_eq!(
        Reversi::new(1, 8, Start::Crossed).unwrap_err().to_string(),
        "a board of 1 rows and 8 columns is too small: there have to be at least 2 of each"
    );
}

#[test]
fn boards_of_more_than_two_to_the_twentieth_cells_are_refused() {
    assert_eq!(MAX_CELLS, 1_048_576);
    let most = crossed(2, MAX_CELLS / 2);
    assert_eq!(most.bounds().cell_count(), MAX_CELLS);
    for (rows, cols) in [
        (1024, 1025),
        (2, (1 << 19) + 1),
        (usize::MAX, 2),
        (usize::MAX, usize::MAX),
        // The product is 0 when it wraps.
        (1 << 32, 1 << 32),
    ] {
        let allocated = allocation_counter::measure(|| {
            let error = Reversi::new(rows, cols, Start::Crossed).unwrap_err();
            assert_eq!(
                error,
                SetupError::TooLarge(TooLarge::sides(rows, cols).over(1 << 20))
            );
        });
        assert_eq!(allocated.count_total, 0);
    }
    assert_eq!(
        Reversi::new(2000, 1000, Start::Crossed)
            .unwrap_err()
            .to_string(),
        "a board of 2000 rows and 1000 columns is too large: there is room for 1048576 cells"
    );
}

#[test]
fn the_smallest_board_is_full_and_drawn() {
    for wrap in [Wrap::None, Wrap::Both] {
        for rules in [crossed(2, 2), parallel(2, 2)] {
            let rules = rules.with_wrap(wrap);
            assert_eq!(rules.outcome(&rules.start()), Some(Outcome::Draw));
        }
    }
}

#[test]
fn a_board_of_three_by_two_ends_after_two_moves() {
    // O X .      the first player can turn the lower disc only
    // X O .
    let mut game = Game::new(crossed(2, 3));
    assert_eq!(moves(&game), ["c2"]);
    game.play(place("c2")).unwrap();
    assert_eq!(game.state().to_string(), "O X .\nX X X");
    assert_eq!(moves(&game), ["c1"]);
    game.play(place("c1")).unwrap();
    assert_eq!(game.state().to_string(), "O O O\nX X X");
    assert_eq!(game.outcome(), Some(Outcome::Draw));
}

#[test]
fn a_start_keeps_its_holes_its_wrap_and_its_turn() {
    let picture = "# . X O .\n. X O . #";
    let grid = board(picture).with_wrap(Wrap::EastWest);
    let rules = Reversi::from_start(grid.clone(), Side::Second).unwrap();
    assert_eq!(rules.start().grid(), &grid);
    assert_eq!(rules.start().turn(), Side::Second);
    let size = Bounds::new(2, 5).unwrap();
    assert_eq!(rules.bounds(), size.with_wrap(Wrap::EastWest));
    assert_eq!(rules.with_wrap(Wrap::None).bounds(), size);
}

#[test]
fn a_start_may_be_one_where_the_first_move_is_a_pass() {
    let game = Game::new(starting_from(". O X X\nO O X X", Side::Second));
    assert_eq!(moves(&game), ["pa"]);
    let game = Game::new(starting_from(". O X X\nO O X X", Side::First));
    assert_eq!(moves(&game), ["a1"]);
}

#[test]
fn how_a_board_wraps_decides_what_can_be_placed() {
    let picture = "
        . . . O .
        . . . X .
        O X . . .
        . . . . .
        . . . . .
    ";
    let rules = starting_from(picture, Side::First);
    for (wrap, expected) in [
        (Wrap::None, &["pa"][..]),
        (Wrap::EastWest, &["e3"]),
        (Wrap::NorthSouth, &["d5"]),
        (Wrap::Both, &["e3", "d5"]),
    ] {
        let game = Game::new(rules.clone().with_wrap(wrap));
        assert_eq!(moves(&game), expected, "{wrap:?}");
    }
}
