//! The vocabulary of lines against its naive twins: on all sizes, wraps and masks, asked of
//! `Bounds` with a predicate on a coordinate and of `Grid` with one on a cell.

use std::{
    cell::Cell,
    collections::BTreeSet,
    ops::Bound::{self, Excluded, Included, Unbounded},
};

use crate::naive::{
    self, CellSet, HOLE, Stretch, a_grid,
    ask::{is_o, is_x, kind},
    board, cases, cells, cells_off, direction, directions, list, on_board, set,
};
use collinear::{
    Grid,
    geometry::{Bounds, Coord, Direction, Line, Wrap},
    lines::{Bracket, Gravity, Hop, Length, Miss, Move, PathError, Run, RunThrough, Stop, Wanted},
};
use proptest::{prelude::*, sample::subsequence};

/// Calls back with every cell, some that are off the board, and every direction.
fn for_every_ray(grid: &Grid<char>, mut check: impl FnMut(Coord, Direction)) {
    let board = grid.bounds();
    for at in cells(board).into_iter().chain(cells_off(board)) {
        for direction in directions() {
            check(at, direction);
        }
    }
}

fn is(grid: &Grid<char>, kind: char) -> impl Fn(Coord) -> bool + Copy + '_ {
    move |at| grid[at] == kind
}

fn as_pair(run: Run) -> (Vec<Coord>, Stop) {
    (list(run.line), run.stop)
}

fn as_stretch(run: RunThrough) -> Stretch {
    Stretch {
        cells: list(run.line),
        behind: run.behind,
        ahead: run.ahead,
    }
}

/// What ends a ray, and after how many cells.
fn whole_ray(board: Bounds, from: Coord, direction: Direction) -> (Vec<Coord>, Stop) {
    naive::walk(board, from, direction, usize::MAX, |_| true)
}

/// Axes as they come: some of all directions, in an order that is not theirs, opposites and all.
fn some_axes() -> impl Strategy<Value = Vec<Direction>> {
    prop_oneof![
        3 => Just(Direction::AXES.to_vec()),
        2 => Just(Direction::HEX_AXES.to_vec()),
        1 => Just(Direction::ALL.to_vec()),
        1 => Just(vec![Direction::E, Direction::E, Direction::N, Direction::W]),
        3 => subsequence(directions(), 0..6).prop_shuffle(),
    ]
}

fn a_length() -> impl Strategy<Value = Length> {
    (any::<bool>(), 0_usize..7).prop_map(|(exactly, k)| {
        if exactly {
            Length::Exactly(k)
        } else {
            Length::AtLeast(k)
        }
    })
}

mod runs {
    use super::*;

