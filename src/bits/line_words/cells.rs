//! [`LineCells`]: the cells of one or two sets, or all others, in reading order.

use core::iter::FusedIterator;

use crate::geometry::Coord;

/// The cells of a set in reading order; made by [`LineWords::iter`](super::LineWords::iter) and
/// [`LineWords::in_neither`](super::LineWords::in_neither).
///
/// To skip some of them ([`nth`](Iterator::nth)) costs a count of bits a row, not a step a cell.
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct LineCells<'a, const ROWS: usize> {
    sets: [&'a [u32; ROWS]; 2],
    /// The bits that are turned over: those of the columns if the other cells are wanted, or none.
    inverted: u32,
    /// The row after the one that is read.
    next: usize,
    /// What is left of that one.
    word: u32,
}

impl<'a, const ROWS: usize> LineCells<'a, ROWS> {
    #[inline]
    pub(super) const fn of(sets: [&'a [u32; ROWS]; 2], inverted: u32) -> Self {
        Self {
            sets,
            inverted,
            next: 0,
            word: 0,
        }
    }

    /// The cells of a row.
    #[inline]
    const fn row(&self, row: usize) -> u32 {
        (self.sets[0][row] | self.sets[1][row]) ^ self.inverted
    }

    /// Goes on to the next row, if there is one.
    #[inline]
    fn advance(&mut self) -> Option<()> {
        if self.next == ROWS {
            return None;
        }
        self.word = self.row(self.next);
        self.next += 1;
        Some(())
    }
}

impl<const ROWS: usize> Iterator for LineCells<'_, ROWS> {
    type Item = Coord;

    #[inline]
    fn next(&mut self) -> Option<Coord> {
        while self.word == 0 {
            self.advance()?;
        }
        let col = self.word.trailing_zeros() as usize;
        self.word &= self.word - 1;
        Some(Coord::new(self.next - 1, col))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let rows = (self.next..ROWS).map(|row| self.row(row));
        let words = rows.chain([self.word]);
        let left = words.map(|word| word.count_ones() as usize).sum();
        (left, Some(left))
    }

    #[inline]
    fn count(self) -> usize {
        self.len()
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Coord> {
        let mut skipped = n;
        let here = self.word.count_ones() as usize;
        if skipped >= here {
            skipped -= here;
            // All rows at once: the compiler counts four of them in a step.
            let counts: [u32; ROWS] = core::array::from_fn(|row| self.row(row).count_ones());
            let mut rows = self.next;
            loop {
                let Some(&here) = counts.get(rows) else {
                    (self.next, self.word) = (ROWS, 0);
                    return None;
                };
                if skipped < here as usize {
                    break;
                }
                skipped -= here as usize;
                rows += 1;
            }
            self.next = rows;
            self.advance()?;
        }
        for _ in 0..skipped {
            self.word &= self.word - 1;
        }
        self.next()
    }

    #[inline]
    fn fold<B, F: FnMut(B, Coord) -> B>(self, init: B, mut f: F) -> B {
        let rows = (self.next..ROWS).map(|row| (row, self.row(row)));
        let begun = (self.next.wrapping_sub(1), self.word);
        let mut folded = init;
        for (row, mut word) in [begun].into_iter().chain(rows) {
            while word != 0 {
                let col = word.trailing_zeros() as usize;
                word &= word - 1;
                folded = f(folded, Coord::new(row, col));
            }
        }
        folded
    }
}

impl<const ROWS: usize> ExactSizeIterator for LineCells<'_, ROWS> {}

impl<const ROWS: usize> FusedIterator for LineCells<'_, ROWS> {}
