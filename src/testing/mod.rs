//! Tests for any game and any board: yours as well.
//!
//! - [`check_rules`] plays a game at random and checks what [`Rules`](crate::rules::Rules)
//!   promises.
//! - [`lockstep`] plays two engines of one game side by side and compares them.
//! - [`check_topology`] checks that a board keeps the laws of [`Topology`](crate::Topology).
//!
//! None of them knows the game, so none can tell whether a rule is the right one. For that a game
//! needs counts from the start and from late positions ([`perft`](crate::rules::perft)), games
//! that were really played, and properties against an obviously right twin.

mod contract;
mod lockstep;
mod random_play;
mod topology;

pub use self::{
    contract::{Breach, check_rules},
    lockstep::{Difference, lockstep},
    random_play::RandomPlay,
    topology::{Law, TopologyBreach, check_topology, check_walks},
};
