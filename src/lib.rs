//! Straight lines on game boards: rays, runs, win checks, captures, line of sight, flood fill, and whole games built
//! from them. Queries answer with the cells and the reason, on any board.
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
//! A [`Board`] has every query; its queries take a predicate on a coordinate. [`Bounds`] is the board of rows and
//! columns, whose opposite sides can be joined. A [`Grid`] is a board with a value on each cell; it has the same
//! queries, which take a predicate on a value.
//!
//! **Begin with [`Grid`], and find your query in [the table of questions](lines::questions).** If you already have a
//! loop, see [from a tutorial's loop to a query](lines::tutorial). For a game of your own, see [`rules`]. Each layer of
//! the crate uses only the layers below it:
//!
//! | layer | contents |
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
//! - `std` (default): hash maps ([grids without end](grid::EndlessGrid), distinct positions), and AVX2 where the CPU
//!   has it. Without `std` the crate is `no_std` and needs only `alloc`.
//! - `serde`: values, boards, positions and [rule sets](rules::Settings) in files, validated when they are read.
//! - `proptest` (with `std`): `testing::strategies`, random boards, grids and played games for property tests.
//! - `rayon` (with `std`): [levels](rules::peg_solitaire::BitPegSolitaire::levels) of peg solitaire on several
//!   threads.
//! - `portable-atomic-critical-section`: for machines without atomics, such as Cortex-M0.
//!
//! `collinear-games` has more games, `collinear-batch` plays thousands of games side by side, and `collinear-play` is
//! a player for the terminal. The crate has no `unsafe` code.

#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

// The methods of a type are listed in the order of these modules: the layers first, then sets of bits and the
// modules that use them.
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

/// Items that the crate's macros use where they are expanded.
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
