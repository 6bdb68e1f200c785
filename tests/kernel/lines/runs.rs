use super::*;

proptest! {
    #![proptest_config(cases(120))]

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
            // Without cells outside of runs, each run begins where the last one ended.
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
}
