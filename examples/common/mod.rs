//! What the examples share: their options, moves from a pipe, two people at a terminal, and the
//! computer as a player.
//!
//! A game joins by [`TextGame`], or as [`AnyGame`] if it has nothing but its rules: then
//! [`front_end::run`] plays it at a terminal ([`table`]) or from a pipe ([`pipe`]). With
//! [`Computer`](computer::Computer) the computer plays it too.

#![allow(dead_code, unused_imports, reason = "each example uses its part of it")]

mod any_game;
pub(crate) mod arguments;
pub(crate) mod board;
mod choice;
mod command;
pub(crate) mod computer;
pub(crate) mod engine;
pub(crate) mod front_end;
pub(crate) mod hnefatafl;
pub(crate) mod in_a_row;
mod joined;
pub(crate) mod margin;
#[path = "../new_game.rs"]
#[allow(unreachable_pub, reason = "the game is a program of its own too")]
pub(crate) mod new_game;
mod options;
pub(crate) mod peg_solitaire;
mod picture_file;
pub(crate) mod pipe;
pub(crate) mod progress;
mod quoted;
pub(crate) mod reversi;
pub(crate) mod table;
mod targets;
mod text_game;
pub(crate) mod turn;

pub(crate) use self::{
    any_game::AnyGame,
    options::Options,
    quoted::quoted,
    text_game::{Player, TextGame, changed, ending},
};
