//! Runs of a set, and the lines of k through a cell.

use super::{
    LineWords,
    axis::{Track, leads_up},
};
use crate::{
    geometry::{Axis, Coord, Direction, Line},
    lines::{Length, Run, RunThrough, Stop},
};

impl<const ROWS: usize, const COLS: usize> LineWords<ROWS, COLS> {
    /// How many cells the [`run`](Self::run) from a cell on has; 0 if the cell is not in the set.
    ///
    /// ```
    /// use collinear::{Coord, Direction, bits::LineWords};
    ///
    /// // x x . x
    /// let discs: LineWords<1, 4> = [(0, 0), (0, 1), (0, 3)].map(Coord::from).into_iter().collect();
    /// assert_eq!(discs.run_len(Coord::new(0, 0), Direction::E), 2);
    /// assert_eq!(discs.run_len(Coord::new(0, 2), Direction::E), 0);
    /// ```
    #[must_use]
    #[inline]
    pub fn run_len(&self, from: Coord, direction: Direction) -> usize {
        if !self.contains(from) {
            return 0;
        }
        match Axis::of(direction) {
            Some(axis) => 1 + self.track(from, axis).beside(leads_up(axis, direction)),
            None => self.walked_run(from, direction).line.len(),
        }
    }

    /// The run from a cell on: that cell and those after it, as long as they are in the set; what
    /// [`Bounds::run`](crate::Bounds::run) answers.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Stop, bits::LineWords};
    ///
    /// // x x . x
    /// let discs: LineWords<1, 4> = [(0, 0), (0, 1), (0, 3)].map(Coord::from).into_iter().collect();
    /// let run = discs.run(Coord::new(0, 0), Direction::E);
    /// assert_eq!(run.line.len(), 2);
    /// assert_eq!(run.stop, Stop::Blocked(Coord::new(0, 2)));
    /// ```
    #[must_use]
    pub fn run(&self, from: Coord, direction: Direction) -> Run {
        match self.run_len(from, direction) {
            0 => self.walked_run(from, direction),
            len => {
                let line = Line::within(Self::BOUNDS, from, direction, len);
                let stop = Self::end_after(line.last(), direction);
                Run { from, line, stop }
            }
        }
    }

    /// How many cells the [run through](Self::run_through) a cell has; 0 if the cell is not in the
    /// set.
    ///
    /// ```
    /// use collinear::{Coord, Direction, bits::LineWords};
    ///
    /// // x x . x
    /// let discs: LineWords<1, 4> = [(0, 0), (0, 1), (0, 3)].map(Coord::from).into_iter().collect();
    /// assert_eq!(discs.run_len_through(Coord::new(0, 1), Direction::E), 2);
    /// assert_eq!(discs.run_len_through(Coord::new(0, 1), Direction::N), 1);
    /// ```
    #[must_use]
    #[inline]
    pub fn run_len_through(&self, at: Coord, axis: Direction) -> usize {
        if !self.contains(at) {
            return 0;
        }
        match Axis::of(axis) {
            Some(axis) => self.track(at, axis).through(),
            None => {
                self.walked_run(at, axis).line.len() + self.walked_run(at, -axis).line.len() - 1
            }
        }
    }

    /// How many cells the runs through a cell have along each of [`Direction::AXES`], in that
    /// order; all 0 if the cell is not in the set.
    ///
    /// ```
    /// use collinear::{Coord, bits::LineWords};
    ///
    /// // . x .
    /// // x x x
    /// let discs: LineWords<2, 3> =
    ///     [(0, 1), (1, 0), (1, 1), (1, 2)].map(Coord::from).into_iter().collect();
    /// assert_eq!(discs.run_lens_through(Coord::new(1, 1)), [2, 1, 3, 1]);
    /// ```
    #[must_use]
    #[inline]
    pub fn run_lens_through(&self, at: Coord) -> [usize; 4] {
        if !self.contains(at) {
            return [0; 4];
        }
        let through = |axis| self.track(at, axis).through();
        // Written out, it takes half the time of a `map` over the axes.
        [
            through(Axis::Column),
            through(Axis::Rising),
            through(Axis::Row),
            through(Axis::Falling),
        ]
    }

    /// The run both ways through a cell, in the order of the direction that is asked for; what
    /// [`Bounds::run_through`](crate::Bounds::run_through) answers.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Stop, bits::LineWords};
    ///
    /// // x x . x
    /// let discs: LineWords<1, 4> = [(0, 0), (0, 1), (0, 3)].map(Coord::from).into_iter().collect();
    /// let run = discs.run_through(Coord::new(0, 1), Direction::E);
    /// assert_eq!(run.line.first(), Some(Coord::new(0, 0)));
    /// assert_eq!(run.behind, Stop::Edge);
    /// assert_eq!(run.ahead, Stop::Blocked(Coord::new(0, 2)));
    /// ```
    #[must_use]
    pub fn run_through(&self, at: Coord, axis: Direction) -> RunThrough {
        let (ahead, back) = (self.run(at, axis), self.run(at, -axis));
        let line = match back.line.last() {
            None => ahead.line,
            Some(first) => {
                let len = back.line.len() + ahead.line.len() - 1;
                Line::within(Self::BOUNDS, first, axis, len)
            }
        };
        RunThrough {
            line,
            behind: back.stop,
            ahead: ahead.stop,
        }
    }

