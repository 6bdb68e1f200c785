//! The lowest layer: cells, headings, lines, rectangles, symmetries and shapes.
//!
//! Nothing here looks at the values on cells, and nothing here panics. [`Bounds`] refuses sizes that no board can
//! have. For a cell off the board a query returns `None`, an empty line or an error.
//!
//! To read the code, start with `topology.rs`: what every board must provide. Then read `rect.rs`, which provides it
//! for a rectangle, and `board.rs`, the steps, rays and lines of every board. The walk along a ray is in
//! `lines/walk.rs`.
//!
//! | type | questions |
//! |---|---|
//! | [`Coord`] | where is a cell? in which direction is another? |
//! | [`Direction`] | which step? ([`AXES`](Direction::AXES), [`ALL`](Direction::ALL), [`HEX`](Direction::HEX) ..) |
//! | [`Bounds`], [`Wrap`] | is it on the board? where does a step, a ray lead? |
//! | [`Topology`], [`Finite`], [`Headings`], [`Aligned`] | what does a [`Board`] need? |
//! | [`Line`], [`Ray`] | which cells, in which order? |
//! | [`Lines`], [`Windows`], [`Coords`] | all whole lines, all windows of k, all cells |
//! | [`Symmetry`] | where do cells go when a rectangle is turned or mirrored? |
//! | [`Part`] | which rows and columns are a board of their own? |
//! | [`Shape`] | a polyomino: how can it be turned? where does it fit? |
//! | [`Origin`], [`CellName`], [`NameError`] | what is the name of a cell? |
//! | [`Layout`], [`Tiling`] | where is a cell on paper? |

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
