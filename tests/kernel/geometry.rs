//! The laws of the lowest floor: coordinates, directions, bounds, lines, symmetries and names.
//!
//! Small boards are tried out exhaustively, in all sizes up to 7x7 and in all wraps; what has no
//! end of values is tried at random, sizes near the limits of the number types included.

use std::collections::{BTreeMap, BTreeSet};

use crate::naive::{
    self, CellSet, WRAPS, board, boards, cells, cells_off, direction, directions, hash, list,
    obeys_the_laws_of_iterators, on_board, set,
};
use collinear::{
    Grid,
    geometry::{
        Axis, Bounds, Coord, Direction, Line, NameError, Origin, Symmetry, Wrap, aligned,
        column_name,
    },
    testing::strategies,
};
use proptest::prelude::*;

/// Calls back with every board, cell and direction there is to try.
fn for_every_ray(mut check: impl FnMut(Bounds, Coord, Direction)) {
    for board in boards() {
        for at in cells(board) {
            for direction in directions() {
                check(board, at, direction);
            }
        }
    }
}

mod coords {
    use super::*;

    fn patch() -> Vec<Coord> {
        cells(board(5, 7, Wrap::None))
    }

    #[test]
    fn a_coord_goes_to_pairs_and_comes_back() {
        let at = Coord::new(2, 5);
        assert_eq!((at.row, at.col), (2, 5));
        assert_eq!(Coord::from((2, 5)), at);
        assert_eq!(Coord::from([2, 5]), at);
        assert_eq!(<(usize, usize)>::from(at), (2, 5));
        assert_eq!(<[usize; 2]>::from(at), [2, 5]);
        assert_eq!(
            (format!("{at}"), format!("{at:?}")),
            ("(2, 5)".into(), "(2, 5)".into())
        );
    }

    #[test]
    fn coords_are_sorted_in_reading_order() {
        assert!(patch().is_sorted());
        assert!(Coord::new(0, 6) < Coord::new(1, 0));
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
}

mod directions {
    use super::*;

