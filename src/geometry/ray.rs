//! [`Ray`]: the iterator over the cells of a line.

use core::iter::FusedIterator;

use super::{Board, Line, Rect, Topology};

/// The cells of a [`Line`], from the first to the last.
///
/// Made by [`Bounds::ray`](crate::Bounds::ray), which starts at the *next* cell, by
/// [`Bounds::ray_with_origin`](crate::Bounds::ray_with_origin), and by every line. It borrows nothing, so a game can
/// change its board while it iterates. [`line`](Self::line) returns the remaining cells.
///
/// ```
/// use collinear::{Bounds, Coord, Direction};
///
/// let mut ray = Bounds::new(1, 5)?.ray(Coord::new(0, 0), Direction::E);
/// assert_eq!(ray.len(), 4);
/// assert_eq!(ray.next(), Some(Coord::new(0, 1)));
/// assert_eq!(ray.next_back(), Some(Coord::new(0, 4)));
/// assert_eq!(ray.line().to_string(), "2 cells E from (0, 2)");
/// # Ok::<(), collinear::TooLarge>(())
/// ```
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct Ray<T: Topology = Rect> {
    rest: Line<T>,
}

impl<T: Topology> Ray<T> {
    #[inline]
    const fn new(rest: Line<T>) -> Self {
        Self { rest }
    }

    /// The remaining cells, as a line.
    #[must_use]
    #[inline]
    pub fn line(&self) -> Line<T> {
        self.rest.clone()
    }
}

impl<T: Topology> Board<T> {
    /// The ray from a cell, its line of sight on an empty board: the cells one, two, three .. steps away, up to an
    /// edge.
    ///
    /// On a ring it ends before it returns to the cell. It is empty if the cell is off the board.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction};
    ///
    /// // . . 3
    /// // . 2 .
    /// // 1 . .
    /// // @ . .   a ray east and one north-east
    /// let board = Bounds::new(4, 3)?;
    /// let from = Coord::new(3, 0);
    /// let cells: Vec<_> = board.ray(from, Direction::E).collect();
    /// assert_eq!(cells, [Coord::new(3, 1), Coord::new(3, 2)]);
    /// assert_eq!(board.ray(from, Direction::NE).last(), Some(Coord::new(1, 2)));
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    #[doc(alias = "line of sight")]
    #[inline]
    pub fn ray(&self, from: T::Cell, heading: T::Heading) -> Ray<T> {
        Ray::new(self.after(from, heading, self.ray_len(from, heading)))
    }

    /// The [`ray`](Self::ray) from a cell, starting with the cell itself.
    #[inline]
    pub fn ray_with_origin(&self, from: T::Cell, heading: T::Heading) -> Ray<T> {
        let len = if self.contains(from) {
            self.0
                .steps_ahead(from, heading, usize::MAX)
                .saturating_add(1)
        } else {
            0
        };
        Ray::new(Line::within(self.clone(), from, heading, len))
    }

    /// The line of `len` cells after a cell.
    #[inline]
    pub(crate) fn after(&self, from: T::Cell, heading: T::Heading, len: usize) -> Line<T> {
        if len == 0 && !T::STRAIGHT {
            return Line::within(self.clone(), from, heading, 0);
        }
        let (start, heading) = self.0.leap(from, heading, 1);
        Line::within(self.clone(), start, heading, len)
    }
}

impl<T: Topology> Line<T> {
    /// The cells from the first to the last.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction};
    ///
    /// let line = Bounds::new(3, 5)?.line(Coord::new(2, 1), Direction::NE, 3).expect("it fits");
    /// assert!(line.cells().map(|at| (at.row, at.col)).eq([(2, 1), (1, 2), (0, 3)]));
    /// assert_eq!(line.cells().next_back(), line.last());
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    #[doc(alias = "coords")]
    #[inline]
    pub fn cells(&self) -> Ray<T> {
        Ray::new(self.clone())
    }

    /// Same as [`cells`](Self::cells).
    #[inline]
    pub fn iter(&self) -> Ray<T> {
        self.cells()
    }
}

impl<T: Topology> IntoIterator for Line<T> {
    type Item = T::Cell;
    type IntoIter = Ray<T>;

    #[inline]
    fn into_iter(self) -> Ray<T> {
        Ray::new(self)
    }
}

impl<T: Topology> IntoIterator for &Line<T> {
    type Item = T::Cell;
    type IntoIter = Ray<T>;

    #[inline]
    fn into_iter(self) -> Ray<T> {
        self.iter()
    }
}

/// A partly consumed line.
impl<T: Topology> Line<T> {
    /// `Iterator::fold`, with the state of the walk in registers.
    #[inline]
    pub(super) fn fold<A>(self, first: A, mut add: impl FnMut(A, T::Cell) -> A) -> A {
        let (mut sum, mut at, mut heading) = (first, self.start, self.heading);
        for _ in 0..self.len {
            sum = add(sum, at);
            (at, heading) = self.board.0.leap(at, heading, 1);
        }
        sum
    }

    #[inline]
    pub(super) fn pop_front(&mut self) -> Option<T::Cell> {
        if self.len == 0 {
            return None;
        }
        self.len -= 1;
        Some(self.advance())
    }

    /// Moves the start by one step, possibly past the last cell; returns the old start.
    #[inline]
    pub(super) fn advance(&mut self) -> T::Cell {
        let here = self.start;
        (self.start, self.heading) = self.board.0.leap(here, self.heading, 1);
        here
    }

    #[inline]
    pub(super) fn pop_back(&mut self) -> Option<T::Cell> {
        let last = self.last();
        if last.is_some() {
            self.len -= 1;
        }
        last
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

    // Makes `for_each`, `filter(..).count()` and similar methods faster.
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
