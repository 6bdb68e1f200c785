//! [`Cells`]: iterates over the cells of a set.

use core::iter::FusedIterator;

use super::Bitboard;
use crate::{Coord, bits::Word};

/// Iterates over the cells of a [`Bitboard`] in reading order; made by [`iter`](Bitboard::iter). It holds a
/// copy of the set.
#[derive(Clone, PartialEq, Eq, Debug)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct Cells<W: Word, const ROWS: usize, const COLS: usize> {
    left: Bitboard<W, ROWS, COLS>,
}

impl<W: Word, const ROWS: usize, const COLS: usize> Bitboard<W, ROWS, COLS> {
    /// Iterates over the cells in reading order. `nth` takes a few operations for each 64 bits of the word.
    #[inline(always)]
    pub const fn iter(self) -> Cells<W, ROWS, COLS> {
        Cells { left: self }
    }

    /// The first cell in reading order.
    ///
    /// ```
    /// use collinear::{Coord, bits::Bitboard};
    ///
    /// assert_eq!(Bitboard::<u64, 3, 4>::full().first(), Some(Coord::new(0, 0)));
    /// assert_eq!(Bitboard::<u64, 3, 4>::empty().first(), None);
    /// ```
    #[must_use]
    #[inline(always)]
    pub fn first(self) -> Option<Coord> {
        self.word.lowest().map(Self::coord)
    }

    #[inline(always)]
    pub(in crate::bits) fn last(self) -> Option<Coord> {
        self.word.highest().map(Self::coord)
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> Iterator for Cells<W, ROWS, COLS> {
    type Item = Coord;

    #[inline(always)]
    fn next(&mut self) -> Option<Coord> {
        let first = self.left.first();
        self.left = Bitboard::of_word(self.left.word.without_lowest());
        first
    }

    #[inline(always)]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.left.len();
        (len, Some(len))
    }

    #[inline(always)]
    fn count(self) -> usize {
        self.left.len()
    }

    #[inline(always)]
    fn last(self) -> Option<Coord> {
        self.left.last()
    }

    #[inline(always)]
    fn nth(&mut self, n: usize) -> Option<Coord> {
        // The first eight cells need no branch that depends on `n`; it would often be mispredicted.
        let mut without = [self.left.word; 8];
        for i in 1..8 {
            without[i] = without[i - 1].without_lowest();
        }
        self.left = if let Some(&word) = without.get(n) {
            Bitboard::of_word(word)
        } else if let Some(index) = self.left.word.nth(n) {
            self.left - Bitboard::of_word(W::bit(index).minus(W::bit(0)))
        } else {
            Bitboard::empty()
        };
        self.next()
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> DoubleEndedIterator for Cells<W, ROWS, COLS> {
    #[inline(always)]
    fn next_back(&mut self) -> Option<Coord> {
        let last = self.left.word.highest()?;
        self.left ^= Bitboard::of_word(W::bit(last));
        Some(Bitboard::<W, ROWS, COLS>::coord(last))
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> ExactSizeIterator for Cells<W, ROWS, COLS> {}

impl<W: Word, const ROWS: usize, const COLS: usize> FusedIterator for Cells<W, ROWS, COLS> {}

impl<W: Word, const ROWS: usize, const COLS: usize> IntoIterator for Bitboard<W, ROWS, COLS> {
    type Item = Coord;
    type IntoIter = Cells<W, ROWS, COLS>;

    #[inline(always)]
    fn into_iter(self) -> Cells<W, ROWS, COLS> {
        self.iter()
    }
}

/// The set of these cells; cells off the board are ignored.
impl<W: Word, const ROWS: usize, const COLS: usize> FromIterator<Coord>
    for Bitboard<W, ROWS, COLS>
{
    #[inline]
    fn from_iter<I: IntoIterator<Item = Coord>>(cells: I) -> Self {
        let sets = cells.into_iter().map(Self::cell);
        sets.fold(Self::empty(), |all, cell| all | cell)
    }
}

/// Adds these cells to the set; cells off the board are ignored.
impl<W: Word, const ROWS: usize, const COLS: usize> Extend<Coord> for Bitboard<W, ROWS, COLS> {
    #[inline]
    fn extend<I: IntoIterator<Item = Coord>>(&mut self, cells: I) {
        *self |= Self::from_iter(cells);
    }
}
