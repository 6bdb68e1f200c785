//! More about lines: the order of results, the number of predicate calls, cells off the board, and methods of
//! rectangles. The comparison of every query with the naive program is in `boards/`.

mod blocks;
mod captures;
mod census;
mod falls;
mod k_lines;
mod matches;
mod moves;
mod runs;
mod texts;
mod threats;
mod work;

use std::{
    cell::Cell,
    collections::BTreeSet,
    ops::{
        Bound::{self, Excluded, Included, Unbounded},
        RangeBounds,
    },
};

use crate::naive::{
    self, CellSet, HOLE, a_grid,
    ask::{is_o, is_x},
    board, cases, cells, cells_off, direction, directions, set,
};
use collinear::{
    Grid,
    geometry::{Bounds, Coord, Direction, Line, Wrap},
    lines::{Gravity, Hop, Length, Miss, Move, PathError, Stop, Wanted},
};
use proptest::{prelude::*, sample::subsequence};

/// Calls back with every cell, some off the board, and every direction.
fn for_every_ray(grid: &Grid<char>, mut check: impl FnMut(Coord, Direction)) {
    let board = grid.bounds();
    for at in cells(board).into_iter().chain(cells_off(board)) {
        for direction in directions() {
            check(at, direction);
        }
    }
}

fn is(grid: &Grid<char>, kind: char) -> impl Fn(Coord) -> bool + Copy + '_ {
    move |at| grid[at] == kind
}

/// Some of all directions as axes, in any order, with opposite pairs.
fn some_axes() -> impl Strategy<Value = Vec<Direction>> {
    prop_oneof![
        3 => Just(Direction::AXES.to_vec()),
        2 => Just(Direction::HEX_AXES.to_vec()),
        1 => Just(Direction::ALL.to_vec()),
        1 => Just(vec![Direction::E, Direction::E, Direction::N, Direction::W]),
        3 => subsequence(directions(), 0..6).prop_shuffle(),
    ]
}

fn a_length() -> impl Strategy<Value = Length> {
    (any::<bool>(), 0_usize..7).prop_map(|(exactly, k)| {
        if exactly {
            Length::Exactly(k)
        } else {
            Length::AtLeast(k)
        }
    })
}
