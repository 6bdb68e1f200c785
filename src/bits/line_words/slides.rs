//! Slides over the cells that are not in a set, and what is seen from a cell.

use super::{LineWords, axis::leads_up};
use crate::{
    geometry::{Axis, Coord, Direction},
    lines::{Miss, Run, Stop, Wanted},
};

impl<const ROWS: usize, const COLS: usize> LineWords<ROWS, COLS> {
    /// How far a piece can slide from a cell where the cells of this set are in its way: as many
    /// steps as the [`slide`](Self::slide) has cells, 0 from off the board.
    ///
    /// ```
    /// use collinear::{Coord, Direction, bits::LineWords};
    ///
    /// // R . . # .
    /// let blockers: LineWords<1, 5> = [Coord::new(0, 3)].into_iter().collect();
    /// assert_eq!(blockers.slide_len(Coord::new(0, 0), Direction::E), 2);
    /// assert_eq!(blockers.slide_len(Coord::new(0, 4), Direction::W), 0);
    /// ```
    ///
    /// # Complexity
    ///
    /// Constant in a direction of the compass.
    #[must_use]
    #[inline]
    pub fn slide_len(&self, from: Coord, direction: Direction) -> usize {
        if !Self::BOUNDS.contains(from) {
            return 0;
        }
        match Axis::of(direction) {
            Some(axis) => self
                .clear_track(from, axis)
                .beside(leads_up(axis, direction)),
            None => self.walked_slide(from, direction).line.len(),
        }
    }

    /// How far a rook can slide from a cell where the cells of this set are in its way, in each of
    /// [`Direction::ORTHOGONAL`]; all 0 from off the board.
    ///
    /// ```
    /// use collinear::{Coord, bits::LineWords};
    ///
    /// // . . . #
    /// // R . # .
    /// // . . . .
    /// let blockers: LineWords<3, 4> = [(0, 3), (1, 2)].map(Coord::from).into_iter().collect();
    /// assert_eq!(blockers.rook_reach(Coord::new(1, 0)), [1, 1, 1, 0]); // N, E, S, W
    /// ```
    ///
    /// # Complexity
    ///
    /// Constant; on 11x11 it took a fifth of the time of walks over a board of bytes. A table of all
    /// rows of 11 cells took a third of the time off that, for 22 KiB.
    #[must_use]
    #[inline]
    pub fn rook_reach(&self, from: Coord) -> [usize; 4] {
        // Written out, it takes a third of the time of a `map` over the directions.
        [
            self.slide_len(from, Direction::N),
            self.slide_len(from, Direction::E),
            self.slide_len(from, Direction::S),
            self.slide_len(from, Direction::W),
        ]
    }

    /// How far a queen can slide from a cell where the cells of this set are in its way, in each of
    /// [`Direction::ALL`]; all 0 from off the board.
    ///
    /// ```
    /// use collinear::{Coord, bits::LineWords};
    ///
    /// // . . . #
    /// // Q . # .
    /// // . . . .
    /// let blockers: LineWords<3, 4> = [(0, 3), (1, 2)].map(Coord::from).into_iter().collect();
    /// let reach = blockers.queen_reach(Coord::new(1, 0));
    /// assert_eq!(reach, [1, 1, 1, 1, 1, 0, 0, 0]); // N, NE, E, SE, S, SW, W, NW
    /// ```
    #[must_use]
    #[inline]
    pub fn queen_reach(&self, from: Coord) -> [usize; 8] {
        [
            self.slide_len(from, Direction::N),
            self.slide_len(from, Direction::NE),
            self.slide_len(from, Direction::E),
            self.slide_len(from, Direction::SE),
            self.slide_len(from, Direction::S),
            self.slide_len(from, Direction::SW),
            self.slide_len(from, Direction::W),
            self.slide_len(from, Direction::NW),
        ]
    }

    /// All cells that a piece can slide to in a direction where the cells of this set are in its
    /// way; what [`Bounds::slide`](crate::Bounds::slide) answers.
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
    #[must_use]
    pub fn slide(&self, from: Coord, direction: Direction) -> Run {
        let (bounds, len) = (Self::BOUNDS, self.slide_len(from, direction));
        let line = bounds.ray(from, direction).line().truncated(len);
        let on_board = Some(from).filter(|&from| bounds.contains(from));
        let stop = Self::end_after(line.last().or(on_board), direction);
        Run { from, line, stop }
    }

    /// The first cell of the set after `from`: what a piece there sees, or what is in its way; what
    /// [`Bounds::first_hit`](crate::Bounds::first_hit) answers.
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
    pub fn first_hit(&self, from: Coord, direction: Direction) -> Result<Coord, Miss> {
        let after = self.slide_len(from, direction);
        let hit = Self::BOUNDS.step_by(from, direction, after + 1);
        hit.ok_or(Miss::new(Wanted::Hit, from, direction, after, Stop::Edge))
    }

    fn walked_slide(&self, from: Coord, direction: Direction) -> Run {
        Self::BOUNDS.slide(from, direction, |at| !self.contains(at))
    }
}