    proptest! {
        #![proptest_config(cases(120))]

        #[test]
        fn a_run_is_the_cells_that_match_without_a_gap(grid in a_grid()) {
            let (board, x) = (grid.bounds(), is(&grid, 'x'));
            for_every_ray(&grid, |from, direction| {
                let run = board.run(from, direction, x);
                let expected = naive::run(board, from, direction, usize::MAX, x);
                assert_eq!(as_pair(run), expected, "{from} {direction} {grid:?}");
                assert_eq!(grid.run(from, direction, is_x), run);
            });
        }

        #[test]
        fn a_run_of_at_most_so_many_ends_with_them(grid in a_grid()) {
            let (board, x) = (grid.bounds(), is(&grid, 'x'));
            for_every_ray(&grid, |from, direction| {
                for max in [0, 1, 2, 3, 7, usize::MAX] {
                    let run = board.run_at_most(from, direction, max, x);
                    let expected = naive::run(board, from, direction, max, x);
                    assert_eq!(as_pair(run), expected, "{max} {from} {direction} {grid:?}");
                    assert_eq!(grid.run_at_most(from, direction, max, is_x), run);
                }
            });
        }

        #[test]
        fn a_run_through_a_cell_is_all_that_hangs_together_with_it(grid in a_grid()) {
            let (board, x) = (grid.bounds(), is(&grid, 'x'));
            for_every_ray(&grid, |at, axis| {
                let run = board.run_through(at, axis, x);
                let none = if on_board(board, at) {
                    Stop::Blocked(at)
                } else {
                    Stop::Edge
                };
                let none = Stretch {
                    cells: vec![],
                    behind: none,
                    ahead: none,
                };
                let expected = naive::stretch(board, at, axis, x).unwrap_or(none);
                assert_eq!(as_stretch(run), expected, "{at} {axis} {grid:?}");
                assert_eq!(grid.run_through(at, axis, is_x), run);
            });
        }

        #[test]
        fn a_run_is_the_same_through_each_of_its_cells(grid in a_grid()) {
            for_every_ray(&grid, |at, axis| {
                let run = grid.run_through(at, axis, is_x);
                for other in run.line {
                    assert_eq!(grid.run_through(other, axis, is_x), run, "{axis} {grid:?}");
                }
            });
        }

        #[test]
        fn no_run_is_longer_than_its_ring(grid in a_grid()) {
            let torus = grid.with_wrap(Wrap::Both);
            for_every_ray(&torus, |at, axis| {
                let ring = naive::ray_with_origin(torus.bounds(), at, axis).len();
                let through = torus.run_through(at, axis, is_x);
                let ahead = torus.run(at, axis, is_x);
                assert!(through.line.len() <= ring && ahead.line.len() <= ring);
                for line in [through.line, ahead.line] {
                    assert_eq!(set(line).len(), line.len(), "no cell is counted twice");
                }
                let whole = ring > 0 && through.line.len() == ring;
                assert_eq!(through.ahead == Stop::Ring, whole, "{at} {axis} {torus:?}");
                assert_eq!(through.behind == Stop::Ring, whole);
            });
        }

        #[test]
        fn all_runs_are_the_maximal_ones_each_once(grid in a_grid()) {
            let board = grid.bounds();
            let kind_at = |at: Coord| kind(&grid[at]);
            for axis in directions() {
                let runs: Vec<_> = board.runs(axis, kind_at).collect();
                let on_grid = grid.runs(axis, kind);
                prop_assert!(on_grid.eq(runs.iter().copied()));

                let mut found: Vec<_> = runs
                    .into_iter()
                    .map(|(kind, run)| (kind, as_stretch(run)))
                    .collect();
                let mut expected = naive::runs(board, axis, kind_at);
                found.sort_by_key(|(_, run)| run.cells.clone());
                expected.sort_by_key(|(_, run)| run.cells.clone());
                prop_assert_eq!(found, expected, "{} {:?}", axis, grid);
            }
        }

        #[test]
        fn runs_come_line_by_line_and_along_each_line_in_its_order(grid in a_grid()) {
            let board = grid.bounds();
            for axis in directions() {
                let lines: Vec<_> = board.lines(axis).collect();
                let line_of = |at| {
                    lines
                        .iter()
                        .position(|line| line.contains(at))
                        .expect("it is on one")
                };
                let runs: Vec<_> = grid
                    .runs(axis, |&kind| Some(kind))
                    .map(|(_, run)| run)
                    .collect();
                let firsts: Vec<_> = runs
                    .iter()
                    .map(|run| run.line.first().expect("it has a cell"))
                    .collect();
                prop_assert!(firsts.iter().map(|&at| line_of(at)).is_sorted());
                // Without cells that belong to no run, each run begins where the last one ended.
                for (run, next) in runs.iter().zip(&firsts[firsts.len().min(1)..]) {
                    let same_line =
                        line_of(*next) == line_of(run.line.first().expect("it has a cell"));
                    prop_assert!(
                        !same_line || run.ahead == Stop::Blocked(*next),
                        "{} {:?}",
                        axis,
                        grid
                    );
                }
            }
        }
    }

    #[test]
    fn cells_that_do_not_equal_themselves_are_runs_of_one() {
        for wrap in [Wrap::None, Wrap::EastWest] {
            let runs = board(1, 4, wrap).runs(Direction::E, |_| Some(f64::NAN));
            assert!(runs.map(|(_, run)| run.line.len()).eq([1; 4]));
        }
    }

    #[test]
    fn after_the_last_run_there_are_none() {
        let mut runs = board(2, 2, Wrap::Both).runs(Direction::E, |_| Some(()));
        assert_eq!(runs.by_ref().count(), 2);
        assert!(runs.next().is_none() && runs.next().is_none());
        assert!(format!("{runs:?}").starts_with("Runs"));
    }
}

mod k_lines {
    use super::*;

    fn sets(lines: impl Iterator<Item = Line>) -> Vec<CellSet> {
        let mut sets: Vec<_> = lines.map(set).collect();
        sets.sort_unstable();
        sets
    }

    fn counts(length: Length) -> impl Fn(usize) -> bool {
        move |len| match length {
            Length::AtLeast(k) => len >= k,
            Length::Exactly(k) => len == k,
        }
    }

