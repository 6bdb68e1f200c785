//! A set as a plane of numbers.

use super::Bitboard;
use crate::bits::{
    Word,
    plane::{PlaneValue, write_eight},
    word::eight_bits,
};

impl<W: Word, const ROWS: usize, const COLS: usize> Bitboard<W, ROWS, COLS> {
    /// Writes for each cell of the board, row by row, 1 if it is in the set and 0 if not: a plane of what a
    /// network sees. Of a longer slice the rest stays as it is, of a shorter one the cells that it has are written.
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
        let len = plane.len().min(ROWS * COLS);
        let plane = &mut plane[..len];
        for row in 0..len.div_ceil(COLS.max(1)) {
            for col in (0..COLS).step_by(8) {
                let bits = eight_bits(self.word, row * Self::STRIDE + col);
                write_eight(plane, row * COLS + col, bits);
            }
        }
    }

    /// The cells of a column; none if there is no such column.
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
