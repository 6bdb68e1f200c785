//! Sizes, indices, steps and neighbours.

use super::*;

#[test]
fn cells_and_indexes_are_one_to_one() {
    for board in boards() {
        let expected = cells(board);
        assert_eq!(board.coords().collect::<Vec<_>>(), expected);
        for (index, &at) in expected.iter().enumerate() {
            assert_eq!(board.index_of(at), Some(index));
            assert_eq!(board.coord_at(index), Some(at));
        }
        assert_eq!(board.coord_at(expected.len()), None);
        assert_eq!(board.coord_at(usize::MAX), None);
    }
}

#[test]
fn a_step_is_a_sum_of_rows_and_of_columns() {
    for_every_ray(|board, at, direction| {
        let expected = naive::step(board, at, direction);
        assert_eq!(
            board.step(at, direction),
            expected,
            "{board:?} {at} {direction}"
        );
    });
}

#[test]
fn many_steps_at_once_are_as_many_single_ones() {
    for_every_ray(|board, from, direction| {
        let mut at = Some(from);
        for steps in 0..12 {
            let found = board.step_by(from, direction, steps);
            assert_eq!(found, at, "{board:?} {from} {steps} times {direction}");
            at = at.and_then(|at| naive::step(board, at, direction));
        }
    });
}

#[test]
fn nothing_leads_from_off_the_board_or_onto_it() {
    for board in boards() {
        for at in cells_off(board) {
            assert!(!board.contains(at));
            assert_eq!(board.index_of(at), None);
            assert_eq!(board.name_from(at, Origin::TopLeft), None);
            for direction in directions() {
                assert_eq!(board.step(at, direction), None);
                assert_eq!(board.step_by(at, direction, 0), None);
                assert_eq!(board.step_by(at, direction, 1), None);
                assert_eq!(board.ray_len(at, direction), 0);
                assert_eq!(board.ray(at, direction).next(), None);
                assert_eq!(board.ray_with_origin(at, direction).next(), None);
                assert_eq!(board.line(at, direction, 1), None);
                assert_eq!(board.neighbours(at, &[direction]).count(), 0);
            }
            for b in cells(board) {
                assert_eq!(board.between(at, b), None);
                assert_eq!(board.between(b, at), None);
            }
        }
    }
}

#[test]
fn neighbours_are_where_one_step_leads_each_cell_once_and_never_the_cell_itself() {
    let sets = [
        &Direction::ALL[..],
        &Direction::HEX,
        &Direction::KNIGHT,
        &directions(),
    ];
    for board in boards() {
        for at in cells(board) {
            for set in sets {
                let mut expected: Vec<(Direction, Coord)> = vec![];
                for &direction in set {
                    let to = naive::step(board, at, direction);
                    let to = to.filter(|&to| to != at && expected.iter().all(|n| n.1 != to));
                    expected.extend(to.map(|to| (direction, to)));
                }
                let found = board.neighbours(at, set);
                assert!(found.clone().eq(expected.iter().copied()), "{board:?} {at}");
                assert!(found.rev().eq(expected.into_iter().rev()), "{board:?} {at}");
            }
        }
    }
}
