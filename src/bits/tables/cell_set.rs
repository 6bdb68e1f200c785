//! [`CellSet`]: a set of cells of any board, in one number.

use core::fmt;

use crate::bits::{
    Word,
    algebra::set_algebra,
    plane::{PlaneValue, write_cells},
    word::some_bits,
};

/// A set of cells of any finite board: bit `n` of a `W` is the cell of [index](crate::Finite::index_of) `n`.
///
/// [`LineTables`](super::LineTables) makes such sets and reads their cells. The operations that need no board are here:
/// indices, and `&`, `|`, `^`, `-` (difference), also with assignment (`&=`).
///
/// ```
/// use collinear::bits::CellSet;
///
/// let a: CellSet<u64> = [3, 5, 9].into_iter().collect();
/// let b: CellSet<u64> = [5, 6].into_iter().collect();
/// assert!((a & b).indices().eq([5]));
/// assert_eq!((a | b).len(), 4);
/// assert!((a & b).is_subset(a));
/// assert!((a - b).is_disjoint(b));
/// ```
///
/// Sets can be sorted and used as keys of maps: they are compared as numbers, not by [`is_subset`]. The complement
/// needs a board: [`LineTables::full`](super::LineTables::full)` - set`.
///
/// [`is_subset`]: Self::is_subset
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[doc(alias = "bitset")]
pub struct CellSet<W: Word>(W);

impl<W: Word> CellSet<W> {
    /// The empty set.
    #[must_use]
    #[inline(always)]
    pub fn empty() -> Self {
        Self(W::default())
    }

    /// The set of the cells whose bits are 1.
    ///
    /// ```
    /// use collinear::bits::CellSet;
    ///
    /// assert!(CellSet::from_word(0b1010_u8).indices().eq([1, 3]));
    /// ```
    #[must_use]
    #[inline(always)]
    pub const fn from_word(word: W) -> Self {
        Self(word)
    }

    /// The number whose bits are the cells.
    #[must_use]
    #[inline(always)]
    pub const fn word(self) -> W {
        self.0
    }

    /// A set of the cell with this index alone; empty if the word has no such bit.
    ///
    /// ```
    /// use collinear::bits::CellSet;
    ///
    /// assert_eq!(CellSet::<u8>::of_index(3).word(), 0b1000);
    /// assert!(CellSet::<u8>::of_index(8).is_empty());
    /// ```
    #[must_use]
    #[inline(always)]
    pub fn of_index(index: usize) -> Self {
        if index < W::BITS {
            Self(W::bit(index))
        } else {
            Self::empty()
        }
    }

    /// Whether the cell with this index is in the set.
    #[must_use]
    #[inline(always)]
    pub fn contains_index(self, index: usize) -> bool {
        index < W::BITS && self.0.limb(index / 64) >> (index % 64) & 1 == 1
    }

    /// The number of cells.
    #[must_use]
    #[inline(always)]
    pub fn len(self) -> usize {
        self.0.count()
    }

    /// Whether the set is empty.
    #[must_use]
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.0.is_zero()
    }

    /// Whether all cells of this set are in the other one.
    #[must_use]
    #[inline(always)]
    pub fn is_subset(self, of: Self) -> bool {
        (self - of).is_empty()
    }

    /// Whether no cell is in both sets.
    #[must_use]
    #[inline(always)]
    pub fn is_disjoint(self, from: Self) -> bool {
        (self & from).is_empty()
    }

    /// The indices of the cells, in ascending order.
    ///
    /// ```
    /// use collinear::bits::CellSet;
    ///
    /// let set: CellSet<u64> = [9, 3, 5].into_iter().collect();
    /// assert!(set.indices().eq([3, 5, 9]));
    /// assert!(set.indices().rev().eq([9, 5, 3]));
    /// assert_eq!(set.indices().nth(1), Some(5));
    /// ```
    #[inline(always)]
    pub fn indices(self) -> impl DoubleEndedIterator<Item = usize> + ExactSizeIterator + Clone {
        Indices { left: self }
    }

    /// Writes one number per cell, in order of the indices: 1 if the cell is in the set, else 0. The slice should have
    /// one element per cell of the board.
    ///
    /// ```
    /// use collinear::bits::CellSet;
    ///
    /// let mut plane = [7_u8; 5];
    /// CellSet::<u64>::from_word(0b1_0010).write_plane(&mut plane);
    /// assert_eq!(plane, [0, 1, 0, 0, 1]);
    /// ```
    #[inline(always)]
    pub fn write_plane<V: PlaneValue>(self, plane: &mut [V]) {
        write_cells(plane, |index| some_bits(self.0, index));
    }

    /// The set itself if `is_wanted` and it has at most one cell; else the empty set.
    #[inline(always)]
    pub(super) fn if_one_at_most(self, is_wanted: bool) -> Self {
        if self.0.without_lowest().is_zero() & is_wanted {
            self
        } else {
            Self::empty()
        }
    }
}

/// The empty set.
impl<W: Word> Default for CellSet<W> {
    #[inline(always)]
    fn default() -> Self {
        Self::empty()
    }
}

/// The set of the cells with these indices; indices without a bit in the word are ignored.
impl<W: Word> FromIterator<usize> for CellSet<W> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = usize>>(indices: I) -> Self {
        let cells = indices.into_iter().map(Self::of_index);
        cells.fold(Self::empty(), |all, cell| all | cell)
    }
}

/// The indices of the cells.
impl<W: Word> fmt::Debug for CellSet<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.indices()).finish()
    }
}

#[derive(Clone)]
struct Indices<W: Word> {
    left: CellSet<W>,
}

impl<W: Word> Iterator for Indices<W> {
    type Item = usize;

    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        let first = self.left.0.lowest();
        self.left.0 = self.left.0.without_lowest();
        first
    }

    #[inline(always)]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.left.len();
        (len, Some(len))
    }

    #[inline(always)]
    fn count(self) -> usize {
        self.left.len()
    }

    #[inline(always)]
    fn nth(&mut self, n: usize) -> Option<usize> {
        let Some(index) = self.left.0.nth(n) else {
            self.left = CellSet::empty();
            return None;
        };
        // Drops the bits up to this one.
        let bit = W::bit(index);
        self.left.0 = self.left.0 & !(bit | bit.minus(W::bit(0)));
        Some(index)
    }
}

impl<W: Word> DoubleEndedIterator for Indices<W> {
    #[inline(always)]
    fn next_back(&mut self) -> Option<usize> {
        let last = self.left.0.highest()?;
        self.left ^= CellSet::of_index(last);
        Some(last)
    }
}

impl<W: Word> ExactSizeIterator for Indices<W> {}

set_algebra! { [W: Word] CellSet<W>, from_word }
