//! [`nth_one`]: finds the n-th bit that is set, to draw a random cell of a set.
//!
//! A popcount adds up bits in pairs, nibbles and bytes. This function keeps the sums of each level and descends through
//! them. The n-th bit is in the first byte at which the running sum exceeds n, then in the low or high nibble of that
//! byte, and so on down to the bit. With n = 4:
//!
//! ```text
//! bits       ..  0110 0100   1100 0001       low bits on the right
//! bytes               3           3
//! up to               6           3          > 4: in the second byte, 4 - 3 = 1 bit to skip
//! nibbles          2     1                   1 >= 1: in its high nibble, 0 to skip
//! pairs          1   1                       0 < 1: in the low pair of it
//! bits               10                      the low bit is 0: the high one, bit 13
//! ```
//!
//! All bytes are compared with n at once: the highest bit is set in each byte of n, and subtracting the running
//! sums clears it where the sum is greater (compare Vigna, "Broadword Implementation of Rank/Select Queries",
//! 2008). No loop and no branch depends on the bits.

/// The index of the `n`-th bit that is set, counted from 0 at the lowest; more than `n` bits must be set.
#[inline(always)]
pub(super) fn nth_one(bits: u64, n: u64) -> usize {
    const BYTES: u64 = 0x0101_0101_0101_0101;
    const HIGHEST: u64 = 0x80 * BYTES;
    let pairs = bits - ((bits >> 1) & (0x55 * BYTES));
    let nibbles = (pairs & (0x33 * BYTES)) + ((pairs >> 2) & (0x33 * BYTES));
    let bytes = (nibbles + (nibbles >> 4)) & (0x0f * BYTES);
    let up_to = bytes.wrapping_mul(BYTES);
    // The highest bit is 1 in each byte whose running sum is greater than n.
    let borrowed = !(n.wrapping_mul(BYTES) | HIGHEST).wrapping_sub(up_to) & HIGHEST;
    let mut at = borrowed.trailing_zeros() & !7;
    let mut left = n - ((up_to << 8 >> at) & 0xff);
    for (counts, width) in [(nibbles, 4), (pairs, 2), (bits, 1)] {
        let here = (counts >> at) & ((1 << width) - 1);
        if left >= here {
            left -= here;
            at += width;
        }
    }
    at as usize
}