    proptest! {
        #![proptest_config(cases(250))]

        #[test]
        fn every_line_of_cells_is_reported_once_and_whole(
            grid in a_grid(),
            axes in some_axes(),
            length in a_length(),
        ) {
            let (board, x) = (grid.bounds(), is(&grid, 'x'));
            let expected = naive::k_lines(board, &axes, counts(length), x);
            let expected: Vec<_> = expected.into_iter().collect();
            let found = sets(board.k_lines(&axes, length, x));
            prop_assert_eq!(&found, &expected, "{} on {:?} {:?}", length, axes, grid);
            prop_assert_eq!(sets(grid.k_lines(&axes, length, is_x)), expected);
        }

        #[test]
        fn the_lines_through_a_cell_are_those_of_the_board_that_have_it(
            grid in a_grid(),
            axes in some_axes(),
            length in a_length(),
        ) {
            let (board, x) = (grid.bounds(), is(&grid, 'x'));
            let all: Vec<Line> = board.k_lines(&axes, length, x).collect();
            prop_assert_eq!(board.has_k_line(&axes, length, x), !all.is_empty());
            prop_assert_eq!(grid.has_k_line(&axes, length, is_x), !all.is_empty());
            let mut union: Vec<Line> = vec![];
            for at in cells(board) {
                let found: Vec<Line> = board.k_lines_through(at, &axes, length, x).collect();
                let any = !found.is_empty();
                prop_assert_eq!(board.has_k_line_through(at, &axes, length, x), any);
                prop_assert_eq!(grid.has_k_line_through(at, &axes, length, is_x), any);
                let expected: Vec<Line> = all
                    .iter()
                    .copied()
                    .filter(|line| line.contains(at))
                    .collect();
                prop_assert_eq!(
                    &found,
                    &expected,
                    "{} {} on {:?} {:?}",
                    at,
                    length,
                    axes,
                    grid
                );
                prop_assert!(
                    grid.k_lines_through(at, &axes, length, is_x)
                        .eq(found.iter().copied())
                );
                let new: Vec<_> = found
                    .into_iter()
                    .filter(|line| !union.contains(line))
                    .collect();
                union.extend(new);
            }
            prop_assert_eq!(union.len(), all.len());
            prop_assert!(all.iter().all(|line| union.contains(line)));
            for at in cells_off(board) {
                prop_assert_eq!(board.k_lines_through(at, &axes, length, x).count(), 0);
            }
        }

        #[test]
        fn lines_come_axis_after_axis_and_as_runs_do(
            grid in a_grid(),
            axes in some_axes(),
            length in a_length(),
        ) {
            let mut expected: Vec<Line> = vec![];
            for &axis in &axes {
                for ((), run) in grid.runs(axis, |cell| is_x(cell).then_some(())) {
                    let again = expected.iter().any(|line| set(*line) == set(run.line));
                    if counts(length)(run.line.len()) && !again {
                        expected.push(run.line);
                    }
                }
            }
            prop_assert!(
                grid.k_lines(&axes, length, is_x).eq(expected),
                "{} {:?} {:?}",
                length,
                axes,
                grid
            );
        }
    }

    #[test]
    fn an_axis_that_is_named_twice_or_both_ways_gives_its_lines_once() {
        let board = board(2, 5, Wrap::None);
        let twice = [Direction::E, Direction::W, Direction::E];
        let two = Length::AtLeast(2);
        assert_eq!(board.k_lines(&twice, two, |_| true).count(), 2);
        assert_eq!(
            board.k_lines(&Direction::ALL, two, |_| true).count(),
            2 + 5 + 4 + 4
        );
        let at = Coord::new(0, 1);
        assert_eq!(board.k_lines_through(at, &twice, two, |_| true).count(), 1);
        assert_eq!(
            board
                .k_lines_through(at, &Direction::ALL, two, |_| true)
                .count(),
            4
        );
    }

    #[test]
    fn a_full_torus_of_three_has_its_rings_and_no_line_of_five() {
        let torus = board(3, 3, Wrap::Both);
        let rings = torus.k_lines(&Direction::AXES, Length::AtLeast(3), |_| true);
        assert!(rings.clone().all(|ring| ring.len() == 3));
        assert_eq!(rings.count(), 4 * 3);
        assert_eq!(
            torus
                .k_lines(&Direction::AXES, Length::AtLeast(4), |_| true)
                .count(),
            0
        );
    }

    #[test]
    fn a_ring_that_two_axes_share_is_one_line() {
        // On a torus of 2 columns the two diagonals through a cell are one ring.
        let torus = board(4, 2, Wrap::Both);
        let (four, at) = (Length::AtLeast(4), Coord::new(0, 0));
        let through = torus.k_lines_through(at, &Direction::DIAGONAL, four, |_| true);
        assert_eq!(through.count(), 1);
        assert_eq!(
            torus.k_lines(&Direction::DIAGONAL, four, |_| true).count(),
            2
        );
    }

    #[test]
    fn a_length_is_what_it_says() {
        for cells in 0..10 {
            for k in 0..10 {
                assert_eq!(Length::AtLeast(k).admits(cells), cells >= k && cells > 0);
                assert_eq!(Length::Exactly(k).admits(cells), cells == k && cells > 0);
            }
        }
        assert_eq!([Length::AtLeast(4).k(), Length::Exactly(5).k()], [4, 5]);
        assert_eq!(Length::AtLeast(4).to_string(), "at least 4");
        assert_eq!(Length::Exactly(5).to_string(), "exactly 5");
    }
}

mod sight {
    use super::*;

