//! [`IndexSet`]: a set of cells by their indices on the board.

use alloc::{collections::BTreeMap, vec, vec::Vec};

use super::Finite;

const WORD: usize = u64::BITS as usize;

/// Boards with more cells use a sparse set. A dense set of this size takes half a megabyte.
const DENSE: usize = 1 << 22;

/// A set of cell indices of one board. On a huge board it uses memory only for the indices that it contains.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum IndexSet {
    /// A bit for each index.
    Dense(Vec<u64>),
    /// The words that are not 0, by their indices.
    Sparse(BTreeMap<usize, u64>),
}

impl IndexSet {
    /// An empty set for a board of this many cells.
    pub(crate) fn none_of(cells: usize) -> Self {
        if cells <= DENSE {
            Self::Dense(vec![0; cells.div_ceil(WORD)])
        } else {
            Self::Sparse(BTreeMap::new())
        }
    }

    /// An empty set for at most this many indices; sparse if most words of a dense one would stay empty.
    pub(crate) fn of_at_most(indices: usize, cells: usize) -> Self {
        if cells / WORD <= indices {
            Self::none_of(cells)
        } else {
            Self::Sparse(BTreeMap::new())
        }
    }

    #[inline]
    pub(crate) fn contains(&self, index: usize) -> bool {
        let word = match self {
            Self::Dense(words) => words.get(index / WORD),
            Self::Sparse(words) => words.get(&(index / WORD)),
        };
        word.is_some_and(|word| word >> (index % WORD) & 1 == 1)
    }

    /// Removes all indices. A dense set keeps its memory.
    pub(crate) fn clear(&mut self) {
        match self {
            Self::Dense(words) => words.fill(0),
            Self::Sparse(words) => words.clear(),
        }
    }

    pub(crate) fn extend<T: Finite>(&mut self, board: &T, cells: &[T::Cell]) {
        for &at in cells {
            self.insert(board.index_inside(at));
        }
    }

    /// Adds the index of a cell of the board; returns whether it is new.
    #[inline]
    pub(crate) fn insert(&mut self, index: usize) -> bool {
        let word = match self {
            Self::Dense(words) => &mut words[index / WORD],
            Self::Sparse(words) => words.entry(index / WORD).or_default(),
        };
        let bit = 1 << (index % WORD);
        if *word & bit != 0 {
            // Skips the write, since a search inserts most indices several times.
            return false;
        }
        *word |= bit;
        true
    }
}
