//! Thousands of games at once, for programs that learn and search.
//!
//! | you want | use |
//! |---|---|
//! | games stepped together: actions in, rewards, masks and planes out | [`Batch`], [`Buffers`] |
//! | a step of some games, games that start again, a random opponent | [`Step`] |
//! | random games, many at a time | [`playouts`] |
//! | steps and random games on all threads | `par_step`, `par_playouts`, .. (feature `rayon`) |
//! | Monte Carlo tree search of many positions, with or without a network | `Search` (feature `std`) |
//! | how positions and moves become numbers | [`Encode`](collinear::rules::Encode) |
//! | the fastest engine for a board, in a batch | `fastest` of a game, an [`EngineVisitor`](collinear::rules::EngineVisitor) |
//! | a game of your own in a batch | [`Encoded`], or `Encode` on your rules |
//!
//! Start reading at [`Batch`], in `batch.rs`. Each game of a batch is a `Seat`.
//!
//! # Layout in memory
//!
//! Each game is one struct (an array per field was no faster). A step makes two passes over the games. The first reads
//! all actions, so that nothing changes if one is refused. The second makes the moves and writes the results, 128 games
//! at a time for rules that apply [many moves at once](collinear::rules::Bulk::apply_each).
//!
//! With the feature `std`, both passes are compiled a second time, for processors with AVX2 and BMI. Each step chooses
//! between the two versions once. Only code that is inlined into the passes gains from this.

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
mod step;
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
    step::Step,
    step_error::StepError,
};

/// The example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
