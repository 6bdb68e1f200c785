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
fn lines_are_the_whole_lines_through_all_cells_each_once() {
    for_every_board(|board, direction| {
        let through = |at| naive::whole_line(board, at, direction).expect("on the board");
        let all = naive::once_each(cells(board).into_iter().map(through));
        let mut expected: Vec<_> = all.into_iter().map(|line| line.cells).collect();
        let lines: Vec<_> = board.lines(direction).collect();
        assert!(
            lines
                .iter()
                .all(|line| line.heading() == direction && *line.board() == board)
        );
        let mut found: Vec<_> = lines.into_iter().map(list).collect();
        found.sort_unstable();
        expected.sort_unstable();
        assert_eq!(found, expected, "{board:?} {direction}");
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
