//! Straight lines on game boards: rays, runs, win checks, captures, line of sight, flood fill, and whole
//! games built from them: the right answer, with its cells and its reason, on any board.
//!
//! ```
//! use collinear::{Coord, Direction, Grid, Length};
//!
//! let board = Grid::parse(". . . X . .\n. . X O . .\n. X O X . .\nX O X O O .")?;
//! let (last, four) = (Coord::new(0, 3), Length::AtLeast(4));
//! let mut lines = board.k_lines_through(last, &Direction::AXES, four, |&disc| disc == 'X');
//! assert_eq!(lines.next().unwrap().to_string(), "4 cells NE from (3, 0)");
//! # Ok::<(), collinear::GridError>(())
//! ```
//!
//! A [`Board`] knows its cells and where a step leads, and has every query, asked with a predicate on a coordinate.
//! [`Bounds`] is the board of rows and columns, which may be joined at their ends. A [`Grid`] is a board with a value
//! on each cell, and has the same queries, asked with a predicate on a value.
//!
//! **Begin with [`Grid`], and find your query in [the table of questions](lines::questions).** A floor uses only those
//! below it:
//!
//! | floor | what stands on it |
//! |---|---|
//! | [`testing`] | tests for a game or a board of yours |
//! | [`rules`] | games: legal moves, undo, perft, playouts, moves and variants as text |
//! | [`picture`], [`bits`] | any board as SVG; sets of cells, the same queries on them, for speed |
//! | [`grid`] | a value for each cell; what a move changed |
//! | [`lines`], [`boards`] | the queries; boxes, hexagons, Möbius strips, listed lines, a board of yours |
//! | [`geometry`] | cells, headings, lines, rectangles, symmetries, shapes |
//!
//! # Features
//!
//! - `std` (default): hash maps ([grids without end](grid::EndlessGrid), distinct positions), and AVX2 where the
//!   machine has it. Without it the crate is `no_std` and needs `alloc` only.
//! - `serde`: values, boards, positions and [rule sets](rules::Settings) in files, checked as they are read.
//! - `proptest` (with `std`): `testing::strategies`, random boards, grids and played games for property tests.
//! - `rayon` (with `std`): threads that share [levels](rules::peg_solitaire::BitPegSolitaire::levels) of peg solitaire.
//! - `portable-atomic-critical-section`: for machines without atomics, such as Cortex-M0.
//!
//! More games stand in `collinear-games`, thousands of games side by side in `collinear-batch`; `collinear-play` puts any
//! on the screen. The crate has no `unsafe` code.

#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

// The page of a type lists its methods in the order of these modules: the floors first, sets of bits
// and what stands on them after those.
pub mod boards;
pub mod geometry;
pub mod grid;
mod hasher;
pub mod lines;

pub mod bits;
pub mod picture;
pub mod rules;
pub mod testing;

mod shared;

/// What macros name in the crate where they are used.
#[doc(hidden)]
pub mod __private {
    pub use alloc::{string::String, vec::Vec};

    #[cfg(feature = "serde")]
    pub use serde;
}

#[cfg(feature = "std")]
pub use self::grid::EndlessGrid;
pub use self::{
    geometry::{
        Aligned, Board, Bounds, CellName, Coord, Direction, Finite, Headings, Layout, Line,
        NameError, Origin, Part, Ray, Rect, Shape, Symmetry, Tiled, TooLarge, Topology, Wrap,
        WrongSize,
    },
    grid::{Grid, GridError},
    lines::{
        Bracket, Corners, Gravity, Hop, Length, Match, Miss, Move, PathError, Pattern,
        PatternError, PatternMatch, Push, Region, Removal, Run, RunThrough, Seen, Segment, Stop,
        Surround, Token, Wanted,
    },
};

/// The examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
