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
