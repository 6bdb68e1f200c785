//! What the examples share: their options, moves from a pipe, and two people at a terminal.
//!
//! A game joins by [`TextGame`]: then [`pipe::play`] and [`table::play`] can play it.

#![allow(dead_code, reason = "each example uses its part of it")]

pub(crate) mod arguments;
mod board;
mod command;
pub(crate) mod in_a_row;
pub(crate) mod pipe;
pub(crate) mod progress;
mod quoted;
pub(crate) mod table;
mod text_game;

pub(crate) use self::{quoted::quoted, text_game::TextGame};
