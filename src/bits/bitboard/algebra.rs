//! Union, intersection, difference, complement.

use core::ops::{
    BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign,
};

use super::Bitboard;
use crate::bits::Word;

/// The cells of both sets.
impl<W: Word, const ROWS: usize, const COLS: usize> BitAnd for Bitboard<W, ROWS, COLS> {
    type Output = Self;

    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        Self::of_word(self.word & other.word)
    }
}

/// The cells of either set.
impl<W: Word, const ROWS: usize, const COLS: usize> BitOr for Bitboard<W, ROWS, COLS> {
    type Output = Self;

    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        Self::of_word(self.word | other.word)
    }
}

/// The cells of one set only.
impl<W: Word, const ROWS: usize, const COLS: usize> BitXor for Bitboard<W, ROWS, COLS> {
    type Output = Self;

    #[inline(always)]
    fn bitxor(self, other: Self) -> Self {
        Self::of_word(self.word ^ other.word)
    }
}

/// The cells of the first set that are not in the second.
impl<W: Word, const ROWS: usize, const COLS: usize> Sub for Bitboard<W, ROWS, COLS> {
    type Output = Self;

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Self::of_word(self.word & !other.word)
    }
}

/// The other cells of the board.
impl<W: Word, const ROWS: usize, const COLS: usize> Not for Bitboard<W, ROWS, COLS> {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        Self::full() - self
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> BitAndAssign for Bitboard<W, ROWS, COLS> {
    #[inline(always)]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> BitOrAssign for Bitboard<W, ROWS, COLS> {
    #[inline(always)]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> BitXorAssign for Bitboard<W, ROWS, COLS> {
    #[inline(always)]
    fn bitxor_assign(&mut self, other: Self) {
        *self = *self ^ other;
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> SubAssign for Bitboard<W, ROWS, COLS> {
    #[inline(always)]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}
