//! [`Waiting`]: moves of many positions that wait to be made at once.

use core::mem;

use crate::bits::{Bitboard, Word};

/// How many moves are made at once: many times what a register of the machine has room for, and few enough
/// for some of these to stay in its nearest cache, 4 kB each on 8x8.
pub(super) const AT_ONCE: usize = 128;

/// Moves that wait to be made, each with its position, and then the positions that they lead to.
pub(super) struct Waiting<W: Word, const ROWS: usize, const COLS: usize> {
    len: usize,
    /// The discs of the side to move, and of the other one.
    own: [Bitboard<W, ROWS, COLS>; AT_ONCE],
    theirs: [Bitboard<W, ROWS, COLS>; AT_ONCE],
    /// Where a disc is placed, one cell; none for a pass.
    placed: [Bitboard<W, ROWS, COLS>; AT_ONCE],
    /// What is turned, and then where the next disc can be placed.
    found: [Bitboard<W, ROWS, COLS>; AT_ONCE],
}

/// Nothing waits.
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

    /// One more, if there is room.
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

    /// Makes the moves, and finds where the next discs can be placed. Answers how many positions there are.
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

    /// A position that a move led to: the discs of the side to move, those of the other one, and where
    /// a disc can be placed.
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

    /// Where a disc can be placed in each of the first positions.
    pub(super) fn placements(&self, positions: usize) -> &[Bitboard<W, ROWS, COLS>] {
        &self.found[..positions]
    }
}
