//! Rays.

use super::*;

#[test]
fn a_ray_is_the_steps_until_the_edge_or_until_it_would_come_back() {
    for_every_ray(|board, from, direction| {
        let expected = naive::ray(board, from, direction);
        let ray = board.ray(from, direction);
        assert_eq!(
            board.ray_len(from, direction),
            expected.len(),
            "{board:?} {from} {direction}"
        );
        assert_eq!(ray.len(), expected.len());
        assert!(ray.eq(expected), "{board:?} {from} {direction}");
    });
}

#[test]
fn a_ray_with_its_origin_has_it_in_front() {
    for_every_ray(|board, from, direction| {
        let expected = naive::ray_with_origin(board, from, direction);
        assert_eq!(
            list(board.ray_with_origin(from, direction).line()),
            expected
        );
    });
}

#[test]
fn a_ray_never_repeats_a_cell_and_never_leaves_the_board() {
    for_every_ray(|board, from, direction| {
        let ray: Vec<_> = board.ray_with_origin(from, direction).collect();
        let distinct: CellSet = ray.iter().copied().collect();
        assert_eq!(distinct.len(), ray.len(), "{board:?} {from} {direction}");
        assert!(ray.iter().all(|&at| on_board(board, at)));
    });
}

#[test]
fn a_ray_never_wraps_unless_it_is_asked_to() {
    for_every_ray(|board, from, direction| {
        let ray: Vec<_> = board
            .with_wrap(Wrap::None)
            .ray_with_origin(from, direction)
            .collect();
        for pair in ray.windows(2) {
            let rows = pair[1].row as i128 - pair[0].row as i128;
            let cols = pair[1].col as i128 - pair[0].col as i128;
            assert_eq!(rows, direction.rows() as i128);
            assert_eq!(cols, direction.cols() as i128);
        }
    });
}

#[test]
fn a_ray_with_its_origin_reversed_begins_the_ray_back_from_its_last_cell() {
    for_every_ray(|board, from, direction| {
        let there = board.ray_with_origin(from, direction).line();
        let last = there.last().expect("it has its origin");
        let back = board.ray_with_origin(last, -direction).line();
        assert_eq!(there.reversed(), back.truncated(there.len()));
        if naive::step(board, from, -direction).is_none() || board.is_ring(direction) {
            assert_eq!(there.reversed(), back, "{board:?} {from} {direction}");
        }
    });
}

#[test]
fn a_direction_is_a_ring_where_every_walk_comes_back() {
    for board in boards().into_iter().filter(|board| board.cell_count() > 0) {
        for direction in directions() {
            let comes_back = |&at: &Coord| {
                let ray = naive::ray_with_origin(board, at, direction);
                naive::step(board, *ray.last().expect("its origin"), direction) == Some(at)
            };
            let expected = cells(board).iter().all(comes_back);
            assert_eq!(board.is_ring(direction), expected, "{board:?} {direction}");
        }
    }
}

#[test]
fn a_line_is_given_if_and_only_if_it_fits() {
    for_every_ray(|board, from, direction| {
        let ray = naive::ray_with_origin(board, from, direction);
        for len in 0..=ray.len() + 1 {
            let line = board.line(from, direction, len);
            let expected = ray.get(..len).map(<[Coord]>::to_vec);
            assert_eq!(
                line.map(list),
                expected,
                "{board:?} {from} {direction} {len}"
            );
        }
        assert_eq!(board.line(from, direction, usize::MAX), None);
    });
}

#[test]
fn between_two_cells_lies_what_a_king_steps_over() {
    for board in boards() {
        for a in cells(board) {
            for b in cells(board) {
                let expected = naive::way(board, a, b).map(|(_, mut way)| {
                    way.pop();
                    way
                });
                let between = board.between(a, b);
                assert_eq!(between.map(list), expected, "{board:?} {a} {b}");
                assert_eq!(board.between(b, a), between.map(|line| line.reversed()));
            }
        }
    }
}
