//! [`IndexSet`]: a set of cells by their indices on the board.

use alloc::{collections::BTreeMap, vec, vec::Vec};

use super::Finite;

/// The bits of a word.
const WORD: usize = u64::BITS as usize;

/// The most cells of a board with a bit for each of them: half a megabyte.
const DENSE: usize = 1 << 22;

/// A set of indices of cells, from 0 to the number of cells of a board. On a board that may be larger
/// than memory it takes room only where it has indices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum IndexSet {
    /// A bit for each index.
    Dense(Vec<u64>),
    /// The words that have indices, by their numbers.
    Sparse(BTreeMap<usize, u64>),
}

impl IndexSet {
    /// The empty set for a board of this many cells.
    pub(crate) fn none_of(cells: usize) -> Self {
        if cells <= DENSE {
            Self::Dense(vec![0; cells.div_ceil(WORD)])
        } else {
            Self::Sparse(BTreeMap::new())
        }
    }

    /// The empty set that will have this many indices at most; it takes no room that they could not fill.
    pub(crate) fn of_at_most(indices: usize, cells: usize) -> Self {
        if cells / WORD <= indices {
            Self::none_of(cells)
        } else {
            Self::Sparse(BTreeMap::new())
        }
    }

    /// Whether it has this index.
    #[inline]
    pub(crate) fn contains(&self, index: usize) -> bool {
        let word = match self {
            Self::Dense(words) => words.get(index / WORD),
            Self::Sparse(words) => words.get(&(index / WORD)),
        };
        word.is_some_and(|word| word >> (index % WORD) & 1 == 1)
    }

    /// Takes all indices away; the room of a small board is kept.
    pub(crate) fn clear(&mut self) {
        match self {
            Self::Dense(words) => words.fill(0),
            Self::Sparse(words) => words.clear(),
        }
    }

    /// Adds the indices of cells.
    pub(crate) fn extend<T: Finite>(&mut self, board: &T, cells: &[T::Cell]) {
        for &at in cells {
            self.insert(board.index_inside(at));
        }
    }

    /// Adds an index of a cell of the board, and answers whether it is new.
    #[inline]
    pub(crate) fn insert(&mut self, index: usize) -> bool {
        let word = match self {
            Self::Dense(words) => &mut words[index / WORD],
            Self::Sparse(words) => words.entry(index / WORD).or_default(),
        };
        let bit = 1 << (index % WORD);
        if *word & bit != 0 {
            // Nothing is written: a search asks for most indices several times, and for many of a word in turn.
            return false;
        }
        *word |= bit;
        true
    }
}
