//! [`Band`]: a few rows of a board as bits, and where lines of k are in them.

use alloc::{vec, vec::Vec};
use core::{mem, ops::Range};

/// The bits of a word.
const WORD: usize = u64::BITS as usize;

/// A few rows of a board as bits, one row after the other.
///
/// Lines are looked for in its *judged* rows. Above them are the rows that the lines come from, and below them is
/// one more, which says whether they continue.
#[derive(Debug)]
pub(super) struct Band {
    words: Vec<u64>,
    /// The words of a row.
    pitch: usize,
    /// The index of the first judged word.
    first: usize,
    /// Where k cells in a row end, by the same indices as the words.
    ends: Vec<u64>,
    spare: Vec<u64>,
}

/// The bits from a cell to the one below it. At least one of them belongs to no cell and is never set.
pub(super) const fn bits_of_a_row(cols: usize) -> usize {
    (cols / WORD + 1) * WORD
}

/// How many rows are judged together where lines come from `above` rows further up: so few that they stay in the
/// cache, but enough that reading those above once more costs little.
pub(super) fn height(cols: usize, above: usize) -> usize {
    const BITS: usize = 1 << 18;
    (BITS / bits_of_a_row(cols)).max(2 * above).max(1)
}

impl Band {
    /// Empty rows for lines of k: some above the judged ones, these, and the one below.
    pub(super) fn new(cols: usize, k: usize, above: usize, judged: usize) -> Self {
        let pitch = bits_of_a_row(cols) / WORD;
        // k steps down a falling diagonal are k bits more than k rows.
        let lead = k / WORD + 2;
        let first = lead + above * pitch;
        Self {
            // A falling diagonal is also looked for in the word behind the last row.
            words: vec![0; first + (judged + 1) * pitch + 1],
            pitch,
            first,
            ends: Vec::new(),
            spare: Vec::new(),
        }
    }

    /// Moves all rows up and reads some at the bottom. Those for which there are no cells are empty.
    pub(super) fn push<T>(
        &mut self,
        rows: usize,
        (cells, cols): (&[T], usize),
        matches: impl FnMut(&T) -> bool,
    ) {
        let (by, end) = (rows * self.pitch, self.words.len() - 1);
        self.words.copy_within(by..end, 0);
        let new = &mut self.words[end - by..end];
        new.fill(0);
        pack(new, self.pitch, cells, cols, matches);
    }

    /// Looks for lines of k whose cells are `step` bits apart, in the first judged rows.
    ///
    /// A cell alone is a line of one along every axis. It is left out if it is one along an axis of the `earlier`
    /// steps too.
    pub(super) fn look(
        &mut self,
        rows: usize,
        k: usize,
        step: usize,
        earlier: &[usize],
    ) -> Lines<'_> {
        let Self {
            words, ends, spare, ..
        } = self;
        let judged = self.first..self.first + rows * self.pitch;
        let mut have = 1;
        while have < k {
            let more = have.min(k - have);
            let cells = if have == 1 { &*words } else { &*ends };
            have += more;
            let first = judged.start - ((k - have) * step).div_ceil(WORD);
            and_moved(cells, first..judged.end, more * step, spare);
            mem::swap(ends, spare);
        }
        if k == 1 {
            ends.clone_from(words);
            for &other in earlier {
                let beside = beside(words, &judged, step).zip(beside(words, &judged, other));
                for (end, (own, other)) in ends[judged.clone()].iter_mut().zip(beside) {
                    *end &= own | other;
                }
            }
        }
        Lines {
            words,
            ends: &ends[judged.clone()],
            judged,
            k,
            step,
        }
    }
}

/// The lines of k along an axis in the judged rows of a band.
pub(super) struct Lines<'a> {
    words: &'a [u64],
    judged: Range<usize>,
    /// Where k cells in a row end.
    ends: &'a [u64],
    k: usize,
    step: usize,
}

