//! [`Across`]: lines along rows.

use alloc::{collections::TryReserveError, vec::Vec};
use core::mem;

use super::{chunk::Chunk, doublings::doublings, strips::Strips};

/// Finds lines of k along the rows, in one row at a time.
#[derive(Clone, Debug)]
pub(super) struct Across {
    k: usize,
    /// Whether a longer line does not count.
    exactly: bool,
    steps: Vec<usize>,
    /// Where lines of as many cells end as the doubling has come to.
    whole: Strips,
    /// The same before the last step.
    half: Strips,
}

impl Across {
    pub(super) fn new(k: usize, exactly: bool, empty: &Strips) -> Result<Self, TryReserveError> {
        Ok(Self {
            k,
            exactly,
            steps: doublings(k).collect(),
            whole: empty.another()?,
            half: empty.another()?,
        })
    }

    /// Reads a row, and tells the k-th cells of the lines in it.
    #[inline(always)]
    pub(super) fn read(&mut self, row: &Strips, kth_cells: impl FnMut((usize, Chunk))) {
        let (len, and) = (row.len(), |own: u8, other: u8| own & other);
        let Some((&first, rest)) = self.steps.split_first() else {
            return;
        };
        self.whole.combine(row, row, first, and);
        for &step in rest {
            self.whole.lead(step % len);
            self.half.combine(&self.whole, &self.whole, step, and);
            mem::swap(&mut self.half, &mut self.whole);
        }
        // A line has k cells where it has them the first time: no cell of it lies k to the left.
        self.half
            .combine(&self.whole, row, self.k, |own, before| own & !before);
        mem::swap(&mut self.half, &mut self.whole);
        if self.exactly {
            let next = row.places() - 1;
            self.half
                .combine(&self.whole, row, next, |own, next| own & !next);
            mem::swap(&mut self.half, &mut self.whole);
        }
        self.whole.moved(0).enumerate().for_each(kth_cells);
    }
}
