//! [`Table`]: stores results for positions, which different moves can lead to.

/// Results by the hash of a position. The size of the table is fixed, so results of shallower searches are replaced. No
/// memory is allocated before the first result.
pub(super) struct Table(Vec<Pair>);

/// The number of pairs, which take one and a half mebibytes.
const PAIRS: usize = 1 << 15;

/// The results for a hash: the result of the deepest search, and the latest result.
#[derive(Clone, Copy)]
struct Pair([Entry; 2]);

/// The result for a position.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    pub(super) hash: u64,
    /// The value of the position or a bound of the value. Wins and losses are counted from this position.
    pub(super) worth: i32,
    /// The index of the best move.
    pub(super) best: u16,
    pub(super) depth: u8,
    pub(super) bound: Bound,
    /// True if the search reached the end of the game. A deeper search would change nothing.
    pub(super) settled: bool,
}

/// What the value of a result means.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Bound {
    /// Nothing is known.
    None,
    Exact,
    /// A lower bound.
    AtLeast,
    /// An upper bound.
    AtMost,
}

impl Table {
    pub(super) const fn new() -> Self {
        Self(Vec::new())
    }

    pub(super) fn get(&self, hash: u64) -> Option<Entry> {
        let Pair(entries) = *self.0.get(place(hash))?;
        let is_it = |entry: &Entry| entry.hash == hash && entry.bound != Bound::None;
        entries.into_iter().find(is_it)
    }

    pub(super) fn put(&mut self, entry: Entry) {
        if self.0.is_empty() {
            self.0 = vec![Pair([NONE; 2]); PAIRS];
        }
        let Pair([deepest, last]) = &mut self.0[place(entry.hash)];
        if entry.depth >= deepest.depth {
            *deepest = entry;
        } else {
            *last = entry;
        }
    }
}

const NONE: Entry = Entry {
    hash: 0,
    worth: 0,
    best: 0,
    depth: 0,
    bound: Bound::None,
    settled: false,
};

#[expect(
    clippy::cast_possible_truncation,
    reason = "only the lower bits are used"
)]
fn place(hash: u64) -> usize {
    hash as usize % PAIRS
}
