//! [`Framed`]: the matching cells of a small board as bits, to test whether any of them are in a row.

use crate::geometry::Finite;

/// Matching cells as the bits of a frame, in which a step along an axis adds the same number to the index of every
/// cell. Bits beyond the sides of the board and at its holes are not set. The frame shows which axes need no scan.
#[derive(Clone)]
pub(super) struct Framed {
    words: [u64; WORDS],
    used: usize,
}

/// Room for a board of 22x22.
const WORDS: usize = 8;

impl Framed {
    /// Tests each cell once; `None` if the board has no frame, or a frame that is too large.
    #[inline]
    pub(super) fn read<T: Finite>(
        board: &T,
        mut matches: impl FnMut(usize, T::Cell) -> bool,
    ) -> Option<Self> {
        let used = board.frame_len().div_ceil(64);
        if !(1..=WORDS).contains(&used) {
            return None;
        }
        // One word at a time, so that it stays in a register.
        let (mut words, mut word, mut index) = ([0; WORDS], 0, 0);
        for (number, at) in board.cells().enumerate() {
            let bit = board.frame_index(at);
            if bit / 64 != index {
                words[index % WORDS] |= word;
                (word, index) = (0, bit / 64);
            }
            word |= u64::from(matches(number, at)) << (bit % 64);
        }
        words[index % WORDS] |= word;
        Some(Self { words, used })
    }

    /// True if k matching cells are in a row, each `step` bits after the previous one.
    pub(super) fn has_run(&self, step: usize, k: usize) -> bool {
        let mut starts = self.words;
        let starts = &mut starts[..self.used];
        let mut len = 1;
        while len < k {
            let more = len.min(k - len);
            let Some(shift) = step.checked_mul(more) else {
                return false;
            };
            let (words, bits) = (shift / 64, shift % 64);
            for index in 0..starts.len() {
                let word = |index: usize| starts.get(index).copied().unwrap_or(0);
                let (low, high) = (word(index + words), word(index + words + 1));
                starts[index] &= (low >> bits) | (high << 1 << (63 - bits));
            }
            len += more;
        }
        starts.iter().any(|&word| word != 0)
    }
}
