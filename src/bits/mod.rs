//! Sets of cells, for speed: the vocabulary of [`lines`](crate::lines) on the bits of a number.
//!
//! A [`Grid`](crate::Grid) is made for reading: any cell type, any size, one cell after the other. A
//! [`Bitboard`] answers for all cells at once: which of them lie in the set, moved a step, in a run
//! of four. Size and word are part of its type, so that every distance is a constant.
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
//! let empty: Cells = board.mask(|&disc| disc == '.')?;
//! let lowest = empty - empty.shift(Direction::N);
//! let wins = first.completions(&Direction::AXES, Length::AtLeast(4), lowest);
//! assert_eq!(wins.iter().collect::<Vec<_>>(), [(5, 0).into()]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! For lines through one cell on boards that no small word holds there are [`LineWords`]: a word for
//! each row, column and diagonal; for all lines of k on big boards, [`scan`]s that read row by row.
//!
//! | word of `lines` | of one cell | on a set |
//! |---|---|---|
//! | step | [`Bounds::step`](crate::Bounds::step) | [`shift`](Bitboard::shift) |
//! | window | [`windows`](crate::Bounds::windows) | [`windows`](Bitboard::windows) |
//! | run, k-line | [`k_lines`](crate::Bounds::k_lines) | [`k_line_starts`](Bitboard::k_line_starts), [`has_k_line`](Bitboard::has_k_line), [`completions`](Bitboard::completions) |
//! | hop | [`hop`](crate::Bounds::hop) | [`hop_starts`](Bitboard::hop_starts) |
//! | custodial | [`custodial`](crate::Bounds::custodial) | [`custodial`](Bitboard::custodial) |
//! | slide | [`slide`](crate::Bounds::slide) | [`slides`](Bitboard::slides), [`slides_at_most`](Bitboard::slides_at_most), [`Rays::slide`] |
//! | first hit | [`first_hit`](crate::Bounds::first_hit) | [`Rays::first_hit`] |
//! | bracket | [`bracket`](crate::Bounds::bracket) | [`Rays::bracket`], [`Rays::brackets`], [`Rays::bracket_starts`] |
//! | drop | [`drop_from`](crate::Bounds::drop_from) | [`landings`](Bitboard::landings) |
//! | between | [`between`](crate::Bounds::between) | [`Rays::between`] |
//! | flood | [`flood`](crate::Bounds::flood) | [`flood`](Bitboard::flood) |
//!
//! For these, boards are never wrapped: what is shifted off an edge is gone. Sets of cells of **any
//! finite board** (a box, listed lines, a twisted or joined one) are [`CellSet`]s with
//! [`LineTables`] of its lines, and have the same words: a slide by [`LineTables::slide`], a win check
//! by [`KLineTable::has_k_line_through`].

mod bitboard;
mod line_words;
mod nth_one;
mod rays;
pub mod scan;
mod tables;
mod wide;
mod word;

pub use self::{
    bitboard::{Bitboard, Cells},
    line_words::{LineCells, LineWords},
    rays::Rays,
    tables::{CellSet, Indices, KLineTable, LineTables},
    wide::Wide,
    word::Word,
};
