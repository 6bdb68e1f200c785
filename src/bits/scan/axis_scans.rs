//! What finds the lines along one axis: [`Horizontal`] along rows, [`Vertical`] along columns and
//! diagonals, [`Singles`] the cells that are a line of one.

use alloc::{collections::TryReserveError, vec, vec::Vec};
use core::{iter, mem};

use super::{
    bit_row::{BitRow, filled},
    chunk::Chunk,
};

/// By how many cells to move and intersect, time after time, so that a bit is left where k cells in a
/// row are: 1, 2, 4 and so on, and the rest. They add up to k - 1.
fn doublings(k: usize) -> impl Iterator<Item = usize> {
    let mut have = 1;
    iter::from_fn(move || {
        let more = have.min(k - have);
        have += more;
        (more > 0).then_some(more)
    })
}

/// Finds lines of k along the rows, in one row at a time.
#[derive(Clone, Debug)]
pub(super) struct Horizontal {
    k: usize,
    /// Whether a longer line does not count.
    exactly: bool,
    steps: Vec<usize>,
    /// Where lines of as many cells end as the doubling has come to.
    whole: BitRow,
    /// The same before the last step.
    half: BitRow,
}

impl Horizontal {
    pub(super) fn new(k: usize, exactly: bool, empty: &BitRow) -> Result<Self, TryReserveError> {
        Ok(Self {
            k,
            exactly,
            steps: doublings(k).collect(),
            whole: empty.another()?,
            half: empty.another()?,
        })
    }

    /// Reads a row, and reports the k-th cells of the lines in it.
    #[inline(always)]
    pub(super) fn read(&mut self, row: &BitRow, kth_cells: impl FnMut((usize, Chunk))) {
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
            let next = row.bit_len() - 1;
            self.half
                .combine(&self.whole, row, next, |own, next| own & !next);
            mem::swap(&mut self.half, &mut self.whole);
        }
        self.whole.moved(0).enumerate().for_each(kth_cells);
    }
}

/// Finds lines of k down the rows: along columns and diagonals. It keeps the bits of k rows.
///
/// A row is rotated so that the cells of a line come to have one index in all rows. The bit after
/// the last column, which is no cell's, keeps diagonals apart that share an index.
#[derive(Clone, Debug)]
pub(super) struct Vertical {
    steps: Vec<Step>,
    /// The slots that hold what each step needs for the row that is read.
    slots: Vec<usize>,
    /// How the last row was rotated.
    rotation: Rotation,
    /// What is known of the rows before, chunk after chunk; the slots of a chunk lie together.
    history: Vec<Chunk>,
    slots_of_a_chunk: usize,
    /// The slot where k cells end in the last row, but not more; if no longer line counts.
    opened: Option<usize>,
}

/// The slot where k cells or more end in the last row.
const WHOLE: usize = 0;

/// One step of the doubling. Its slots are a ring buffer of what the step before it gave, for as many
/// of the last rows as it adds.
#[derive(Clone, Debug)]
struct Step {
    slots: usize,
    first: usize,
    /// How many slots after the first one the oldest row is.
    oldest: usize,
}

/// How a row is rotated.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rotation {
    /// How many columns to the right the next row's cell is: -1, 0 or 1.
    right: isize,
    /// To the right by this number of strips ..
    strips: usize,
    /// .. and bytes.
    bytes: usize,
    /// The bytes of a strip.
    len: usize,
}

/// What happens in the chunks of a row.
pub(super) struct Events {
    /// The index of the chunk.
    pub(super) chunk: usize,
    /// How the row was rotated.
    pub(super) rotation: Rotation,
    /// Lines that have their last cell in the row before.
    pub(super) ended: Chunk,
    /// Lines that have their k-th cell in this row.
    pub(super) opened: Chunk,
}

impl Vertical {
    pub(super) fn new(
        right: isize,
        k: usize,
        exactly: bool,
        empty: &BitRow,
    ) -> Result<Self, TryReserveError> {
        let mut slots_of_a_chunk = WHOLE + 1;
        let step = |slots| {
            slots_of_a_chunk += slots;
            Step {
                slots,
                first: slots_of_a_chunk - slots,
                oldest: 0,
            }
        };
        let steps: Vec<_> = doublings(k).map(step).collect();
        let opened = exactly.then_some(slots_of_a_chunk);
        slots_of_a_chunk += usize::from(exactly);
        let chunks = empty.len() / Chunk::LEN;
        // More slots than a number can count are more than memory has.
        let history = filled(Chunk::EMPTY, slots_of_a_chunk.saturating_mul(chunks))?;
        Ok(Self {
            slots: vec![0; steps.len()],
            steps,
            rotation: Rotation {
                right,
                strips: 0,
                bytes: 0,
                len: empty.len(),
            },
            history,
            slots_of_a_chunk,
            opened,
        })
    }

