//! [`Waiting`]: moves of many positions, collected to be made at once.

use core::mem;

use crate::bits::{Bitboard, Word};

/// The number of moves that are made at once: far more than a register holds, but few enough that several batches (4 kB
/// each on 8x8) fit into the first-level cache.
pub(super) const AT_ONCE: usize = 128;

/// Collected moves with their positions, and later the positions that they lead to.
pub(super) struct Waiting<W: Word, const ROWS: usize, const COLS: usize> {
    len: usize,
    /// The discs of the side to move, and of the other side.
    own: [Bitboard<W, ROWS, COLS>; AT_ONCE],
    theirs: [Bitboard<W, ROWS, COLS>; AT_ONCE],
    /// The cell of the placement; empty for a pass.
    placed: [Bitboard<W, ROWS, COLS>; AT_ONCE],
    /// The discs that are turned over, and later the next placements.
    found: [Bitboard<W, ROWS, COLS>; AT_ONCE],
}

impl<W: Word, const ROWS: usize, const COLS: usize> Default for Waiting<W, ROWS, COLS> {
    fn default() -> Self {
        let none = [Bitboard::empty(); AT_ONCE];
        Self {
            len: 0,
            own: none,
            theirs: none,
            placed: none,
            found: none,
        }
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> Waiting<W, ROWS, COLS> {
    #[inline(always)]
    pub(super) fn is_full(&self) -> bool {
        self.len == AT_ONCE
    }

    #[inline(always)]
    pub(super) fn push(
        &mut self,
        own: Bitboard<W, ROWS, COLS>,
        theirs: Bitboard<W, ROWS, COLS>,
        placed: Bitboard<W, ROWS, COLS>,
    ) {
        self.own[self.len] = own;
        self.theirs[self.len] = theirs;
        self.placed[self.len] = placed;
        self.len += 1;
    }

    /// Makes the moves, and finds the next placements. Returns the number of positions.
    pub(super) fn make(&mut self, holes: Bitboard<W, ROWS, COLS>) -> usize {
        let len = mem::take(&mut self.len);
        let (own, theirs) = (&mut self.own[..len], &mut self.theirs[..len]);
        let (placed, found) = (&self.placed[..len], &mut self.found[..len]);
        Bitboard::brackets_of_each(placed, theirs, own, found);
        let sides = own.iter_mut().zip(&mut *theirs);
        for (((own, theirs), &placed), &turned) in sides.zip(placed).zip(&*found) {
            (*own, *theirs) = (*theirs - turned, *own | turned | placed);
        }
        Bitboard::bracket_starts_of_each(theirs, own, found);
        for ((own, theirs), starts) in own.iter().zip(theirs).zip(found) {
            *starts -= *own | *theirs | holes;
        }
        len
    }

    /// A position that a move led to: the discs of the side to move and of the other side, and the placements.
    #[inline(always)]
    pub(super) fn position(
        &self,
        index: usize,
    ) -> (
        Bitboard<W, ROWS, COLS>,
        Bitboard<W, ROWS, COLS>,
        Bitboard<W, ROWS, COLS>,
    ) {
        (self.own[index], self.theirs[index], self.found[index])
    }

    /// The placements in each of the first positions.
    pub(super) fn placements(&self, positions: usize) -> &[Bitboard<W, ROWS, COLS>] {
        &self.found[..positions]
    }
}
