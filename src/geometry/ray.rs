//! [`Ray`]: the iterator over the cells of a line.

use core::iter::FusedIterator;

use super::{Coord, Line};

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
pub struct Ray {
    rest: Line,
}

impl Ray {
    #[inline]
    pub(super) const fn new(rest: Line) -> Self {
        Self { rest }
    }

    /// The cells that are left, as a line.
    #[must_use]
    #[inline]
    pub const fn line(&self) -> Line {
        self.rest
    }
}

impl Iterator for Ray {
    type Item = Coord;

    #[inline]
    fn next(&mut self) -> Option<Coord> {
        self.rest.pop_front()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.rest.len(), Some(self.rest.len()))
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Coord> {
        self.rest = self.rest.skip(n);
        self.next()
    }

    #[inline]
    fn count(self) -> usize {
        self.rest.len()
    }

    #[inline]
    fn last(self) -> Option<Coord> {
        self.rest.last()
    }

    /// What `for_each`, `sum`, `filter(..).count()` and their like come down to: counting the steps
    /// makes them a quarter faster than asking after each whether it was the last.
    #[inline]
    fn fold<B, F: FnMut(B, Coord) -> B>(mut self, init: B, mut f: F) -> B {
        let mut sum = init;
        for _ in 0..self.rest.len() {
            sum = f(sum, self.rest.advance());
        }
        sum
    }
}

impl DoubleEndedIterator for Ray {
    #[inline]
    fn next_back(&mut self) -> Option<Coord> {
        self.rest.pop_back()
    }
}

impl ExactSizeIterator for Ray {}
impl FusedIterator for Ray {}
