//! Writes a set as a plane of numbers.

use super::Bitboard;
use crate::bits::{
    Word,
    plane::{PlaneValue, write_cells, write_rows},
    word::some_bits,
};

impl<W: Word, const ROWS: usize, const COLS: usize> Bitboard<W, ROWS, COLS> {
    /// Writes one number per cell, row by row: 1 if the cell is in the set, else 0. This is an input plane of a
    /// network. The rest of a longer slice stays as it is; a shorter slice gets the first cells.
    ///
    /// ```
    /// use collinear::{Coord, bits::Bitboard};
    ///
    /// let mut plane = [7; 13];
    /// Bitboard::<u16, 3, 4>::cell(Coord::new(1, 2)).write_plane(&mut plane);
    /// assert_eq!(plane, [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 7_u8]);
    /// ```
    #[doc(alias("one-hot", "observation", "to_bytes"))]
    #[inline(always)]
    pub fn write_plane<V: PlaneValue>(self, plane: &mut [V]) {
        // The length of a whole board is a constant, which makes this case faster.
        match plane.get_mut(..ROWS * COLS) {
            Some(plane) => self.write_first(plane),
            None => self.write_first(plane),
        }
    }

    /// Writes the first cells; the plane must not be longer than the board.
    #[inline(always)]
    fn write_first<V: PlaneValue>(self, plane: &mut [V]) {
        // The first row, which is the legal mask of columns, has no guards.
        match (Self::GUARDED && plane.len() > COLS, W::BITS <= 64) {
            _ if ROWS == 0 => {}
            (false, _) => write_cells(plane, |index| some_bits(self.word, index)),
            (true, true) => {
                let cells = self.without_guards();
                write_cells(plane, |index| some_bits(cells, index));
            }
            (true, false) => write_rows(plane, COLS, Self::STRIDE, |row, col| {
                some_bits(self.word, row * Self::STRIDE + col)
            }),
        }
    }

    /// The cells in one sequence without guards; for a board with guards in a word of at most 64 bits.
    #[inline(always)]
    fn without_guards(self) -> u64 {
        let limb = self.word.limb(0);
        let cells = (0..COLS).fold(0_u64, |cells, col| cells | 1 << col);
        let row = |row| (limb & cells << (row * Self::STRIDE)) >> row;
        (0..ROWS).fold(0, |all, at| all | row(at))
    }

    /// The cells of a column; empty if there is no such column.
    ///
    /// ```
    /// use collinear::bits::Bitboard;
    ///
    /// assert_eq!(Bitboard::<u16, 2, 3>::column(1).to_string(), ". X .\n. X .");
    /// assert!(Bitboard::<u16, 2, 3>::column(3).is_empty());
    /// ```
    #[doc(alias = "file")]
    #[must_use]
    #[inline(always)]
    pub fn column(col: usize) -> Self {
        if col < COLS {
            Self::of_word(W::from_limbs(Self::FIRST_COLUMN).up(col))
        } else {
            Self::empty()
        }
    }
}
