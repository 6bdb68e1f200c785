//! The queries on straight lines: runs, sight, moves, captures, gravity, connected cells and patterns.
//!
//! Their answers carry the cells found and the reason they ended. To find the query for a question, with examples and
//! pictures, see [`questions`]; to replace a loop of yours, see [`tutorial`].
//!
//! # What holds for all queries
//!
//! Every query is a method of [`Board`](crate::Board) (and so of [`Bounds`](crate::Bounds)), and takes a predicate on a
//! cell's coordinate. So it works for cells stored in any way: in an array, in a set of bits, or with a move that is only
//! imagined (`|c| c == at || grid[c] == mine`). [`Grid`](crate::Grid) has the same queries with predicates on a cell's
//! value, and their full documentation. Sets of bits have [some of them](crate::bits#which-query).
//!
//! A run, a pattern, a flood, a field of view or a push includes the cell it starts from. What a piece does or meets (a
//! ray, hit, slide, path, bracket, hop) starts at the next cell.
//!
//! Each query lists its allocations under *Complexity*: only lists, patterns, fields of view and some answers about a
//! whole board allocate.
//!
//! # The code
//!
//! | file | contents |
//! |---|---|
//! | `walk.rs` | the loop under every query along a line, which calls [`Topology::step`](crate::Topology::step); [`Stop`], why it ended |
//! | `run.rs`, `sight.rs`, `slide.rs` | the shortest queries: read one of them next |
//! | `captures.rs`, `hop.rs`, `push.rs` | what one piece does to its neighbours; `chains.rs` has repeated hops |
//! | `k_line.rs`, `runs.rs`, `matches.rs`, `census.rs` | k in a row, through a cell and on the whole board |
//! | `threats/`, `pattern/` | fours and open threes, and other shapes of a line as data |
//! | `flood.rs`, `regions.rs`, `region.rs` | connected cells |
//! | `vision/` | sight at any angle |
//! | `trace/` | what a query looked at |
//!
//! A new query needs a file here, a method with docs in `grid/queries/`, a row in `questions.rs`, and a test against a
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
