//! Errors of methods that write cells.

use std::panic::{AssertUnwindSafe, catch_unwind};

use super::*;

#[test]
fn a_piece_that_is_carried_off_the_board_stays_where_it_is() {
    let before = numbered(2, 3);
    for (from, to) in [
        (at(0, 0), at(2, 0)),
        (at(0, 3), at(0, 0)),
        (at(9, 9), at(9, 9)),
    ] {
        let mut grid = before.clone();
        let carried = catch_unwind(AssertUnwindSafe(|| grid.carry(from, to, 99)));
        assert!(carried.is_err(), "{from} {to}");
        assert_eq!(grid, before, "{from} {to}");
    }
}

#[test]
#[should_panic(expected = "out of bounds: (0, 3) is off the board")]
fn to_fill_a_cell_off_the_board_panics() {
    numbered(2, 3).fill([at(0, 2), at(0, 3)], 0);
}

#[test]
fn a_cell_off_the_board_that_gets_no_value_is_not_written() {
    let mut grid = numbered(1, 2);
    grid.write([at(0, 1), at(7, 7)], [5]);
    assert_eq!(cells(&grid), [0, 5]);
}

#[test]
fn lines_of_nothing_are_rewritten() {
    let mut grid = numbered(0, 3);
    grid.rewrite_lines(Direction::S, 0, |values| values);
    assert_eq!(grid, numbered(0, 3));
}
