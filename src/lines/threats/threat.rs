//! [`Threat`]: the pieces it lacks, where it can be made, and the cells that carry it out or defend against it.

use alloc::vec::Vec;
use core::fmt;

use crate::geometry::{Line, Rect, Topology};

/// A line of k in a row, or pieces that are one or two short of such a line.
///
/// | name if k is 5 | `lacks` | `is_open` | the next piece makes | name if k is 3 |
/// |---|---|---|---|---|
/// | five | 0 | | | three |
/// | open four, straight four | 1 | `true` | five, on either of two cells | |
/// | four | 1 | `false` | five, on one cell | two |
/// | open three | 2 | `true` | an open four | |
/// | three | 2 | `false` | a four | |
///
/// One piece can be part of several threats along different axes; one line can hold two fours (`X . X X X . X`).
///
/// # What looks for fours and threes
///
/// | you want | use | time on 15x15 |
/// |---|---|---|
/// | all threats, for any k on any board, with the cells that carry them out and defend against them | [`Grid::threats`](crate::Grid::threats) | about 50 µs |
/// | the threats through one cell, or after a move not yet made | [`Grid::threats`](crate::Grid::threats), second example | |
/// | the cells that win at once | [`Grid::completions`](crate::Grid::completions) | |
/// | .. on sets of bits | [`Bitboard::completions`](crate::bits::Bitboard::completions), [`KLineTable::completions`](crate::bits::KLineTable::completions) | |
/// | how full each window of k is, updated move by move, to evaluate a position | [`Grid::census`](crate::Grid::census) | 10 ns per stone |
/// | a shape of your own, as data: an open three is `. X{3} .`, a broken three is `. X{2} . X .` | [`Pattern`](crate::Pattern), [`Grid::find_pattern`](crate::Grid::find_pattern) | |
/// | .. through the last piece, with its gap | [`Grid::find_pattern_through`](crate::Grid::find_pattern_through) | |
/// | the fours and threes of Renju, whose next stone may itself be forbidden; overlines | `collinear_games::renju::Renju::foul` | 0.1 µs per cell |
/// | a computer player that uses threats | `Windows` of the crate `collinear-play`, which evaluates by the census | |
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[doc(alias(
    "four",
    "open four",
    "straight four",
    "three",
    "open three",
    "broken three"
))]
pub struct Threat<T: Topology = Rect> {
    /// The number of pieces it lacks: 0 if k in a row is complete.
    pub lacks: usize,
    /// True if there is room at both ends, so that two cells can each complete the line: at once for an open four,
    /// after the next piece for an open three.
    pub is_open: bool,
    /// The cells of the complete line, or the pieces and free cells of all windows of the threat.
    pub line: Line<T>,
    pub(super) gains: Few<T::Cell, 2>,
    pub(super) defences: Few<T::Cell, 3>,
}

impl<T: Topology> Threat<T> {
    /// The free cells where the next piece carries the threat out: a four becomes a line of k, an open three becomes an
    /// open four, and a three becomes a four.
    ///
    /// At most two; none if the line is complete.
    #[doc(alias = "gain square")]
    pub fn gains(&self) -> impl DoubleEndedIterator<Item = T::Cell> + Clone + use<T> {
        self.gains.cells()
    }

    /// The free cells where a piece of the opponent defends against the threat.
    ///
    /// After that piece, a four can no longer become a line of k, an open three can no longer become an open four, and
    /// a three can no longer become a four. An open four remains a threat, but only as a four. At most three cells.
    #[doc(alias = "cost square")]
    pub fn defences(&self) -> impl DoubleEndedIterator<Item = T::Cell> + Clone + use<T> {
        self.defences.cells()
    }
}

impl<T: Topology> Threat<T> {
    pub(super) const fn made(line: Line<T>) -> Self {
        Self::of(0, line)
    }

    /// A threat on a stretch of a line; its gains and defences are added later.
    pub(super) const fn of(lacks: usize, line: Line<T>) -> Self {
        Self {
            lacks,
            is_open: false,
            line,
            gains: Few::none(),
            defences: Few::none(),
        }
    }

    /// Marks the threat as open: two of its windows differ by a free cell at each end, and may share another free cell.
    pub(super) fn opens(&mut self, before: T::Cell, shared: Option<T::Cell>, behind: T::Cell) {
        let mut cells = Few::none();
        let all = [Some(before), shared, Some(behind)];
        all.into_iter().flatten().for_each(|cell| cells.add(cell));
        let gains = match shared {
            Some(_) => [shared, None],
            None => [Some(before), Some(behind)],
        };
        gains
            .into_iter()
            .flatten()
            .for_each(|cell| self.gains.add(cell));
        if self.is_open {
            self.defences.keep(&cells);
        } else {
            (self.is_open, self.defences) = (true, cells);
        }
    }

    /// The threat without the heading of its line, to compare.
    pub(super) fn key(&self) -> (usize, Few<T::Cell, 2>, Vec<T::Cell>) {
        let mut gains = self.gains;
        gains.0.sort_unstable();
        let mut cells: Vec<_> = self.line.iter().collect();
        cells.sort_unstable();
        (self.lacks, gains, cells)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Few<C, const N: usize>([Option<C>; N]);

impl<C: Copy + PartialEq, const N: usize> Few<C, N> {
    pub(super) const fn none() -> Self {
        Self([None; N])
    }

    pub(super) fn add(&mut self, cell: C) {
        if !self.has(cell)
            && let Some(place) = self.0.iter_mut().find(|place| place.is_none())
        {
            *place = Some(cell);
        }
    }

    fn has(&self, cell: C) -> bool {
        self.0.contains(&Some(cell))
    }

    /// Keeps only the cells that `others` has too.
    fn keep(&mut self, others: &Self) {
        let both = self.0.map(|cell| cell.filter(|&cell| others.has(cell)));
        *self = Self::none();
        both.into_iter().flatten().for_each(|cell| self.add(cell));
    }

    fn cells(&self) -> impl DoubleEndedIterator<Item = C> + Clone + use<C, N> {
        self.0.into_iter().flatten()
    }
}

impl<C: Copy + fmt::Debug, const N: usize> fmt::Debug for Few<C, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.0.iter().flatten()).finish()
    }
}
