//! The examples, run as people run them.
//!
//! `cargo test` builds the programs first. With `--test examples` or `--all-targets` they have to
//! be there already: `cargo build --examples`.

mod arguments;
#[path = "../../examples/common/mod.rs"]
mod common;
mod others;
mod peg_census;
mod perft;
mod piped;
mod position_files;
mod run;
mod solve;
mod switches;
mod terminal;
