//! Boards that are not rectangles: known facts, their laws, and each closed form compared with single steps.

use std::collections::HashSet;

use collinear::{
    Board, Direction, Headings,
    testing::{check_topology, check_walks},
};

use crate::boards::{list::Whole, numbered::numbered};

mod cuboid;
mod hexagons;
mod holed;
mod plane;
mod rings;
mod twisted;

/// The laws, also with these headings from every cell: steps, shortcuts, and where lines begin.
fn check_all<T: Whole>(topology: &T, more: &[T::Heading]) {
    let board = Board::of(topology.clone());
    assert_eq!(check_topology(&board), Ok(()), "{board:?}");
    let states = board
        .cells()
        .flat_map(|at| more.iter().map(move |&way| (at, way)));
    assert_eq!(check_walks(&board, states), Ok(()), "{board:?}");
    let with_more = numbered::<false, _>(&board, more);
    assert_eq!(check_topology(&with_more), Ok(()), "{board:?} {more:?}");
}

fn long_steps() -> Vec<Direction> {
    let far = [
        (2, 2),
        (3, 3),
        (-3, 1),
        (5, -7),
        (0, 4),
        (-6, 0),
        (isize::MAX, -isize::MAX),
    ];
    let far = far.map(|(rows, cols)| Direction::new(rows, cols).unwrap());
    Direction::KNIGHT.into_iter().chain(far).collect()
}

/// Every cell that can be reached from a cell, with the number of steps.
fn steps_between<T: Headings>(board: &T, from: T::Cell) -> Vec<(T::Cell, u64)> {
    let mut found = vec![(from, 0)];
    let mut seen = HashSet::from([from]);
    let mut next = 0;
    while next < found.len() {
        let (at, steps) = found[next];
        next += 1;
        for heading in board.headings(at) {
            let to = board.step(at, heading).map(|(to, _)| to);
            found.extend(to.filter(|&to| seen.insert(to)).map(|to| (to, steps + 1)));
        }
    }
    found
}
