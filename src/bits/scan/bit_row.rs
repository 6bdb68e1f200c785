//! [`BitRow`]: a row of cells as bits, laid out so that packing and moving are loops over bytes.
//!
//! The row is cut into eight strips that lie on each other, one for each bit of a byte. Twelve cells,
//! `a` to `l`, in three bytes:
//!
//! ```text
//!           lead      own bytes
//!          0  1  2    0  1  2
//! bit 0    .  .  .    a  b  c
//! bit 1    a  b  c    d  e  f
//! bit 2    d  e  f    g  h  i
//! bit 3    g  h  i    j  k  l
//! ```
//!
//! Neighbours are the same bit of neighbouring bytes. So a row is packed by comparing bytes, and moved
//! one column to the right by reading it from a byte earlier: the compiler makes vector instructions
//! of every loop over it, whatever the machine has. What moves into the first byte of a strip is the
//! end of the strip above it, so before the row lies its *lead*, the same bytes with their bits rotated
//! by one. A move by whole strips rotates the bits of each byte.

use alloc::{collections::TryReserveError, vec::Vec};

use super::chunk::Chunk;

/// A row of cells as bits: bit `s` of byte `i` has the index `s * len + i`, the column of its cell; `len` is
/// the number of bytes.
///
/// At least one bit after the last column is no cell's, so the row can be rotated like
/// a ring without joining its ends.
#[derive(Clone, Debug)]
pub(super) struct BitRow {
    /// The lead, then the row. A rotated row is `len` of these bytes, one after the other.
    bytes: Vec<u8>,
}

impl BitRow {
    /// Room for the cells of a row, none of them set, if memory has it.
    pub(super) fn with_room_for(cols: usize) -> Result<Self, TryReserveError> {
        let len = (cols / 8 + 1).next_multiple_of(Chunk::LEN);
        let bytes = filled(0, 2 * len)?;
        Ok(Self { bytes })
    }

    /// Room for as many cells, none of them set, if memory has it.
    pub(super) fn another(&self) -> Result<Self, TryReserveError> {
        let bytes = filled(0, self.bytes.len())?;
        Ok(Self { bytes })
    }

    /// The number of bytes: a whole number of chunks.
    pub(super) fn len(&self) -> usize {
        self.bytes.len() / 2
    }

    /// The number of bits: those of the columns and at least one more.
    pub(super) fn bit_len(&self) -> usize {
        8 * self.len()
    }

    pub(super) fn clear(&mut self) {
        self.bytes.fill(0);
    }

    /// Sets the bits of the cells that match, and no others.
    #[inline(always)]
    pub(super) fn pack<T>(&mut self, row: &[T], mut matches: impl FnMut(&T) -> bool) {
        let len = self.len();
        let own = &mut self.bytes[len..];
        own.fill(0);
        for (strip, cells) in row.chunks(len).enumerate() {
            let bit = 1 << strip;
            for (byte, cell) in own.iter_mut().zip(cells) {
                *byte |= if matches(cell) { bit } else { 0 };
            }
        }
        self.lead(len);
    }

    /// Fills the last bytes of the lead.
    #[inline(always)]
    pub(super) fn lead(&mut self, bytes: usize) {
        let len = self.len();
        let (lead, own) = self.bytes.split_at_mut(len);
        let rest = len - bytes;
        for (lead, own) in lead[rest..].iter_mut().zip(&own[rest..]) {
            *lead = own.rotate_left(1);
        }
    }

    /// Becomes a row combined, byte by byte, with another one that is rotated to the right by a number of
    /// bits. The other row needs a lead of `by % len` bytes.
    #[inline(always)]
    #[expect(clippy::cast_possible_truncation, reason = "there are eight strips")]
    pub(super) fn combine(
        &mut self,
        row: &Self,
        other: &Self,
        by: usize,
        combine: impl Fn(u8, u8) -> u8,
    ) {
        let len = self.len();
        let (strips, bytes) = ((by / len) as u32, by % len);
        let rows = row.bytes[len..].iter().zip(&other.bytes[len - bytes..]);
        let all = self.bytes[len..].iter_mut().zip(rows);
        if strips == 0 {
            all.for_each(|(own, (&row, &other))| *own = combine(row, other));
        } else {
            all.for_each(|(own, (&row, &other))| {
                *own = combine(row, other.rotate_left(strips));
            });
        }
    }

    /// The row moved to the right by fewer bytes than `len`; it needs a lead of as many.
    #[inline(always)]
    pub(super) fn moved(&self, bytes: usize) -> impl Iterator<Item = Chunk> {
        let len = self.len();
        let (chunks, _) = self.bytes[len - bytes..][..len].as_chunks();
        chunks.iter().map(Chunk::from_bytes)
    }

    /// Whether a bit is set.
    pub(super) fn contains(&self, index: usize) -> bool {
        let len = self.len();
        self.bytes[len + index % len] >> (index / len) & 1 == 1
    }
}

/// A list of this length, if memory has room for it.
pub(super) fn filled<T: Copy>(value: T, len: usize) -> Result<Vec<T>, TryReserveError> {
    let mut values = Vec::new();
    values.try_reserve_exact(len)?;
    values.resize(len, value);
    Ok(values)
}
