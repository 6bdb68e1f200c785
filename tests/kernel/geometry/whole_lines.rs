//! Whole lines and windows.

use super::*;

fn for_every_board(mut check: impl FnMut(Bounds, Direction)) {
    for board in boards() {
        for direction in directions() {
            check(board, direction);
        }
    }
}

#[test]
fn every_cell_lies_on_exactly_one_line_of_a_direction() {
    for_every_board(|board, direction| {
        let mut all: Vec<Coord> = board.lines(direction).flatten().collect();
        all.sort_unstable();
        assert_eq!(all, cells(board), "{board:?} {direction}");
    });
}

#[test]
fn a_whole_line_is_as_long_as_can_be() {
    for_every_board(|board, direction| {
        for line in board.lines(direction) {
            let first = line.first().expect("a line of the board has cells");
            let whole = naive::whole_line(board, first, direction).expect("on the board");
            assert_eq!(list(line), whole.cells, "{board:?} {direction}");
            assert_eq!(line.heading(), direction);
            assert_eq!(*line.board(), board);
        }
    });
}

#[test]
fn the_lines_of_the_opposite_direction_have_the_same_cells() {
    for_every_board(|board, direction| {
        let sets = |d| -> BTreeSet<CellSet> { board.lines(d).map(set).collect() };
        assert_eq!(sets(direction), sets(-direction), "{board:?} {direction}");
    });
}

#[test]
fn windows_are_all_stretches_of_k_cells_each_once() {
    for_every_board(|board, direction| {
        let all = (0..=8).chain([12, 42, 49, usize::MAX]);
        for k in all.step_by(crate::budget::of(3, 1, 1)) {
            let expected = naive::windows(board, k, direction);
            let windows = board.windows(direction, k);
            assert_eq!(windows.len(), expected.len(), "{k} {direction} {board:?}");
            for window in windows.clone() {
                let first = window.first().expect("k is not 0");
                let ray = naive::ray_with_origin(board, first, direction);
                assert_eq!(list(window), ray[..k], "{k} {direction} {board:?}");
            }
            let found: BTreeSet<CellSet> = windows.map(set).collect();
            assert_eq!(found, expected, "{k} {direction} {board:?}");
        }
    });
}

#[test]
fn well_known_boards_have_their_well_known_number_of_winning_lines() {
    for (rows, cols, k, wrap, expected) in [
        (6, 7, 4, Wrap::None, 69),
        (7, 6, 4, Wrap::None, 69),
        (3, 3, 3, Wrap::None, 8),
        (15, 15, 5, Wrap::None, 572),
        (19, 19, 5, Wrap::None, 1020),
        (1, 7, 4, Wrap::None, 4),
        (6, 7, 4, Wrap::Both, 4 * 42),
        (6, 7, 4, Wrap::EastWest, 42 + 3 * 7 * 3),
        (6, 7, 4, Wrap::NorthSouth, 42 + 3 * 4 * 6),
    ] {
        let board = board(rows, cols, wrap);
        let windows = Direction::AXES.map(|axis| board.windows(axis, k).len());
        assert_eq!(
            windows.iter().sum::<usize>(),
            expected,
            "{k} in a row, {board:?}"
        );
    }
}

#[test]
fn a_hexagon_has_three_axes_of_lines() {
    // A hexagon of side 3, written left-aligned: 19 cells, and three times 3 + 4 + 5 + 4 + 3.
    let board = board(5, 5, Wrap::None);
    let is_cell = |at: &Coord| at.row.abs_diff(at.col) <= 2;
    for axis in Direction::HEX_AXES {
        let on_hexagon = |line: Line| line.iter().filter(is_cell).count();
        let mut lens: Vec<_> = board.lines(axis).map(on_hexagon).collect();
        lens.retain(|&len| len > 0);
        lens.sort_unstable();
        assert_eq!(lens, [3, 3, 4, 4, 5], "{axis}");
    }
}
