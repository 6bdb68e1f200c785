//! The queries on straight lines: runs, sight, moves, captures, gravity, connected cells and patterns.
//!
//! An answer contains the cells found and the reason why the search ended. To find the query for a question, see
//! [`questions`], with examples and pictures. To replace a loop of yours, see [`tutorial`].
//!
//! # What holds for all queries
//!
//! Every query is a method of [`Board`](crate::Board), and so of [`Bounds`](crate::Bounds), a board of rows and
//! columns. It takes a predicate on the coordinate of a cell, so you can store the cells in any way, such as an array
//! or a set of bits. A predicate can also count a move that is not made yet: `|c| c == at || grid[c] == mine`.
//! [`Grid`](crate::Grid) has the same queries, fully documented, with predicates on the value of a cell. Sets of bits
//! have [some of the queries](crate::bits#which-query).
//!
//! A run, a pattern, a flood, a field of view or a push includes its start cell. A ray, hit, slide, path, bracket or
//! hop starts at the next cell.
//!
//! Each query lists its allocations under *Complexity*. Only queries for lists, patterns, fields of view and some
//! answers about a whole board allocate.
//!
//! # The code
//!
//! | file | contents |
//! |---|---|
//! | `walk.rs` | the loop of every query along a line, which calls [`Topology::step`](crate::Topology::step); [`Stop`], why the loop ended |
//! | `run.rs`, `sight.rs`, `slide.rs` | the shortest queries: read one of them next |
//! | `captures.rs`, `hop.rs`, `push.rs` | what one piece does to its neighbours; `chains.rs` has repeated hops |
//! | `k_line.rs`, `runs.rs`, `matches.rs`, `census.rs` | k in a row, through a cell or on the whole board |
//! | `threats/`, `pattern/` | fours and open threes, and other shapes of a line as data |
//! | `flood.rs`, `regions.rs`, `region.rs` | connected cells |
//! | `vision/` | sight at any angle |
//! | `trace/` | what a query looked at |
//!
//! A new query needs a file here, a method with docs in `grid/queries/`, a row in `questions.rs`, and a test against a
//! simple loop in `tests/kernel/boards/`.

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
