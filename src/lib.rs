//! x
#![no_std]
extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

pub mod geometry;
pub use geometry::*;
#[allow(missing_docs)]
pub mod lines;
pub use lines::*;
pub mod grid;
pub use grid::*;
pub mod rules;
pub mod testing;
