//! The layers below the games: geometry, grids and line queries, compared with a naive program and under the eight
//! symmetries; allocations of walks; and known bugs of other projects.

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
