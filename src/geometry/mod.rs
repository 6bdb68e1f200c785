//! The lowest floor: where cells are and where steps lead.
//!
//! Nothing here knows what stands on a cell, and nothing here panics: sizes that no board can have are
//! refused when [`Bounds`] are made, and whatever lies off a board is answered with `None`, with an
//! empty line or with an error that says so.
//!
//! Begin reading at `topology.rs`, what a board has to say of itself; then `rect.rs`, how a rectangle says it, and
//! `board.rs`, the steps, rays and lines that every board has. The walk along a ray is `lines/walk.rs`.
//!
//! | type | answers |
//! |---|---|
//! | [`Coord`] | where is a cell? in which direction does another lie? |
//! | [`Direction`] | which step? ([`AXES`](Direction::AXES), [`ALL`](Direction::ALL), [`HEX`](Direction::HEX) ..) |
//! | [`Bounds`], [`Wrap`] | is it on the board? where does a step, a ray lead? |
//! | [`Topology`], [`Finite`], [`Headings`], [`Aligned`] | what does any [`Board`] know of its cells and steps? |
//! | [`Line`], [`Ray`] | which cells, in which order? |
//! | [`Lines`], [`Windows`], [`Coords`] | all whole lines, all windows of k, all cells |
//! | [`Symmetry`] | where do cells go when a rectangle is turned or reflected? |
//! | [`Part`] | which rows and columns are a board of their own? |
//! | [`Shape`] | which cells keep together? how can they be turned? where do they fit? |
//! | [`Origin`], [`CellName`], [`NameError`] | what is a cell called? |
//! | [`Layout`], [`Tiling`] | where does it lie on paper? |

mod axis;
mod blocks;
mod board;
mod bounds;
mod coord;
mod coords;
mod direction;
mod index_set;
mod layout;
mod line;
mod neighbours;
mod notation;
mod part;
mod ray;
mod rect;
mod rect_starts;
mod rings;
mod shape;
mod step;
mod steps_to;
#[cfg(feature = "serde")]
mod stored_line;
mod symmetry;
mod tiled;
mod too_large;
mod topology;
mod turn;
mod whole_lines;
mod windows;
mod wrap;
mod wrong_size;

pub(crate) use self::axis::Axis;
pub use self::{
    board::Board,
    bounds::Bounds,
    coord::{Coord, aligned},
    coords::Coords,
    direction::Direction,
    layout::{Labels, Layout, Named, Tiling},
    line::Line,
    notation::{CellName, NameError, Origin, column_name},
    part::Part,
    ray::Ray,
    rect::Rect,
    rect_starts::RectStarts,
    shape::Shape,
    symmetry::Symmetry,
    tiled::Tiled,
    too_large::TooLarge,
    topology::{Aligned, Finite, Headings, Topology},
    turn::shape_symmetries,
    whole_lines::{LineStarts, Lines},
    windows::Windows,
    wrap::Wrap,
    wrong_size::WrongSize,
};
pub(crate) use self::{
    index_set::IndexSet,
    layout::{list, name_without_cell},
    notation::column_number,
    step::{gcd, index_after, room},
    steps_to::Times,
    topology::{Pose, ring_start, states},
};
