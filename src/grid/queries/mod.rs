//! The vocabulary of [`lines`](crate::lines) on a grid: the same words, with predicates on what
//! stands on a cell.

mod areas;
mod patterns;
mod pieces;
mod runs;
mod sight;
