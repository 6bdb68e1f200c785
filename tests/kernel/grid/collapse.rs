//! Cleared cells, compared with a plain program, and the reported changes.

use std::collections::BTreeSet;

use collinear::{Gravity, Move};
use proptest::prelude::*;

use super::*;
use crate::naive::{self, a_grid, cases};

fn matter(cell: char) -> Gravity {
    match cell {
        '.' => Gravity::Empty,
        'x' | 'o' => Gravity::Falls,
        _ => Gravity::Fixed,
    }
}

proptest! {
    #![proptest_config(cases(80))]

    #[test]
    fn what_is_cleared_goes_and_the_rest_falls(
        grid in a_grid(),
        picked in any::<u64>(),
        queue in "[xo]{0,40}",
        way in 0_usize..4,
    ) {
        let heading = Direction::ORTHOGONAL[way];
        // Some twice.
        let cells: Vec<_> = (0..64).filter(|bit| picked >> bit & 1 == 1).collect();
        let cells = cells.iter().filter_map(|bit| grid.bounds().coord_at(bit % 20));
        let cells: Vec<_> = cells.collect();
        let mut found = grid.clone();
        let gravity = |&cell: &char| matter(cell);
        let collapse = found.collapse(cells.clone(), heading, '.', gravity, queue.chars());
        let cleared = BTreeSet::from_iter(cells);
        prop_assert!(collapse.cleared.iter().eq(&cleared));

        // Applies the reported changes to a copy.
        let mut shown = grid.clone();
        shown.fill(cleared.iter().copied(), '.');
        for &Move { from, to } in &collapse.falls {
            prop_assert_eq!(shown.carry(from, to, '.'), '.');
        }
        // Compares with the plain program.
        let mut expected = grid.clone();
        expected.fill(cleared, '.');
        let mut expected = naive::compacted(&expected, heading, matter);
        prop_assert_eq!(&shown, &expected);
        let refilled = expected.collapse([], heading, '.', gravity, queue.chars());
        prop_assert_eq!(collapse.refilled, refilled.refilled);
        prop_assert_eq!(found, expected);
    }
}
