//! [`Table`]: stores bounds of the values of positions.

use super::position::Key;
use crate::computer::games::perfect::Worth;

/// Bounds of the values of positions, by key; newer entries replace older ones.
///
/// Positions with many discs have their own small table, which fits in the processor's cache. Most positions have many
/// discs, and reading one of them from memory would take longer than searching it again.
pub(super) struct Table {
    early: Vec<u64>,
    late: Vec<u64>,
}

/// The logarithms of the sizes of the two tables: 16 mebibytes and half a mebibyte.
const EARLY: u32 = 21;
const LATE: u32 = 16;

/// Positions with at most this many discs are in the large table.
const MOST_EARLY: u32 = 26;

/// A bound of the value of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    AtLeast(Worth),
    AtMost(Worth),
}

/// An entry has the value in its lowest bits, then a bit for the kind of bound, then the whole key.
#[derive(Clone, Copy)]
pub(super) struct Entry(u64);

const WORTH_BITS: u32 = 6;
const MIDDLE: Worth = 1 << (WORTH_BITS - 1);

impl Table {
    pub(super) fn new() -> Self {
        Self {
            early: vec![0; 1 << EARLY],
            late: vec![0; 1 << LATE],
        }
    }

    /// The entries for these keys. All keys belong to positions with this many discs. Reading the entries together
    /// hides the latency of memory.
    #[inline]
    pub(super) fn entries<const N: usize>(&self, keys: [Key; N], discs: u32) -> [Entry; N] {
        let (entries, bits) = if discs > MOST_EARLY {
            (&self.late, LATE)
        } else {
            (&self.early, EARLY)
        };
        let mut found = [Entry(0); N];
        for (found, key) in found.iter_mut().zip(keys) {
            *found = Entry(entries[place(key, bits)]);
        }
        found
    }

    pub(super) fn put(&mut self, key: Key, discs: u32, bound: Bound) {
        let (entries, bits) = if discs > MOST_EARLY {
            (&mut self.late, LATE)
        } else {
            (&mut self.early, EARLY)
        };
        let (worth, is_least) = match bound {
            Bound::AtLeast(worth) => (worth, 1),
            Bound::AtMost(worth) => (worth, 0),
        };
        let worth = u64::from((worth + MIDDLE).unsigned_abs());
        entries[place(key, bits)] = (key << 1 | is_least) << WORTH_BITS | worth;
    }
}

#[inline]
#[expect(clippy::cast_possible_truncation, reason = "few bits are left")]
fn place(key: Key, bits: u32) -> usize {
    (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (u64::BITS - bits)) as usize
}

impl Entry {
    #[inline]
    pub(super) const fn of(self, key: Key) -> Option<Bound> {
        let Self(entry) = self;
        if entry >> (WORTH_BITS + 1) != key {
            return None;
        }
        let worth = (entry & ((1 << WORTH_BITS) - 1)) as Worth - MIDDLE;
        if entry >> WORTH_BITS & 1 == 1 {
            Some(Bound::AtLeast(worth))
        } else {
            Some(Bound::AtMost(worth))
        }
    }
}
