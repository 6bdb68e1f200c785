//! The examples, run as people run them.
//!
//! `cargo test` builds the programs first. With `--test examples` or `--all-targets` they must have been built
//! with `cargo build --examples`.

mod arguments;
mod others;
mod peg_census;
mod pictures;
mod played;
mod run;
mod solve;
