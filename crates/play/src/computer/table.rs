//! [`Table`]: what a search has found out about positions, where other moves lead to them again.

/// What is known of positions, by their hash. It holds so many, and forgets those that it was searched
/// less deep for. It takes no memory before the first one.
pub(super) struct Table(Vec<Pair>);

/// One and a half mebibytes.
const PAIRS: usize = 1 << 15;

/// Where a hash leads: what was searched deepest there, and what came last.
#[derive(Clone, Copy)]
struct Pair([Entry; 2]);

/// What is known of a position.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    pub(super) hash: u64,
    /// What it is worth, or a bound of it; a win or a loss is counted from here.
    pub(super) worth: i32,
    /// Which of its moves is best.
    pub(super) best: u16,
    /// How many moves were looked ahead.
    pub(super) depth: u8,
    pub(super) bound: Bound,
    /// Whether all was seen to the end of the game, so that looking further ahead changes nothing.
    pub(super) settled: bool,
}

/// How what is known of a position is meant.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Bound {
    /// Nothing is known.
    None,
    Exact,
    /// It is worth that or more.
    AtLeast,
    /// It is worth that or less.
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

#[expect(clippy::cast_possible_truncation, reason = "the lower bits are meant")]
fn place(hash: u64) -> usize {
    hash as usize % PAIRS
}
