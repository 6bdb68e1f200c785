//! The queries on straight lines: runs, sight, moves, captures, gravity, connected cells and patterns, with answers
//! that carry their cells and the reason they ended.
//!
//! Which query answers a question, with examples and pictures: [`questions`].
//!
//! # Where to begin reading
//!
//! | file | what stands in it |
//! |---|---|
//! | `walk.rs` | the loop under every query along a line, and [`Stop`], why it ended; it takes its steps by [`Topology::step`](crate::Topology::step), on a rectangle that of `geometry/rect.rs` |
//! | `run.rs`, `sight.rs`, `slide.rs` | the shortest queries on it: read one of them next |
//! | `captures.rs`, `hop.rs`, `push.rs` | what one piece does to its neighbours; `chains.rs` hops one after the other |
//! | `k_line.rs`, `runs.rs`, `matches.rs`, `census.rs` | k in a row, through a cell and on the whole board |
//! | `threats/`, `pattern/` | fours and open threes, and any other shape of a line as data; `threats/mod.rs` says which is which |
//! | `flood.rs`, `regions.rs`, `region.rs` | connected cells |
//! | `vision/` | sight at any angle |
//! | `trace/` | what a query looked at |
//!
//! # What holds of all
//!
//! Every query is a method of [`Board`](crate::Board), of [`Bounds`](crate::Bounds) therefore, and takes a predicate
//! on a cell's coordinate. So it works whatever keeps the cells: an array, a set of bits, a board with a move that is
//! only thought of (`|c| c == at || grid[c] == mine`). [`Grid`](crate::Grid) has the same queries for predicates on a
//! cell, with their full documentation. Sets of bits answer [some of them](crate::bits#which-query).
//!
//! What starts where follows one rule. A run, a pattern, a flood, a field of view or a push contains the cell
//! it is asked from. What a piece does or meets (a ray, hit, slide, path, bracket, hop) starts at the next cell.
//!
//! Under *Complexity* each query says what it allocates: nothing, but for lists, patterns, fields of view
//! and some answers about a whole board.
//!
//! A new query is a file here, a method in `grid/queries/` with its docs, a row in `questions.rs` and a law beside a
//! naive program in `tests/kernel/boards/`.

mod beam;
mod captures;
mod census;
mod chains;
mod completions;
mod flood;
mod framed;
mod gravity;
mod hop;
mod k_line;
mod k_lines;
mod matches;
mod miss;
mod path;
mod pattern;
mod pieces;
mod push;
pub mod questions;
mod region;
mod regions;
mod run;
mod runs;
mod sight;
mod slide;
mod threats;
mod together;
mod trace;
pub mod tutorial;
mod vision;
mod walk;

pub(crate) use self::gravity::room;
pub use self::{
    beam::Beam,
    captures::{Bracket, Surround},
    census::Census,
    chains::{Removal, distinct_chains, longest_of},
    gravity::{Compaction, Gravity},
    hop::Hop,
    k_line::Length,
    matches::Match,
    miss::{Miss, MissOn, Wanted},
    path::PathError,
    pattern::{Pattern, PatternError, PatternMatch, Segment, Token},
    push::Push,
    region::Region,
    run::{Run, RunThrough},
    sight::Seen,
    slide::{Move, Moves},
    threats::Threat,
    together::SlideTogether,
    trace::{Answer, Asked, Look, Trace, Traced},
    vision::{Corners, FieldOfView},
    walk::Stop,
};
