use super::*;

proptest! {
    #![proptest_config(cases(250))]

    #[test]
    fn the_lines_through_a_cell_are_those_of_the_board_that_have_it(
        grid in a_grid(),
        axes in some_axes(),
        length in a_length(),
    ) {
        let all: Vec<Line> = grid.k_lines(&axes, length, is_x).collect();
        for at in cells(grid.bounds()) {
            let through = grid.k_lines_through(at, &axes, length, is_x);
            let expected = all.iter().copied().filter(|line| line.contains(at));
            prop_assert!(through.eq(expected), "{} {} on {:?} {:?}", at, length, axes, grid);
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
                if length.admits(run.line.len()) && !again {
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
