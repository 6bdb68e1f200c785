//! Scans of big boards: all lines of k, found or counted in one pass over the rows.
//!
//! The same question as [`k_lines`](crate::Bounds::k_lines), with the same answer, at many times its
//! speed where rows have hundreds of cells or more. On a board that fits in a word or two, take a
//! set of bits; on one of a few dozen columns, `k_lines`.
//!
//! | the board | how many | which |
//! |---|---|---|
//! | a [`Grid`](crate::Grid) | [`count_k_lines`](crate::Grid::count_k_lines) | [`find_k_lines`](crate::Grid::find_k_lines) |
//! | .. by several threads (feature `rayon`) | `par_count_k_lines` | `par_find_k_lines` |
//! | rows, one after the other | [`KLineCounter`] | [`KLineFinder`] |
//!
//! ```
//! use collinear::{Bounds, Direction, Grid, Length, bits::scan::KLineCounter};
//!
//! let (axes, five) = (Direction::AXES, Length::AtLeast(5));
//! let board = Grid::from_fn(300, 2000, |at| (at.row * at.col) % 7 < 3)?;
//! let count = board.count_k_lines(&axes, five, |&cell| cell);
//! assert_eq!(count, board.k_lines(&axes, five, |&cell| cell).count());
//!
//! // the same cells, made when they are needed
//! let mut counter = KLineCounter::new(Bounds::new(300, 2000)?, &axes, five)?;
//! for row in 0..300 {
//!     let cells: Vec<_> = (0..2000).map(|col| (row * col) % 7 < 3).collect();
//!     counter.push(&cells, |&cell| cell)?;
//! }
//! assert_eq!(counter.count(), count);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Which boards
//!
//! Boards of any size, k of any length, any of the eight compass directions. Joined sides and
//! other steps (a knight's) are not for packed rows: a counter and a finder refuse them with a
//! [`ScanError`], and the methods of a grid then ask `k_lines`, which knows them.
//!
//! # Complexity
//!
//! A pass asks the predicate once for each cell and keeps the bits of k rows for each axis: k * cols
//! / 8 bytes (an axis along which no k cells fit is left out). A finder also keeps a number for each
//! column and axis. For a row, an axis takes log2(k) intersections and a few operations more, each of
//! them on as many cells as a vector register has bits; runs longer than k cost nothing more.
//!
//! # Speed
//!
//! Lines of at least 5 along four axes, bytes on a board of 8192 by 8192 of which two of five
//! match, one core of a Zen 4 machine: 8 cells a nanosecond, as many as at 1024 by 1024. That is 15
//! times as fast as a byte scan with running counts, and about as fast as adding the bytes up. With
//! `-C target-cpu=native` the sum becomes nearly three times as fast and the scan stays as it is, at
//! 0.4 times the speed of the sum. `cargo bench --bench scan -- --ratios` measures it anew.
//!
//! With `std`, the machine is asked at each row whether it has AVX2. That pays: without it a scan
//! takes 1.35 times as long. AVX-512 makes no difference.
//!
//! Two threads (feature `rayon`) took half of the time at 8192 by 8192 and two thirds at 1024 by 1024.

mod across;
mod chunk;
mod counter;
mod doublings;
mod down;
mod error;
mod finder;
mod grid;
mod part;
mod room;
mod rows;
mod singles;
mod strips;

use self::part::Part;
pub use self::{counter::KLineCounter, error::ScanError, finder::KLineFinder};
