//! [`Neighbours`]: the cells next to a cell.

use core::{iter::FusedIterator, ops::Range};

use super::{Board, Rect, Topology};

impl<T: Topology> Board<T> {
    /// The adjacent cells along these headings, each with its heading.
    ///
    /// A step that leaves the board is skipped. The cells are distinct and exclude the cell itself, even on narrow
    /// wrapped boards; if several headings lead to a cell, it is listed with the first.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction};
    ///
    /// let board = Bounds::new(3, 3)?;
    /// let at = Coord::new(0, 1);
    /// let found: Vec<_> = board.neighbours(at, &Direction::ORTHOGONAL).collect();
    /// assert_eq!(
    ///     found,
    ///     [
    ///         (Direction::E, Coord::new(0, 2)),
    ///         (Direction::S, Coord::new(1, 1)),
    ///         (Direction::W, Coord::new(0, 0)),
    ///     ]
    /// );
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    #[doc(alias = "adjacent")]
    #[doc(alias = "neighbors")]
    pub fn neighbours<'a>(
        &self,
        at: T::Cell,
        headings: &'a [T::Heading],
    ) -> impl DoubleEndedIterator<Item = (T::Heading, T::Cell)> + FusedIterator + Clone + use<'a, T>
    {
        Neighbours {
            board: self.clone(),
            at,
            headings,
            untried: 0..headings.len(),
        }
    }
}

/// The iterator of [`Bounds::neighbours`](crate::Bounds::neighbours).
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
struct Neighbours<'a, T: Topology = Rect> {
    board: Board<T>,
    at: T::Cell,
    headings: &'a [T::Heading],
    /// The indices of the headings not yet tried.
    untried: Range<usize>,
}

impl<T: Topology> Neighbours<'_, T> {
    /// The neighbour along the heading at this index, unless it is the cell itself or an earlier heading leads to it.
    fn get(&self, index: usize) -> Option<(T::Heading, T::Cell)> {
        let step = |&heading: &T::Heading| self.board.step(self.at, heading);
        let (earlier, heading) = (&self.headings[..index], self.headings[index]);
        let to = step(&heading).filter(|&to| to != self.at)?;
        let again = earlier.iter().any(|other| step(other) == Some(to));
        (!again).then_some((heading, to))
    }
}

impl<T: Topology> Iterator for Neighbours<'_, T> {
    type Item = (T::Heading, T::Cell);

    fn next(&mut self) -> Option<Self::Item> {
        while let Some(index) = self.untried.next() {
            let found = self.get(index);
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

impl<T: Topology> DoubleEndedIterator for Neighbours<'_, T> {
    fn next_back(&mut self) -> Option<Self::Item> {
        while let Some(index) = self.untried.next_back() {
            let found = self.get(index);
            if found.is_some() {
                return found;
            }
        }
        None
    }
}

impl<T: Topology> FusedIterator for Neighbours<'_, T> {}
