//! Boards without some of their cells, compared with the whole boards.

use collinear::{
    Board, Bounds, Coord, Direction, Grid, Layout,
    boards::{Hex, Hexagons},
    testing::strategies::{bounds, holed},
};
use proptest::prelude::*;

use super::{check_all, long_steps};

#[test]
fn the_star_is_two_triangles() {
    for side in 1..6 {
        let star = Hexagons::star(side).unwrap();
        let cells: Vec<_> = star.cells().collect();
        let rows = cells.chunk_by(|a, b| a.r == b.r).map(<[Hex]>::len);
        let rows: Vec<_> = rows.collect();
        // The upper tip, and the longest row below it; the lower half is a mirror image.
        assert!(rows.iter().eq(rows.iter().rev()), "{side}: {rows:?}");
        let upper = (1..side).chain([3 * side - 2]);
        assert!(
            rows.iter().copied().take(side).eq(upper),
            "{side}: {rows:?}"
        );
        assert_eq!(cells.len(), 6 * side * (side - 1) + 1);
    }
    assert_eq!(Hexagons::star(0).unwrap().cells().count(), 0);
    check_all(
        Hexagons::star(3).unwrap().topology(),
        &Direction::HEX_KNIGHT,
    );
    let error = Hexagons::star(1 << 30).unwrap_err();
    let text = "too large for coordinates up to 2147483647 or memory";
    assert!(error.to_string().ends_with(text), "{error}");
    assert!(Hexagons::star(usize::MAX).is_err());
    let text = "a board of 63952009 cells is too large: there is room for 16777216 cells";
    assert_eq!(Hexagons::star(2000).unwrap_err().to_string(), text);
}

#[test]
fn a_board_of_too_many_cells_has_no_holes() {
    let huge = Bounds::new(1 << 40, 1 << 20).unwrap();
    for refused in [huge.without([]), huge.only([Coord::new(1, 1)])] {
        let text =
            "a board of 1152921504606846976 cells is too large: there is room for 16777216 cells";
        assert_eq!(refused.unwrap_err().to_string(), text);
    }
}

#[test]
fn what_was_left_out_has_no_name() {
    let board = Bounds::new(3, 3).unwrap();
    let holed = board.without([Coord::new(1, 1), Coord::new(7, 7)]).unwrap();
    assert_eq!(format!("{holed:?}"), "3x3 without 1 cells");
    assert_eq!(
        holed.topology().holes().collect::<Vec<_>>(),
        [Coord::new(1, 1)]
    );
    assert_eq!(holed.cell_named("c3"), Ok(Coord::new(0, 2)));
    let refused = ["b2", "d1", "b"].map(|name| holed.cell_named(name).unwrap_err().to_string());
    let whole = ["d1", "b"].map(|name| board.cell_named(name).unwrap_err().to_string());
    assert_eq!(refused[0], "the board has no cell at b2");
    assert_eq!(refused[1..], whole);
    assert_eq!(holed.topology().name(Coord::new(2, 0)), "a1");
    // The same cells of the same board, made differently.
    let others = board.coords().filter(|&at| at != Coord::new(1, 1));
    assert_eq!(board.only(others).unwrap(), holed);
    assert_ne!(board.without([Coord::new(0, 1)]).unwrap(), holed);
}

#[test]
fn a_grid_keeps_the_values_of_the_cells_that_are_left() {
    let grid = Grid::from_fn(3, 4, |at| (at.row, at.col)).unwrap();
    let holed = grid.clone().without(|&(row, col)| row == col).unwrap();
    assert_eq!(holed.board().cells().count(), 9);
    for (at, &value) in holed.indexed() {
        assert_eq!(value, grid[at]);
        assert_ne!(at.row, at.col);
    }
}

proptest! {
    #[test]
    fn holes_stop_every_step_onto_them(board in holed(bounds(0..=5_usize))) {
        check_all(board.topology(), &long_steps());
        let whole = Board::of(*board.topology().whole());
        let holes: Vec<_> = board.topology().holes().collect();
        for at in board.cells() {
            for way in Direction::ALL {
                let next = whole.step(at, way).filter(|to| !holes.contains(to));
                prop_assert_eq!(board.step(at, way), next);
            }
        }
    }
}
