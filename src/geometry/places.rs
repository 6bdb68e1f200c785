//! [`Places`]: a set of cells by their places on the board.

use alloc::{collections::BTreeMap, vec, vec::Vec};

/// The bits of a word.
const WORD: usize = u64::BITS as usize;

/// The most cells of a board with a bit for each of them: half a megabyte.
const DENSE: usize = 1 << 22;

/// A set of places of cells, from 0 to the number of cells of a board. On a board that may be larger
/// than memory it takes room only where it has places.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Places {
    /// A bit for each place.
    Dense(Vec<u64>),
    /// The words that have places, by their numbers.
    Sparse(BTreeMap<usize, u64>),
}

impl Places {
    /// The empty set for a board of this many cells.
    pub(crate) fn none_of(cells: usize) -> Self {
        if cells <= DENSE {
            Self::Dense(vec![0; cells.div_ceil(WORD)])
        } else {
            Self::Sparse(BTreeMap::new())
        }
    }

    /// Whether it has this place.
    #[inline]
    pub(crate) fn contains(&self, place: usize) -> bool {
        let word = match self {
            Self::Dense(words) => words.get(place / WORD),
            Self::Sparse(words) => words.get(&(place / WORD)),
        };
        word.is_some_and(|word| word >> (place % WORD) & 1 == 1)
    }

    /// Adds a place of a cell of the board, and answers whether it is new.
    #[inline]
    pub(crate) fn insert(&mut self, place: usize) -> bool {
        let word = match self {
            Self::Dense(words) => &mut words[place / WORD],
            Self::Sparse(words) => words.entry(place / WORD).or_default(),
        };
        let bit = 1 << (place % WORD);
        let is_new = *word & bit == 0;
        *word |= bit;
        is_new
    }
}