    /// Reads the row of this number, the one after the last that was read.
    #[inline(always)]
    pub(super) fn read(&mut self, row: &BitRow, number: usize, events: impl FnMut(Events)) {
        self.rotate_to(row, number);
        for (step, slot) in self.steps.iter_mut().zip(&mut self.slots) {
            *slot = step.first + step.oldest;
            step.oldest = (step.oldest + 1) % step.slots;
        }
        // Up to k = 8 the steps are a loop of known length, so that the compiler unrolls it: else a
        // scan for 5 takes a quarter longer, and half as long again with 512-bit registers.
        let slots = mem::take(&mut self.slots);
        match slots[..] {
            [a] => self.read_chunks(row, [a], events),
            [a, b] => self.read_chunks(row, [a, b], events),
            [a, b, c] => self.read_chunks(row, [a, b, c], events),
            _ => self.read_chunks(row, &slots, events),
        }
        self.slots = slots;
    }

    #[inline(always)]
    fn read_chunks(
        &mut self,
        row: &BitRow,
        steps: impl AsRef<[usize]>,
        mut events: impl FnMut(Events),
    ) {
        let chunks = row.moved(self.rotation.bytes);
        let history = self.history.chunks_exact_mut(self.slots_of_a_chunk);
        for (chunk, (cells, slots)) in chunks.zip(history).enumerate() {
            let mut ended = slots[WHOLE].and_not(cells);
            if let Some(opened) = self.opened {
                ended = ended.and(slots[opened]);
            }
            let mut whole = cells;
            for &slot in steps.as_ref() {
                let before = slots[slot];
                slots[slot] = whole;
                whole = whole.and(before);
            }
            let opened = whole.and_not(slots[WHOLE]);
            slots[WHOLE] = whole;
            if let Some(slot) = self.opened {
                slots[slot] = opened;
            }
            events(Events {
                chunk,
                rotation: self.rotation,
                ended,
                opened,
            });
        }
    }

    /// Finds the rotation of a row. By bytes the row itself is rotated, which costs nothing; by strips
    /// the history is, the other way, once in as many rows as a strip is wide.
    #[inline(always)]
    fn rotate_to(&mut self, row: &BitRow, number: usize) {
        let number = number % row.bit_len();
        let by = match self.rotation.right {
            0 => 0,
            1 => (row.bit_len() - number) % row.bit_len(),
            _ => number,
        };
        let strips = by / row.len();
        if strips != self.rotation.strips {
            let back = 8 + self.rotation.strips - strips;
            for chunk in &mut self.history {
                *chunk = chunk.rotated(back);
            }
        }
        self.rotation.strips = strips;
        self.rotation.bytes = by % row.len();
    }
}

impl Rotation {
    /// In the row above the one that was rotated, the column of the cell at an index.
    pub(super) fn col_above(self, index: usize) -> usize {
        let bits = 8 * self.len;
        let col = index + bits - self.bytes;
        col.wrapping_add_signed(-self.right) % bits
    }

    /// Where the line at an index is in all rows, whatever their rotations.
    pub(super) fn lane(self, index: usize) -> usize {
        (index + self.strips * self.len) % (8 * self.len)
    }
}

/// Finds the cells that have no neighbour along an axis. Such a cell is a line of one along each of
/// these axes, and is reported for the first of them only.
#[derive(Clone, Debug)]
pub(super) struct Singles {
    /// For each axis how many columns to the right the next row's cell is, or that it is in the
    /// same row.
    axes: Vec<Option<isize>>,
    alone: BitRow,
    other: BitRow,
    seen: BitRow,
}

impl Singles {
    pub(super) fn new(axes: Vec<Option<isize>>, empty: &BitRow) -> Result<Self, TryReserveError> {
        Ok(Self {
            axes,
            alone: empty.another()?,
            other: empty.another()?,
            seen: empty.another()?,
        })
    }

    /// Reports the cells that are alone in the middle one of three rows: the number of the axis, the
    /// index of the chunk, the cells.
    #[inline(always)]
    pub(super) fn read(
        &mut self,
        [above, row, below]: [&BitRow; 3],
        mut alone: impl FnMut(usize, (usize, Chunk)),
    ) {
        let (one_right, one_left) = (1, row.bit_len() - 1);
        self.seen.clear();
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
            self.other.combine(&self.alone, &self.seen, 0, and_not);
            self.alone
                .combine(&self.seen, &self.other, 0, |seen, alone| seen | alone);
            mem::swap(&mut self.seen, &mut self.alone);
            self.other
                .moved(0)
                .enumerate()
                .for_each(|chunk| alone(axis, chunk));
        }
    }
}
