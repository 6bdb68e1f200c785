//! The cells where a disc can be placed, and the lines that it brackets.

use alloc::vec::Vec;

use super::Square;
use crate::{Bounds, Coord, Direction, Grid, Line, rules::Side};

#[inline]
pub(super) fn is(wanted: Square) -> impl Fn(&Square) -> bool {
    move |&square| square == wanted
}

/// The lines that a disc of a player on a cell would bracket; no two lines have the same cells.
#[inline]
pub(super) fn brackets(grid: &Grid<Square>, at: Coord, player: Side) -> impl Iterator<Item = Line> {
    let (own, theirs) = (Square::Of(player), Square::Of(player.other()));
    directions(grid.bounds(), at).filter_map(move |direction| {
        let bracket = grid.bracket(at, direction, 1.., is(theirs), is(own));
        bracket.ok().map(|bracket| bracket.inner)
    })
}

#[inline]
fn brackets_any(grid: &Grid<Square>, at: Coord, player: Side) -> bool {
    let (own, theirs) = (Square::Of(player), Square::Of(player.other()));
    Direction::ALL.into_iter().any(|direction| {
        // These do not use `is`, with which perft from the middle of a game takes twice as long.
        let (is_theirs, is_own) = (|&it: &Square| it == theirs, |&it: &Square| it == own);
        grid.bracket(at, direction, 1.., is_theirs, is_own).is_ok()
    })
}

/// Looking outward from one disc takes as long as trying this number of empty cells. With few discs, looking outward
/// makes perft more than twice as fast; with discs on half of the cells, it makes perft half as fast.
const TRIED_IN_A_LOOK: usize = 4;

/// Lists the cells where a player can place a disc, in reading order.
#[inline]
pub(super) fn list_placements(grid: &Grid<Square>, player: Side, list: &mut Vec<Coord>) {
    list.clear();
    let (own, theirs) = (Square::Of(player), Square::Of(player.other()));
    if TRIED_IN_A_LOOK * grid.count(is(own)) > grid.count(is(Square::Empty)) {
        let cells = grid.cells_where(is(Square::Empty));
        list.extend(cells.filter(|&at| brackets_any(grid, at, player)));
        return;
    }
    for from in grid.cells_where(is(own)) {
        for direction in Direction::ALL {
            // The bracket is found from its other end.
            let bracket = grid.bracket(from, direction, 1.., is(theirs), is(Square::Empty));
            list.extend(bracket.ok().map(|bracket| bracket.anchor));
        }
    }
    list.sort_unstable();
    list.dedup();
}

pub(super) fn can_place(grid: &Grid<Square>, player: Side) -> bool {
    let mut cells = grid.cells_where(is(Square::Empty));
    cells.any(|at| brackets_any(grid, at, player))
}

/// The directions without duplicates. If a board of two rows or columns wraps, different directions can lead over the
/// same cells; their first steps are then the same.
#[inline]
fn directions(bounds: Bounds, from: Coord) -> impl Iterator<Item = Direction> {
    let all = Direction::ALL.into_iter().enumerate();
    let apart = move |&(i, direction): &(usize, Direction)| {
        let same = |&other: &Direction| bounds.step(from, other) == bounds.step(from, direction);
        !bounds.is_wrapped() || !Direction::ALL[..i].iter().any(same)
    };
    all.filter(apart).map(|(_, direction)| direction)
}
