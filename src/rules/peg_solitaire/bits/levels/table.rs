//! [`PositionSet`]: positions, each once, with the paths to them.

use alloc::{vec, vec::Vec};
use core::ops::Range;

/// A position, and how many paths lead to its class.
#[derive(Clone, Copy)]
pub(super) struct Reached {
    pegs: u64,
    /// The lower and the upper half: a `u128` would take 32 bytes in place of 24.
    paths: [u64; 2],
}

impl Reached {
    /// No position is reached by a jump and has no pegs.
    const NONE: Self = Self::new(0, 0);

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "halves of a number")]
    pub(super) const fn new(pegs: u64, paths: u128) -> Self {
        let paths = [paths as u64, (paths >> 64) as u64];
        Self { pegs, paths }
    }

    #[inline]
    pub(super) const fn pegs(self) -> u64 {
        self.pegs
    }

    #[inline]
    pub(super) const fn paths(self) -> u128 {
        let [lower, upper] = self.paths;
        (upper as u128) << 64 | lower as u128
    }

    /// Another position that is reached by the same paths.
    #[inline]
    pub(super) const fn after(self, pegs: u64) -> Self {
        Self { pegs, ..self }
    }

    /// Knuth's multiplicative hash: the upper bits depend on all pegs.
    #[inline]
    const fn hash(self) -> u64 {
        self.pegs.wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}

/// So many of the upper bits of a hash, few enough to be an index.
#[inline]
const fn upper(hash: u64, bits: u32) -> usize {
    // In two steps, as there may be none.
    (hash >> 1 >> (u64::BITS - 1 - bits)) as usize
}

/// Into how many shares, a power of two, the positions of a level are divided by their hash: each
/// has a table that fits a cache, and workers need not wait for each other.
#[derive(Clone, Copy)]
pub(super) struct Shares {
    bits: u32,
}

impl Shares {
    pub(super) fn for_level_after(positions: usize) -> Self {
        const POSITIONS_A_SHARE: usize = 1 << 14;
        const MOST: u32 = 12;
        let shares = positions / POSITIONS_A_SHARE;
        Self {
            bits: shares.max(1).next_power_of_two().ilog2().min(MOST),
        }
    }

    pub(super) fn all(self) -> impl Iterator<Item = Share> {
        let shares: Range<usize> = 0..1 << self.bits;
        shares.map(move |number| Share {
            number,
            bits: self.bits,
        })
    }

    /// The number of the share to which a position belongs.
    #[inline]
    pub(super) const fn of(self, position: Reached) -> usize {
        upper(position.hash(), self.bits)
    }
}

/// One of the shares of a level.
#[derive(Clone, Copy)]
pub(super) struct Share {
    number: usize,
    /// How many bits of the hash are the same in all of the share.
    bits: u32,
}

/// The positions of a share: a hash table with open addressing.
pub(super) struct PositionSet {
    share: Share,
    /// A power of two of them.
    slots: Vec<Reached>,
    len: usize,
}

impl PositionSet {
    const LEAST_SLOTS: usize = 64;

    pub(super) fn of(share: Share) -> Self {
        Self {
            share,
            slots: vec![Reached::NONE; Self::LEAST_SLOTS],
            len: 0,
        }
    }

    pub(super) const fn share(&self) -> usize {
        self.share.number
    }

    /// How many positions there are.
    pub(super) const fn len(&self) -> usize {
        self.len
    }

    /// Adds the paths to those that lead to this position already.
    #[inline]
    pub(super) fn add(&mut self, reached: Reached) {
        let last = self.slots.len() - 1;
        let mut place = upper(reached.hash() << self.share.bits, last.count_ones());
        loop {
            let slot = &mut self.slots[place];
            if slot.pegs == reached.pegs {
                let paths = slot.paths().saturating_add(reached.paths());
                *slot = Reached::new(slot.pegs, paths);
                return;
            }
            if slot.pegs == 0 {
                *slot = reached;
                break;
            }
            place = (place + 1) & last;
        }
        self.len += 1;
        if self.len > self.slots.len() / 4 * 3 {
            self.grow();
        }
    }

    #[cold]
    fn grow(&mut self) {
        let larger = vec![Reached::NONE; 2 * self.slots.len()];
        let positions = core::mem::replace(&mut self.slots, larger);
        self.len = 0;
        for reached in positions {
            if reached.pegs != 0 {
                self.add(reached);
            }
        }
    }

    pub(super) fn into_positions(self) -> impl Iterator<Item = Reached> {
        self.slots.into_iter().filter(|slot| slot.pegs != 0)
    }
}
