//! The queries of [`lines`](crate::lines) on a grid, with predicates on a cell's value.
//!
//! The queries are documented here, because examples are easiest to read on a grid. A [`Board`](crate::Board) has the
//! same queries with predicates on a cell's coordinate.

// Not sorted: the page of `Grid` has the queries in this order.
mod k_line;

mod runs;

mod matches;

mod sight;

mod moves;

mod push;

mod together;

mod shape;

mod captures;

mod hop;

mod chains;

mod pieces;

mod gravity;

mod flood;

mod regions;

mod pattern;
