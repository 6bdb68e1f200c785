//! What the examples share: their options, moves from a pipe, and two people at a terminal.
//!
//! A game joins by [`TextGame`]: then [`front_end::run`] plays it at a terminal ([`table`]) or from
//! a pipe ([`pipe`]).

#![allow(dead_code, reason = "each example uses its part of it")]

pub(crate) mod arguments;
mod board;
mod choice;
mod command;
pub(crate) mod engine;
pub(crate) mod front_end;
pub(crate) mod hnefatafl;
pub(crate) mod in_a_row;
mod joined;
pub(crate) mod peg_solitaire;
mod picture_file;
pub(crate) mod pipe;
pub(crate) mod progress;
mod quoted;
pub(crate) mod reversi;
pub(crate) mod table;
mod targets;
mod text_game;
mod turn;

pub(crate) use self::{
    quoted::quoted,
    text_game::{Player, TextGame},
};