    proptest! {
        #![proptest_config(cases(120))]

        #[test]
        fn hits_are_the_cells_of_the_ray_that_match(grid in a_grid()) {
            let (board, x) = (grid.bounds(), is(&grid, 'x'));
            for_every_ray(&grid, |from, direction| {
                let (ray, end) = whole_ray(board, from, direction);
                let hits: Vec<_> = ray.iter().copied().filter(|&at| x(at)).collect();
                let miss = Miss::new(Wanted::Hit, from, direction, ray.len(), end);
                for n in (0..5).chain([usize::MAX]) {
                    let hit = board.nth_hit(from, direction, n, x);
                    let expected = hits.get(n).copied().ok_or(miss);
                    assert_eq!(hit, expected, "{n} {from} {direction} {grid:?}");
                    assert_eq!(grid.nth_hit(from, direction, n, is_x), hit);
                }
                let first = hits.first().copied().ok_or(miss);
                assert_eq!(board.first_hit(from, direction, x), first);
                assert_eq!(grid.first_hit(from, direction, is_x), first);
            });
        }

        #[test]
        fn the_last_free_cell_ends_the_way_over_free_ones(grid in a_grid()) {
            let (board, free) = (grid.bounds(), is(&grid, '.'));
            for_every_ray(&grid, |from, direction| {
                let (way, end) = naive::walk(board, from, direction, usize::MAX, free);
                let miss = Miss::new(Wanted::Room, from, direction, 0, end);
                let last = way.last().copied().ok_or(miss);
                assert_eq!(
                    board.last_free(from, direction, free),
                    last,
                    "{from} {direction} {grid:?}"
                );
                assert_eq!(grid.last_free(from, direction, |&cell| cell == '.'), last);
            });
        }

        #[test]
        fn a_whole_line_is_the_one_that_the_cell_lies_on(grid in a_grid()) {
            let (board, x) = (grid.bounds(), is(&grid, 'x'));
            for_every_ray(&grid, |through, axis| {
                let line = board.whole_line(through, axis);
                let expected = naive::whole_line(board, through, axis).map(|line| line.cells);
                assert_eq!(line.map(list), expected, "{through} {axis} {board:?}");
                let count = expected.into_iter().flatten().filter(|&at| x(at)).count();
                assert_eq!(board.count_on_line(through, axis, x), count);
                assert_eq!(grid.count_on_line(through, axis, is_x), count);
            });
        }

        #[test]
        fn whole_lines_are_those_that_the_board_lists(grid in a_grid()) {
            let board = grid.bounds();
            for axis in directions() {
                for line in board.lines(axis) {
                    for at in line {
                        prop_assert_eq!(board.whole_line(at, axis), Some(line));
                    }
                }
            }
        }
    }
}

mod paths {
    use super::*;

    /// Which reason is named, of all that there are.
    fn expected_path(
        board: Bounds,
        (from, to): (Coord, Coord),
        way: Option<(Direction, Vec<Coord>)>,
        limit: usize,
        clear: impl Fn(Coord) -> bool,
    ) -> Result<Vec<Coord>, PathError> {
        if let Some(at) = [from, to].into_iter().find(|&at| !on_board(board, at)) {
            return Err(PathError::OffBoard { at });
        }
        if from == to {
            return Err(PathError::Nowhere { at: from });
        }
        let (direction, way) = way.ok_or(PathError::NotAligned { from, to })?;
        let steps = way.len();
        if steps > limit {
            return Err(PathError::TooFar {
                from,
                direction,
                to,
                steps,
                limit,
            });
        }
        match way.iter().position(|&at| !clear(at)) {
            Some(after) => Err(PathError::Blocked {
                from,
                direction,
                after,
                at: way[after],
            }),
            None => Ok(way),
        }
    }