    fn sets() -> [(&'static str, Vec<Direction>); 5] {
        [
            ("ORTHOGONAL", Direction::ORTHOGONAL.to_vec()),
            ("DIAGONAL", Direction::DIAGONAL.to_vec()),
            ("ALL", Direction::ALL.to_vec()),
            ("HEX", Direction::HEX.to_vec()),
            ("KNIGHT", Direction::KNIGHT.to_vec()),
        ]
    }

    #[test]
    fn the_steps_of_a_set_are_distinct_sum_to_zero_and_have_their_opposites() {
        for (name, set) in sets() {
            let distinct: BTreeSet<_> = set.iter().collect();
            assert_eq!(distinct.len(), set.len(), "{name}");
            let rows: isize = set.iter().map(|d| d.rows()).sum();
            let cols: isize = set.iter().map(|d| d.cols()).sum();
            assert_eq!((rows, cols), (0, 0), "{name}");
            assert!(set.iter().all(|&d| set.contains(&-d)), "{name}");
        }
    }

    #[test]
    fn axes_hold_one_of_each_opposite_pair() {
        for (set, axes) in [
            (&Direction::ALL[..], &Direction::AXES[..]),
            (&Direction::HEX, &Direction::HEX_AXES),
        ] {
            assert_eq!(axes.len() * 2, set.len());
            for &step in set {
                assert!(axes.contains(&step) != axes.contains(&-step), "{step}");
            }
        }
    }

    #[test]
    fn the_compass_is_the_steps_of_a_king_and_the_knight_leaps_two_and_one() {
        let king = |d: Direction| d.rows().abs().max(d.cols().abs()) == 1;
        assert!(Direction::ALL.into_iter().all(king));
        let leap = |d: Direction| d.rows().abs() * d.cols().abs() == 2;
        assert!(Direction::KNIGHT.into_iter().all(leap));
        for d in Direction::ALL {
            assert_eq!(d.is_orthogonal(), Direction::ORTHOGONAL.contains(&d));
            assert_eq!(d.is_diagonal(), Direction::DIAGONAL.contains(&d));
        }
        assert!(direction(0, -3).is_orthogonal() && !direction(0, -3).is_diagonal());
        assert!(direction(2, -2).is_diagonal() && !direction(2, -2).is_orthogonal());
        assert!(!direction(1, 2).is_diagonal() && !direction(1, 2).is_orthogonal());
    }

    #[test]
    fn sets_run_clockwise() {
        for (name, set) in sets() {
            if name == "HEX" {
                continue; // a hexagon has no quarter turn
            }
            for (i, &step) in set.iter().enumerate() {
                let quarter = set[(i + set.len() / 4) % set.len()];
                assert_eq!(Symmetry::QuarterTurn.map_direction(step), quarter, "{name}");
            }
        }
        let (first, half) = Direction::HEX.split_at(3);
        assert_eq!(first, Direction::HEX_AXES);
        assert!(first.iter().zip(half).all(|(&a, &b)| a == -b));
        assert_eq!(Direction::ALL[0], Direction::N);
    }

    #[test]
    fn compass_names_say_where_a_step_leads() {
        for step in Direction::ALL {
            let name = step.to_string();
            let count = |letter| isize::from(name.contains(letter));
            assert_eq!(step.rows(), count('S') - count('N'), "{name}");
            assert_eq!(step.cols(), count('E') - count('W'), "{name}");
            assert_eq!(format!("{step:?}"), name);
        }
        assert_eq!(direction(-2, 1).to_string(), "(-2, +1)");
        assert_eq!(direction(0, 7).to_string(), "(+0, +7)");
        assert_eq!(format!("[{:>3}]", Direction::N), "[  N]");
    }

    #[test]
    fn an_axis_is_one_name_for_both_ways() {
        for step in naive::directions() {
            let axis = step.axis();
            assert!(axis == step || axis == -step, "{step}");
            assert_eq!(axis, (-step).axis());
            assert_eq!(axis.axis(), axis);
        }
        assert!(
            Direction::ALL
                .iter()
                .all(|d| Direction::AXES.contains(&d.axis()))
        );
    }

    #[test]
    fn the_axes_are_known_by_their_directions() {
        // A direction is forward if the cell after the middle one comes later in reading order.
        let (bounds, middle) = (board(99, 99, Wrap::None), Coord::new(49, 49));
        for step in naive::directions() {
            let axis = Axis::of(step);
            assert_eq!(axis.is_some(), Direction::ALL.contains(&step), "{step}");
            assert_eq!(axis, Axis::of(-step), "{step}");
            if let Some(axis) = axis {
                assert_eq!(axis.direction(), step.axis(), "{step}");
                assert_eq!(Axis::ALL[axis as usize], axis);
                assert_eq!(axis.forward() == step, step.is_forward(), "{step}");
            }
            let next = bounds.step(middle, step).expect("it is near");
            assert_eq!(step.is_forward(), next > middle, "{step}");
        }
        assert_eq!(Axis::ALL.map(Axis::direction), Direction::AXES);
    }

    #[test]
    fn a_step_that_leads_nowhere_or_has_no_opposite_is_refused() {
        let refused = [
            (0, 0),
            (isize::MIN, 0),
            (0, isize::MIN),
            (isize::MIN, isize::MIN),
        ];
        for (rows, cols) in refused {
            assert_eq!(Direction::new(rows, cols), None);
            let error = Direction::try_from((rows, cols)).unwrap_err();
            assert_eq!((error.rows, error.cols), (rows, cols));
        }
        let text = |pair: (isize, isize)| Direction::try_from(pair).unwrap_err().to_string();
        assert_eq!(
            text((0, 0)),
            "a step of no rows and no columns leads nowhere"
        );
        assert_eq!(
            text((3, isize::MIN)),
            "a step of 3 rows and -9223372036854775808 columns can't be turned round"
        );
        let far = direction(isize::MIN + 1, isize::MAX);
        assert_eq!(<(isize, isize)>::from(-far), (isize::MAX, isize::MIN + 1));
        assert_eq!(Direction::try_from((isize::MIN + 1, isize::MAX)), Ok(far));
    }
}

mod steps {
    use super::*;

    #[test]
    fn a_board_has_the_size_and_the_wrap_it_was_given() {
        for rows in 0..=7 {
            for cols in 0..=7 {
                for wrap in WRAPS {
                    let board = board(rows, cols, wrap);
                    assert_eq!(
                        (board.rows(), board.cols(), board.wrap()),
                        (rows, cols, wrap)
                    );
                    assert_eq!(board.cell_count(), cells(board).len());
                }
            }
        }
    }

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
                assert_eq!(board.name(at, Origin::TopLeft), None);
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

    #[test]
    fn to_be_neighbours_is_mutual_on_any_wrap() {
        let sets = [&Direction::ALL[..], &Direction::HEX, &Direction::KNIGHT];
        for board in boards() {
            for set in sets {
                let next_to = |at| -> CellSet { board.neighbours(at, set).map(|n| n.1).collect() };
                for a in cells(board) {
                    for b in next_to(a) {
                        assert!(next_to(b).contains(&a), "{board:?} {a} {b}");
                    }
                }
            }
        }
    }
}

mod rays {
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
}

mod whole_lines {
    use super::*;

    fn for_every_board(mut check: impl FnMut(Bounds, Direction)) {
        for board in boards() {
            for direction in directions() {
                check(board, direction);
            }
        }
    }

    #[test]
    fn every_cell_lies_on_exactly_one_line_of_a_direction() {
        for_every_board(|board, direction| {
            let mut all: Vec<Coord> = board.lines(direction).flatten().collect();
            all.sort_unstable();
            assert_eq!(all, cells(board), "{board:?} {direction}");
        });
    }

    #[test]
    fn a_whole_line_is_as_long_as_can_be() {
        for_every_board(|board, direction| {
            for line in board.lines(direction) {
                let first = line.first().expect("a line of the board has cells");
                let whole = naive::whole_line(board, first, direction).expect("on the board");
                assert_eq!(list(line), whole.cells, "{board:?} {direction}");
                assert_eq!(line.direction(), direction);
                assert_eq!(*line.board(), board);
            }
        });
    }

