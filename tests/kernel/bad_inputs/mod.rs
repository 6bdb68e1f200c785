//! Known bugs of line code in public projects: a small case for each, by its number.

mod runs;
mod sizes;
mod steps;
mod texts;

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    rc::Rc,
};

use crate::naive::{self, board, cells, directions, list};
use collinear::{
    Grid, GridError,
    geometry::{Bounds, Coord, Direction, Origin, Symmetry, TooLarge, Wrap},
    lines::{Gravity, Length, PathError, Pattern, Segment, Stop, Token},
};
use ndarray::{Array2, Axis, Slice, array};

const MAX: usize = isize::MAX as usize;

fn at(row: usize, col: usize) -> Coord {
    Coord::new(row, col)
}

fn is(piece: char) -> impl Fn(&char) -> bool + Copy {
    move |&cell| cell == piece
}

/// The number of lines of at least `k` x in a picture.
fn x_lines(picture: &str, length: Length) -> usize {
    let grid = Grid::parse(picture).expect("a picture");
    grid.k_lines(&Direction::AXES, length, is('x')).count()
}

/// The message of a panic.
fn panic_text(panics: impl FnOnce()) -> String {
    let panic = catch_unwind(AssertUnwindSafe(panics)).expect_err("it panics");
    let text = panic.downcast_ref::<String>().cloned();
    text.or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string))
        .unwrap_or_default()
}