    proptest! {
        #![proptest_config(cases(60))]

        #[test]
        fn a_path_is_the_way_if_all_of_it_is_clear(grid in a_grid()) {
            let (board, clear) = (grid.bounds(), is(&grid, 'x'));
            let ends: Vec<_> = cells(board).into_iter().chain(cells_off(board)).collect();
            for &from in &ends {
                for &to in &ends {
                    let way = naive::way(board, from, to);
                    for limit in [0, 1, 2, usize::MAX] {
                        let expected = expected_path(board, (from, to), way.clone(), limit, clear);
                        let path = board.path_within(from, to, limit, clear);
                        prop_assert_eq!(path.map(list), expected, "{} {} {:?}", from, to, grid);
                        prop_assert_eq!(grid.path_within(from, to, limit, is_x), path);
                    }
                    let path = board.path_within(from, to, usize::MAX, clear);
                    prop_assert_eq!(board.path(from, to, clear), path);
                    prop_assert_eq!(grid.path(from, to, is_x), path);
                }
            }
        }

        #[test]
        fn a_path_along_a_direction_leads_over_its_ray(grid in a_grid()) {
            let (board, clear) = (grid.bounds(), is(&grid, 'x'));
            let ends: Vec<_> = cells(board).into_iter().chain(cells_off(board)).collect();
            for_every_ray(&grid, |from, direction| {
                let ray = naive::ray(board, from, direction);
                for &to in ends.iter().step_by(2) {
                    let place = ray.iter().position(|&at| at == to);
                    let way = place.map(|place| (direction, ray[..=place].to_vec()));
                    for limit in [0, 2, usize::MAX] {
                        let both_on_board = [from, to].iter().all(|&at| on_board(board, at));
                        let steps = way.as_ref().map(|(_, way)| way.len());
                        let is_cut_off = steps.map_or(ray.len() >= limit, |steps| steps > limit);
                        let expected = if both_on_board && from != to && is_cut_off {
                            Err(PathError::NotWithin {
                                from,
                                direction,
                                to,
                                limit,
                            })
                        } else {
                            expected_path(board, (from, to), way.clone(), limit, clear)
                        };
                        let path = board.path_along(from, direction, to, limit, clear);
                        assert_eq!(path.map(list), expected, "{from} {direction} {to} {grid:?}");
                        assert_eq!(grid.path_along(from, direction, to, limit, is_x), path);
                    }
                }
            });
        }

        #[test]
        fn a_path_along_a_direction_asks_no_step_beyond_its_limit(
            place in 0_usize..100, steps in 1_usize..100, limit in 0_usize..100,
        ) {
            let row = board(1, isize::MAX.unsigned_abs(), Wrap::EastWest);
            let [from, to] = [place, place + steps].map(|col| Coord::new(0, col));
            let answer = row.path_along(from, Direction::E, to, limit, |_| true);
            let cut_off = |direction| PathError::NotWithin {
                from,
                direction,
                to,
                limit,
            };
            let expected = if steps <= limit { Ok(steps) } else { Err(cut_off(Direction::E)) };
            prop_assert_eq!(answer.map(|way| way.len()), expected);
            let back = row.path_along(from, Direction::W, to, limit, |_| true);
            prop_assert_eq!(back, Err(cut_off(Direction::W)));
        }

        #[test]
        fn a_slide_is_the_cells_after_its_first_that_are_clear(grid in a_grid()) {
            let (board, clear) = (grid.bounds(), is(&grid, 'x'));
            for_every_ray(&grid, |from, direction| {
                let slide = board.slide(from, direction, clear);
                let expected = naive::walk(board, from, direction, usize::MAX, clear);
                assert_eq!(as_pair(slide), expected, "{from} {direction} {grid:?}");
                assert_eq!(grid.slide(from, direction, is_x), slide);
                for steps in [0, 1, 2, 3, usize::MAX] {
                    let slide = board.slide_at_most(from, direction, steps, clear);
                    let (way, end) = naive::walk(board, from, direction, steps, clear);
                    assert_eq!(
                        as_pair(slide),
                        (way.clone(), end),
                        "{steps} {from} {direction} {grid:?}"
                    );
                    assert_eq!(grid.slide_at_most(from, direction, steps, is_x), slide);

                    let exactly = board.slide_exactly(from, direction, steps, clear);
                    let miss = Miss::new(Wanted::Room, from, direction, way.len(), end);
                    let whole = way.len() == steps && board.contains(from);
                    let expected = whole.then_some(way).ok_or(miss);
                    assert_eq!(
                        exactly.map(list),
                        expected,
                        "{steps} {from} {direction} {grid:?}"
                    );
                    assert_eq!(grid.slide_exactly(from, direction, steps, is_x), exactly);
                }
            });
        }
    }
}

mod captures {
    use super::*;

    type Range = (Bound<usize>, Bound<usize>);

    /// Ranges with the most cells that they have room for.
    const RANGES: [(Range, usize); 9] = [
        ((Included(1), Unbounded), usize::MAX),
        ((Included(0), Unbounded), usize::MAX),
        ((Unbounded, Unbounded), usize::MAX),
        ((Included(1), Included(1)), 1),
        ((Included(2), Included(2)), 2),
        ((Unbounded, Excluded(3)), 2),
        ((Excluded(1), Included(4)), 4),
        ((Included(0), Included(0)), 0),
        ((Included(1), Included(usize::MAX)), usize::MAX),
    ];

    /// Ranges without numbers: too few cells, whatever there is.
    const EMPTY: [Range; 5] = [
        (Included(1), Excluded(1)),
        (Included(5), Included(2)),
        (Unbounded, Excluded(0)),
        (Included(usize::MAX), Excluded(usize::MAX)),
        (Excluded(usize::MAX), Unbounded),
    ];

