//! Thousands of games at once, for programs that learn and search.
//!
//! | you want | ask |
//! |---|---|
//! | games stepped together: actions in, rewards, masks and planes out | [`Batch`], [`Buffers`] |
//! | random games, many at a time | [`playouts`] |
//! | the same by all threads | their names with `par_` before them (feature `rayon`) |
//! | Monte Carlo tree search of many positions, with a network or without | `Search` (feature `std`) |
//! | how positions and moves become numbers | [`Encode`](collinear::rules::Encode) |
//! | the fastest engine for a board, in a batch | `fastest` of a game, an [`EngineVisitor`](collinear::rules::EngineVisitor) |
//! | a game of your own in a batch | [`Encoded`], or `Encode` on your rules |
//!
//! Begin reading at [`Batch`], in `batch.rs`; a game of it is a `Seat`.
//!
//! # How games lie in memory
//!
//! A game is a struct with all that it has, game after game, and a step goes over them twice: it reads the
//! moves of all, so that nothing has changed if one is refused, and then makes them, 128 games at a time for
//! rules that do [many at once](collinear::rules::Bulk::apply_each), and writes. An array for each field was no
//! faster: a bare four in a row took 11.0 ns a step either way. With `std` the passes are compiled a second
//! time for processors with AVX2 and its bits, and chosen once a step: what is inlined into them profits, and
//! what is a call does not.

#![no_std]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

mod batch;
mod buffers;
mod encoded;
mod playouts;
#[cfg(feature = "std")]
mod search;
mod seat;
mod step_error;
#[cfg(feature = "rayon")]
mod threads;

#[cfg(feature = "std")]
pub use self::search::{Evaluations, Leaves, Search};
#[cfg(feature = "rayon")]
pub use self::threads::par_playouts;
pub use self::{
    batch::Batch,
    buffers::{Buffers, Slices},
    encoded::Encoded,
    playouts::playouts,
    step_error::StepError,
};

/// The examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
