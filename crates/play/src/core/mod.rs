//! A game in progress, for every front end: sessions, records, the tree of turns, and the players.
//!
//! This module does not depend on the command line, a terminal or particular games. Begin with [`playable`], which
//! describes a game, and [`session`], which plays it.

pub(crate) mod about;
pub(crate) mod aim;
mod bands;
pub(crate) mod board;
pub(crate) mod called;
pub(crate) mod capitalized;
pub(crate) mod catalogue;
#[cfg(all(test, feature = "program"))]
pub(crate) mod drift;
pub(crate) mod file;
pub(crate) mod game_option;
mod history;
pub(crate) mod notation;
mod numbers;
pub(crate) mod overlay;
pub(crate) mod playable;
mod played;
pub(crate) mod player;
pub(crate) mod plays;
mod position;
pub(crate) mod quoted;
pub(crate) mod record;
pub(crate) mod refused;
pub(crate) mod review;
pub(crate) mod seat;
pub(crate) mod session;
pub(crate) mod table;
pub(crate) mod tags;
pub(crate) mod tree;
pub(crate) mod turn;
pub(crate) mod unit;