    #[test]
    fn the_lines_of_the_opposite_direction_have_the_same_cells() {
        for_every_board(|board, direction| {
            let sets = |d| -> BTreeSet<CellSet> { board.lines(d).map(set).collect() };
            assert_eq!(sets(direction), sets(-direction), "{board:?} {direction}");
        });
    }

    #[test]
    fn windows_are_all_stretches_of_k_cells_each_once() {
        for_every_board(|board, direction| {
            for k in (0..=8).chain([12, 42, 49, usize::MAX]) {
                let expected = naive::windows(board, k, direction);
                let windows = board.windows(k, direction);
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
            let windows = Direction::AXES.map(|axis| board.windows(k, axis).len());
            assert_eq!(
                windows.iter().sum::<usize>(),
                expected,
                "{k} in a row, {board:?}"
            );
        }
    }

    #[test]
    fn a_hexagon_has_three_axes_of_lines() {
        // A hexagon of side 3, written left-aligned: 19 cells, and three times 3 + 4 + 5 + 4 + 3.
        let board = board(5, 5, Wrap::None);
        let is_cell = |at: &Coord| at.row.abs_diff(at.col) <= 2;
        for axis in Direction::HEX_AXES {
            let on_hexagon = |line: Line| line.iter().filter(is_cell).count();
            let mut lens: Vec<_> = board.lines(axis).map(on_hexagon).collect();
            lens.retain(|&len| len > 0);
            lens.sort_unstable();
            assert_eq!(lens, [3, 3, 4, 4, 5], "{axis}");
        }
    }
}

mod lines {
    use super::*;

    /// All lines of a board, its empty ones included.
    fn lines_of(board: Bounds) -> Vec<Line> {
        let mut lines = Vec::new();
        for at in cells(board) {
            for direction in directions() {
                let len = board.ray_len(at, direction) + 1;
                lines.extend((0..=len).filter_map(|len| board.line(at, direction, len)));
            }
        }
        lines
    }

    fn some_boards() -> Vec<Bounds> {
        let sizes = [(1, 1), (1, 3), (3, 1), (2, 3), (3, 2), (2, 4)];
        sizes
            .into_iter()
            .flat_map(|(rows, cols)| WRAPS.map(|wrap| board(rows, cols, wrap)))
            .collect()
    }

    #[test]
    fn lines_are_equal_if_they_have_the_same_cells_in_the_same_order() {
        let same = board(2, 3, Wrap::None).line(Coord::new(0, 0), Direction::E, 2);
        let other = board(2, 3, Wrap::Both).line(Coord::new(0, 0), Direction::E, 2);
        assert_ne!(same, other, "lines of different boards");
        for board in some_boards() {
            let lines: Vec<_> = lines_of(board)
                .into_iter()
                .map(|line| (line, list(line)))
                .collect();
            for (a, a_cells) in &lines {
                for (b, b_cells) in &lines {
                    assert_eq!(a == b, a_cells == b_cells, "{board:?}: {a} and {b}");
                }
            }
        }
    }

    #[test]
    fn equal_lines_have_equal_hashes() {
        for board in some_boards() {
            let mut hashes = BTreeMap::new();
            for line in lines_of(board) {
                let first = *hashes.entry(list(line)).or_insert(hash(&line));
                assert_eq!(hash(&line), first, "{board:?}: {line}");
            }
        }
    }

    #[test]
    fn what_a_line_says_of_itself_is_true_of_its_cells() {
        for board in some_boards() {
            for line in lines_of(board) {
                let cells = list(line);
                assert_eq!(line.len(), cells.len());
                assert_eq!(line.is_empty(), cells.is_empty());
                assert_eq!(line.first(), cells.first().copied());
                assert_eq!(line.last(), cells.last().copied());
                assert!(line.into_iter().eq((&line).into_iter()));
                for index in 0..=cells.len() {
                    assert_eq!(line.get(index), cells.get(index).copied());
                }
                assert_eq!(line.get(usize::MAX), None);
                for at in naive::cells(board).into_iter().chain(cells_off(board)) {
                    let place = cells.iter().position(|&cell| cell == at);
                    assert_eq!(line.index_of(at), place);
                    assert_eq!(line.contains(at), place.is_some());
                }
            }
        }
    }

    #[test]
    fn a_reversed_line_is_the_list_reversed() {
        for board in some_boards() {
            for line in lines_of(board) {
                let mut cells = list(line);
                cells.reverse();
                assert_eq!(list(line.reversed()), cells, "{board:?}: {line}");
                assert_eq!(line.reversed().reversed(), line);
                assert!(line.same_cells(&line.reversed()));
            }
        }
    }

    #[test]
    fn a_truncated_line_is_the_list_truncated() {
        for board in some_boards() {
            for line in lines_of(board) {
                for len in [0, 1, 2, line.len(), line.len() + 1, usize::MAX] {
                    let mut cells = list(line);
                    cells.truncate(len);
                    assert_eq!(list(line.truncated(len)), cells, "{board:?}: {line}");
                }
            }
        }
    }

    #[test]
    fn same_cells_are_equal_sets() {
        for board in some_boards()
            .into_iter()
            .filter(|board| board.cell_count() < 8)
        {
            let lines: Vec<_> = lines_of(board)
                .into_iter()
                .map(|line| (line, set(line)))
                .collect();
            for (a, a_cells) in &lines {
                for (b, b_cells) in &lines {
                    assert_eq!(
                        a.same_cells(b),
                        a_cells == b_cells,
                        "{board:?}: {a} and {b}"
                    );
                }
            }
        }
    }

    #[test]
    fn the_rest_of_a_ray_is_a_line_again() {
        let torus = board(4, 6, Wrap::Both);
        let mut ray = torus.ray_with_origin(Coord::new(3, 5), direction(1, 2));
        let cells: Vec<_> = ray.clone().collect();
        assert_eq!(cells.len(), 12);
        for taken in 1..=5 {
            assert!(ray.next().is_some() && ray.next_back().is_some());
            assert_eq!(list(ray.line()), cells[taken..12 - taken]);
        }
    }

    #[test]
    fn a_line_is_shown_by_its_length_direction_and_first_cell() {
        let line = |len| {
            board(3, 5, Wrap::None)
                .line(Coord::new(2, 1), Direction::NE, len)
                .unwrap()
        };
        assert_eq!(line(3).to_string(), "3 cells NE from (2, 1)");
        assert_eq!(line(1).to_string(), "1 cell at (2, 1)");
        assert_eq!(line(0).to_string(), "no cells");
        assert_eq!(format!("{:?}", line(2)), "[(2, 1), (1, 2)]");
    }
}

mod symmetries {
    use super::*;

    #[test]
    fn the_eight_pictures_are_those_of_the_manual() {
        let picture = Grid::parse("abc\ndef").unwrap();
        for (symmetry, expected) in [
            (Symmetry::Identity, "abc\ndef"),
            (Symmetry::QuarterTurn, "da\neb\nfc"),
            (Symmetry::HalfTurn, "fed\ncba"),
            (Symmetry::ThreeQuarterTurn, "cf\nbe\nad"),
            (Symmetry::FlipUpDown, "def\nabc"),
            (Symmetry::FlipLeftRight, "cba\nfed"),
            (Symmetry::Transpose, "ad\nbe\ncf"),
            (Symmetry::AntiTranspose, "fc\neb\nda"),
        ] {
            let expected = Grid::parse(expected).unwrap();
            assert_eq!(picture.transformed(symmetry), expected, "{symmetry:?}");
            for at in cells(picture.bounds()) {
                let to = symmetry.map_coord(at, picture.bounds()).unwrap();
                assert_eq!(expected[to], picture[at], "{symmetry:?} {at}");
            }
        }
    }

    #[test]
    fn a_symmetry_takes_cells_to_cells_one_to_one() {
        for board in boards() {
            for symmetry in Symmetry::ALL {
                let onto = symmetry.map_bounds(board);
                let found = cells(board)
                    .into_iter()
                    .map(|at| symmetry.map_coord(at, board).unwrap());
                let mut found: Vec<_> = found.collect();
                found.sort_unstable();
                assert_eq!(found, cells(onto), "{symmetry:?} {board:?}");
                let off = cells_off(board).map(|at| symmetry.map_coord(at, board));
                assert_eq!(off, [None; 5], "{symmetry:?} {board:?}");
            }
        }
    }

    #[test]
    fn a_step_goes_where_its_cells_go() {
        for_every_ray(|board, at, direction| {
            for symmetry in Symmetry::ALL {
                let onto = symmetry.map_bounds(board);
                let of = |at| symmetry.map_coord(at, board).unwrap();
                let expected = naive::step(board, at, direction).map(of);
                let found = naive::step(onto, of(at), symmetry.map_direction(direction));
                assert_eq!(found, expected, "{symmetry:?} {board:?} {at} {direction}");
            }
        });
    }

    #[test]
    fn symmetries_are_a_group() {
        let all = Symmetry::ALL;
        for a in all {
            assert_eq!(a.then(Symmetry::Identity), a);
            assert_eq!(Symmetry::Identity.then(a), a);
            assert_eq!(a.then(a.inverse()), Symmetry::Identity);
            assert_eq!(a.inverse().then(a), Symmetry::Identity);
            for b in all {
                for c in all {
                    assert_eq!(a.then(b).then(c), a.then(b.then(c)));
                }
                // Each row of the table holds each symmetry once.
                assert_eq!(all.iter().filter(|c| a.then(**c) == b).count(), 1);
            }
        }
    }

    #[test]
    fn one_symmetry_then_another_is_done_in_this_order() {
        let board = board(3, 5, Wrap::EastWest);
        for a in Symmetry::ALL {
            for b in Symmetry::ALL {
                let between = a.map_bounds(board);
                assert_eq!(a.then(b).map_bounds(board), b.map_bounds(between));
                for at in cells(board) {
                    let expected = b.map_coord(a.map_coord(at, board).unwrap(), between);
                    assert_eq!(a.then(b).map_coord(at, board), expected, "{a:?} {b:?} {at}");
                }
                for step in directions() {
                    let expected = b.map_direction(a.map_direction(step));
                    assert_eq!(a.then(b).map_direction(step), expected);
                }
            }
        }
    }
}

mod names {
    use super::*;

    const ORIGINS: [Origin; 2] = [Origin::TopLeft, Origin::BottomLeft];

    #[test]
    fn a_name_that_is_read_names_the_cell_that_was_written() {
        let wide = [board(2, 800, Wrap::None), board(800, 2, Wrap::None)];
        for board in boards().into_iter().chain(wide) {
            for origin in ORIGINS {
                let mut names = BTreeSet::new();
                for at in cells(board) {
                    let name = board.name(at, origin).expect("on the board");
                    let text = name.to_string();
                    assert_eq!(name.coord(), at);
                    assert_eq!(board.parse_name(&text, origin), Ok(at), "{text}");
                    assert_eq!(
                        board.parse_name(&text.to_uppercase(), origin),
                        Ok(at),
                        "{text}"
                    );
                    assert!(names.insert(text), "{at} shares its name");
                }
            }
        }
    }

    #[test]
    fn rows_are_counted_from_the_side_that_is_named() {
        let board = board(6, 30, Wrap::None);
        let name = |row, col, origin| {
            let name = board.name(Coord::new(row, col), origin).unwrap();
            name.to_string()
        };
        assert_eq!(name(0, 0, Origin::TopLeft), "a1");
        assert_eq!(name(0, 0, Origin::BottomLeft), "a6");
        assert_eq!(name(5, 27, Origin::BottomLeft), "ab1");
        assert_eq!(name(4, 25, Origin::TopLeft), "z5");
        let padded = board.name(Coord::new(1, 2), Origin::TopLeft).unwrap();
        assert_eq!(format!("[{padded:>5}]"), "[   c2]");
    }

    #[test]
    fn columns_are_named_in_the_order_of_length_and_alphabet() {
        let names: Vec<_> = (0..20_000).map(column_name).collect();
        assert_eq!(names[..3], ["a", "b", "c"]);
        assert!(
            names
                .iter()
                .all(|name| name.bytes().all(|c| c.is_ascii_lowercase()))
        );
        let by_length = |name: &String| (name.len(), name.clone());
        assert!(names.iter().map(by_length).is_sorted_by(|a, b| a < b));
        // No name is left out: 26 of one letter, 26 * 26 of two, and 26 * 26 * 26 of three.
        let of_length = |len| names.iter().filter(|name| name.len() == len).count();
        assert_eq!([1, 2, 3].map(of_length), [26, 676, 17_576]);
    }

    #[test]
    fn what_is_no_name_is_an_error_of_form_and_what_is_elsewhere_off_the_board() {
        let board = board(6, 7, Wrap::Both);
        for origin in ORIGINS {
            let form = [
                "", "e", "4", "4e", "e2e", "e-4", "e+4", "e 4", " e4", "e4 ", "e04", "e0",
            ];
            for text in form {
                assert_eq!(
                    board.parse_name(text, origin),
                    Err(NameError::Form),
                    "{text:?}"
                );
            }
            let far = "99999999999999999999999999";
            let off = [
                "h1",
                "a7",
                "aa1",
                "zzzzzzzzzzzzzzzzzzzzzz1",
                &format!("a{far}"),
            ];
            for text in off {
                let error = board.parse_name(text, origin).unwrap_err();
                assert!(matches!(error, NameError::OffBoard { .. }), "{text:?}");
                assert_eq!(error.to_string(), "off the board: its cells are a1 to g6");
            }
        }
        let text = board
            .parse_name("e", Origin::TopLeft)
            .unwrap_err()
            .to_string();
        assert_eq!(
            text,
            "not a cell: a cell is letters and a number, such as e4"
        );
        let nothing = naive::board(0, 7, Wrap::None);
        let text = nothing
            .parse_name("a1", Origin::TopLeft)
            .unwrap_err()
            .to_string();
        assert_eq!(text, "off the board: it has no cells");
    }

    proptest! {
        #![proptest_config(naive::cases(400))]

        #[test]
        fn any_text_is_a_cell_or_an_error(
            text in prop_oneof![".*", "[a-zA-Z]{0,15}[0-9]{0,22}", "[a-h]\\PC?[0-9]"],
            rows in 0_usize..40,
            cols in 0_usize..40,
        ) {
            let board = board(rows, cols, Wrap::None);
            for origin in ORIGINS {
                if let Ok(at) = board.parse_name(&text, origin) {
                    let name = board
                        .name(at, origin)
                        .expect("a cell that was read is there");
                    prop_assert_eq!(name.to_string(), text.to_lowercase());
                }
            }
        }
    }
}

mod iterators {
    use super::*;

    proptest! {
        #![proptest_config(naive::cases(60))]

        #[test]
        fn rays_are_pulled_from_both_ends_at_will(grid in naive::a_grid(), ends: u64) {
            let board = grid.bounds();
            for at in cells(board).into_iter().step_by(5) {
                for direction in directions() {
                    obeys_the_laws_of_iterators(&board.ray(at, direction), ends);
                    obeys_the_laws_of_iterators(&board.ray_with_origin(at, direction), ends);
                }
            }
            for at in cells_off(board) {
                obeys_the_laws_of_iterators(&board.ray(at, Direction::SE), ends);
            }
        }

        #[test]
        fn cells_are_pulled_from_both_ends_at_will(grid in naive::a_grid(), ends: u64) {
            obeys_the_laws_of_iterators(&grid.bounds().coords(), ends);
            obeys_the_laws_of_iterators(&grid.indexed(), ends);
            prop_assert!(
                grid.indexed()
                    .eq(cells(grid.bounds()).into_iter().map(|at| (at, &grid[at])))
            );
        }

        #[test]
        fn whole_lines_and_windows_are_pulled_from_both_ends_at_will(
            grid in naive::a_grid(),
            k in 0_usize..8,
            ends: u64,
        ) {
            let board = grid.bounds();
            for direction in directions() {
                obeys_the_laws_of_iterators(&board.lines(direction), ends);
                obeys_the_laws_of_iterators(&board.windows(k, direction), ends);
            }
        }

        #[test]
        fn cells_along_lines_are_pulled_from_both_ends_at_will(grid in naive::a_grid(), ends: u64) {
            for direction in directions() {
                let lines = grid.each_line(direction);
                obeys_the_laws_of_iterators(&lines.clone().map(|cells| cells.line()), ends);
                prop_assert_eq!(lines.len(), grid.bounds().lines(direction).len());
                for (cells, line) in lines.zip(grid.bounds().lines(direction)) {
                    prop_assert_eq!(cells.line(), line);
                    prop_assert!(cells.clone().eq(line.iter().map(|at| &grid[at])));
                    obeys_the_laws_of_iterators(&cells, ends);
                }
            }
        }
    }

    #[test]
    fn rows_columns_and_diagonals_are_the_lines_of_their_directions() {
        let grid = Grid::parse("abc\ndef").unwrap();
        let texts = |lines: collinear::grid::LinesOfCells<'_, char>| -> Vec<String> {
            lines.map(Iterator::collect).collect()
        };
        assert_eq!(texts(grid.each_row()), ["abc", "def"]);
        assert_eq!(texts(grid.each_col()), ["ad", "be", "cf"]);
        assert_eq!(texts(grid.each_diagonal()), ["ae", "bf", "c", "d"]);
        assert_eq!(texts(grid.each_anti_diagonal()), ["a", "bd", "ce", "f"]);
    }
}

/// Sizes, places and steps near the limits of their types: nothing panics, and what has a closed
/// form is right.
mod limits {
    use super::*;

