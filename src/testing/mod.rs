//! Tests for any game and any board, including your own. To read the code, start with `contract.rs`, which has the
//! promises of every game.
//!
//! - [`check_rules`] plays random games and checks the promises of [`Rules`](crate::rules::Rules); [`check_bulk`] also
//!   those of [`Bulk`](crate::rules::Bulk).
//! - [`check_notation`] checks that the text of a move is read as that move, and that other texts are refused.
//! - [`check_against`] compares a game with a plain version of it, which can have another type of moves.
//! - [`check_engine`] compares a fast engine with its reference rules; [`lockstep`] compares any two games with the
//!   same moves.
//! - `strategies`, with the feature `proptest`, makes random boards, grids and played games for your own property
//!   tests.
//! - [`check_topology`] checks the laws of [`Topology`](crate::Topology), and [`check_walks`] checks some walks on a
//!   board without end. [`check_aligned`], [`check_tiled`] and [`check_layout`] check [`Aligned`](crate::Aligned),
//!   [`Tiled`](crate::Tiled) and [`Layout`](crate::Layout).
//!
//! These tests work for any game, so they can't find a wrong rule. Add move counts from the start and from late
//! positions ([`perft`](crate::rules::perft)), real games, and a comparison with a naive program.

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
