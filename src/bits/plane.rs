//! [`PlaneValue`]: writes a set of cells as one number per cell.
//!
//! 32 bits become 32 bytes at once, which fill a register of AVX2. Each of its eight lanes gets four bits. A
//! multiplication copies them to distances of 7, and a mask keeps one copy of each bit:
//!
//! ```text
//! bits      ............................dcba
//! copies    .......dcba...dcba...dcba...dcba      times 1 + 2^7 + 2^14 + 2^21
//! ones      .......d.......c.......b.......a
//! ```
//!
//! If the rows of a word have gaps between them, they are expanded together and then copied one by one. Each copy is
//! rounded up to 8 cells, since 16 bytes take one instruction and 15 take two. The next row overwrites the excess.

/// The type of the numbers in a plane: 1 for a cell in the set, else 0. Bytes, or floats as input of a network.
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
    /// The value of a cell in the set.
    const ONE: Self;

    /// The numbers of all bits, from the lowest.
    #[doc(hidden)]
    fn of_bits(bits: u32) -> [Self; AT_ONCE];
}

const AT_ONCE: usize = u32::BITS as usize;

impl PlaneValue for u8 {
    const ONE: Self = 1;

    #[inline(always)]
    fn of_bits(bits: u32) -> [Self; AT_ONCE] {
        let mut ones = [0; AT_ONCE];
        let (lanes, _) = ones.as_chunks_mut();
        for (index, lane) in lanes.iter_mut().enumerate() {
            let four = bits >> (4 * index) & 0xf;
            *lane = ((four * 0x0020_4081) & 0x0101_0101).to_le_bytes();
        }
        ones
    }
}

impl PlaneValue for f32 {
    const ONE: Self = 1.;

    #[inline(always)]
    fn of_bits(bits: u32) -> [Self; AT_ONCE] {
        u8::of_bits(bits).map(Self::from)
    }
}

/// Writes cells whose bits are adjacent; `bits` returns the bits from an index on.
#[inline(always)]
pub(super) fn write_cells<V: PlaneValue>(plane: &mut [V], bits: impl Fn(usize) -> u32) {
    match plane.len().checked_sub(AT_ONCE) {
        None => write(plane, &V::of_bits(bits(0))),
        // The last block begins earlier, so that it is whole.
        Some(last) => {
            for index in (0..plane.len()).step_by(AT_ONCE) {
                let index = index.min(last);
                if let Some(cells) = plane[index..].first_chunk_mut() {
                    *cells = V::of_bits(bits(index));
                }
            }
        }
    }
}

/// Writes the rows of a board whose first bits are `stride` apart; `bits` returns the bits from a row and a
/// column on.
#[inline(always)]
pub(crate) fn write_rows<V: PlaneValue>(
    plane: &mut [V],
    cols: usize,
    stride: usize,
    bits: impl Fn(usize, usize) -> u32,
) {
    if cols == 0 {
        return;
    }
    let together = AT_ONCE / stride;
    if together == 0 {
        for (row, cells) in plane.chunks_mut(cols).enumerate() {
            write_cells(cells, |col| bits(row, col));
        }
        return;
    }
    let wide = cols.next_multiple_of(8);
    for first in (0..plane.len().div_ceil(cols)).step_by(together) {
        let ones = V::of_bits(bits(first, 0));
        for row in 0..together {
            let Some(cells) = plane.get_mut((first + row) * cols..) else {
                return;
            };
            let ones = &ones[row * stride..];
            write(cells, &ones[..wide.min(ones.len())]);
        }
    }
}

/// Writes the first numbers, up to the length of the plane.
#[inline(always)]
fn write<V: PlaneValue>(plane: &mut [V], ones: &[V]) {
    if let Some(cells) = plane.get_mut(..ones.len()) {
        cells.copy_from_slice(ones);
    } else {
        plane.copy_from_slice(&ones[..plane.len()]);
    }
}

mod sealed {
    pub trait Sealed {}

    impl Sealed for u8 {}
    impl Sealed for f32 {}
}