    const MAX: usize = isize::MAX as usize;

    fn a_size() -> impl Strategy<Value = usize> {
        prop_oneof![
            4 => 0_usize..5,
            2 => MAX - 2..=MAX + 2,
            2 => usize::MAX - 2..=usize::MAX,
            1 => MAX / 2 - 1..=MAX / 2 + 1,
            1 => 3_037_000_498_usize..=3_037_000_501,
            1 => any::<usize>(),
            1 => any::<u32>().prop_map(|n| n as usize),
        ]
    }

    /// Boards of which at least one side is often huge.
    fn a_huge_board() -> impl Strategy<Value = Bounds> {
        let sizes = prop_oneof![
            Just((1, MAX)),
            Just((MAX, 1)),
            Just((0, MAX)),
            Just((MAX, 0)),
            Just((2, MAX / 2)),
            Just((MAX / 3, 3)),
            Just((3_037_000_499, 3_037_000_499)),
            (1_usize..2_000_000_000, 1_usize..2_000_000_000),
            (1_usize..9, any::<u32>().prop_map(|n| n as usize)),
            (0_usize..5, 0_usize..5),
        ];
        (sizes, strategies::wraps()).prop_map(|((rows, cols), wrap)| board(rows, cols, wrap))
    }

    /// Coords of the board and off it, corners above all.
    fn a_cell_near(board: Bounds) -> impl Strategy<Value = Coord> {
        let place = |side: usize| {
            prop_oneof![
                3 => (0_usize..3).prop_map(move |n| n.min(side.saturating_sub(1))),
                3 => (1_usize..4).prop_map(move |n| side.saturating_sub(n)),
                2 => any::<usize>().prop_map(move |n| n % side.max(1)),
                1 => a_size(),
            ]
        };
        (place(board.rows()), place(board.cols())).prop_map(Coord::from)
    }

