//! [`Down`]: lines along columns and diagonals.

use alloc::{collections::TryReserveError, vec, vec::Vec};
use core::mem;

use super::{chunk::Chunk, doublings::doublings, room::filled, strips::Strips};

/// Finds lines of k along an axis of which each row has one cell, with the last k rows in mind.
///
/// A row is turned so that the cells of a line come to lie at one place in all rows. The place after
/// the last column, which no cell has, keeps diagonals apart that share a place.
#[derive(Clone, Debug)]
pub(super) struct Down {
    steps: Vec<Step>,
    /// The slots that hold what each step needs for the row that is read.
    slots: Vec<usize>,
    /// How the last row was turned.
    turn: Turn,
    /// What is known of the rows before, chunk after chunk; the slots of a chunk lie together.
    history: Vec<Chunk>,
    slots_of_a_chunk: usize,
    /// The slot where k cells end in the last row, but not more; if no longer line counts.
    opened: Option<usize>,
}

/// The slot where k cells or more end in the last row.
const WHOLE: usize = 0;

/// One step of the doubling. Its slots hold what the step before it gave, for as many of the last
/// rows as it adds.
#[derive(Clone, Debug)]
struct Step {
    slots: usize,
    first: usize,
    /// How many slots after the first one the oldest row is.
    oldest: usize,
}

/// How a row is turned.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turn {
    /// How many columns to the right the next row's cell is: -1, 0 or 1.
    right: isize,
    /// To the right by so many strips ..
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
    /// How the row was turned.
    pub(super) turn: Turn,
    /// Lines that have their last cell in the row before.
    pub(super) ended: Chunk,
    /// Lines that have their k-th cell in this row.
    pub(super) opened: Chunk,
}

impl Down {
    pub(super) fn new(
        right: isize,
        k: usize,
        exactly: bool,
        empty: &Strips,
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
            turn: Turn {
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
    pub(super) fn read(&mut self, row: &Strips, number: usize, events: impl FnMut(Events)) {
        self.turn_to(row, number);
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
        row: &Strips,
        steps: impl AsRef<[usize]>,
        mut events: impl FnMut(Events),
    ) {
        let chunks = row.moved(self.turn.bytes);
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
                turn: self.turn,
                ended,
                opened,
            });
        }
    }

    /// Finds out how the row is to be turned. It is turned by bytes, which costs nothing; it is the
    /// history that is turned back by strips, once in as many rows as a strip is wide.
    #[inline(always)]
    fn turn_to(&mut self, row: &Strips, number: usize) {
        let number = number % row.places();
        let by = match self.turn.right {
            0 => 0,
            1 => (row.places() - number) % row.places(),
            _ => number,
        };
        let strips = by / row.len();
        if strips != self.turn.strips {
            let back = (8 + self.turn.strips - strips) % 8;
            for chunk in &mut self.history {
                *chunk = chunk.turned(back);
            }
        }
        self.turn.strips = strips;
        self.turn.bytes = by % row.len();
    }
}

impl Turn {
    /// In the row above the one that was turned, the column of the cell at a place.
    pub(super) fn col_above(self, place: usize) -> usize {
        let places = 8 * self.len;
        let col = place + places - self.bytes;
        col.wrapping_add_signed(-self.right) % places
    }

    /// Where the line at a place is in all rows, whatever their turns.
    pub(super) fn lane(self, place: usize) -> usize {
        (place + self.strips * self.len) % (8 * self.len)
    }
}