    /// Whether a line of a wanted length runs through a cell: the win check after a move; what
    /// [`Bounds::has_k_line_through`](crate::Bounds::has_k_line_through) answers.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Length, bits::LineWords};
    ///
    /// // x x x x x x
    /// let discs: LineWords<1, 6> = (0..6).map(|col| Coord::new(0, col)).collect();
    /// let closes = |length| discs.has_k_line_through(Coord::new(0, 2), &Direction::AXES, length);
    /// assert!(closes(Length::AtLeast(5)));
    /// assert!(!closes(Length::Exactly(5)));
    /// ```
    ///
    /// # Complexity
    ///
    /// Constant for an axis. Where always the same axes are asked for,
    /// [`run_lens_through`](Self::run_lens_through) takes half of the time.
    #[must_use]
    #[inline]
    pub fn has_k_line_through(&self, at: Coord, axes: &[Direction], length: Length) -> bool {
        axes.iter()
            .any(|&axis| length.admits(self.run_len_through(at, axis)))
    }

    /// Whether a run of at least `K` cells goes through a cell, along any of [`Direction::AXES`].
    ///
    /// With `K` known to the compiler all shifts have fixed distances, which takes two thirds of the
    /// time of [`run_lens_through`](Self::run_lens_through).
    ///
    /// ```
    /// use collinear::{Coord, bits::LineWords};
    ///
    /// // x . x
    /// // . x .
    /// // . . x
    /// let discs: LineWords<3, 3> =
    ///     [(0, 0), (0, 2), (1, 1), (2, 2)].map(Coord::from).into_iter().collect();
    /// assert!(discs.has_k_in_a_row_through::<3>(Coord::new(1, 1)));
    /// assert!(!discs.has_k_in_a_row_through::<3>(Coord::new(0, 2)));
    /// ```
    ///
    /// No run has 0 cells, and none on these boards more than 32:
    ///
    /// ```compile_fail
    /// use collinear::{Coord, bits::LineWords};
    ///
    /// let discs = LineWords::<3, 3>::empty();
    /// discs.has_k_in_a_row_through::<0>(Coord::new(0, 0));
    /// ```
    #[must_use]
    #[inline]
    pub fn has_k_in_a_row_through<const K: usize>(&self, at: Coord) -> bool {
        const {
            assert!(0 < K && K <= super::MOST, "a run has 1 to 32 cells");
        }
        if !self.contains(at) {
            return false;
        }
        // Where the runs of K that go through this place begin.
        let ones = (1_u64 << K) - 1;
        Axis::ALL.into_iter().fold(false, |found, axis| {
            let Track { word, place } = self.track(at, axis);
            let starts = (ones << place) >> (K - 1);
            found | (u64::from(run_starts::<K>(word)) & starts != 0)
        })
    }

    /// The lines of a wanted length that run through a cell, each whole and once; what
    /// [`Bounds::k_lines_through`](crate::Bounds::k_lines_through) answers.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Length, bits::LineWords};
    ///
    /// // x x x . x
    /// let discs: LineWords<1, 5> = [0, 1, 2, 4].map(|col| Coord::new(0, col)).into_iter().collect();
    /// let at = Coord::new(0, 1);
    /// let lines: Vec<_> = discs.k_lines_through(at, &Direction::AXES, Length::AtLeast(2)).collect();
    /// assert_eq!(lines.len(), 1);
    /// assert_eq!(lines[0].to_string(), "3 cells E from (0, 0)");
    /// ```
    ///
    /// # Complexity
    ///
    /// That of a walk, cell by cell: it is asked after a win, not after every move.
    pub fn k_lines_through<'a>(
        &'a self,
        at: Coord,
        axes: &'a [Direction],
        length: Length,
    ) -> impl Iterator<Item = Line> + 'a {
        Self::BOUNDS.k_lines_through(at, axes, length, |at| self.contains(at))
    }

    /// How many cells of the whole line through a cell are in the set, gaps allowed; what
    /// [`Bounds::count_on_line`](crate::Bounds::count_on_line) answers.
    ///
    /// ```
    /// use collinear::{Coord, Direction, bits::LineWords};
    ///
    /// // x . . x x
    /// let pieces: LineWords<1, 5> = [0, 3, 4].map(|col| Coord::new(0, col)).into_iter().collect();
    /// assert_eq!(pieces.count_on_line(Coord::new(0, 2), Direction::E), 3);
    /// ```
    #[must_use]
    #[inline]
    pub fn count_on_line(&self, through: Coord, axis: Direction) -> usize {
        if !Self::BOUNDS.contains(through) {
            return 0;
        }
        match Axis::of(axis) {
            Some(axis) => self.track(through, axis).word.count_ones() as usize,
            None => Self::BOUNDS.count_on_line(through, axis, |at| self.contains(at)),
        }
    }

    fn walked_run(&self, from: Coord, direction: Direction) -> Run {
        Self::BOUNDS.run(from, direction, |at| self.contains(at))
    }

    /// What ends a walk whose last cell is this one.
    pub(super) fn end_after(last: Option<Coord>, direction: Direction) -> Stop {
        let next = last.and_then(|last| Self::BOUNDS.step(last, direction));
        next.map_or(Stop::Edge, Stop::Blocked)
    }
}

/// The places from which on `K` bits in a row are set, by doubling.
#[inline]
const fn run_starts<const K: usize>(word: u32) -> u32 {
    let (mut starts, mut len) = (word, 1);
    while len < K {
        let step = if len < K - len { len } else { K - len };
        starts &= starts >> step;
        len += step;
    }
    starts
}
