//! What stones go round, by its definition, regions along one-way headings, and groups.

use std::collections::BTreeSet;

use crate::naive::{self, a_grid, ask::is_x, board, cases, cells};
use collinear::{
    Grid, Wrap,
    geometry::{Coord, Direction},
    lines::Groups,
};
use proptest::{prelude::*, sample::subsequence};

proptest! {
    #![proptest_config(cases(300))]

    /// Where headings lead one way only, regions depend on where they begin, but are regions still.
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

    /// By the loop itself: it goes round a cell if it crosses a ray from there an odd number of times.
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

    /// Each full board of Hex has one winner, and the groups say so move by move.
    #[test]
    fn groups_know_who_has_won_at_hex(order in Just(cells(board(5, 5, Wrap::None))).prop_shuffle()) {
        let mut grid = Grid::filled(5, 5, '.').expect("a small board");
        let mut groups = [Groups::new(grid.bounds()), Groups::new(grid.bounds())];
        let sides = [[Direction::N, Direction::S], [Direction::W, Direction::E]];
        let mut winners = BTreeSet::new();
        for (ply, at) in order.into_iter().enumerate() {
            let (mover, colour) = (ply % 2, ['x', 'o'][ply % 2]);
            grid[at] = colour;
            let touched = |at| sides[mover].map(|side| naive::step(grid.bounds(), at, side).is_none());
            let marks = u64::from(touched(at)[0]) | u64::from(touched(at)[1]) << 1;
            let group = groups[mover].place(at, &Direction::HEX, marks).expect("on the board");
            let region = grid.flood([at], &Direction::HEX, |&cell| cell == colour);
            let has_won = sides[mover].into_iter().all(|side| region.touches(side));
            prop_assert_eq!(group.marks == 0b11, has_won, "{:?}", &grid);
            prop_assert_eq!(group.size, region.cells().len());
            if has_won {
                winners.insert(mover);
            }
        }
        prop_assert_eq!(winners.len(), 1, "{:?}", &grid);
    }
}

/// Bounds cost nothing, however large they are, and neither do groups on them.
#[test]
fn groups_of_an_immense_board_take_room_only_for_what_they_have() {
    let side = 1 << 31;
    let immense = board(side, side, Wrap::None);
    let mut groups = Groups::new(immense);
    let far = Coord::new(side - 1, side - 1);
    let near = [
        far,
        Coord::new(side - 1, side - 2),
        Coord::new(side - 2, side - 2),
    ];
    for (at, size) in near.into_iter().zip(1..) {
        let group = groups.place(at, &Direction::ALL, 1 << size);
        assert_eq!(group.map(|group| group.size), Some(size), "{at}");
    }
    assert_eq!(groups.group(far).map(|group| group.marks), Some(0b1110));
    assert_eq!(groups.place(Coord::new(side, 0), &Direction::ALL, 0), None);
    assert_eq!((groups.count(), groups.group(Coord::new(0, 0))), (1, None));
}
