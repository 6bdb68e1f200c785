//! The vocabulary of lines against the naive program: on all sizes, wraps and masks, asked of
//! `Bounds` with a predicate on a coordinate and of `Grid` with one on a cell.

mod blocks;
mod captures;
mod census;
mod falls;
mod k_lines;
mod matches;
mod moves;
mod paths;
mod runs;
mod sight;
mod texts;
mod threats;
mod work;

use std::{
    cell::Cell,
    collections::BTreeSet,
    ops::Bound::{self, Excluded, Included, Unbounded},
};

use crate::naive::{
    self, CellSet, HOLE, Stretch, a_grid,
    ask::{is_o, is_x, kind},
    board, cases, cells, cells_off, direction, directions, list, on_board, set,
};
use collinear::{
    Grid,
    geometry::{Bounds, Coord, Direction, Line, Wrap},
    lines::{Bracket, Gravity, Hop, Length, Miss, Move, PathError, Run, RunThrough, Stop, Wanted},
};
use proptest::{prelude::*, sample::subsequence};

/// Calls back with every cell, some that are off the board, and every direction.
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

fn as_pair(run: Run) -> (Vec<Coord>, Stop) {
    (list(run.line), run.stop)
}

fn as_stretch(run: RunThrough) -> Stretch {
    Stretch {
        cells: list(run.line),
        behind: run.behind,
        ahead: run.ahead,
    }
}

/// What ends a ray, and after how many cells.
fn whole_ray(board: Bounds, from: Coord, direction: Direction) -> (Vec<Coord>, Stop) {
    naive::walk(board, from, direction, usize::MAX, |_| true)
}

/// Axes as they come: some of all directions, in an order that is not theirs, opposites and all.
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
