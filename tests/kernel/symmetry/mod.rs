//! Turn or reflect a board, and every answer turns or reflects with it.
//!
//! Each verdict of the crate is asked for on a board and on the same board seen through each of the
//! eight symmetries, wraps and holes included; oblong boards become boards of the other shape.

use std::{
    collections::BTreeSet,
    ops::Bound::{Excluded, Included, Unbounded},
};

use crate::naive::{
    CellSet, a_grid,
    ask::{is_free, is_o, is_x, kind},
    cases, cells, directions, list, set,
};
use collinear::{
    Grid,
    geometry::{Bounds, Coord, Direction, Line, Symmetry, aligned},
    grid::Change,
    lines::{
        Bracket, Corners, Gravity, Hop, Length, Miss, PathError, Pattern, PatternMatch, Push,
        Removal, RunThrough, Seen, Segment, Stop, Surround, Threat, Token,
    },
};
use proptest::prelude::*;

/// A board as it is and as it is seen through a symmetry.
struct Mirror {
    symmetry: Symmetry,
    here: Grid<char>,
    there: Grid<char>,
}

impl Mirror {
    fn coord(&self, at: Coord) -> Coord {
        let to = self.symmetry.map_coord(at, self.here.bounds());
        to.expect("a cell of the board")
    }

    fn direction(&self, direction: Direction) -> Direction {
        self.symmetry.map_direction(direction)
    }

    fn directions<const N: usize>(&self, directions: [Direction; N]) -> [Direction; N] {
        directions.map(|direction| self.direction(direction))
    }

    fn list(&self, line: Line) -> Vec<Coord> {
        line.iter().map(|at| self.coord(at)).collect()
    }

    fn set(&self, line: Line) -> CellSet {
        line.iter().map(|at| self.coord(at)).collect()
    }

    fn hop(&self, hop: Hop) -> Hop {
        Hop {
            from: self.coord(hop.from),
            over: self.coord(hop.over),
            to: self.coord(hop.to),
        }
    }

    fn stop(&self, stop: Stop) -> Stop {
        match stop {
            Stop::Blocked(at) => Stop::Blocked(self.coord(at)),
            Stop::Taken(at) => Stop::Taken(self.coord(at)),
            same => same,
        }
    }

    fn miss(&self, miss: Miss) -> Miss {
        let (from, heading) = (self.coord(miss.from), self.direction(miss.heading));
        Miss::new(miss.wanted, from, heading, miss.after, self.stop(miss.stop))
    }

    fn path_error(&self, mut error: PathError) -> PathError {
        let mirrored = |cells: &mut [&mut Coord]| {
            for at in cells {
                **at = self.coord(**at);
            }
        };
        match &mut error {
            PathError::OffBoard { at } | PathError::Nowhere { at } => mirrored(&mut [at]),
            PathError::NotAligned { from, to } => mirrored(&mut [from, to]),
            PathError::TooFar {
                from, heading, to, ..
            }
            | PathError::NotWithin {
                from, heading, to, ..
            }
            | PathError::Blocked {
                from,
                heading,
                at: to,
                ..
            } => {
                mirrored(&mut [from, to]);
                *heading = self.direction(*heading);
            }
            other => panic!("a reason that was not mirrored: {other:?}"),
        }
        error
    }

    /// A whole ring starts at its first cell in reading order, here and there: another one.
    fn run_through(&self, run: RunThrough) -> (Vec<Coord>, Stop, Stop) {
        let mut cells = self.list(run.line);
        if run.ahead == Stop::Ring {
            cells.sort_unstable();
        }
        (cells, self.stop(run.behind), self.stop(run.ahead))
    }
}

fn as_it_is(run: RunThrough) -> (Vec<Coord>, Stop, Stop) {
    let mut cells = list(run.line);
    if run.ahead == Stop::Ring {
        cells.sort_unstable();
    }
    (cells, run.behind, run.ahead)
}

fn mirrors(grid: &Grid<char>) -> [Mirror; 8] {
    Symmetry::ALL.map(|symmetry| Mirror {
        symmetry,
        here: grid.clone(),
        there: grid.transformed(symmetry),
    })
}

/// Calls back with all eight mirrors, and with every cell and direction there is.
fn in_every_mirror(grid: &Grid<char>, mut check: impl FnMut(&Mirror, Coord, Direction)) {
    for mirror in &mirrors(grid) {
        for at in cells(grid.bounds()) {
            for direction in directions() {
                check(mirror, at, direction);
            }
        }
    }
}

/// What a grid answers to one query, whatever its type, through a symmetry and straight.
macro_rules! assert_mirrored {
    ($mirror:expr, $through:expr, $straight:expr) => {
        assert_eq!(
            $through, $straight,
            "{:?} of {:?}",
            $mirror.symmetry, $mirror.here
        )
    };
}

// Behind the macro that they use.
mod of_areas;
mod of_geometry;
mod of_pieces;
mod of_runs;
mod of_shapes;
mod of_sight;
