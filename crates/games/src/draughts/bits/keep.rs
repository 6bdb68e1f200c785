//! [`Keep`]: what to do with each [`Capture`] that is found.

use collinear::bits::{Bitboard, Word};

/// A capture: a chain of hops without its path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Capture<W: Word, const ROWS: usize, const COLS: usize> {
    pub(super) from: Bitboard<W, ROWS, COLS>,
    pub(super) to: Bitboard<W, ROWS, COLS>,
    pub(super) taken: Bitboard<W, ROWS, COLS>,
    pub(super) promotes: bool,
}

/// What to do with the captures of the highest value that are found.
pub(super) trait Keep<W: Word, const ROWS: usize, const COLS: usize> {
    /// Adds a capture of the same value as those so far, unless it is a duplicate. If it is `alone`, no other chain
    /// captures the same pieces.
    fn add(&mut self, capture: Capture<W, ROWS, COLS>, alone: bool);

    /// Forgets all captures so far, because a better one was found.
    fn clear(&mut self);
}

impl<W: Word, const ROWS: usize, const COLS: usize> Keep<W, ROWS, COLS>
    for Vec<Capture<W, ROWS, COLS>>
{
    #[inline]
    fn add(&mut self, capture: Capture<W, ROWS, COLS>, alone: bool) {
        if alone || !self.contains(&capture) {
            self.push(capture);
        }
    }

    #[inline]
    fn clear(&mut self) {
        Vec::clear(self);
    }
}
