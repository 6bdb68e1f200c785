//! Sets of cells as bits of numbers, for speed: bitboards and lookup tables.
//!
//! A [`Grid`](crate::Grid) is made for reading: any cell type, any size, one cell after the other. A set
//! of bits answers for all its cells at once, or reads a whole line in a few operations.
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
//! | [`Bitboard`] | rectangles whose size is in the type, of up to 1,024 cells | all cells at once: shifts, floods, captures, the win check of a whole side |
//! | [`Rays`] beside it | the same | one cell of a bitboard: sight, slides, brackets |
//! | [`CellSet`] with [`LineTables`] | any finite board: boxes, listed lines, tori, twisted strips | one cell or all; win checks by a [`KLineTable`] |
//!
//! The number behind a `Bitboard` or a `CellSet` is a [`Word`]: `u8` to `u128`, or [`Wide`] beyond. Sets
//! other than `CellSet` are for boards that are not wrapped: what is shifted off an edge is gone.
//!
//! # Which query
//!
//! A query of one cell has the name that it has on [`Bounds`](crate::Bounds) and `Grid`, with sets instead of
//! predicates. The singular is for one direction, the plural for all of them; `_through` is what runs through
//! one cell. What moves all cells of a [`Bitboard`] by a step is its [`shift`](Bitboard::shift). Words on
//! `_starts` are of sets alone, and say from which cells something begins: a grid answers with what begins
//! there, with all its cells. Here is where each word stands; a query of [`lines`](crate::lines) that is not
//! named is one of grids and boards alone.
//!
//! | query | [`Grid`](crate::Grid) or [`Board`](crate::Board) | [`Bitboard`] | [`LineTables`] |
//! |---|---|---|---|
//! | the set: how many, `contains`, subset, disjoint | a predicate | its own, with `&`, `\|`, `^`, `-`, `!` | [`CellSet`], with `&`, `\|`, `^`, `-`; `contains` is of the tables |
//! | cell in, cell out | [`fill`](crate::Grid::fill), indexing | [`insert`](Bitboard::insert), [`remove`](Bitboard::remove) | `\|=` and `-=` a [`cell`](LineTables::cell) |
//! | board | [`board`](crate::Grid::board), [`bounds`](crate::Grid::bounds) | [`BOUNDS`](Bitboard::BOUNDS) | [`board`](LineTables::board) |
//! | number | | [`word`](Bitboard::word), [`from_word`](Bitboard::from_word) | [`CellSet::word`], [`CellSet::from_word`] |
//! | a plane of 0 and 1 | [`map`](crate::Grid::map) | [`write_plane`](Bitboard::write_plane) | [`CellSet::write_plane`] |
//! | step | [`step`](crate::Board::step) | [`shift`](Bitboard::shift) | |
//! | neighbours of a cell | [`neighbours`](crate::Grid::neighbours) | | [`neighbours`](LineTables::neighbours) |
//! | neighbours of a set | [`Region::border`](crate::Region::border) | [`neighbours`](Bitboard::neighbours) | [`neighbours_of`](LineTables::neighbours_of) |
//! | ray | [`ray`](crate::Board::ray) | [`Rays::ray`] | [`ray`](LineTables::ray), [`rays`](LineTables::rays) |
//! | slide of a piece | [`slide`](crate::Grid::slide) | [`Rays::slide`] | [`slide`](LineTables::slide), [`slides`](LineTables::slides) |
//! | slides of all pieces | [`slide`](crate::Grid::slide) of [`headings_of`](crate::Grid::headings_of) | [`slide`](Bitboard::slide), [`slide_at_most`](Bitboard::slide_at_most) | |
//! | first hit | [`first_hit`](crate::Grid::first_hit), a `Result` that says why not | [`Rays::first_hit`], an `Option` | [`first_hit`](LineTables::first_hit), an `Option` |
//! | between | [`between`](crate::Board::between) | [`Rays::between`] | |
//! | bracket | [`bracket`](crate::Grid::bracket) | [`Rays::bracket`], [`Rays::brackets`] | [`bracket`](LineTables::bracket), [`brackets`](LineTables::brackets) |
//! | brackets from everywhere | [`bracket`](crate::Grid::bracket) of [`headings_of`](crate::Grid::headings_of) | [`Rays::bracket_starts`] | |
//! | both on many boards | | [`brackets_of_each`](Bitboard::brackets_of_each), [`bracket_starts_of_each`](Bitboard::bracket_starts_of_each) | |
//! | custodial | [`custodial`](crate::Grid::custodial) | [`custodial`](Bitboard::custodial) | |
//! | hops of all pieces | [`hop`](crate::Grid::hop) of [`headings_of`](crate::Grid::headings_of) | [`hop_starts`](Bitboard::hop_starts) | |
//! | where discs land | [`landings`](crate::Grid::landings), along any heading | [`landings`](Bitboard::landings), downwards | |
//! | flood | [`flood`](crate::Grid::flood), [`flood_until`](crate::Grid::flood_until) | [`flood`](Bitboard::flood), [`flood_until`](Bitboard::flood_until) | [`flood`](LineTables::flood) |
//! | k in a row, anywhere | [`has_k_line`](crate::Grid::has_k_line), [`k_lines`](crate::Grid::k_lines) | [`has_k_line`](Bitboard::has_k_line), [`k_line_starts`](Bitboard::k_line_starts) | [`KLineTable::has_k_line`] |
//! | k in a row through a cell | [`has_k_line_through`](crate::Grid::has_k_line_through), [`k_lines_through`](crate::Grid::k_lines_through) | | [`KLineTable::has_k_line_through`], [`k_lines_through`](LineTables::k_lines_through) |
//! | cells that would complete one | [`completions`](crate::Grid::completions) | [`completions`](Bitboard::completions) | [`KLineTable::completions`] |
//! | windows of k cells | [`windows`](crate::Board::windows), [`census`](crate::Grid::census) | [`window_starts`](Bitboard::window_starts), of those that are full | [`KLineTable::windows`] |

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
    tables::{CellSet, Indices, KLineTable, LineTables},
    wide::Wide,
    word::Word,
};
