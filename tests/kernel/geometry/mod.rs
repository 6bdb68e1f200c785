//! The laws of the lowest layer: coordinates, directions, bounds, lines, symmetries and names.
//!
//! Small boards are tested exhaustively, in all sizes up to 7x7 and in all wraps. Other values are random, including
//! sizes near the limits of the number types.

mod coords;
mod directions;
mod iterators;
mod limits;
mod lines;
mod names;
mod parts;
mod polyominoes;
mod rays;
mod rings;
mod shapes;
mod steps;
mod steps_to;
mod symmetries;
mod whole_lines;

use std::collections::{BTreeMap, BTreeSet};

use crate::naive::{
    self, CellSet, WRAPS, board, boards, cells, cells_off, direction, directions, hash, list,
    obeys_the_laws_of_iterators, on_board, set,
};
use collinear::{
    Grid,
    geometry::{Bounds, Coord, Direction, Line, Origin, Symmetry, Wrap, aligned, column_name},
    testing::strategies,
};
use proptest::prelude::*;

/// Calls back with every board, cell and direction of the exhaustive tests.
fn for_every_ray(mut check: impl FnMut(Bounds, Coord, Direction)) {
    for board in boards() {
        for at in cells(board) {
            for direction in directions() {
                check(board, at, direction);
            }
        }
    }
}
