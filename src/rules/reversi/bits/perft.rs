//! [`Perft`]: the moves of many positions made and counted side by side.
//!
//! Perft by one position after the other is a chain: the discs that a move turns, then where the next
//! disc can be placed, then the next move. Here moves wait until there are as many as a [`Ply`] has room
//! for, whatever positions they are of. Then all of them are made at once, and where a disc can be placed next
//! is found at once for all the positions that they lead to. These placements wait one ply further down. So
//! the count goes down a batch at a time, and no register is half empty before the end, when the plies are
//! emptied from the first to the last.

use alloc::{boxed::Box, vec::Vec};
use core::mem;

use crate::{
    bits::{Bitboard, Word},
    rules::Finished,
};

/// How many moves are made at once: many times what a register of the machine has room for, and few enough
/// for some plies to stay in its nearest cache, 4 kB each on 8x8.
const AT_ONCE: usize = 128;

/// Counts the sequences of moves.
pub(super) struct Perft<W: Word, const ROWS: usize, const COLS: usize> {
    holes: Bitboard<W, ROWS, COLS>,
    depth: usize,
    finished: Finished,
    /// By the number of plies made before.
    plies: Vec<Box<Ply<W, ROWS, COLS>>>,
    count: u128,
}

/// Moves that wait to be made, each with its position, and then the positions that they lead to.
struct Ply<W: Word, const ROWS: usize, const COLS: usize> {
    waiting: usize,
    /// The discs of the side to move, and of the other one.
    own: [Bitboard<W, ROWS, COLS>; AT_ONCE],
    theirs: [Bitboard<W, ROWS, COLS>; AT_ONCE],
    placed: [Bitboard<W, ROWS, COLS>; AT_ONCE],
    /// What is turned, and then where the next disc can be placed.
    found: [Bitboard<W, ROWS, COLS>; AT_ONCE],
}

impl<W: Word, const ROWS: usize, const COLS: usize> Ply<W, ROWS, COLS> {
    fn new() -> Self {
        let none = [Bitboard::empty(); AT_ONCE];
        Self {
            waiting: 0,
            own: none,
            theirs: none,
            placed: none,
            found: none,
        }
    }

    /// Makes the moves, and finds where the next discs can be placed. Answers how many positions there are.
    fn make(&mut self, holes: Bitboard<W, ROWS, COLS>) -> usize {
        let len = mem::take(&mut self.waiting);
        let (own, theirs) = (&mut self.own[..len], &mut self.theirs[..len]);
        let (placed, found) = (&self.placed[..len], &mut self.found[..len]);
        Bitboard::brackets_of_each(placed, theirs, own, found);
        for (((own, theirs), &placed), &turned) in
            own.iter_mut().zip(&mut *theirs).zip(placed).zip(&*found)
        {
            (*own, *theirs) = (*theirs - turned, *own | turned | placed);
        }
        Bitboard::bracket_starts_of_each(theirs, own, found);
        for ((own, theirs), starts) in own.iter().zip(theirs).zip(found) {
            *starts -= *own | *theirs | holes;
        }
        len
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> Perft<W, ROWS, COLS> {
    pub(super) fn new(holes: Bitboard<W, ROWS, COLS>, depth: usize, finished: Finished) -> Self {
        Self {
            holes,
            depth,
            finished,
            plies: Vec::new(),
            count: 0,
        }
    }

    /// The number of sequences from a position on.
    pub(super) fn count(
        mut self,
        own: Bitboard<W, ROWS, COLS>,
        theirs: Bitboard<W, ROWS, COLS>,
        placements: Bitboard<W, ROWS, COLS>,
    ) -> u128 {
        self.go_on(0, own, theirs, placements);
        let mut made = 0;
        while made < self.plies.len() {
            self.make(made);
            made += 1;
        }
        self.count
    }

    /// From a position after so many plies.
    #[inline(always)]
    fn go_on(
        &mut self,
        made: usize,
        own: Bitboard<W, ROWS, COLS>,
        theirs: Bitboard<W, ROWS, COLS>,
        placements: Bitboard<W, ROWS, COLS>,
    ) {
        if placements.is_empty() {
            self.pass(made, own, theirs);
        } else {
            self.place(made, own, theirs, placements);
        }
    }

    #[cold]
    fn pass(&mut self, made: usize, own: Bitboard<W, ROWS, COLS>, theirs: Bitboard<W, ROWS, COLS>) {
        let mut starts = [Bitboard::empty()];
        Bitboard::bracket_starts_of_each(&[own], &[theirs], &mut starts);
        let placements = starts[0] - (own | theirs | self.holes);
        if placements.is_empty() {
            self.add(u128::from(self.finished == Finished::Counted));
        } else if made + 1 == self.depth {
            self.add(1);
        } else {
            self.place(made + 1, theirs, own, placements);
        }
    }

    #[inline(always)]
    fn place(
        &mut self,
        made: usize,
        own: Bitboard<W, ROWS, COLS>,
        theirs: Bitboard<W, ROWS, COLS>,
        placements: Bitboard<W, ROWS, COLS>,
    ) {
        if made + 1 == self.depth {
            self.add(placements.len() as u128);
            return;
        }
        if made >= self.plies.len() {
            self.plies.resize_with(made + 1, || Box::new(Ply::new()));
        }
        let mut left = placements.word();
        while !left.is_zero() {
            if self.plies[made].waiting == AT_ONCE {
                self.make(made);
            }
            let ply = &mut *self.plies[made];
            let others = left.without_lowest();
            let at = ply.waiting;
            ply.own[at] = own;
            ply.theirs[at] = theirs;
            ply.placed[at] = Bitboard::from_word(left ^ others);
            ply.waiting += 1;
            left = others;
        }
    }

    /// Makes the moves that wait, and goes on from where they lead.
    #[inline(never)]
    fn make(&mut self, made: usize) {
        let positions = self.plies[made].make(self.holes);
        if made + 2 == self.depth {
            self.count_last(made, positions);
            return;
        }
        for index in 0..positions {
            let ply = &self.plies[made];
            let (own, theirs, found) = (ply.own[index], ply.theirs[index], ply.found[index]);
            self.go_on(made + 1, own, theirs, found);
        }
    }

    fn count_last(&mut self, made: usize, positions: usize) {
        let mut sum = 0;
        let mut passes = 0;
        for found in &self.plies[made].found[..positions] {
            sum += found.len();
            passes += usize::from(found.is_empty());
        }
        self.add(sum as u128);
        if passes > 0 {
            for index in 0..positions {
                let ply = &self.plies[made];
                let (own, theirs) = (ply.own[index], ply.theirs[index]);
                if ply.found[index].is_empty() {
                    self.pass(made + 1, own, theirs);
                }
            }
        }
    }

    fn add(&mut self, count: u128) {
        self.count = self.count.saturating_add(count);
    }
}
