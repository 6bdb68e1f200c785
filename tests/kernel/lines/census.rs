//! A census of small numbers, and boards too large for one.

use super::*;

#[test]
fn small_numbers_without_a_sign_do_not_pass_below_nothing() {
    let grid = Grid::parse("x x o x .").unwrap();
    let weigh = |&cell: &char| [u8::from(cell == 'x'), u8::from(cell == 'o')];
    let mut census = grid.census(&[Direction::E], 5, weigh).unwrap();
    for (col, weight) in [(0, [0, 1]), (2, [1, 0]), (4, [0, 1]), (0, [252, 0])] {
        census.put(Coord::new(0, col), weight);
    }
    let sums: Vec<_> = census.windows().map(|(_, sums)| sums).collect();
    assert_eq!(sums, [[255, 1]]);
}

#[test]
fn a_board_that_is_only_stated_has_no_census() {
    let board = board(1 << 31, 1 << 31, Wrap::None);
    let error = board.census(&[Direction::E], 5, |_| [0_u8]).unwrap_err();
    assert!(error.to_string().contains("too large"), "{error}");
}
