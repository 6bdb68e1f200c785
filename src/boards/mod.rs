//! Boards that are not rectangles, each with all the queries: boxes, endless planes, hexagons, Möbius strips, listed
//! lines, boards with holes, and your own. To read the code, start with `twisted.rs`, a board in one file.
//!
//! # A board of your own
//!
//! [`Board::of`](crate::Board::of) gives a [`Topology`](crate::Topology) the queries of [`lines`](crate::lines).
//! Implement the traits that you need, in this order:
//!
//! | trait | you write | the board gets |
//! |---|---|---|
//! | [`Topology`](crate::Topology) | two types, `contains`, `step`, `reversed` | all queries from a cell: rays, runs, slides, hits, hops, brackets, lines of k through a cell |
//! | [`Headings`](crate::Headings) | `headings` | the axes of a win check |
//! | [`Finite`](crate::Finite) | two types, `cells`, `cell_count`, `index_of`, `line_starts` | queries about the whole board: all runs, all lines of k, floods; a [`Grid`](crate::Grid) |
//! | [`Aligned`](crate::Aligned) | `heading_to` | the line between two cells: `path`, `between` |
//! | [`Tiled`](crate::Tiled) | `row_and_col`, `cell_in` | sight at any angle: `sees`, `field_of_view` |
//! | [`Layout`](crate::Layout) | `paper`, `on_paper` | names of cells, text, [pictures](crate::picture::Picture), a board in the player |
//!
//! In a test, [`check_topology`](crate::testing::check_topology), [`check_aligned`](crate::testing::check_aligned),
//! [`check_tiled`](crate::testing::check_tiled) and [`check_layout`](crate::testing::check_layout) check them. An
//! example, `examples/own_board.rs`, is the surface of a cube:
//! ```
#![doc = include_str!("../../examples/own_board.rs")]
//! ```
//!
//! # Boards of this crate
//!
//! Each type has a method `board`, which makes a [`Board`](crate::Board) with the queries. [`Bounds`](crate::Bounds) is
//! already one.
//!
//! | board | description | cells | headings | effect of a step on the heading |
//! |---|---|---|---|---|
//! | [`Bounds`](crate::Bounds) | a rectangle, with or without joined sides | [`Coord`](crate::Coord) | [`Direction`](crate::Direction) | none |
//! | [`Twisted`] | Möbius strip, Klein bottle, projective plane | [`Coord`](crate::Coord) | [`Direction`](crate::Direction) | mirrored at a twisted seam |
//! | [`Cuboid`] | a box of any number of dimensions | [`Point`] | [`Delta`] | none |
//! | [`Plane`], [`HexPlane`] | squares or hexagons without end | [`Place`], [`Hex`] | [`Direction`](crate::Direction) | none |
//! | [`Window`] | a finite part of a plane | as on the plane | [`Direction`](crate::Direction) | none |
//! | [`Hexagons`] | a hexagon, rhombus or triangle of hexagons | [`Hex`] | [`Direction`](crate::Direction) | none |
//! | [`Holed`] | any of these [without](crate::Board::without) some cells | as on the whole board | as on the whole board | as on the whole board |
//! | [`Tracks`] | listed lines: Nine Men's Morris, Alquerque, Surakarta [and others](Tracks#ready-made-boards) | a number | [`TrackHeading`] | the next index of the list |

pub mod cuboid;
pub mod hexagons;
pub mod holed;
mod layout;
pub mod plane;
mod tracks;
pub mod twisted;

#[doc(inline)]
pub use self::{
    cuboid::{Cuboid, Delta, Deltas, Point, Points},
    hexagons::{HexShape, HexSide, Hexagons, Hexes},
    holed::{Holed, KeptCells},
    plane::{Hex, HexPlane, Place, Plane, PlaneCell, Window, WindowCells},
    tracks::{Track, TrackHeading, Tracks, TracksError},
    twisted::{Seam, Twisted},
};