    proptest! {
        #![proptest_config(cases(80))]

        #[test]
        fn a_bracket_is_so_many_inner_cells_and_an_anchor(grid in a_grid()) {
            let (board, x, o) = (grid.bounds(), is(&grid, 'x'), is(&grid, 'o'));
            for_every_ray(&grid, |from, direction| {
                for (range, max) in RANGES {
                    let found = board.bracket(from, direction, range, x, o);
                    assert_eq!(grid.bracket(from, direction, range, is_x, is_o), found);
                    let expected = naive::bracket(board, from, direction, &range, x, o);
                    if let Ok(found) = found {
                        assert_eq!((found.from, found.direction), (from, direction));
                    }
                    let as_lists = |found: Bracket| (list(found.inner), found.anchor);
                    let wanted = found.map(as_lists).map_err(|miss| miss.wanted);
                    assert_eq!(wanted, expected, "{range:?} {from} {direction} {grid:?}");

                    // A miss says how far it came and what was there.
                    let Err(miss) = found else { continue };
                    let (walked, end) = naive::walk(board, from, direction, max, x);
                    let behind = naive::walk(board, from, direction, usize::MAX, |at| {
                        walked.contains(&at)
                    });
                    let end = if miss.wanted == Wanted::Anchor {
                        behind.1
                    } else {
                        end
                    };
                    assert_eq!(
                        miss,
                        Miss::new(miss.wanted, from, direction, walked.len(), end),
                        "{range:?} {from} {direction} {grid:?}"
                    );
                }
                for range in EMPTY {
                    let miss = board
                        .bracket(from, direction, range, x, |_| true)
                        .unwrap_err();
                    assert_eq!(miss.wanted, Wanted::Inner, "{range:?}");
                }
            });
        }

        #[test]
        fn an_anchor_may_be_a_cell_that_could_be_inner(grid in a_grid()) {
            let (board, x) = (grid.bounds(), is(&grid, 'x'));
            for_every_ray(&grid, |from, direction| {
                let found = board.bracket(from, direction, 1..=2, x, x);
                let expected = naive::bracket(board, from, direction, &(1..=2), x, x);
                assert_eq!(
                    found.ok().map(|found| found.anchor),
                    expected.ok().map(|found| found.1)
                );
            });
        }

        #[test]
        fn no_bracket_is_anchored_on_its_own_origin(grid in a_grid()) {
            let torus = grid.with_wrap(Wrap::Both);
            for_every_ray(&torus, |from, direction| {
                for (range, _) in RANGES {
                    let found =
                        torus
                            .bounds()
                            .bracket(from, direction, range, |at| at != from, |_| true);
                    if let Ok(found) = found {
                        assert_ne!(found.anchor, from, "{range:?} {direction} {torus:?}");
                        assert!(
                            !found.inner.contains(from),
                            "{range:?} {direction} {torus:?}"
                        );
                        assert!(
                            !found.inner.contains(found.anchor),
                            "{range:?} {direction} {torus:?}"
                        );
                    }
                }
            });
        }

        #[test]
        fn a_hop_leads_over_one_cell_to_the_next(grid in a_grid()) {
            let (board, x, free) = (grid.bounds(), is(&grid, 'x'), is(&grid, '.'));
            for_every_ray(&grid, |from, direction| {
                let (over, after_over) = naive::walk(board, from, direction, 1, x);
                let expected = match over[..] {
                    [] => Err(Miss::new(Wanted::Hurdle, from, direction, 0, after_over)),
                    [over, ..] => {
                        let passes = |at| at == over || free(at);
                        let (way, end) = naive::walk(board, from, direction, 2, passes);
                        let miss = Miss::new(Wanted::Landing, from, direction, 1, end);
                        way.get(1).map(|&to| Hop { from, over, to }).ok_or(miss)
                    }
                };
                let hop = board.hop(from, direction, x, free);
                assert_eq!(hop, expected, "{from} {direction} {grid:?}");
                assert_eq!(grid.hop(from, direction, is_x, |&cell| cell == '.'), hop);
            });
        }
    }

    #[test]
    fn ranges_are_written_as_games_say_them() {
        // @ o o x
        let grid = Grid::parse("@oox").unwrap();
        let from = Coord::new(0, 0);
        assert!(grid.bracket(from, Direction::E, 1.., is_o, is_x).is_ok());
        assert!(grid.bracket(from, Direction::E, 2..=2, is_o, is_x).is_ok());
        assert!(grid.bracket(from, Direction::E, 0.., is_o, is_x).is_ok());
        assert!(grid.bracket(from, Direction::E, ..3, is_o, is_x).is_ok());
        assert!(grid.bracket(from, Direction::E, .., is_o, is_x).is_ok());
        assert!(grid.bracket(from, Direction::E, 1..=1, is_o, is_x).is_err());
        assert!(grid.bracket(from, Direction::E, 3.., is_o, is_x).is_err());
        assert!(grid.bracket(from, Direction::E, 1..1, is_o, is_x).is_err());
    }
}

mod falls {
    use super::*;

