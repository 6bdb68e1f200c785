//! [`PlaneValue`]: a set of cells written out, a number for each cell.
//!
//! Eight bits become eight bytes at once. The byte of the bits is copied to all eight; of the copy `i` its
//! bit `i` is kept, which is not 0 if the bit is set; and what is not 0 becomes 1, by a carry into the
//! highest bit:
//!
//! ```text
//! bits      1 0 1 1 0 0 0 1       times 01 01 01 01 01 01 01 01
//! kept     80 00 20 10 00 00 00 01
//! carry    ff 7f 9f 8f 7f 7f 7f 80       each plus 7f
//! ones     01 00 01 01 00 00 00 01       the highest bit of each
//! ```

/// A number that stands for a cell in a plane: 1 if it is in the set, else 0. Bytes, and floating-point
/// numbers for who feeds them to a network at once.
///
/// ```
/// use collinear::{Coord, bits::Bitboard};
///
/// let set = Bitboard::<u8, 2, 3>::from_iter([(0, 2), (1, 0)].map(Coord::from));
/// let mut plane = [0_u8; 6];
/// set.write_plane(&mut plane);
/// assert_eq!(plane, [0, 0, 1, 1, 0, 0]);
///
/// let mut plane = [0_f32; 6];
/// set.write_plane(&mut plane);
/// assert_eq!(plane, [0., 0., 1., 1., 0., 0.]);
/// ```
pub trait PlaneValue: sealed::Sealed + Copy + Default + PartialEq + Send + Sync + 'static {
    /// What a cell of the set is.
    const ONE: Self;

    /// For each bit from the lowest its number.
    #[doc(hidden)]
    fn of_bits(bits: u8) -> [Self; 8];
}

impl PlaneValue for u8 {
    const ONE: Self = 1;

    #[inline(always)]
    fn of_bits(bits: u8) -> [Self; 8] {
        const ALL: u64 = 0x0101_0101_0101_0101;
        const EACH: u64 = 0x8040_2010_0804_0201;
        let kept = (u64::from(bits) * ALL) & EACH;
        let ones = ((kept + 0x7f * ALL) >> 7) & ALL;
        ones.to_le_bytes()
    }
}

impl PlaneValue for f32 {
    const ONE: Self = 1.;

    #[inline(always)]
    fn of_bits(bits: u8) -> [Self; 8] {
        u8::of_bits(bits).map(Self::from)
    }
}

/// Writes cells from an index on, whose bits these are from the lowest on, at most eight. What is written
/// behind them is to be written again: eight at once take fewer steps than seven.
#[inline(always)]
pub(super) fn write_eight<V: PlaneValue>(plane: &mut [V], index: usize, bits: u8) {
    let ones = V::of_bits(bits);
    if let Some(cells) = plane.get_mut(index..index + 8) {
        cells.copy_from_slice(&ones);
    } else if let Some(cells) = plane.get_mut(index..) {
        let len = cells.len();
        cells.copy_from_slice(&ones[..len]);
    }
}

mod sealed {
    pub trait Sealed {}

    impl Sealed for u8 {}
    impl Sealed for f32 {}
}
