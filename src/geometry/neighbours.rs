//! [`Neighbours`]: the cells next to a cell.

use core::{iter::FusedIterator, ops::Range};

use super::{Bounds, Coord, Direction};

/// The cells one step from a cell, each with its direction; made by
/// [`Bounds::neighbours`](crate::Bounds::neighbours).
///
/// How many there are is known only when all directions have been tried.
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct Neighbours<'a> {
    bounds: Bounds,
    at: Coord,
    directions: &'a [Direction],
    /// Those that have not been tried.
    untried: Range<usize>,
}

impl<'a> Neighbours<'a> {
    pub(super) const fn new(bounds: Bounds, at: Coord, directions: &'a [Direction]) -> Self {
        let untried = 0..directions.len();
        Self {
            bounds,
            at,
            directions,
            untried,
        }
    }

    /// The neighbour in the direction at this place, unless it is the cell itself or one that an
    /// earlier direction gives.
    fn get(&self, place: usize) -> Option<(Direction, Coord)> {
        let step = |&direction: &Direction| self.bounds.step(self.at, direction);
        let (earlier, direction) = (&self.directions[..place], self.directions[place]);
        let to = step(&direction).filter(|&to| to != self.at)?;
        let again = earlier.iter().any(|other| step(other) == Some(to));
        (!again).then_some((direction, to))
    }
}

impl Iterator for Neighbours<'_> {
    type Item = (Direction, Coord);

    fn next(&mut self) -> Option<Self::Item> {
        while let Some(place) = self.untried.next() {
            let found = self.get(place);
            if found.is_some() {
                return found;
            }
        }
        None
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (0, Some(self.untried.len()))
    }
}

impl DoubleEndedIterator for Neighbours<'_> {
    fn next_back(&mut self) -> Option<Self::Item> {
        while let Some(place) = self.untried.next_back() {
            let found = self.get(place);
            if found.is_some() {
                return found;
            }
        }
        None
    }
}

impl FusedIterator for Neighbours<'_> {}
