//! Chains of hops that random boards hardly produce: pieces that block until they are captured, and huge numbers of
//! chains. The comparison with the naive program is in `boards/`.

use crate::naive::{
    ask::{is_free, is_x},
    direction,
};
use collinear::{
    Grid, Removal,
    geometry::{Coord, Direction, Wrap},
};

/// The numbers of hops of the chains of the piece on the `a`.
fn lens(grid: &Grid<char>, ways: &[Direction], removal: Removal) -> Vec<usize> {
    let mut pieces = grid.cells_where(|&cell| cell == 'a');
    let at = pieces.next().expect("a piece");
    let chains = grid.chains(at, ways, is_x, is_free, removal);
    chains.map(|chain| chain.len()).collect()
}

#[test]
fn a_removed_piece_is_in_the_way_until_it_is_gone() {
    // Over the second x in steps of two, and back over the first one to its cell.
    let ways = [direction(0, 2), Direction::W];
    let row = Grid::parse("a . x x . .").expect("a picture");
    // Along the upper row, down, over the joined sides, and up to the first x.
    let ring = Grid::parse("a x . x .\n. x . . x\nx . . . .").expect("a picture");
    let ring = ring.with_wrap(Wrap::EastWest);
    for (removal, hops, round) in [(Removal::AtOnce, 2, 5), (Removal::AtEnd, 1, 4)] {
        assert_eq!(lens(&row, &ways, removal), [hops]);
        assert_eq!(lens(&ring, &Direction::ORTHOGONAL, removal), [round]);
        // Also if pieces can be landed on.
        let chains = row.chains(Coord::new(0, 0), &ways, is_x, |_| true, removal);
        assert!(chains.map(|chain| chain.len()).eq([hops]));
    }
}

#[test]
fn chains_are_looked_for_one_at_a_time() {
    // There are millions of ways round this board; the first is found immediately.
    let grid = Grid::from_fn(41, 41, |at| match (at.row % 2, at.col % 2) {
        (0, 0) => '.',
        (1, 1) => '#',
        _ => 'x',
    });
    let grid = grid.expect("a board");
    let at = Coord::new(20, 20);
    let ways = Direction::ORTHOGONAL;
    let mut chains = grid.chains(at, &ways, is_x, is_free, Removal::AtEnd);
    assert!(chains.next().expect("a chain").len() > 50);
    assert!(chains.nth(1000).is_some());
}
