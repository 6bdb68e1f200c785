//! Boards of every kind: the laws and all queries on a list of them, listed lines, grids.

mod beams;
mod changes;
mod edges;
mod endless;
mod falls;
mod grids;
mod hops;
mod layout;
pub(crate) mod list;
pub(crate) mod naive;
mod naive_hops;
pub(crate) mod numbered;
mod paths;
mod pieces;
mod pushes;
mod queries;
mod regions;
mod shapes;
mod size_hints;
pub(crate) mod threats;
mod together;
mod topology;
mod traces;
mod tracks;
mod windows;
mod written;
