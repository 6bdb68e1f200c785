//! Coordinates.

use super::*;

fn patch() -> Vec<Coord> {
    cells(board(5, 7, Wrap::None))
}

#[test]
fn a_direction_leads_to_a_cell_in_line_and_to_no_other() {
    let everywhere = board(5, 7, Wrap::None);
    for a in patch() {
        for b in patch() {
            let expected = naive::way(everywhere, a, b).map(|(direction, _)| direction);
            assert_eq!(a.direction_to(b), expected, "{a} to {b}");
            assert_eq!(b.direction_to(a), expected.map(|direction| -direction));
        }
    }
}

#[test]
fn the_distance_of_cells_in_line_is_the_number_of_steps_between_them() {
    for a in patch() {
        for b in patch() {
            assert_eq!(a.distance(b), b.distance(a));
            assert_eq!(a.distance(b) == 0, a == b);
            if let Some((_, way)) = naive::way(board(5, 7, Wrap::None), a, b) {
                assert_eq!(a.distance(b), way.len());
            }
        }
    }
    assert_eq!(Coord::new(1, 1).distance(Coord::new(3, 6)), 5);
}

#[test]
fn three_cells_are_aligned_on_a_shared_row_column_or_diagonal() {
    let patch = cells(board(4, 5, Wrap::None));
    for &a in &patch {
        for &b in &patch {
            for &c in &patch {
                let expected = naive::aligned([a, b, c]);
                assert_eq!(aligned(a, b, c), expected, "{a} {b} {c}");
            }
        }
    }
}

#[test]
fn edges_and_corners_are_where_steps_leave_the_board() {
    for board in boards() {
        let leaves = |at, way| naive::step(board, at, way).is_none();
        for at in cells(board) {
            let ends = leaves(at, Direction::N) || leaves(at, Direction::S);
            let sides = leaves(at, Direction::W) || leaves(at, Direction::E);
            let found = (board.is_on_edge(at), board.is_corner(at));
            assert_eq!(found, (ends || sides, ends && sides), "{at} {board:?}");
        }
        for at in cells_off(board) {
            let found = (board.is_on_edge(at), board.is_corner(at));
            assert_eq!(found, (false, false), "{at} {board:?}");
        }
        assert_eq!(board.is_wrapped(), board.wrap() != Wrap::None, "{board:?}");
    }
}
