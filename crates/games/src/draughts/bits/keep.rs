//! [`Keep`]: what becomes of each [`Capture`] that is found.

use collinear::bits::{Bitboard, Word};

/// A capture: a chain of hops but for its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Capture<W: Word, const ROWS: usize, const COLS: usize> {
    pub(super) from: Bitboard<W, ROWS, COLS>,
    pub(super) to: Bitboard<W, ROWS, COLS>,
    pub(super) taken: Bitboard<W, ROWS, COLS>,
    pub(super) promotes: bool,
}

/// What becomes of the captures that are found: of those that are worth most, each once.
pub(super) trait Keep<W: Word, const ROWS: usize, const COLS: usize> {
    /// Another capture of the same worth. If it is `alone`, no other chain takes the same.
    fn add(&mut self, capture: Capture<W, ROWS, COLS>, alone: bool);

    /// A capture is worth more than all before: forget them.
    fn clear(&mut self);
}

/// All captures.
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
