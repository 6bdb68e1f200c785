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
