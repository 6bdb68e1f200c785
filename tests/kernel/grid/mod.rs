//! Grids: construction, iteration, symmetries, writing and reading.

mod arrays;
mod changed;
mod collapse;
mod copied;
mod gone_over;
mod made;
mod pictures;
mod written;

use collinear::{Bounds, Coord, Direction, Grid, GridError, Line, TooLarge, Wrap};
use ndarray::Array2;
use proptest::prelude::*;

const WRAPS: [Wrap; 4] = [Wrap::None, Wrap::EastWest, Wrap::NorthSouth, Wrap::Both];

fn at(row: usize, col: usize) -> Coord {
    Coord::new(row, col)
}

/// Values that give their place: 10 * row + column.
fn numbered(rows: usize, cols: usize) -> Grid<usize> {
    Grid::from_fn(rows, cols, |at| 10 * at.row + at.col).expect("a small grid")
}

fn cells<T: Copy>(grid: &Grid<T>) -> Vec<T> {
    grid.iter().copied().collect()
}

fn config() -> ProptestConfig {
    ProptestConfig::with_cases(500)
}
