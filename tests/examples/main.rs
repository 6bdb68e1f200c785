//! The examples, run as people run them.
//!
//! `cargo test` builds the programs first. With `--test examples` or `--all-targets` they have to
//! be there already: `cargo build --examples`.

mod arguments;
#[path = "../../examples/common/mod.rs"]
mod common;
#[cfg(unix)]
mod full_screen;
mod others;
mod peg_census;
mod perft;
mod pictures;
mod piped;
mod position_files;
mod records;
mod run;
mod solve;
mod switches;
mod terminal;
