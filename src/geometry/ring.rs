//! Rings: lines of a wrapped board that come back to where they began.

use super::{Bounds, Coord, Direction, Rect, topology::states};

impl Bounds {
    /// Whether walking this way comes back to where it began instead of meeting an edge.
    ///
    /// ```
    /// use collinear::{Bounds, Direction, Wrap};
    ///
    /// let cylinder = Bounds::new(4, 6)?.with_wrap(Wrap::EastWest);
    /// assert!(cylinder.is_ring(Direction::W));
    /// assert!(!cylinder.is_ring(Direction::NE)); // a helix from the bottom to the top
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn is_ring(self, direction: Direction) -> bool {
        self.0.is_ring_in(direction)
    }
}

impl Rect {
    #[inline]
    pub(super) const fn is_ring_in(self, direction: Direction) -> bool {
        let endless_down = direction.rows() == 0 || self.joins_rows();
        let endless_across = direction.cols() == 0 || self.joins_cols();
        endless_down && endless_across
    }

    /// The cell that the whole ring through a cell starts at: its first one in reading order.
    #[cold]
    #[inline(never)]
    pub(super) fn ring_start_in(self, through: Coord, direction: Direction) -> Coord {
        let ring = states(&self, through, direction).map(|(at, _)| at);
        ring.min().unwrap_or(through)
    }

    /// The number of cells of a ring in this direction. Only meaningful where
    /// [`is_ring`](Self::is_ring) holds and the board has cells.
    pub(super) const fn ring_len(self, direction: Direction) -> usize {
        let down = self.rows() / gcd(self.rows(), direction.rows().unsigned_abs());
        let across = self.cols() / gcd(self.cols(), direction.cols().unsigned_abs());
        // The least common multiple: at most rows * cols, since the cells of a ring are distinct.
        down / gcd(down, across) * across
    }
}

/// The greatest common divisor; `gcd(n, 0)` is n.
pub(crate) const fn gcd(mut a: usize, mut b: usize) -> usize {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}
