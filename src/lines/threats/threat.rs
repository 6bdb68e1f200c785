//! [`Threat`]: what it lacks, where it can be made, what carries it out and what defends it.

use alloc::vec::Vec;
use core::fmt;

use crate::geometry::{Line, Rect, Topology};

/// Pieces that lack none, one or two of k in a row.
///
/// | at five in a row | `lacks` | `is_open` | the next piece makes | at Tic-tac-toe |
/// |---|---|---|---|---|
/// | five | 0 | | | three |
/// | open four, straight four | 1 | `true` | five, on either of two cells | |
/// | four | 1 | `false` | five, on one cell | two |
/// | open three | 2 | `true` | an open four | |
/// | three | 2 | `false` | a four | |
///
/// Pieces may be threats of a four and a three at once, along two axes, and of two fours along one (`X . X X X . X`).
///
/// # What looks for fours and threes
///
/// | you want | ask | at 15x15 |
/// |---|---|---|
/// | all of them, for any k on any board, with what carries them out and what defends | [`Grid::threats`](crate::Grid::threats) | some 50 µs |
/// | those through one cell, or after a move that is only thought of | the same, as is shown there | |
/// | the cells that win at once | [`Grid::completions`](crate::Grid::completions) | |
/// | .. on sets of bits | [`Bitboard::completions`](crate::bits::Bitboard::completions), [`KLineTable::completions`](crate::bits::KLineTable::completions) | |
/// | how full each window of k is, kept up move by move: to evaluate a position | [`Grid::census`](crate::Grid::census) | 10 ns a stone |
/// | a shape of your own as data: an open three is `. X{3} .`, a broken one `. X{2} . X .` | [`Pattern`](crate::Pattern), [`Grid::find_pattern`](crate::Grid::find_pattern) | |
/// | .. through the last piece, with its gap | [`Grid::find_pattern_through`](crate::Grid::find_pattern_through) | |
/// | the fours and threes of Renju, whose next stone may itself be forbidden; overlines | `collinear_games::renju::Renju::foul` | 0.1 µs a cell |
/// | a computer that plays by them | `Windows` of the crate `collinear-play`, a judge that stands on the census | |
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
    /// How many pieces it lacks: 0 if k in a row stand there.
    pub lacks: usize,
    /// Whether there is room at both ends, so that the next piece leaves two cells of which each makes the line.
    pub is_open: bool,
    /// The stretch in which it can be made: of a line that stands there its pieces, otherwise the pieces and the
    /// free cells of all windows of k.
    pub line: Line<T>,
    pub(super) gains: Few<T::Cell, 2>,
    pub(super) defences: Few<T::Cell, 3>,
}

impl<T: Topology> Threat<T> {
    /// The free cells on which the next piece carries it out: makes the line of a four, an open four of an open
    /// three, a four of a three. At most two, and none if the line is there.
    #[doc(alias = "gain square")]
    pub fn gains(&self) -> impl DoubleEndedIterator<Item = T::Cell> + Clone + use<T> {
        self.gains.cells()
    }

    /// The free cells on which a piece of the other player takes it down: no open four can be made of these
    /// pieces any more, no four of a three, no line of a four. At most three. Of an open four it leaves a
    /// four.
    #[doc(alias = "cost square")]
    pub fn defences(&self) -> impl DoubleEndedIterator<Item = T::Cell> + Clone + use<T> {
        self.defences.cells()
    }
}

impl<T: Topology> Threat<T> {
    /// A line that stands there.
    pub(super) const fn made(line: Line<T>) -> Self {
        Self::of(0, line)
    }

    /// A stretch of a line, whose cells are yet to be added.
    pub(super) const fn of(lacks: usize, line: Line<T>) -> Self {
        Self {
            lacks,
            is_open: false,
            line,
            gains: Few::none(),
            defences: Few::none(),
        }
    }

    /// Its windows are shifted by one, a free cell for a free cell; what they share may have another.
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

    /// What it is, whatever the heading of its line.
    pub(super) fn key(&self) -> (usize, Few<T::Cell, 2>, Vec<T::Cell>) {
        let mut gains = self.gains;
        gains.0.sort_unstable();
        let mut cells: Vec<_> = self.line.iter().collect();
        cells.sort_unstable();
        (self.lacks, gains, cells)
    }
}

/// A few cells, each once.
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

    /// Those that lie among others as well.
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
