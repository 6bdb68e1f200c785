//! Regions, and what stones go round, on rectangles: next to the naive program, by their definition, and
//! on boards too large for memory.

use std::collections::{BTreeMap, BTreeSet};

use crate::naive::{
    self, CellSet, a_grid,
    ask::{is_o, is_x},
    board, cases, cells, cells_off,
};
use collinear::{
    Grid, Wrap,
    geometry::{Bounds, Coord, Direction},
    lines::Region,
};
use proptest::{prelude::*, sample::subsequence};

/// Headings that lead both ways: those of squares, of hexagons, of a knight, or any others.
fn sides() -> impl Strategy<Value = Vec<Direction>> {
    let both = |ways: Vec<Direction>| ways.into_iter().flat_map(|way| [way, -way]).collect();
    prop_oneof![
        3 => Just(Direction::ORTHOGONAL.to_vec()),
        2 => Just(Direction::ALL.to_vec()),
        2 => Just(Direction::HEX.to_vec()),
        1 => Just(Direction::KNIGHT.to_vec()),
        2 => subsequence(naive::directions(), 0..4).prop_shuffle().prop_map(both),
    ]
}

/// The regions as labels that spread until they are the same all over each: the least cell of it.
fn labels<K: PartialEq>(
    board: Bounds,
    sides: &[Direction],
    kind: impl Fn(Coord) -> Option<K>,
) -> BTreeMap<Coord, Coord> {
    let of_a_kind = cells(board).into_iter().filter(|&at| kind(at).is_some());
    let mut labels: BTreeMap<_, _> = of_a_kind.map(|at| (at, at)).collect();
    loop {
        let before = labels.clone();
        for (&at, label) in &before {
            for &side in sides {
                let next = naive::step(board, at, side).filter(|&next| kind(next) == kind(at));
                if let Some(other) = next.and_then(|next| labels.get_mut(&next)) {
                    *other = *label.min(other);
                }
            }
        }
        if labels == before {
            return labels;
        }
    }
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn every_cell_of_a_kind_is_in_the_region_of_its_label(grid in a_grid(), sides in sides()) {
        let board = grid.bounds();
        let piece = |&cell: &char| "xo".contains(cell).then_some(cell);
        let labels = labels(board, &sides, |at| piece(&grid[at]));
        let mut found = BTreeMap::new();
        for (kind, region) in grid.regions(&sides, piece) {
            let first = region.cells()[0];
            prop_assert!(found.last_key_value().is_none_or(|(_, &last)| last < first), "in their order");
            for &at in region.cells() {
                prop_assert_eq!(grid[at], kind);
                prop_assert_eq!(found.insert(at, first), None, "each once");
            }
            let adjacent = |&at: &Coord| sides.iter().filter_map(move |&side| naive::step(board, at, side));
            let mut border: CellSet = region.cells().iter().flat_map(adjacent).collect();
            border.retain(|at| !region.cells().contains(at));
            prop_assert_eq!(region.border(&sides).count(), border.len(), "each once");
            prop_assert_eq!(region.border(&sides).collect::<CellSet>(), border);
            prop_assert!(cells_off(board).iter().all(|&at| !region.contains(at)));
        }
        prop_assert_eq!(found, labels, "{:?} {:?}", &sides, &grid);
    }

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

    /// Each full board of Hex has one winner.
    #[test]
    fn regions_touch_the_sides_that_a_winner_at_hex_joins(
        order in Just(cells(board(5, 5, Wrap::None))).prop_shuffle(),
    ) {
        let mut grid = Grid::filled(5, 5, '.').expect("a small board");
        let sides = [[Direction::N, Direction::S], [Direction::W, Direction::E]];
        let mut winners = BTreeSet::new();
        for (ply, at) in order.into_iter().enumerate() {
            let (mover, colour) = (ply % 2, ['x', 'o'][ply % 2]);
            grid[at] = colour;
            let region = grid.flood([at], &Direction::HEX, |&cell| cell == colour);
            if sides[mover].into_iter().all(|side| region.touches(side)) {
                winners.insert(mover);
            }
        }
        prop_assert_eq!(winners.len(), 1, "{:?}", &grid);
    }
}

#[test]
fn a_flood_stops_at_the_nearest_goal_and_asks_no_farther() {
    let grid = Grid::parse("x . . o . .").unwrap();
    let mut asked = 0;
    let passable = |_: &char| {
        asked += 1;
        true
    };
    let start = [Coord::new(0, 1)];
    let found = grid.flood_until(start, |at| is_o(&grid[at]), &[Direction::E], passable);
    assert_eq!((found, asked), (Ok(Coord::new(0, 3)), 3));
    let closed = grid.flood_until(start, |at| is_x(&grid[at]), &[Direction::E], |_| true);
    assert_eq!(closed.unwrap_err().cells().len(), 5);
}

#[test]
fn cells_off_the_board_are_in_no_region() {
    let three = board(3, 3, Wrap::None);
    let far = Coord::new(usize::MAX, 1);
    let region = Region::of(&three, [far, Coord::new(2, 2), Coord::new(3, 0)]);
    assert_eq!(region.cells(), [Coord::new(2, 2)]);
    assert!(!region.contains(far));
}

#[test]
fn a_board_without_edges_has_no_outside() {
    let torus = board(3, 4, Wrap::Both);
    assert_eq!(torus.encircled(&Direction::ALL, |_| false).count(), 12);
    let enclosed: Vec<_> = torus.enclosed(&Direction::ALL, |at| at.col == 1).collect();
    assert_eq!(enclosed.len(), 1);
    assert_eq!(enclosed[0].cells().len(), 9);
    // On a cylinder a ring of stones has an edge on either side.
    let cylinder = board(3, 4, Wrap::EastWest);
    assert_eq!(
        cylinder
            .encircled(&Direction::ALL, |at| at.row == 1)
            .count(),
        0
    );
}

/// Bounds cost nothing, however large they are, and neither do regions on them.
#[test]
fn regions_of_an_immense_board_take_room_only_for_what_they_have() {
    let side = 1 << 31;
    let immense = board(side, side, Wrap::None);
    let is_stone = |at: Coord| at.row < 2 && at.col < 3;
    let mut regions = immense.regions(&Direction::ORTHOGONAL, |at| is_stone(at).then_some(()));
    let ((), region) = regions.next().expect("the stones in the corner");
    assert_eq!(region.cells().len(), 6);
    assert_eq!(region.border(&Direction::ORTHOGONAL).count(), 5);
}
