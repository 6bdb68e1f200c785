//! [`Fours`]: four in a row on 7x6, as sets of cells and as hand-written words.

use std::hint::black_box;

use collinear::{Coord, Direction, Length, bits::Bitboard};

type Cells = Bitboard<u64, 6, 7>;

/// Positions after a disc was placed, as sets and as words. A word has the usual layout: column by column from the
/// bottom, with an empty bit above each column.
#[derive(Clone)]
pub(crate) struct Fours {
    sets: Vec<[Cells; 2]>,
    words: Vec<[u64; 2]>,
}

impl Fours {
    pub(crate) const COUNT: usize = 4096;

    /// Makes positions with random discs. `below` returns random numbers below its argument.
    pub(crate) fn random(mut below: impl FnMut(usize) -> usize) -> Self {
        let mut position = || {
            let discs = 4 + below(14);
            let mut cell = || Coord::new(below(6), below(7));
            let last = Cells::cell(cell());
            let own: Cells = (0..discs).map(|_| cell()).collect();
            [own - last, last]
        };
        let sets: Vec<_> = (0..Self::COUNT).map(|_| position()).collect();
        let word = |cells: Cells| {
            let bits = cells.iter().map(|at| 1 << (7 * at.col + 5 - at.row));
            bits.sum()
        };
        let words = sets.iter().map(|sets| sets.map(word)).collect();
        Self { sets, words }
    }

    pub(crate) fn count_on_sets(&self) -> usize {
        let wins = black_box(&self.sets).iter().filter(|&&[own, last]| {
            let own = own | last;
            own.has_k_line(&Direction::AXES, Length::AtLeast(4))
        });
        wins.count()
    }

    /// The same check, written by hand.
    pub(crate) fn count_on_words(&self) -> usize {
        let wins = black_box(&self.words).iter().filter(|&&[own, last]| {
            let own = own | last;
            let in_line = |step: u32| {
                let pairs = own & own >> step;
                pairs & pairs >> (2 * step)
            };
            in_line(1) | in_line(6) | in_line(7) | in_line(8) != 0
        });
        wins.count()
    }
}
