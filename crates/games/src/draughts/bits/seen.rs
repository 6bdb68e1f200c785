//! [`Seen`]: the board as the side to move sees it.

use super::{BitDraughts, Pieces, state::Restless};
use crate::draughts::Color;
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
    /// Where pieces land that hop over an adjacent enemy.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn landings(
        &self,
        hoppers: Bitboard<W, ROWS, COLS>,
        heading: Direction,
    ) -> Bitboard<W, ROWS, COLS> {
        (hoppers.shift(heading) & self.theirs).shift(heading) & self.empty
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> BitDraughts<W, ROWS, COLS> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn seen_by(
        &self,
        color: Color,
        pieces: &Pieces<W, ROWS, COLS>,
    ) -> Seen<W, ROWS, COLS> {
        Seen {
            men: pieces.men(color),
            kings: pieces.kings(color),
            theirs: pieces.of(color.other()),
            empty: self.playable - pieces.occupied(),
        }
    }

    /// The same without the king that has to rest, if there is one: it may still capture.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn without_resting(
        &self,
        mut seen: Seen<W, ROWS, COLS>,
        restless: &Restless<W, ROWS, COLS>,
    ) -> Seen<W, ROWS, COLS> {
        let limit = self.rules.variant().kings.moves_in_a_row;
        if limit.is_some_and(|limit| restless.moves >= limit) && !seen.men.is_empty() {
            seen.kings -= restless.king;
        }
        seen
    }
}
