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
