//! Tests for any game and any board: yours as well. Begin reading at `contract.rs`, what every game promises.
//!
//! - [`check_rules`] plays a game at random and checks what [`Rules`](crate::rules::Rules)
//!   promises; [`check_bulk`] what [`Bulk`](crate::rules::Bulk) does as well.
//! - [`check_notation`] checks that moves are read as they are written, and that what is none is refused.
//! - [`check_against`] plays a game beside a plain version of it, whose moves may be of another type.
//! - [`check_engine`] plays a fast engine and its reference rules side by side and compares them;
//!   [`lockstep`] does so with any two games of the same moves.
//! - `strategies`, with the feature `proptest`: random boards, grids and played games for property
//!   tests of your own.
//! - [`check_topology`] checks that a board keeps the laws of [`Topology`](crate::Topology), and
//!   [`check_walks`] that some walks on it do, where it has no end; [`check_aligned`], [`check_tiled`] and
//!   [`check_layout`] check those of [`Aligned`](crate::Aligned), [`Tiled`](crate::Tiled) and
//!   [`Layout`](crate::Layout).
//!
//! None of them knows the game, so none can tell whether a rule is the right one. For that a game
//! needs counts from the start and from late positions ([`perft`](crate::rules::perft)), games
//! that were really played, and properties against a naive program.

mod against;
mod aligned;
mod breach;
mod bulk;
mod contract;
mod layout;
mod lockstep;
mod notation;
mod random_play;
#[cfg(feature = "proptest")]
pub mod strategies;
mod tiled;
mod topology;

pub use self::{
    against::check_against,
    aligned::check_aligned,
    breach::Breach,
    bulk::check_bulk,
    contract::check_rules,
    layout::check_layout,
    lockstep::{check_engine, lockstep},
    notation::check_notation,
    random_play::RandomPlay,
    tiled::check_tiled,
    topology::{check_topology, check_walks},
};
