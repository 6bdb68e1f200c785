//! The examples, run as programs: `cargo build -p collinear-games --examples` builds them.

mod draughts;
mod perft;
#[path = "../../../../tests/examples/run.rs"]
mod run;