impl Lines<'_> {
    /// The k-th cells of lines: the cell k before is not set.
    #[inline(always)]
    fn kth_cells(&self) -> impl Iterator<Item = u64> {
        let before = moved(self.words, &self.judged, (self.k * self.step).cast_signed());
        let ends = self.ends.iter().zip(before);
        ends.map(|(end, before)| end & !before)
    }

    /// The last cells of lines: the next is not set.
    #[inline(always)]
    fn last_cells(&self) -> impl Iterator<Item = u64> {
        let after = moved(self.words, &self.judged, -self.step.cast_signed());
        let ends = self.ends.iter().zip(after);
        ends.map(|(end, after)| end & !after)
    }

    /// How many lines have their k-th cell here, all of them or those that end with it.
    pub(super) fn count(&self, exactly: bool) -> usize {
        if exactly {
            let cells = self.kth_cells().zip(self.last_cells());
            count(cells.map(|(kth, last)| kth & last))
        } else {
            count(self.kth_cells())
        }
    }

    /// Reports each bit, counted from the first judged one, at which a line has its k-th cell, its last cell or
    /// both.
    pub(super) fn for_each(&self, mut report: impl FnMut(usize, [bool; 2])) {
        for (word, cells) in self.kth_cells().zip(self.last_cells()).enumerate() {
            let mut left = cells.0 | cells.1;
            while left != 0 {
                let bit = left.trailing_zeros();
                left &= left - 1;
                let is_set = |bits: u64| bits >> bit & 1 == 1;
                report(
                    word * WORD + bit as usize,
                    [is_set(cells.0), is_set(cells.1)],
                );
            }
        }
    }
}

/// A range of words after all bits have moved to later ones, or to earlier ones if `by` is negative.
#[inline(always)]
fn moved(words: &[u64], range: &Range<usize>, by: isize) -> impl Iterator<Item = u64> {
    let word = WORD.cast_signed();
    let (whole, bits) = (by.div_euclid(word), by.rem_euclid(word));
    let start = range.start.wrapping_add_signed(-whole);
    let near = &words[start..][..range.len()];
    let far = &words[start - 1..][..range.len()];
    let both = near.iter().zip(far);
    both.map(move |(near, far)| near << bits | (far >> 1) >> (word - 1 - bits))
}

/// For a range of words the bits that have a set one a step before or after.
fn beside(words: &[u64], range: &Range<usize>, step: usize) -> impl Iterator<Item = u64> {
    let step = step.cast_signed();
    let beside = moved(words, range, step).zip(moved(words, range, -step));
    beside.map(|(before, after)| before | after)
}

// What these call is compiled into them, so that it is there for AVX2 too.

/// For a range of words the bits that are set where the bit `by` before is set too; the words before it are empty.
#[cfg_attr(feature = "std", multiversion::multiversion(targets("x86_64+avx2")))]
fn and_moved(words: &[u64], range: Range<usize>, by: usize, both: &mut Vec<u64>) {
    both.clear();
    both.resize(range.start, 0);
    let before = moved(words, &range, by.cast_signed());
    let words = words[range.clone()].iter().zip(before);
    both.extend(words.map(|(word, before)| word & before));
}

/// The number of bits that are set. By a loop, since what `sum` calls is not compiled into it.
#[cfg_attr(feature = "std", multiversion::multiversion(targets("x86_64+avx2")))]
fn count<I: Iterator<Item = u64>>(words: I) -> usize {
    let mut count = 0;
    for word in words {
        count += word.count_ones() as usize;
    }
    count
}

/// Sets the bits of the cells that match; rows without cells stay as they are.
#[cfg_attr(feature = "std", multiversion::multiversion(targets("x86_64+avx2")))]
fn pack<T, P: FnMut(&T) -> bool>(
    rows: &mut [u64],
    pitch: usize,
    cells: &[T],
    cols: usize,
    mut matches: P,
) {
    for (row, cells) in rows.chunks_exact_mut(pitch).zip(cells.chunks_exact(cols)) {
        let (whole, rest) = cells.as_chunks::<WORD>();
        for (word, cells) in row.iter_mut().zip(whole) {
            *word = packed(cells, &mut matches);
        }
        for (bit, cell) in rest.iter().enumerate() {
            row[whole.len()] |= u64::from(matches(cell)) << bit;
        }
    }
}

/// A word of the cells that match.
#[inline(always)]
fn packed<T>(cells: &[T; WORD], mut matches: impl FnMut(&T) -> bool) -> u64 {
    let mut flags = [0; WORD];
    for (flag, cell) in flags.iter_mut().zip(cells) {
        *flag = u8::from(matches(cell));
    }
    // Bit i of byte j is cell 8 i + j for now, since of that the compiler makes vector instructions.
    let eights = flags.as_chunks().0.iter().enumerate();
    let mut word = eights.fold(0, |word, (i, &eight)| word | u64::from_le_bytes(eight) << i);
    // To transpose that square, swap across its diagonal single bits, then squares of two by two, then of four by four.
    for (by, mask) in [
        (7, 0x00aa_00aa_00aa_00aa),
        (14, 0x0000_cccc_0000_cccc),
        (28, 0x0000_0000_f0f0_f0f0),
    ] {
        let swapped = (word ^ word >> by) & mask;
        word ^= swapped ^ swapped << by;
    }
    word
}
