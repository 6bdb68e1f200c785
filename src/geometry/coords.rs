//! [`Coords`]: the coordinates of a rectangle, in reading order.

use core::iter::FusedIterator;

use super::Coord;

/// The coordinates of a rectangle in reading order: row by row, each from the left.
///
/// Made by [`Bounds::coords`](crate::Bounds::coords).
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct Coords {
    front: Coord,
    back: Coord,
    left: usize,
    first_col: usize,
    last_col: usize,
}

impl Coords {
    /// The cells of the rectangle with this upper left corner. The caller checks that it is on a board.
    #[inline]
    pub(super) const fn new(corner: Coord, rows: usize, cols: usize) -> Self {
        // In an empty rectangle `back` is meaningless and never returned.
        let last_row = corner.row.wrapping_add(rows).wrapping_sub(1);
        let last_col = corner.col.wrapping_add(cols).wrapping_sub(1);
        Self {
            front: corner,
            back: Coord::new(last_row, last_col),
            left: rows * cols,
            first_col: corner.col,
            last_col,
        }
    }
}

impl Iterator for Coords {
    type Item = Coord;

    #[inline]
    fn next(&mut self) -> Option<Coord> {
        self.left = self.left.checked_sub(1)?;
        let here = self.front;
        self.front = if here.col == self.last_col {
            Coord::new(here.row + 1, self.first_col)
        } else {
            Coord::new(here.row, here.col + 1)
        };
        Some(here)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }

    // Makes `for_each` and similar methods faster: an inner loop over the cells of each row.
    #[inline]
    fn fold<A, F: FnMut(A, Coord) -> A>(mut self, first: A, mut add: F) -> A {
        let mut sum = first;
        while self.left > 0 {
            let Coord { row, col } = self.front;
            let in_row = self.left.min(self.last_col - col + 1);
            for col in col..col + in_row {
                sum = add(sum, Coord::new(row, col));
            }
            self.left -= in_row;
            self.front = Coord::new(row + 1, self.first_col);
        }
        sum
    }
}

impl DoubleEndedIterator for Coords {
    #[inline]
    fn next_back(&mut self) -> Option<Coord> {
        self.left = self.left.checked_sub(1)?;
        let here = self.back;
        self.back = if here.col == self.first_col {
            Coord::new(here.row.wrapping_sub(1), self.last_col)
        } else {
            Coord::new(here.row, here.col - 1)
        };
        Some(here)
    }
}

impl ExactSizeIterator for Coords {}
impl FusedIterator for Coords {}
