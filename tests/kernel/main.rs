//! The floors below the games: geometry, grids, and the vocabulary of lines, next to a naive program and
//! under the eight symmetries; what walks may not do, allocate; and bugs that others really had.

mod areas;
mod bad_inputs;
mod boards;
#[path = "../budget/mod.rs"]
mod budget;
mod chains;
mod geometry;
mod grid;
mod lines;
mod naive;
mod no_allocation;
mod patterns;
mod questions;
mod regions;
mod strategies;
mod surfaces;
mod symmetry;
mod vision;