    fn a_step() -> impl Strategy<Value = Direction> {
        let one_side = || {
            prop_oneof![
                6 => -3_isize..=3,
                2 => isize::MAX - 2..=isize::MAX,
                2 => isize::MIN + 1..=isize::MIN + 3,
                1 => any::<isize>(),
                1 => -5_000_000_000_isize..5_000_000_000,
            ]
        };
        (one_side(), one_side()).prop_filter_map("no step", |(r, c)| Direction::new(r, c))
    }

    fn a_huge_ray() -> impl Strategy<Value = (Bounds, Coord, Coord, Direction)> {
        a_huge_board().prop_flat_map(|board| {
            (
                Just(board),
                a_cell_near(board),
                a_cell_near(board),
                a_step(),
            )
        })
    }

    /// `place + steps * step` without overflow, or `None` off the side.
    fn far(place: usize, step: isize, steps: usize, side: usize, joined: bool) -> Option<usize> {
        let (place, step, side) = (place as i128, step as i128, side as i128);
        let to = if joined {
            (place + step.rem_euclid(side) * (steps as i128).rem_euclid(side)).rem_euclid(side)
        } else {
            place.checked_add(step.checked_mul(steps as i128)?)?
        };
        usize::try_from(to).ok().filter(|_| to < side)
    }

