//! What sizes, cells and errors say.

use super::*;
use collinear::{
    Layout, TooLarge,
    boards::{Cuboid, Hexagons},
    geometry::WrongSize,
};

#[test]
fn sizes_are_written_with_their_rows_and_columns() {
    let (small, large) = (board(3, 5, Wrap::None), board(6, 7, Wrap::Both));
    assert_eq!(small.to_string(), "3 rows and 5 columns");
    assert_eq!(
        WrongSize::new(small, large).to_string(),
        format!("the board has {small} instead of {large}")
    );
}

#[test]
fn a_board_that_is_too_large_knows_its_cells_and_the_limit() {
    for (error, cells, limit, text) in [
        (
            TooLarge::cells(81),
            81,
            None,
            "a board of 81 cells is more than memory can hold",
        ),
        (
            TooLarge::sides(9, 8).over(64),
            72,
            Some(64),
            "a board of 9 rows and 8 columns is too large: there is room for 64 cells",
        ),
        (
            TooLarge::sides(usize::MAX, 2),
            usize::MAX,
            None,
            "a board of 18446744073709551615 rows and 2 columns is more than memory can hold",
        ),
        (
            Cuboid::new([1 << 40, 1 << 40, 1, 1]).unwrap_err(),
            usize::MAX,
            None,
            "a box of 1099511627776 x 1099511627776 x 1 x 1 cells is more than memory can hold",
        ),
        (
            Cuboid::new([1 << 40, 1 << 40, 1, 1, 1]).unwrap_err(),
            usize::MAX,
            None,
            "a box of 1099511627776 x 1099511627776 x 1 x 1 x .. cells is more than memory can hold",
        ),
    ] {
        assert_eq!((error.cell_count(), error.limit()), (cells, limit));
        assert_eq!(error.to_string(), text);
    }
}

#[test]
fn steps_that_are_no_direction_say_why() {
    for (step, text) in [
        ((0, 0), "a step of no rows and no columns leads nowhere"),
        (
            (isize::MIN, 0),
            "a step of -9223372036854775808 rows and 0 columns can't be turned round",
        ),
        (
            (0, isize::MIN),
            "a step of 0 rows and -9223372036854775808 columns can't be turned round",
        ),
    ] {
        let error = Direction::try_from(step).unwrap_err();
        assert_eq!((error.rows, error.cols), step);
        assert_eq!(error.to_string(), text);
    }
}

#[test]
fn a_named_cell_is_shown_by_its_name_and_lies_where_its_board_lays_it() {
    let hexagon = Hexagons::hexagon(3).unwrap().board();
    for at in hexagon.cells() {
        let named = hexagon.named(at).expect("a cell of the board");
        assert_eq!(named.to_string(), Layout::name(hexagon.topology(), at));
        assert_eq!(named.on_paper(), Layout::on_paper(hexagon.topology(), at));
        assert_eq!(named.cell(), at);
    }
    let middle = board(15, 15, Wrap::None).named(Coord::new(7, 8)).unwrap();
    assert_eq!(
        (format!("{middle:>4}"), middle.cell()),
        ("  i8".into(), Coord::new(7, 8))
    );
}