    fn matter(cell: char) -> Gravity {
        match cell {
            '.' => Gravity::Empty,
            HOLE => Gravity::Fixed,
            _ => Gravity::Falls,
        }
    }

    proptest! {
        #![proptest_config(cases(120))]

        #[test]
        fn a_drop_ends_on_the_last_free_cell(grid in a_grid()) {
            let (board, free) = (grid.bounds(), is(&grid, '.'));
            for_every_ray(&grid, |at, direction| {
                let (way, end) = naive::run(board, at, direction, usize::MAX, free);
                let miss = Miss::new(Wanted::Room, at, direction, way.len(), end);
                let rest = way.last().copied().filter(|_| end != Stop::Ring).ok_or(miss);
                assert_eq!(
                    board.drop_from(at, direction, free),
                    rest,
                    "{at} {direction} {grid:?}"
                );
                assert_eq!(grid.drop_from(at, direction, |&cell| cell == '.'), rest);
            });
        }

        #[test]
        fn a_compact_board_is_its_lines_with_what_is_loose_at_their_ends(grid in a_grid()) {
            for direction in directions() {
                let expected = naive::compacted(&grid, direction, matter);
                let mut compact = grid.clone();
                let fell = compact.compact(direction, |&cell| matter(cell));
                prop_assert_eq!(&compact, &expected, "{} {:?}", direction, grid);
                prop_assert_eq!(
                    compact.compact(direction, |&cell| matter(cell)),
                    0,
                    "nothing falls twice"
                );
                prop_assert_eq!(fell == 0, compact == grid);
            }
        }

        #[test]
        fn every_fall_is_a_clear_way_down(grid in a_grid()) {
            for direction in directions() {
                let mut now = grid.clone();
                let mut landed = CellSet::new();
                let mut falling = grid.bounds().compact(direction);
                while let Some(Move { from, to }) = falling.next_fall(|at| matter(now[at])) {
                    let way = now.path_along(from, direction, to, usize::MAX, |&cell| cell == '.');
                    prop_assert!(way.is_ok(), "{} to {} {:?}", from, to, now);
                    prop_assert!(!landed.contains(&from), "a piece falls once");
                    now.swap(from, to);
                    landed.insert(to);
                }
                prop_assert_eq!(falling.next_fall(|at| matter(now[at])), None);
                let mut again = grid.clone();
                prop_assert_eq!(again.compact(direction, |&cell| matter(cell)), landed.len());
                prop_assert_eq!(again, now);
            }
        }
    }
}

/// What is said to a player.
mod texts {
    use super::*;

    #[test]
    fn a_miss_says_what_is_missing_after_how_many_cells_and_why() {
        let grid = Grid::parse(". o o x . #").unwrap();
        let ring = Grid::parse("@ o o").unwrap().with_wrap(Wrap::EastWest);
        let (at, free) = (|col| Coord::new(0, col), |&cell: &char| cell == '.');
        let (east, west) = (Direction::E, Direction::W);
        let texts = [
            grid.first_hit(at(0), east, |&cell| cell == '?').map(|_| ()),
            grid.nth_hit(at(5), west, 2, is_o).map(|_| ()),
            ring.first_hit(at(0), east, is_x).map(|_| ()),
            grid.last_free(at(0), east, free).map(|_| ()),
            grid.slide_exactly(at(3), east, 2, free).map(|_| ()),
            grid.bracket(at(0), east, 3.., is_o, is_x).map(|_| ()),
            grid.bracket(at(0), east, 1..=1, is_o, is_x).map(|_| ()),
            grid.bracket(at(3), west, 1.., is_o, is_x).map(|_| ()),
            ring.bracket(at(0), east, 1.., is_o, |_| true).map(|_| ()),
            ring.bracket(at(0), east, 2..=2, is_o, |_| true).map(|_| ()),
            grid.hop(at(3), east, is_x, free).map(|_| ()),
            grid.hop(at(0), east, is_o, free).map(|_| ()),
            grid.hop(at(5), east, is_o, free).map(|_| ()),
            grid.drop_from(at(6), east, free).map(|_| ()),
            ring.drop_from(at(0), east, |_| true).map(|_| ()),
            grid.slide_exactly(Coord::new(9, 9), east, 1, free)
                .map(|_| ()),
        ];
        let texts = texts.map(|miss| miss.unwrap_err().to_string());
        let expected = [
            "no hit: edge after 5",
            "no hit: edge after 5",
            "no hit: ring after 2",
            "no room: blocked at (0, 1) after 0",
            "no room: blocked at (0, 5) after 1",
            "no inner cell: blocked at (0, 3) after 2",
            "no anchor: blocked at (0, 2) after 1",
            "no anchor: blocked at (0, 0) after 2",
            "no anchor: ring after 2",
            "no anchor: ring after 2",
            "no hurdle: blocked at (0, 4) after 0",
            "no landing: blocked at (0, 2) after 1",
            "no hurdle: edge after 0",
            "no room: edge after 0",
            "no room: ring after 3",
            "no room: edge after 0",
        ];
        assert_eq!(texts, expected);
    }

