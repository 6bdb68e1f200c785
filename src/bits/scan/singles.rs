//! [`Singles`]: cells alone.

use alloc::{collections::TryReserveError, vec::Vec};
use core::mem;

use super::{chunk::Chunk, strips::Strips};

/// Finds the cells that have no neighbour along an axis. Such a cell is a line of one along each of
/// these axes, and is told for the first of them only.
#[derive(Clone, Debug)]
pub(super) struct Singles {
    /// For each axis how many columns to the right the next row's cell is, or that it is in the
    /// same row.
    axes: Vec<Option<isize>>,
    alone: Strips,
    other: Strips,
    told: Strips,
}

impl Singles {
    pub(super) fn new(axes: Vec<Option<isize>>, empty: &Strips) -> Result<Self, TryReserveError> {
        Ok(Self {
            axes,
            alone: empty.another()?,
            other: empty.another()?,
            told: empty.another()?,
        })
    }

    /// Tells the cells that are alone in the middle one of three rows: the place of the axis, the
    /// index of the chunk, the cells.
    #[inline(always)]
    pub(super) fn read(
        &mut self,
        [above, row, below]: [&Strips; 3],
        mut alone: impl FnMut(usize, (usize, Chunk)),
    ) {
        let (one_right, one_left) = (1, row.places() - 1);
        self.told.clear();
        for (axis, &right) in self.axes.iter().enumerate() {
            let (before, after, by, back) = match right {
                None => (row, row, one_right, one_left),
                Some(0) => (above, below, 0, 0),
                Some(1) => (above, below, one_right, one_left),
                Some(_) => (above, below, one_left, one_right),
            };
            let and_not = |own: u8, other: u8| own & !other;
            self.other.combine(row, before, by, and_not);
            self.alone.combine(&self.other, after, back, and_not);
            self.other.combine(&self.alone, &self.told, 0, and_not);
            self.alone
                .combine(&self.told, &self.other, 0, |told, alone| told | alone);
            mem::swap(&mut self.told, &mut self.alone);
            self.other
                .moved(0)
                .enumerate()
                .for_each(|chunk| alone(axis, chunk));
        }
    }
}
