//! [`Perft`]: makes and counts the moves of many positions at once.
//!
//! Perft of one position after another is a chain of dependent steps: find the discs that a move turns over, then the
//! next placements, then make the next move. Here moves of different positions are collected until a [`Waiting`] is
//! full. Then all of them are made at once, and all placements in the resulting positions are found at once. These
//! placements are collected one ply further down. So vector registers are full until the end, when the remaining moves
//! are made ply by ply.

use alloc::{boxed::Box, vec::Vec};

use super::waiting::Waiting;
use crate::{
    bits::{Bitboard, Word},
    rules::Finished,
};

pub(super) struct Perft<W: Word, const ROWS: usize, const COLS: usize> {
    holes: Bitboard<W, ROWS, COLS>,
    depth: usize,
    finished: Finished,
    /// Indexed by the number of plies made before.
    plies: Vec<Box<Waiting<W, ROWS, COLS>>>,
    count: u128,
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

    pub(super) fn count(
        mut self,
        own: Bitboard<W, ROWS, COLS>,
        theirs: Bitboard<W, ROWS, COLS>,
        placements: Bitboard<W, ROWS, COLS>,
    ) -> u128 {
        if self.depth == 0 {
            return 1;
        }
        self.go_on(0, own, theirs, placements);
        let mut made = 0;
        while made < self.plies.len() {
            self.make(made);
            made += 1;
        }
        self.count
    }

    /// Continues the count from a position, after this number of plies.
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
            self.plies.resize_with(made + 1, Box::default);
        }
        let mut left = placements.word();
        while !left.is_zero() {
            if self.plies[made].is_full() {
                self.make(made);
            }
            let others = left.without_lowest();
            self.plies[made].push(own, theirs, Bitboard::from_word(left ^ others));
            left = others;
        }
    }

    /// Makes the collected moves, and continues from the resulting positions.
    #[inline(never)]
    fn make(&mut self, made: usize) {
        let positions = self.plies[made].make(self.holes);
        if made + 2 == self.depth {
            self.count_last(made, positions);
            return;
        }
        for index in 0..positions {
            let (own, theirs, placements) = self.plies[made].position(index);
            self.go_on(made + 1, own, theirs, placements);
        }
    }

    fn count_last(&mut self, made: usize, positions: usize) {
        let mut sum = 0;
        let mut passes = 0;
        for placements in self.plies[made].placements(positions) {
            sum += placements.len();
            passes += usize::from(placements.is_empty());
        }
        self.add(sum as u128);
        if passes > 0 {
            for index in 0..positions {
                let (own, theirs, placements) = self.plies[made].position(index);
                if placements.is_empty() {
                    self.pass(made + 1, own, theirs);
                }
            }
        }
    }

    fn add(&mut self, count: u128) {
        self.count = self.count.saturating_add(count);
    }
}
