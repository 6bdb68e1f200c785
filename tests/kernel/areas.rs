//! Captures, floods and connections: the work that they take, and boards too large for memory. The comparison with the
//! naive program is in `boards/`.

use std::cell::Cell;

use crate::naive::{ask::is_x, board, cells};
use collinear::{
    Grid, Wrap,
    geometry::{Coord, Direction},
    lines::Region,
};

#[test]
fn an_anvil_is_asked_for_only_behind_prey() {
    let grid = Grid::parse("o . o").unwrap();
    let never = |_: Option<&char>| panic!("there is no prey");
    let miss = grid.custodial(Coord::new(0, 0), Direction::E, is_x, never);
    assert_eq!(
        miss.unwrap_err().to_string(),
        "no inner cell: blocked at (0, 1) after 0 cells"
    );
}

#[test]
fn a_way_or_a_goal_that_was_found_is_not_looked_for_any_longer() {
    let (row, asked) = (board(1, 100, Wrap::None), Cell::new(0));
    let counted = |_| {
        asked.set(asked.get() + 1);
        true
    };
    let (start, goal) = ([Coord::new(0, 0)], |at: Coord| at.col == 3);
    let way = row.connect(start, goal, &[Direction::E], counted);
    assert_eq!((way.unwrap().len(), asked.take()), (4, 4));
    let found = row.flood_until(start, goal, &[Direction::E], counted);
    assert_eq!((found, asked.take()), (Ok(Coord::new(0, 3)), 4));
}

/// Bounds need no memory, whatever their size, and neither do floods and regions on them.
#[test]
fn a_flood_on_an_immense_board_takes_room_only_for_what_it_reaches() {
    let side = 1 << 31;
    let immense = board(side, side, Wrap::None);
    let nothing = immense.flood([], &Direction::ALL, |_| true);
    assert_eq!(nothing.cells(), []);
    assert!(!nothing.contains(Coord::new(side - 1, side - 1)));
    let grid = Grid::parse("x x o x x\no x o x o\nx o x x x\nx x x o o").expect("a picture");
    let small = grid.bounds();
    for (down, right) in [
        (0, 0),
        (side - 4, side - 5),
        (1 << 30, side - 5),
        (77, 1 << 30),
    ] {
        let to_immense = |at: Coord| Coord::new(at.row + down, at.col + right);
        let x = |at: Coord| {
            let (row, col) = (at.row.checked_sub(down), at.col.checked_sub(right));
            row.zip(col)
                .is_some_and(|at| grid.get(at.into()) == Some(&'x'))
        };
        for from in cells(small) {
            for sides in [&Direction::ORTHOGONAL[..], &Direction::HEX] {
                let expected = grid.flood([from], sides, is_x);
                let region = immense.flood([to_immense(from)], sides, x);
                let moved = expected.cells().iter().copied().map(to_immense);
                assert!(region.cells().iter().copied().eq(moved));
                for at in cells(small) {
                    assert_eq!(region.contains(to_immense(at)), expected.contains(at));
                }
                let goal = Coord::new(3, 0);
                let way =
                    immense.connect([to_immense(from)], |at| at == to_immense(goal), sides, x);
                let expected = grid.connect([from], |at| at == goal, sides, is_x);
                let expected = expected.map(|way| way.into_iter().map(to_immense).collect());
                assert_eq!(way, expected);
            }
        }
    }
    let is_stone = |at: Coord| at.row < 2 && at.col < 3;
    let mut regions = immense.regions(&Direction::ORTHOGONAL, |at| is_stone(at).then_some(()));
    let ((), region) = regions.next().expect("the stones in the corner");
    assert_eq!(region.cells().len(), 6);
    assert_eq!(region.border(&Direction::ORTHOGONAL).count(), 5);
}

#[test]
fn cells_off_the_board_are_in_no_region() {
    let three = board(3, 3, Wrap::None);
    let far = Coord::new(usize::MAX, 1);
    let region = Region::of(&three, [far, Coord::new(2, 2), Coord::new(3, 0)]);
    assert_eq!(region.cells(), [Coord::new(2, 2)]);
    assert!(!region.contains(far));
}
