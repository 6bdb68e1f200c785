//! [`WindowSets`]: windows of k cells as sets, and which of them are subsets of a set.

use alloc::{boxed::Box, vec::Vec};
use core::ops::Range;

use super::CellSet;
use crate::bits::Word;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct WindowSets<W: Word> {
    cells: Box<[CellSet<W>]>,
    /// For each window, the cells before and after it that must not be in the set; an empty list if no window has such
    /// cells.
    ends: Box<[CellSet<W>]>,
}

impl<W: Word> WindowSets<W> {
    /// Takes each window with the cells before and after it that must not be in the set.
    pub(super) fn new(windows: impl Iterator<Item = (CellSet<W>, CellSet<W>)>) -> Self {
        let (cells, mut ends): (Vec<_>, Vec<_>) = windows.unzip();
        if ends.iter().all(|ends| ends.is_empty()) {
            ends.clear();
        }
        Self {
            cells: cells.into(),
            ends: ends.into(),
        }
    }

    #[inline]
    pub(super) const fn cells(&self) -> &[CellSet<W>] {
        &self.cells
    }

    /// Whether any window of a range is full.
    #[inline]
    pub(super) fn has_full(&self, among: Range<usize>, set: CellSet<W>) -> bool {
        if self.ends.is_empty() {
            return self.cells[among].iter().any(|cells| cells.is_subset(set));
        }
        self.full(among, set).next().is_some()
    }

    /// The windows of a range that are full.
    #[inline]
    pub(super) fn full(
        &self,
        among: Range<usize>,
        set: CellSet<W>,
    ) -> impl Iterator<Item = CellSet<W>> + Clone {
        let windows = among.clone().zip(&self.cells[among]);
        let full = windows
            .filter(move |&(number, cells)| cells.is_subset(set) && self.ends_before(number, set));
        full.map(|(_, &cells)| cells)
    }

    /// The missing cells of windows that lack only one.
    #[inline]
    pub(super) fn lacking_one(&self, set: CellSet<W>) -> CellSet<W> {
        let mut missing = CellSet::empty();
        // Does not branch on the unpredictable condition, and does not read the ends if there are none.
        if self.ends.is_empty() {
            for &cells in &self.cells {
                missing |= (cells - set).if_one_at_most(true);
            }
        } else {
            for (&cells, ends) in self.cells.iter().zip(&self.ends) {
                missing |= (cells - set).if_one_at_most(ends.is_disjoint(set));
            }
        }
        missing
    }

    /// Whether the ends of a window are not in the set, if they matter.
    #[inline]
    fn ends_before(&self, number: usize, set: CellSet<W>) -> bool {
        let ends = self.ends.get(number);
        ends.is_none_or(|ends| ends.is_disjoint(set))
    }
}
