//! [`Seen`]: the board as the side to move sees it.

use collinear::{
    Direction,
    bits::{Bitboard, Word},
};

/// The board as the side to move sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seen<W: Word, const ROWS: usize, const COLS: usize> {
    pub(super) men: Bitboard<W, ROWS, COLS>,
    pub(super) kings: Bitboard<W, ROWS, COLS>,
    pub(super) theirs: Bitboard<W, ROWS, COLS>,
    pub(super) empty: Bitboard<W, ROWS, COLS>,
}

impl<W: Word, const ROWS: usize, const COLS: usize> Seen<W, ROWS, COLS> {
    /// The landing cells of pieces that hop over a neighbouring enemy.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn landings(
        &self,
        hoppers: Bitboard<W, ROWS, COLS>,
        heading: Direction,
    ) -> Bitboard<W, ROWS, COLS> {
        (hoppers.shift(heading) & self.theirs).shift(heading) & self.empty
    }
}