    #[test]
    fn ends_and_path_errors_name_their_cells() {
        let at = Coord::new(3, 1);
        let ends =
            [Stop::Edge, Stop::Blocked(at), Stop::Limit, Stop::Ring].map(|end| end.to_string());
        assert_eq!(ends, ["edge", "blocked at (3, 1)", "limit", "ring"]);
        let (from, to) = (Coord::new(0, 0), Coord::new(1, 2));
        let (direction, steps, limit, after) = (Direction::E, 5, 3, 2);
        let errors = [
            PathError::OffBoard { at },
            PathError::Nowhere { at },
            PathError::NotAligned { from, to },
            PathError::TooFar {
                from,
                direction,
                to,
                steps,
                limit,
            },
            PathError::NotWithin {
                from,
                direction,
                to,
                limit,
            },
            PathError::Blocked {
                from,
                direction,
                after,
                at,
            },
        ];
        let expected = [
            "(3, 1) is off the board",
            "(3, 1) is where the path begins",
            "(0, 0) and (1, 2) are not in line",
            "5 steps are more than 3",
            "(1, 2) is not within 3 steps",
            "the path is blocked at (3, 1)",
        ];
        assert_eq!(errors.map(|error| error.to_string()), expected);
    }
}

/// What is promised of the work that a question takes.
mod work {
    use super::*;

    proptest! {
        #![proptest_config(cases(60))]

        #[test]
        fn a_walk_asks_for_each_cell_that_it_needs_and_for_no_other(grid in a_grid()) {
            let (board, x) = (grid.bounds(), is(&grid, 'x'));
            for_every_ray(&grid, |at, direction| {
                let asked = Cell::new(0);
                let counted = |at| {
                    asked.set(asked.get() + 1);
                    x(at)
                };
                let blocks = |end| usize::from(matches!(end, Stop::Blocked(_)));

                let run = board.run(at, direction, counted);
                assert_eq!(asked.take(), run.line.len() + blocks(run.stop));
                let slide = board.slide(at, direction, counted);
                assert_eq!(asked.take(), slide.line.len() + blocks(slide.stop));
                let through = board.run_through(at, direction, counted);
                let ends = blocks(through.behind) + blocks(through.ahead);
                // Blocked at once, or at both ends.
                let ends = if through.line.is_empty() {
                    ends / 2
                } else {
                    ends
                };
                assert_eq!(asked.take(), through.line.len() + ends);
            });
        }

        #[test]
        fn a_scan_asks_once_for_each_cell_and_twice_at_most_on_rings(grid in a_grid()) {
            let board = grid.bounds();
            for axis in directions() {
                let asked = Cell::new(0);
                let kind = |at: Coord| {
                    asked.set(asked.get() + 1);
                    Some(grid[at]).filter(|&cell| cell != '.')
                };
                let found = board.runs(axis, kind).count();
                prop_assert!(found <= board.cell_count());
                if board.is_ring(axis) {
                    prop_assert!(asked.get() <= 2 * board.cell_count());
                } else {
                    prop_assert_eq!(asked.get(), board.cell_count());
                }
            }
        }
    }

    #[test]
    fn a_walk_on_an_endless_board_ends_where_its_predicate_does() {
        const HUGE: usize = isize::MAX as usize;
        let few = |at: Coord| at.row < 3 && at.col < 3;
        let from = Coord::new(0, 0);
        let mut found = BTreeSet::new();
        for (rows, cols) in [
            (1, HUGE),
            (HUGE, 1),
            (HUGE / 2, 2),
            (3_037_000_499, 3_037_000_499),
        ] {
            for wrap in naive::WRAPS {
                let board = board(rows, cols, wrap);
                for step in directions()
                    .into_iter()
                    .chain([direction(isize::MAX, 1 - isize::MAX)])
                {
                    found.insert(board.run(from, step, few).line.len());
                    found.insert(board.run_through(from, step, few).line.len());
                    found.insert(board.slide(from, step, few).line.len());
                    found.insert(board.run_at_most(from, step, 5, |_| true).line.len());
                    let _ = board.last_free(from, step, few);
                    let _ = board.first_hit(from, step, |_| true);
                    let _ = board.hop(from, step, |_| true, |_| true);
                    let _ = board.bracket(from, step, 1.., few, |_| true);
                    let _ = board.drop_from(from, step, few);
                    let _ = board.path(from, Coord::new(rows - 1, 0), few);
                    let one = Length::AtLeast(1);
                    for line in board.k_lines_through(from, &[step, -step], one, few) {
                        assert!(line.len() <= 3);
                    }
                }
            }
        }
        assert!(found.is_subset(&(1..=5).chain([0]).collect()), "{found:?}");
    }
}
