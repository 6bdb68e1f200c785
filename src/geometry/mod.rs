//! The lowest floor: where cells are and where steps lead.
//!
//! Nothing here knows what stands on a cell, and nothing here panics, whatever it is asked: sizes
//! that no board can have are refused when [`Bounds`] are made, and whatever lies off a board is
//! answered with `None`, with an empty line or with an error that says so.
//!
//! | type | answers |
//! |---|---|
//! | [`Coord`] | where is a cell? in which direction does another lie? |
//! | [`Direction`] | which step? ([`AXES`](Direction::AXES), [`ALL`](Direction::ALL), [`HEX`](Direction::HEX) ..) |
//! | [`Bounds`], [`Wrap`] | is it on the board? where does a step, a ray lead? |
//! | [`Line`], [`Ray`] | which cells, in which order? |
//! | [`Lines`], [`Windows`], [`Coords`] | all whole lines, all stretches of k, all cells |
//! | [`Symmetry`] | where does it all go when the board is turned or reflected? |
//! | [`Origin`], [`CellName`] | what is a cell called? |

mod bounds;
mod coord;
mod coords;
mod direction;
mod line;
mod neighbours;
mod notation;
mod ray;
mod ring;
mod step;
mod symmetry;
mod whole_lines;
mod wrap;

pub use self::{
    bounds::{Bounds, BoundsError},
    coord::{Coord, aligned},
    coords::Coords,
    direction::{Direction, NoDirection},
    line::Line,
    neighbours::Neighbours,
    notation::{CellName, NameError, Origin, column_name},
    ray::Ray,
    symmetry::Symmetry,
    whole_lines::{Lines, Windows},
    wrap::Wrap,
};
