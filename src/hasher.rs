//! [`StableHasher`]: hashes that are equal in every process, with and without `std`.

use core::hash::Hasher;

/// Hashes a few numbers, such as those of a cell. It does not resist deliberately colliding values.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct StableHasher(u64);

/// An odd number without a pattern: 2^64 divided by the golden ratio.
const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;

impl Hasher for StableHasher {
    #[inline]
    fn write_u64(&mut self, word: u64) {
        // Both halves of the product: a hash map uses the lowest and the highest bits of a hash.
        let word = self.0.rotate_left(5) ^ word ^ FACTOR;
        let product = u128::from(word) * u128::from(FACTOR);
        self.0 = word.wrapping_mul(FACTOR) ^ (product >> 64) as u64;
    }

    #[inline]
    fn write_u8(&mut self, word: u8) {
        self.write_u64(word.into());
    }

    #[inline]
    fn write_u16(&mut self, word: u16) {
        self.write_u64(word.into());
    }

    #[inline]
    fn write_u32(&mut self, word: u32) {
        self.write_u64(word.into());
    }

    #[inline]
    fn write_u128(&mut self, word: u128) {
        self.write(&word.to_le_bytes());
    }

    #[inline]
    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }
}
