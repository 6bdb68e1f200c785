//! [`Ray`]: the iterator over the cells of a line; the rays and lines that a board has.

use core::iter::FusedIterator;

use super::{Aligned, Board, Coord, Direction, Line, Rect, Topology, step::room};

/// The cells of a [`Line`], from its first to its last.
///
/// Made by [`Bounds::ray`](crate::Bounds::ray), which starts at the *next* cell, by
/// [`Bounds::ray_with_origin`](crate::Bounds::ray_with_origin), and by every line. Its size is
/// exact, it runs from both ends, and it owns its numbers, so a game may write to its board while
/// it walks. Whatever is left of it is a [`line`](Self::line) again.
///
/// ```
/// use collinear::{Bounds, Coord, Direction};
///
/// let mut ray = Bounds::new(1, 5)?.ray(Coord::new(0, 0), Direction::E);
/// assert_eq!(ray.len(), 4);
/// assert_eq!(ray.next(), Some(Coord::new(0, 1)));
/// assert_eq!(ray.next_back(), Some(Coord::new(0, 4)));
/// assert_eq!(ray.line().to_string(), "2 cells E from (0, 2)");
/// # Ok::<(), collinear::BoundsError>(())
/// ```
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct Ray<T: Topology = Rect> {
    rest: Line<T>,
}

impl<T: Topology> Ray<T> {
    #[inline]
    pub(super) const fn new(rest: Line<T>) -> Self {
        Self { rest }
    }

    /// The cells that are left, as a line.
    #[must_use]
    #[inline]
    pub fn line(&self) -> Line<T> {
        self.rest.clone()
    }
}

impl<T: Topology> Iterator for Ray<T> {
    type Item = T::Cell;

    #[inline]
    fn next(&mut self) -> Option<T::Cell> {
        self.rest.pop_front()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.rest.len(), Some(self.rest.len()))
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<T::Cell> {
        self.rest = self.rest.skip(n);
        self.next()
    }

    #[inline]
    fn count(self) -> usize {
        self.rest.len()
    }

    #[inline]
    fn last(self) -> Option<T::Cell> {
        self.rest.last()
    }

    // `for_each`, `filter(..).count()` and the like; what is walked stays in registers.
    #[inline]
    fn fold<A, F: FnMut(A, T::Cell) -> A>(self, first: A, add: F) -> A {
        self.rest.fold(first, add)
    }
}

impl<T: Topology> DoubleEndedIterator for Ray<T> {
    #[inline]
    fn next_back(&mut self) -> Option<T::Cell> {
        self.rest.pop_back()
    }
}

impl<T: Topology> ExactSizeIterator for Ray<T> {}
impl<T: Topology> FusedIterator for Ray<T> {}

impl Rect {
    /// How many cells the ray from a cell of the board has.
    #[inline]
    pub(super) const fn ray_len_inside(self, from: Coord, direction: Direction) -> usize {
        if self.is_wrapped() | !direction.is_unit() {
            return self.long_ray_len(from, direction);
        }
        let down = unit_room(from.row, direction.rows(), self.rows());
        let across = unit_room(from.col, direction.cols(), self.cols());
        if down < across { down } else { across }
    }

    /// [`ray_len`](Self::ray_len) on a wrapped board, or with steps that pass over cells.
    #[cold]
    #[inline(never)]
    const fn long_ray_len(self, from: Coord, direction: Direction) -> usize {
        let down = room(from.row, direction.rows(), self.rows(), self.joins_rows());
        let across = room(from.col, direction.cols(), self.cols(), self.joins_cols());
        match (down, across) {
            (Some(down), Some(across)) if down < across => down,
            (_, Some(steps)) | (Some(steps), None) => steps,
            (None, None) => self.ring_len(direction) - 1,
        }
    }
}

impl<T: Aligned> Board<T> {
    /// The cells strictly between two cells, from the first towards the second; empty between
    /// neighbours.
    ///
    /// `None` if the two are not on one row, column or diagonal, are the same, or lie off the
    /// board. The way is taken as if the board did not wrap.
    ///
    /// ```
    /// use collinear::{Bounds, Coord};
    ///
    /// // . . . b
    /// // . . x .
    /// // . x . .
    /// // a . . .
    /// let board = Bounds::new(4, 4)?;
    /// let (a, b) = (Coord::new(3, 0), Coord::new(0, 3));
    /// let between = board.between(a, b).expect("they are aligned");
    /// assert!(between.iter().eq([Coord::new(2, 1), Coord::new(1, 2)]));
    /// assert_eq!(board.between(b, a), Some(between.reversed()));
    /// assert_eq!(board.between(a, Coord::new(1, 3)), None);
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    #[must_use]
    pub fn between(&self, a: T::Cell, b: T::Cell) -> Option<Line<T>> {
        if !self.contains(a) || !self.contains(b) {
            return None;
        }
        let (heading, steps) = self.0.aligned(a, b)?;
        let (start, heading) = self.0.step(a, heading)?;
        Some(Line::within(self.clone(), start, heading, steps - 1))
    }
}

/// The steps of one row (or column) until the end of a side; a step of none never gets there.
#[inline]
const fn unit_room(place: usize, step: isize, side: usize) -> usize {
    // Without a branch: which way a step leads nobody can predict.
    let (back, ahead) = (place, side - 1 - place);
    let is_back = ((step < 0) as usize).wrapping_neg();
    let is_still = ((step == 0) as usize).wrapping_neg();
    (back & is_back) | (ahead & !is_back) | is_still
}
