//! [`Words`]: a set of cells as a word for each row, column and diagonal.
//!
//! Every cell is on four lines, one along each axis, and has a bit in the word of each:
//!
//! ```text
//!                     rows      columns        rising              falling
//!    0 1 2 3          0         0 1 2 3        0 1 2 3             2 3 4 5
//! 0  a b c d          1         0 1 2 3        1 2 3 4             1 2 3 4
//! 1  e f g h          2         0 1 2 3        2 3 4 5             0 1 2 3
//! 2  i j k l
//!                  row        column       row + column     column - row + 2
//! ```
//!
//! The numbers say which word of an axis a cell is in. The bit of a cell is its column, or its row in the word of a
//! column. So all lines of an axis have the same layout, whatever their length and first cell.
//!
//! The run through a cell is the ones around its bit. Its length comes from two counts of zeros in the complement, one
//! above the bit and one below.

use core::hash;

use crate::{
    Bounds, Coord,
    bits::{PlaneValue, write_rows},
};

/// A set of cells to find runs through one cell, with four words updated by every [`insert`](Self::insert).
///
/// Boards have up to 32 rows and columns, and no joined sides.
#[derive(Debug)]
pub(crate) struct Words<const ROWS: usize, const COLS: usize> {
    /// Bit c is column c, here and in the diagonals.
    rows: [u32; ROWS],
    /// Bit r is row r.
    cols: [u32; COLS],
    /// The diagonals that rise to the right; unused words are 0.
    rising: [u32; DIAGONALS],
    /// The diagonals that fall to the right; unused words are 0.
    falling: [u32; DIAGONALS],
}

/// The most rows, and the most columns.
const MOST: usize = u32::BITS as usize;

/// Room for the diagonals of the largest board. `ROWS + COLS - 1` would do, but cannot be written as the length of an
/// array.
const DIAGONALS: usize = 2 * MOST;

impl<const ROWS: usize, const COLS: usize> Words<ROWS, COLS> {
    /// The number of diagonals of each kind.
    const USED: usize = (ROWS + COLS).saturating_sub(1);

    /// The size of the board, without joined sides.
    pub(super) const BOUNDS: Bounds = {
        assert!(ROWS <= MOST && COLS <= MOST, "a side has at most 32 cells");
        Bounds::of_array(ROWS, COLS)
    };

    const EMPTY: Self = {
        _ = Self::BOUNDS;
        Self {
            rows: [0; ROWS],
            cols: [0; COLS],
            rising: [0; DIAGONALS],
            falling: [0; DIAGONALS],
        }
    };

    /// Adds a cell of the board.
    #[inline]
    pub(super) fn insert(&mut self, at: Coord) {
        self.rows[at.row] |= 1 << at.col;
        self.cols[at.col] |= 1 << at.row;
        self.rising[Self::rising_index(at)] |= 1 << at.col;
        self.falling[Self::falling_index(at)] |= 1 << at.col;
    }

    /// True if a cell of the board is in the set.
    #[inline]
    pub(super) const fn contains(&self, at: Coord) -> bool {
        self.rows[at.row] >> at.col & 1 == 1
    }

    /// The word of every row, from the top.
    #[inline]
    pub(super) const fn rows(&self) -> &[u32; ROWS] {
        &self.rows
    }

    /// The word of every column, from the left.
    #[inline]
    pub(super) const fn cols(&self) -> &[u32; COLS] {
        &self.cols
    }

    /// The lengths of the runs through a cell of the set along each of
    /// [`Direction::AXES`](crate::Direction::AXES), in that order.
    // Written out, since a `map` over the axes takes twice as long.
    #[inline]
    pub(super) const fn run_lens_through(&self, at: Coord) -> [usize; 4] {
        [
            run_through(self.cols[at.col], at.row),
            run_through(self.rising[Self::rising_index(at)], at.col),
            run_through(self.rows[at.row], at.col),
            run_through(self.falling[Self::falling_index(at)], at.col),
        ]
    }

    /// The cells of the board that are in neither of two sets, in reading order.
    #[inline]
    pub(super) const fn in_neither<'a>(&'a self, other: &'a Self) -> InNeither<'a, ROWS, COLS> {
        InNeither {
            sets: [&self.rows, &other.rows],
            next: 0,
            word: 0,
        }
    }

    /// Writes 1 for each cell in the set and 0 for the others, row by row.
    #[inline(always)]
    pub(crate) fn write_plane<V: PlaneValue>(&self, plane: &mut [V]) {
        Self::write_words(plane, |row| self.rows[row]);
    }

