//! Boards that are no rectangles, each with all the queries: boxes, endless planes, hexagons,
//! Möbius strips, listed lines, boards with holes. And yours.
//!
//! # A board of your own
//!
//! A board is a [`Topology`](crate::Topology): it says which cells there are, where a step leads, and
//! which heading one has there. [`Board::of`](crate::Board::of) gives it the queries of
//! [`lines`](crate::lines). Write as many of these as you need, from the top:
//!
//! | trait | you write | the board has then |
//! |---|---|---|
//! | [`Topology`](crate::Topology) | two types, `contains`, `step`, `reversed` | all queries from a cell: rays, runs, slides, hits, hops, brackets, lines of k through a cell |
//! | [`Headings`](crate::Headings) | `headings` | the axes of a win check |
//! | [`Finite`](crate::Finite) | two types, `cells`, `cell_count`, `index_of`, `line_starts` | queries about all of it: all runs, all lines of k, floods; a [`Grid`](crate::Grid) |
//! | [`Aligned`](crate::Aligned) | `heading_to` | the way between two cells: `path`, `between` |
//! | [`Tiled`](crate::Tiled) | `row_and_col`, `cell_in` | sight at any angle: `sees`, `field_of_view` |
//! | [`Layout`](crate::Layout) | `paper`, `on_paper` | names of cells, text, [pictures](crate::picture::Picture), a board in the player |
//!
//! Their other methods are shortcuts, which a board that knows better replaces. Then let
//! [`check_topology`](crate::testing::check_topology), [`check_aligned`](crate::testing::check_aligned),
//! [`check_tiled`](crate::testing::check_tiled) and [`check_layout`](crate::testing::check_layout) try it
//! in a test. This is the surface of a cube, `examples/own_board.rs`:
//!
//! ```
#![doc = include_str!("../../examples/own_board.rs")]
//! ```
//!
//! # The boards here
//!
//! Each has a method `board` that gives it the queries; [`Bounds`](crate::Bounds) is such a board, and so is
//! what [`Board::without`](crate::Board::without) answers.
//!
//! | board | what it is | cells | headings | what a step does to the heading |
//! |---|---|---|---|---|
//! | [`Bounds`](crate::Bounds) | a rectangle, its sides joined or not | [`Coord`](crate::Coord) | [`Direction`](crate::Direction) | nothing |
//! | [`Twisted`] | Möbius strip, Klein bottle, projective plane | [`Coord`](crate::Coord) | [`Direction`](crate::Direction) | mirrors it at a twisted seam |
//! | [`Cuboid`] | a box of any number of dimensions | [`Point`] | [`Delta`] | nothing |
//! | [`Plane`], [`HexPlane`] | squares or hexagons without end | [`Place`], [`Hex`] | [`Direction`](crate::Direction) | nothing |
//! | [`Window`] | a finite part of a plane | those of the plane | [`Direction`](crate::Direction) | nothing |
//! | [`Hexagons`] | a hexagon, rhombus or triangle of hexagons | [`Hex`] | [`Direction`](crate::Direction) | nothing |
//! | [`Holed`] | any of these [without](crate::Board::without) some cells: its edge is there | those of the whole board | those of the whole board | what it does there |
//! | [`Tracks`] | listed lines: Nine Men's Morris, Alquerque, Surakarta [and others](Tracks#boards-that-are-ready-made) | a number | [`TrackHeading`] | leads to the next cell of the list |
//!
//! ```
//! use collinear::{Coord, Direction, Length, boards::Twisted};
//!
//! // Four in a row over the seam of a Möbius strip: the lower row goes on as the upper one.
//! let strip = Twisted::moebius(4, 6)?.board();
//! let discs = [(3, 4), (3, 5), (0, 0), (0, 1)].map(Coord::from);
//! let is_disc = |at| discs.contains(&at);
//! let four = Length::AtLeast(4);
//! assert!(strip.has_k_line_through(discs[0], &Direction::AXES, four, is_disc));
//! # Ok::<(), collinear::TooLarge>(())
//! ```
//!
//! # Lines are walked
//!
//! On a rectangle a line is one step, again and again. Elsewhere the heading may change on the way: a
//! line over a twisted seam that went up goes down, a loop turns at the corner of a board. So a step
//! answers with the cell *and the heading there*, and a line is a ring when both come back. On a
//! Möbius strip a row comes back to its first column after once round, in another row; only after
//! twice round is it a ring. A line may cross its own cell in another heading.
//!
//! - Which headings are there? [`Headings`](crate::Headings) says it for a cell: `headings` both ways
//!   of each line, `axes` one of them, which is what a win check needs.
//! - Queries about the whole board need one that can be counted: it is [`Finite`](crate::Finite).
//!   Planes are not, and the compiler says so.
//! - Queries about the way between two cells need a board on which these determine it:
//!   [`Aligned`](crate::Aligned).
//! - Sight at any angle needs cells that tile the plane, squares or hexagons: [`Tiled`](crate::Tiled).
//!
//! # On paper
//!
//! Each of them that has an end has a [`Layout`](crate::Layout), and so a
//! [`Picture`](crate::picture::Picture). Points have strokes between them, and loops arcs round the
//! corners:
//!
#![doc = include_str!("../../examples/pictures/morris.svg")]
//!
#![doc = include_str!("../../examples/pictures/surakarta.svg")]
//!
//! The layers of a box lie side by side; of an endless plane a window is shown:
//!
#![doc = include_str!("../../examples/pictures/qubic.svg")]
//!
#![doc = include_str!("../../examples/pictures/hex_window.svg")]
//!
//! Where cells were left out, a board has its edge, and a star its [corners](crate::Board::corners):
//!
#![doc = include_str!("../../examples/pictures/star.svg")]

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
