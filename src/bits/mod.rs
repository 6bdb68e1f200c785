//! Sets of cells as bits of a number, for speed: bitboards and lookup tables.
//!
//! A [`Grid`](crate::Grid) holds any cell type at any size and is read cell by cell. A query of a set of bits handles
//! all its cells at once, or reads a whole line in a few operations.
//!
//! ```
//! use collinear::{Direction, Grid, Length, bits::Bitboard};
//!
//! type Cells = Bitboard<u64, 6, 7>;
//!
//! let board = Grid::parse("
//!     . . . . . . .
//!     . . . . . . .
//!     . . . . . . .
//!     . . . O . . .
//!     . X O O . . .
//!     . X X X O . .
//! ")?;
//! let first: Cells = board.mask(|&disc| disc == 'X')?;
//! let discs: Cells = board.mask(|&disc| disc != '.')?;
//! let wins = first.completions(&Direction::AXES, Length::AtLeast(4), discs.landings());
//! assert_eq!(wins.iter().collect::<Vec<_>>(), [(5, 0).into()]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Which set
//!
//! | set | boards | made for |
//! |---|---|---|
//! | [`Bitboard`] | rectangles of up to 1,024 cells, with the size in the type | all cells at once: shifts, floods, captures, the win check of a whole side |
//! | [`Rays`], used with it | the same | one cell of a bitboard: sight, slides, brackets |
//! | [`CellSet`] with [`LineTables`] | any finite board: boxes, listed lines, tori, twisted strips | one cell or all; win checks with a [`KLineTable`] |
//!
//! The number behind a `Bitboard` or a `CellSet` is a [`Word`]: `u8` to `u128`, or [`Wide`] beyond. Only a
//! `CellSet` supports boards that wrap: a bit shifted off the edge of a `Bitboard` is lost.
//!
//! Start reading at `bitboard/mod.rs`, which lists the query of a set beside each query of a grid. The files
//! `rays/mod.rs` and `tables/mod.rs` explain at the top how they work.

mod algebra;
mod bitboard;
mod nth_one;
mod plane;
mod rays;
mod tables;
mod wide;
mod word;

pub(crate) use self::plane::write_rows;
pub use self::{
    bitboard::{Bitboard, Cells},
    plane::PlaneValue,
    rays::Rays,
    tables::{CellSet, KLineTable, LineTables},
    wide::Wide,
    word::Word,
};