    fn far_cell(board: Bounds, from: Coord, step: Direction, steps: usize) -> Option<Coord> {
        if !board.contains(from) {
            return None;
        }
        let (ns, ew) = (
            board.wrap().joins_north_south(),
            board.wrap().joins_east_west(),
        );
        let row = far(from.row, step.rows(), steps, board.rows(), ns)?;
        let col = far(from.col, step.cols(), steps, board.cols(), ew)?;
        Some(Coord::new(row, col))
    }

    proptest! {
        #![proptest_config(naive::cases(3000))]

        #[test]
        fn a_size_is_refused_if_and_only_if_memory_could_not_hold_it(
            rows in a_size(),
            cols in a_size(),
        ) {
            let sides = rows.max(1) as u128 * cols.max(1) as u128;
            let board = Bounds::new(rows, cols);
            prop_assert_eq!(board.is_ok(), sides <= MAX as u128);
            if let Err(error) = board {
                prop_assert_eq!((error.rows, error.cols), (rows, cols));
                let text = format!(
                    "a board of {rows} rows and {cols} columns has more cells than memory can hold"
                );
                prop_assert_eq!(error.to_string(), text);
                prop_assert!(Grid::filled(rows, cols, 0_u8).is_err());
                prop_assert!(Grid::from_fn(rows, cols, |_| 0_u8).is_err());
                prop_assert!(Grid::from_vec(rows, cols, vec![0_u8; 2]).is_err());
            }
        }

        #[test]
        fn huge_steps_are_right(
            (board, from, _, step) in a_huge_ray(),
            steps in prop_oneof![0_usize..5, a_size()],
        ) {
            prop_assert_eq!(board.step(from, step), naive::step(board, from, step));
            prop_assert_eq!(board.step(from, step), far_cell(board, from, step, 1));
            prop_assert_eq!(
                board.step_by(from, step, steps),
                far_cell(board, from, step, steps)
            );
        }

        #[test]
        fn huge_rays_end_where_the_next_step_would_leave_or_come_back(
            (board, from, _, step) in a_huge_ray(),
        ) {
            let len = board.ray_len(from, step);
            let ray = board.ray(from, step);
            prop_assert_eq!(ray.len(), len);
            prop_assert_eq!(ray.clone().count(), len);
            if board.contains(from) {
                prop_assert!(len < board.cell_count());
                let last = far_cell(board, from, step, len);
                prop_assert!(last.is_some());
                prop_assert_eq!(ray.clone().last(), last.filter(|_| len > 0));
                let beyond = far_cell(board, from, step, len + 1);
                prop_assert_eq!(beyond, Some(from).filter(|_| board.is_ring(step)));
                for prime in [2, 3, 5, 7, 11, 13]
                    .into_iter()
                    .filter(|p| (len + 1) % p == 0)
                {
                    let back_early = far_cell(board, from, step, (len + 1) / prime) == Some(from);
                    prop_assert!(!back_early, "it was back after a part of its way");
                }
            } else {
                prop_assert_eq!(len, 0);
            }
            let mut both = board.ray_with_origin(from, step);
            for n in 0..3 {
                let on = board.contains(from) && n < (len + 1).saturating_sub(n);
                prop_assert_eq!(both.next(), far_cell(board, from, step, n).filter(|_| on));
                let on = board.contains(from) && 2 * n + 1 < len + 1;
                let back = len
                    .checked_sub(n)
                    .and_then(|n| far_cell(board, from, step, n));
                prop_assert_eq!(both.next_back(), back.filter(|_| on));
            }
        }

        #[test]
        fn huge_lines_know_their_ends((board, from, to, step) in a_huge_ray(), len in a_size()) {
            let line = board.line(from, step, len);
            let ray = board.ray_len(from, step);
            let fits = len == 0 || board.contains(from) && len - 1 <= ray;
            prop_assert_eq!(line.is_some(), fits);
            for line in line.into_iter().chain(board.between(from, to)) {
                prop_assert!(line.reversed().reversed() == line);
                prop_assert_eq!(hash(&line.reversed().reversed()), hash(&line));
                prop_assert_eq!(line.reversed().first(), line.last());
                prop_assert_eq!(line.get(line.len()), None);
                prop_assert_eq!(line.get(usize::MAX), None);
                prop_assert!(line.truncated(3).len() <= 3);
                prop_assert!(line.truncated(3).iter().all(|at| board.contains(at)));
                prop_assert!(line.last().is_none_or(|at| board.contains(at)));
                prop_assert!(!line.to_string().is_empty());
            }
        }

        #[test]
        fn lines_and_windows_of_huge_boards_begin_and_end_at_their_edges(
            (board, at, _, step) in a_huge_ray(),
            k in a_size(),
        ) {
            let lines = board.lines(step);
            prop_assert_eq!(lines.len() == 0, board.cell_count() == 0);
            prop_assert!(lines.len() <= board.cell_count());
            for line in lines.clone().take(3).chain(lines.rev().take(3)) {
                let ends = (line.first().unwrap(), line.last().unwrap());
                let beyond = (board.step(ends.0, -step), board.step(ends.1, step));
                let closed = if board.is_ring(step) {
                    (Some(ends.1), Some(ends.0))
                } else {
                    (None, None)
                };
                prop_assert_eq!(beyond, closed);
            }
            let windows = board.windows(k, step);
            prop_assert!(windows.len() <= board.cell_count());
            for window in windows.clone().take(3).chain(windows.clone().rev().take(3)) {
                prop_assert_eq!(window.len(), k);
                let first = window.first().expect("k is not 0");
                prop_assert!(board.line(first, step, k).is_some());
            }
            // There are windows wherever a line of k cells fits.
            let fits = k > 0 && board.line(at, step, k).is_some();
            prop_assert!(!fits || windows.len() > 0);
        }

        #[test]
        fn all_else_answers_too(
            (board, a, b, step) in a_huge_ray(),
            index in a_size(),
        ) {
            prop_assert_eq!(
                board.contains(a),
                a.row < board.rows() && a.col < board.cols()
            );
            let place = board.index_of(a);
            prop_assert_eq!(place.is_some(), board.contains(a));
            prop_assert_eq!(
                place.and_then(|place| board.coord_at(place)),
                place.map(|_| a)
            );
            let coord = board.coord_at(index);
            prop_assert_eq!(coord.is_some(), index < board.cell_count());
            prop_assert_eq!(
                coord.and_then(|at| board.index_of(at)),
                coord.map(|_| index)
            );

            let mut coords = board.coords();
            prop_assert_eq!(coords.len(), board.cell_count());
            prop_assert_eq!(coords.next(), board.coord_at(0));
            if let Some(second_last) = board.cell_count().checked_sub(2) {
                coords.next_back();
                prop_assert_eq!(coords.clone().next_back().is_some(), second_last > 0);
                prop_assert_eq!(coords.next(), board.coord_at(1).filter(|_| second_last > 0));
            }

            let around = [step, -step, Direction::N, Direction::SE];
            for (direction, to) in board.neighbours(a, &around) {
                prop_assert!(to != a && board.step(a, direction) == Some(to));
            }
            prop_assert_eq!(a.direction_to(b), b.direction_to(a).map(|back| -back));
            prop_assert_eq!(a.distance(b), b.distance(a));
            prop_assert_eq!(aligned(a, b, b), a == b || a.direction_to(b).is_some());
            let third = Coord::new(b.row, a.col);
            prop_assert_eq!(aligned(a, b, third), naive::aligned([a, b, third]));
            let between = board.between(a, b);
            let on_way = board.contains(a) && board.contains(b) && a.direction_to(b).is_some();
            prop_assert_eq!(
                between.map(|line| line.len()),
                on_way.then(|| a.distance(b) - 1)
            );

            for origin in [Origin::TopLeft, Origin::BottomLeft] {
                let name = board.name(a, origin);
                prop_assert_eq!(name.is_some(), board.contains(a));
                if let Some(name) = name {
                    prop_assert_eq!(board.parse_name(&name.to_string(), origin), Ok(a));
                }
                if let Err(error) = board.parse_name("zzzzzzzzz99999999999999999", origin) {
                    prop_assert!(error.to_string().starts_with("off the board"));
                }
            }
            prop_assert!(column_name(index).len() <= 14);

            prop_assert_eq!((step.axis(), -(-step)), ((-step).axis(), step));
            for symmetry in Symmetry::ALL {
                let onto = symmetry.map_bounds(board);
                let back = symmetry.inverse();
                prop_assert_eq!(back.map_bounds(onto), board);
                prop_assert_eq!(back.map_direction(symmetry.map_direction(step)), step);
                let to = symmetry.map_coord(a, board);
                prop_assert_eq!(to.is_some(), board.contains(a));
                prop_assert_eq!(to.and_then(|to| back.map_coord(to, onto)), to.map(|_| a));
            }
        }
    }
}

mod same_cells {
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
}
