//! [`Chunk`]: as many cells as one step of a loop handles.

/// Thirty-two bytes of a row of [`BitRow`](super::bit_row::BitRow), aligned so that none lies across
/// two lines of the cache.
#[derive(Clone, Copy, Debug)]
#[repr(align(32))]
pub(super) struct Chunk([u64; Self::WORDS]);

impl Chunk {
    const WORDS: usize = 4;

    /// The number of bytes.
    pub(super) const LEN: usize = size_of::<Self>();

    pub(super) const EMPTY: Self = Self([0; Self::WORDS]);

    #[inline(always)]
    pub(super) fn from_bytes(bytes: &[u8; Self::LEN]) -> Self {
        let mut words = [0; Self::WORDS];
        for (word, &bytes) in words.iter_mut().zip(bytes.as_chunks().0) {
            *word = u64::from_le_bytes(bytes);
        }
        Self(words)
    }

    /// What is set in both.
    #[inline(always)]
    pub(super) fn and(mut self, other: Self) -> Self {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word &= other;
        }
        self
    }

    /// What is set here and not in the other.
    #[inline(always)]
    pub(super) fn and_not(mut self, other: Self) -> Self {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word &= !other;
        }
        self
    }

    /// Each byte with its bits rotated by a number of strips.
    #[inline(always)]
    #[expect(clippy::cast_possible_truncation, reason = "there are eight strips")]
    pub(super) fn rotated(self, strips: usize) -> Self {
        let rotated = |byte: u8| byte.rotate_left(strips as u32);
        Self(
            self.0
                .map(|word| u64::from_ne_bytes(word.to_ne_bytes().map(rotated))),
        )
    }

    /// Adds the number of bits that are set, word by word.
    #[inline(always)]
    pub(super) fn count_into(self, counts: &mut Counts) {
        for (word, count) in self.0.iter().zip(&mut counts.0) {
            *count += u64::from(word.count_ones());
        }
    }

    /// The bits that are set, each as its byte, counted from 0, and its strip.
    pub(super) fn bits(self) -> impl Iterator<Item = (usize, usize)> {
        self.0.into_iter().enumerate().flat_map(|(word, bits)| {
            let mut left = bits;
            core::iter::from_fn(move || {
                let bit = (left != 0).then(|| left.trailing_zeros() as usize)?;
                left &= left - 1;
                Some((8 * word + bit / 8, bit % 8))
            })
        })
    }
}

/// Bits that were counted, by the index of their word in a chunk: one sum for all of them would be
/// another instruction for each chunk.
#[derive(Clone, Copy)]
pub(super) struct Counts([u64; Chunk::WORDS]);

impl Counts {
    pub(super) const ZERO: Self = Self([0; Chunk::WORDS]);

    #[expect(
        clippy::cast_possible_truncation,
        reason = "a board has fewer cells than usize::MAX"
    )]
    pub(super) fn sum(self) -> usize {
        self.0.iter().sum::<u64>() as usize
    }
}
