//! Cascades next to a plain program that keeps sets of cells, and what its steps say of the board.

use std::collections::BTreeSet;

use collinear::{Gravity, Length, Move};
use proptest::prelude::*;

use super::*;
use crate::naive::{self, a_grid, ask::kind, cases};

fn matter(cell: char) -> Gravity {
    match cell {
        '.' => Gravity::Empty,
        'x' | 'o' => Gravity::Falls,
        _ => Gravity::Fixed,
    }
}

/// The cells of all runs of three and more.
fn long_runs(grid: &Grid<char>, axes: &[Direction]) -> BTreeSet<Coord> {
    let runs = axes
        .iter()
        .flat_map(|&axis| naive::runs(grid.bounds(), axis, |at| kind(&grid[at])));
    let long = runs.filter(|(_, run)| run.cells.len() >= 3);
    long.flat_map(|(_, run)| run.cells).collect()
}

proptest! {
    #![proptest_config(cases(80))]

    #[test]
    fn each_step_clears_what_matches_and_lets_the_rest_fall(
        grid in a_grid(),
        queue in "[xo]{0,40}",
        way in 0_usize..4,
    ) {
        let (axes, heading) = ([Direction::E, Direction::S], Direction::ORTHOGONAL[way]);
        let mut found = grid.clone();
        let mut expected = grid.clone();
        let mut left = queue.chars();
        let mut steps =
            found.cascade(&axes, Length::AtLeast(3), heading, '.', kind, queue.chars());
        while let Some(step) = steps.next() {
            let runs = long_runs(&expected, &axes);
            prop_assert!(step.collapse.cleared.iter().eq(&runs));
            prop_assert_eq!(step.matches.iter().map(|found| found.cells.len()).sum::<usize>(), runs.len());

            // What the step says, made on a board of its own, ..
            let mut told = expected.clone();
            told.fill(runs.iter().copied(), '.');
            for &Move { from, to } in &step.collapse.falls {
                prop_assert_eq!(told.carry(from, to, '.'), '.');
            }
            // .. and the plain program.
            expected.fill(runs, '.');
            expected = naive::compacted(&expected, heading, matter);
            prop_assert_eq!(&told, &expected);
            let filled = expected.collapse([], heading, '.', |&cell| matter(cell), left.by_ref());
            prop_assert_eq!(&step.collapse.refilled, &filled.refilled);
            prop_assert_eq!(steps.grid(), &expected);
        }
        prop_assert!(long_runs(&found, &axes).is_empty(), "it is quiet");
        prop_assert_eq!(&found, &expected);

        let changes = grid.changes_to(&found);
        found.revert(&changes).unwrap();
        prop_assert_eq!(found, grid);
    }
}

/// A queue without end that brings matches for ever is pulled step by step.
#[test]
fn a_cascade_without_end_can_be_stopped() {
    let mut board = Grid::filled(3, 3, 'x').unwrap();
    let axes = [Direction::E];
    let kind = |&gem: &char| Some(gem);
    let steps = board.cascade(
        &axes,
        Length::AtLeast(3),
        Direction::S,
        '.',
        kind,
        std::iter::repeat('x'),
    );
    assert_eq!(
        steps
            .take(100)
            .map(|step| step.collapse.refilled.len())
            .sum::<usize>(),
        900
    );
    assert_eq!(board.count(|&gem| gem == 'x'), 9);
}

#[test]
fn what_is_cleared_twice_is_cleared_once() {
    let mut board = Grid::parse("a b").unwrap();
    let gravity = |&cell: &char| {
        if cell == '.' {
            Gravity::Empty
        } else {
            Gravity::Falls
        }
    };
    let cells = [at(0, 1), at(0, 0), at(0, 1)];
    let collapse = board.collapse(cells, Direction::E, '.', gravity, []);
    assert_eq!(collapse.cleared, [at(0, 0), at(0, 1)]);
    assert_eq!((collapse.falls, collapse.refilled), (vec![], vec![]));
}
