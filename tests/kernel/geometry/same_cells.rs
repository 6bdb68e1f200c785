//! Lines of the same cells.

use super::*;

#[test]
fn are_asked_of_lines_without_cells_too() {
    for (rows, cols) in [(0, 5), (5, 0), (0, 0)] {
        for wrap in naive::WRAPS {
            let board = Bounds::new(rows, cols).unwrap().with_wrap(wrap);
            let line = board.line(Coord::new(0, 0), Direction::E, 0).unwrap();
            assert!(line.same_cells(&line));
        }
    }
}

#[test]
fn are_not_the_same_on_rings_of_two_boards() {
    let ring = |rows, cols| {
        let torus = Bounds::new(rows, cols).unwrap().with_wrap(Wrap::Both);
        torus.whole_line(Coord::new(0, 0), Direction::SE).unwrap()
    };
    assert!(!ring(4, 2).same_cells(&ring(2, 4)));
    assert!(ring(4, 2).same_cells(&ring(4, 2).reversed()));
}