    /// Writes 1 for each cell in neither of two sets and 0 for the others, row by row.
    #[inline(always)]
    pub(crate) fn write_plane_of_neither<V: PlaneValue>(&self, other: &Self, plane: &mut [V]) {
        Self::write_words(plane, |row| !(self.rows[row] | other.rows[row]));
    }

    /// Writes rows of bits, as far as the plane goes, two rows per word if they fit.
    #[inline(always)]
    fn write_words<V: PlaneValue>(plane: &mut [V], words: impl Fn(usize) -> u32) {
        let write = |plane: &mut [V]| {
            if COLS > 16 {
                write_rows(plane, COLS, 32, |row, _| words(row));
            } else {
                write_rows(plane, COLS, 16, |row, _| {
                    let next = if row + 1 < ROWS { words(row + 1) } else { 0 };
                    words(row) & 0xffff | next << 16
                });
            }
        };
        // The usual length is a constant, for speed.
        match plane.get_mut(..ROWS * COLS) {
            Some(plane) => write(plane),
            None => write(plane),
        }
    }

    #[inline]
    const fn rising_index(at: Coord) -> usize {
        at.row + at.col
    }

    #[inline]
    const fn falling_index(at: Coord) -> usize {
        at.col + (ROWS - 1) - at.row
    }
}

/// The number of ones around a bit that is set, including the bit.
///
/// The lowest zero above the bit ends them on one side, the highest zero below it on the other.
#[inline]
const fn run_through(word: u32, index: usize) -> usize {
    let above = !word & (!1 << index);
    let below = !word & ((1 << index) - 1);
    (above.trailing_zeros() + below.leading_zeros() - u32::BITS) as usize
}

impl<const ROWS: usize, const COLS: usize> Clone for Words<ROWS, COLS> {
    #[inline]
    fn clone(&self) -> Self {
        let mut clone = Self::EMPTY;
        clone.clone_from(self);
        clone
    }

    /// Skips the words of diagonals that the board does not have, which halves the time on 15x15.
    #[inline]
    fn clone_from(&mut self, source: &Self) {
        self.rows = source.rows;
        self.cols = source.cols;
        self.rising[..Self::USED].copy_from_slice(&source.rising[..Self::USED]);
        self.falling[..Self::USED].copy_from_slice(&source.falling[..Self::USED]);
    }
}

/// The rows alone decide if two sets are equal.
impl<const ROWS: usize, const COLS: usize> PartialEq for Words<ROWS, COLS> {
    fn eq(&self, other: &Self) -> bool {
        self.rows == other.rows
    }
}

impl<const ROWS: usize, const COLS: usize> Eq for Words<ROWS, COLS> {}

impl<const ROWS: usize, const COLS: usize> hash::Hash for Words<ROWS, COLS> {
    fn hash<H: hash::Hasher>(&self, state: &mut H) {
        self.rows.hash(state);
    }
}

/// The set of these cells of the board.
impl<const ROWS: usize, const COLS: usize> FromIterator<Coord> for Words<ROWS, COLS> {
    fn from_iter<I: IntoIterator<Item = Coord>>(cells: I) -> Self {
        let mut set = Self::EMPTY;
        cells.into_iter().for_each(|at| set.insert(at));
        set
    }
}

/// The cells in neither of two sets; made by [`Words::in_neither`].
///
/// [`nth`](Iterator::nth) counts the bits of each row instead of stepping through the cells.
pub(super) struct InNeither<'a, const ROWS: usize, const COLS: usize> {
    sets: [&'a [u32; ROWS]; 2],
    /// The row after the current one.
    next: usize,
    /// The rest of the current row.
    word: u64,
}

impl<const ROWS: usize, const COLS: usize> InNeither<'_, ROWS, COLS> {
    /// The cells of a row.
    #[inline]
    fn row(&self, row: usize) -> u64 {
        let [first, second] = self.sets;
        u64::from(!(first[row] | second[row])) & ((1 << COLS) - 1)
    }

    /// Continues with the next row, if there is one.
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

impl<const ROWS: usize, const COLS: usize> Iterator for InNeither<'_, ROWS, COLS> {
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
    fn nth(&mut self, n: usize) -> Option<Coord> {
        let mut skipped = n;
        loop {
            let here = self.word.count_ones() as usize;
            if skipped < here {
                break;
            }
            skipped -= here;
            self.word = 0;
            self.advance()?;
        }
        for _ in 0..skipped {
            self.word &= self.word - 1;
        }
        self.next()
    }
}
