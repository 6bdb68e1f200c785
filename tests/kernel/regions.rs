//! Cells enclosed by stones, by definition, and regions along one-way headings.

use std::collections::BTreeSet;

use crate::naive::{self, a_grid, ask::is_x, board, cases, cells};
use collinear::{
    Grid, Wrap,
    geometry::{Coord, Direction},
};
use proptest::{prelude::*, sample::subsequence};

proptest! {
    #![proptest_config(cases(300))]

    /// With one-way headings, regions depend on where they begin, but are still regions.
    #[test]
    fn one_way_headings_leave_no_cell_out(
        grid in a_grid(),
        ways in subsequence(naive::directions(), 0..4),
    ) {
        let (board, mut found) = (grid.bounds(), BTreeSet::new());
        for (kind, region) in board.regions(&ways, |at| is_x(&grid[at]).then_some(grid[at])) {
            prop_assert!(is_x(&kind));
            for &at in region.cells() {
                prop_assert!(found.insert(at), "each once");
            }
            let reached = board.flood([region.cells()[0]], &ways, |at| is_x(&grid[at]));
            prop_assert!(region.cells().iter().all(|&at| reached.contains(at)));
        }
        prop_assert!(found.into_iter().eq(grid.cells_where(is_x)));
    }

    /// By the loop itself: it encloses a cell if it crosses a ray from the cell an odd number of times.
    #[test]
    fn a_cell_is_encircled_if_a_loop_winds_round_it(
        rows in 0..7_usize,
        cols in 0..7_usize,
        stones in any::<u64>(),
        more in any::<u64>(),
    ) {
        let board = board(rows, cols, Wrap::None);
        let is_stone = |at: Coord| (stones | more) >> (at.row * cols + at.col) & 1 == 1;
        let winds_round = |&at: &Coord| {
            // Each stone twice: after an even and after an odd number of crossings of the ray to the east.
            let is_post = |(stone, _): &(Coord, bool)| is_stone(*stone) && *stone != at;
            let crosses = |a: Coord, b: Coord| {
                let (upper, lower) = (a.min(b), a.max(b));
                upper.row == at.row && lower.row == at.row + 1 && upper.col > at.col
            };
            let next = |(from, odd): (Coord, bool)| {
                let steps = Direction::HEX.into_iter().filter_map(move |way| naive::step(board, from, way));
                let states = steps.map(|to| (to, odd ^ crosses(from, to)));
                states.filter(is_post).collect()
            };
            cells(board).into_iter().filter(|&stone| is_post(&(stone, false))).any(|stone| {
                let reached = crate::boards::naive::distances_by(&[(stone, false)], next);
                reached.iter().any(|&(state, _)| state == (stone, true))
            })
        };
        let expected: Vec<_> = cells(board).into_iter().filter(winds_round).collect();
        let grid = Grid::from_fn(rows, cols, is_stone).expect("a small board");
        let found: Vec<_> = grid.encircled(&Direction::HEX, |&stone| stone).collect();
        prop_assert_eq!(&found, &expected, "{:?}", &grid);
        let enclosed = grid.enclosed(&Direction::HEX, |&stone| stone);
        let mut enclosed: Vec<_> = enclosed.flat_map(|region| region.cells().to_vec()).collect();
        enclosed.sort();
        prop_assert!(enclosed.into_iter().eq(expected.into_iter().filter(|&at| !is_stone(at))));
    }
}
