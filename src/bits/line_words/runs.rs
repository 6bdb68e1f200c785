//! Runs of a set, and k in a row through a cell.

use super::{
    LineWords,
    line_word::{LineWord, leads_up},
};
use crate::{
    geometry::{Axis, Coord, Direction, Line},
    lines::{Length, Run, RunThrough, Stop},
};

impl<const ROWS: usize, const COLS: usize> LineWords<ROWS, COLS> {
    /// The length of the [`run`](Self::run) from a cell on: 0 if the cell is not in the set.
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
            Some(axis) => 1 + self.line(from, axis).beside(leads_up(axis, direction)),
            None => self.walked_run(from, direction).line.len(),
        }
    }

    /// The run from a cell on: that cell and those after it, as long as they are in the set. The answer
    /// is that of [`Bounds::run`](crate::Bounds::run).
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
                let stop = Self::stop_after(line.last(), direction);
                Run { from, line, stop }
            }
        }
    }

    /// The length of the [run through](Self::run_through) a cell: 0 if the cell is not in the set.
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
            Some(axis) => self.line(at, axis).through(),
            None => {
                self.walked_run(at, axis).line.len() + self.walked_run(at, -axis).line.len() - 1
            }
        }
    }

    /// The lengths of the runs through a cell along each of [`Direction::AXES`], in that order: all 0
    /// if the cell is not in the set.
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
        let through = |axis| self.line(at, axis).through();
        // Written out, it takes half the time of a `map` over the axes.
        [
            through(Axis::Column),
            through(Axis::Rising),
            through(Axis::Row),
            through(Axis::Falling),
        ]
    }

    /// The run both ways through a cell, in the order of the direction. The answer is that of
    /// [`Bounds::run_through`](crate::Bounds::run_through).
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
            from: at,
            line,
            behind: back.stop,
            ahead: ahead.stop,
        }
    }

    /// Whether k in a row run through a cell: the win check after a move. The answer is that of
    /// [`Bounds::has_k_line_through`](crate::Bounds::has_k_line_through).
    ///
    /// ```
    /// use collinear::{Coord, Direction, Length, bits::LineWords};
    ///
    /// // x x x x x x
    /// let discs: LineWords<1, 6> = (0..6).map(|col| Coord::new(0, col)).collect();
    /// let wins = |length| discs.has_k_line_through(Coord::new(0, 2), &Direction::AXES, length);
    /// assert!(wins(Length::AtLeast(5)));
    /// assert!(!wins(Length::Exactly(5)));
    /// ```
    ///
    /// # Complexity
    ///
    /// Constant for an axis. At least 3 to 6 have code of their own, in which all shifts have fixed
    /// distances: it is there that axes and length should be constants.
    #[must_use]
    #[inline(always)]
    #[doc(alias("win check", "k in a row", "n in a row"))]
    pub fn has_k_line_through(&self, at: Coord, axes: &[Direction], length: Length) -> bool {
        match length {
            Length::AtLeast(3) => self.has_run_through::<3>(at, axes),
            Length::AtLeast(4) => self.has_run_through::<4>(at, axes),
            Length::AtLeast(5) => self.has_run_through::<5>(at, axes),
            Length::AtLeast(6) => self.has_run_through::<6>(at, axes),
            _ => axes
                .iter()
                .any(|&axis| length.admits(self.run_len_through(at, axis))),
        }
    }

    /// Whether a run of at least `K` cells goes through a cell, 0 < `K` <= 32.
    #[inline]
    fn has_run_through<const K: usize>(&self, at: Coord, axes: &[Direction]) -> bool {
        if !self.contains(at) {
            return false;
        }
        // Where the runs of K that go through this bit begin.
        let ones = (1_u64 << K) - 1;
        // Along all axes, since a branch for each costs more than it saves.
        axes.iter().fold(false, |found, &axis| {
            let has_run = match Axis::of(axis) {
                Some(axis) => {
                    let LineWord { word, index } = self.line(at, axis);
                    let starts = (ones << index) >> (K - 1);
                    u64::from(run_starts::<K>(word)) & starts != 0
                }
                None => self.run_len_through(at, axis) >= K,
            };
            found | has_run
        })
    }

    /// The k in a row that run through a cell, each whole and once. The answers are those of
    /// [`Bounds::k_lines_through`](crate::Bounds::k_lines_through).
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
    /// Walks cell by cell: it is for after a win, not for every move.
    pub fn k_lines_through<'a>(
        &'a self,
        at: Coord,
        axes: &'a [Direction],
        length: Length,
    ) -> impl Iterator<Item = Line> + 'a {
        Self::BOUNDS.k_lines_through(at, axes, length, |at| self.contains(at))
    }

    /// The number of cells of the set on the whole line through a cell, gaps allowed: how far a piece
    /// moves at Lines of Action. The answer is that of
    /// [`Bounds::count_on_line`](crate::Bounds::count_on_line).
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
            Some(axis) => self.line(through, axis).word.count_ones() as usize,
            None => Self::BOUNDS.count_on_line(through, axis, |at| self.contains(at)),
        }
    }

    fn walked_run(&self, from: Coord, direction: Direction) -> Run {
        Self::BOUNDS.run(from, direction, |at| self.contains(at))
    }

    /// What ends a walk whose last cell is this one.
    pub(super) fn stop_after(last: Option<Coord>, direction: Direction) -> Stop {
        let next = last.and_then(|last| Self::BOUNDS.step(last, direction));
        next.map_or(Stop::Edge, Stop::Blocked)
    }
}

/// The bits from which on `K` in a row are set, by doubling.
#[inline]
fn run_starts<const K: usize>(word: u32) -> u32 {
    let (mut starts, mut len) = (word, 1);
    while len < K {
        let step = len.min(K - len);
        starts &= starts >> step;
        len += step;
    }
    starts
}
