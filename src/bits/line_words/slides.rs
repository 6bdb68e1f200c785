//! Slides up to the first blocker, and the first hit.

use super::{LineWords, line_word::leads_up};
use crate::{
    geometry::{Axis, Coord, Direction},
    lines::{Miss, Run, Stop, Wanted},
};

impl<const ROWS: usize, const COLS: usize> LineWords<ROWS, COLS> {
    /// All cells that a piece can slide to in a direction, with this set as its blockers. The answer is
    /// that of [`Bounds::slide`](crate::Bounds::slide).
    ///
    /// ```
    /// use collinear::{Coord, Direction, Stop, bits::LineWords};
    ///
    /// // R . . # .
    /// let blockers: LineWords<1, 5> = [Coord::new(0, 3)].into_iter().collect();
    /// let slide = blockers.slide(Coord::new(0, 0), Direction::E);
    /// assert!(slide.line.iter().map(|at| at.col).eq([1, 2]));
    /// assert_eq!(slide.stop, Stop::Blocked(Coord::new(0, 3)));
    /// ```
    ///
    /// # Complexity
    ///
    /// Constant in a direction of the compass.
    #[must_use]
    #[doc(alias("sliding moves", "mobility"))]
    pub fn slide(&self, from: Coord, direction: Direction) -> Run {
        let (bounds, len) = (Self::BOUNDS, self.slide_len(from, direction));
        let line = bounds.ray(from, direction).line().truncated(len);
        let on_board = Some(from).filter(|&from| bounds.contains(from));
        let stop = Self::stop_after(line.last().or(on_board), direction);
        Run { from, line, stop }
    }

    /// The first cell of the set after `from`: the first blocker, what a piece there sees. The answer is
    /// that of [`Bounds::first_hit`](crate::Bounds::first_hit).
    ///
    /// # Errors
    ///
    /// [`Wanted::Hit`] if there is none, with the number of cells up to the edge.
    ///
    /// ```
    /// use collinear::{Coord, Direction, bits::LineWords};
    ///
    /// // @ . . x x
    /// let pieces: LineWords<1, 5> = [3, 4].map(|col| Coord::new(0, col)).into_iter().collect();
    /// assert_eq!(pieces.first_hit(Coord::new(0, 0), Direction::E), Ok(Coord::new(0, 3)));
    /// let miss = pieces.first_hit(Coord::new(0, 2), Direction::W).unwrap_err();
    /// assert_eq!(miss.to_string(), "no hit: edge after 2");
    /// ```
    #[inline]
    #[doc(alias("raycast", "first blocker", "line of sight"))]
    pub fn first_hit(&self, from: Coord, direction: Direction) -> Result<Coord, Miss> {
        let after = self.slide_len(from, direction);
        let hit = Self::BOUNDS.step_by(from, direction, after + 1);
        hit.ok_or(Miss::new(Wanted::Hit, from, direction, after, Stop::Edge))
    }

    /// The number of cells of the [`slide`](Self::slide).
    #[inline]
    fn slide_len(&self, from: Coord, direction: Direction) -> usize {
        if !Self::BOUNDS.contains(from) {
            return 0;
        }
        match Axis::of(direction) {
            Some(axis) => self
                .clear_line(from, axis)
                .beside(leads_up(axis, direction)),
            None => self.walked_slide(from, direction).line.len(),
        }
    }

    fn walked_slide(&self, from: Coord, direction: Direction) -> Run {
        Self::BOUNDS.slide(from, direction, |at| !self.contains(at))
    }
}
