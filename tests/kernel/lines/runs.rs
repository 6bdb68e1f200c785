use collinear::lines::RunThrough;

use super::*;

proptest! {
    #![proptest_config(cases(120))]

    #[test]
    fn a_run_is_the_cells_that_match_without_a_gap(grid in a_grid()) {
        let (board, x) = (grid.bounds(), is(&grid, 'x'));
        for_every_ray(&grid, |from, direction| {
            let run = board.run(from, direction, x);
            let expected = naive::run(board, from, direction, x);
            assert_eq!(as_pair(run), expected, "{from} {direction} {grid:?}");
            assert_eq!(grid.run(from, direction, is_x), run);
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
            assert_eq!(run.from, at);
            assert_eq!(grid.run_through(at, axis, is_x), run);
        });
    }

    #[test]
    fn a_run_is_the_same_through_each_of_its_cells(grid in a_grid()) {
        for_every_ray(&grid, |at, axis| {
            let run = grid.run_through(at, axis, is_x);
            for from in run.line {
                let expected = RunThrough { from, ..run };
                assert_eq!(grid.run_through(from, axis, is_x), expected, "{axis} {grid:?}");
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
