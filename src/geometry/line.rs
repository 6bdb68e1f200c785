//! [`Line`]: cells in a straight row, the result of most queries.

use core::{
    fmt,
    hash::{Hash, Hasher},
    iter,
};

use super::{Aligned, Board, Rect, Topology};

/// Cells in a straight line on a board: the start, the heading and the length.
///
/// Most queries return lines: a win, the discs that a move flips, the path of a rook, the cells between two others.
/// [`cells`](Self::cells) iterates over the cells. A line borrows nothing, so a game can change its board while it
/// iterates. An empty line has no first and no last cell.
///
/// [`get`](Self::get), [`last`](Self::last), [`skip`](Self::skip) and [`reversed`](Self::reversed) do not walk the line
/// on most boards of this crate. On a topology of your own they do.
///
/// Two lines of a board are equal if they have the same cells in the same order. A whole ring of a wrapped board starts
/// at its first cell in reading order. So [`run_through`](Board::run_through) and [`whole_line`](Board::whole_line)
/// return the same line for every cell of the ring.
///
/// ```
/// use collinear::{Bounds, Coord, Direction};
///
/// // . . . x .
/// // . . x . .
/// // . x . . .
/// let board = Bounds::new(3, 5)?;
/// let line = board.line(Coord::new(2, 1), Direction::NE, 3).expect("it fits");
/// assert_eq!(line.first(), Some(Coord::new(2, 1)));
/// assert_eq!(line.last(), Some(Coord::new(0, 3)));
/// assert!(line.contains(Coord::new(1, 2)));
/// assert_eq!(line.cells().map(|at| at.col).collect::<Vec<_>>(), [1, 2, 3]);
/// assert_eq!(line.to_string(), "3 cells NE from (2, 1)");
/// # Ok::<(), collinear::TooLarge>(())
/// ```
#[derive(Clone, Copy)]
pub struct Line<T: Topology = Rect> {
    pub(super) board: Board<T>,
    pub(super) start: T::Cell,
    pub(super) heading: T::Heading,
    pub(super) len: usize,
}

impl<T: Topology> Line<T> {
    /// The caller checks that the line fits on the board.
    #[inline]
    pub(crate) const fn within(
        board: Board<T>,
        start: T::Cell,
        heading: T::Heading,
        len: usize,
    ) -> Self {
        Self {
            board,
            start,
            heading,
            len,
        }
    }

    /// The board of the line.
    #[must_use]
    #[inline]
    pub const fn board(&self) -> &Board<T> {
        &self.board
    }

    /// The heading at the first cell. On most boards it is the heading of the whole line.
    #[doc(alias = "direction")]
    #[must_use]
    #[inline]
    pub const fn heading(&self) -> T::Heading {
        self.heading
    }

    /// The number of cells.
    #[must_use]
    #[inline]
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Whether the line has no cells.
    #[must_use]
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The first cell, or `None` if the line is empty.
    #[must_use]
    #[inline]
    pub const fn first(&self) -> Option<T::Cell> {
        if self.len == 0 {
            None
        } else {
            Some(self.start)
        }
    }

    /// The last cell, or `None` if the line is empty.
    #[must_use]
    #[inline]
    pub fn last(&self) -> Option<T::Cell> {
        if self.len == 0 {
            None
        } else {
            self.get(self.len - 1)
        }
    }

    /// The cell at this index, counted from 0, or `None` past the end.
    #[must_use]
    #[inline]
    pub fn get(&self, index: usize) -> Option<T::Cell> {
        if index >= self.len {
            None
        } else {
            Some(self.state(index).0)
        }
    }

    /// The cell at an index, with the heading at that cell. The index after the last cell is allowed.
    #[inline]
    pub(crate) fn state(&self, index: usize) -> (T::Cell, T::Heading) {
        self.board.0.leap(self.start, self.heading, index)
    }

    /// The index of a cell, counted from 0, or `None` if the cell is not on the line.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction};
    ///
    /// let line = Bounds::new(3, 5)?.line(Coord::new(2, 1), Direction::NE, 3).expect("it fits");
    /// assert_eq!(line.index_of(Coord::new(0, 3)), Some(2));
    /// assert_eq!(line.index_of(Coord::new(0, 0)), None);
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// Linear in the length.
    #[must_use]
    pub fn index_of(&self, of: T::Cell) -> Option<usize> {
        self.iter().position(|at| at == of)
    }

    /// The cells, each with the heading at that cell.
    #[inline]
    pub(crate) fn states(&self) -> impl Iterator<Item = (T::Cell, T::Heading)> {
        let step = |&(at, heading): &_| Some(self.board.0.leap(at, heading, 1));
        iter::successors(Some((self.start, self.heading)), step).take(self.len)
    }

    /// Whether the cell is on the line.
    ///
    /// # Complexity
    ///
    /// Linear in the length.
    #[must_use]
    pub fn contains(&self, at: T::Cell) -> bool {
        self.index_of(at).is_some()
    }

    /// Whether both lines have the same cells, in any order. A cell that occurs twice must occur twice in both.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction};
    ///
    /// let line = Bounds::new(1, 5)?.line(Coord::new(0, 1), Direction::E, 3).expect("it fits");
    /// assert_ne!(line, line.reversed());
    /// assert!(line.same_cells(&line.reversed()));
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// Linear in the length for whole rings; quadratic at worst for other lines.
    #[must_use]
    pub fn same_cells(&self, other: &Self) -> bool {
        if self.len != other.len {
            return false;
        }
        if self.is_empty() || self == other || *self == other.reversed() {
            return true;
        }
        if !T::STRAIGHT {
            let times = |line: &Self, at| line.iter().filter(|&other| other == at).count();
            return self.iter().all(|at| times(self, at) == times(other, at));
        }
        // If one step of a ring is also a step of another ring, all steps are.
        let rings = self.board == other.board && self.is_whole_ring() && other.is_whole_ring();
        let enough = if rings { 2 } else { self.len };
        self.iter().take(enough).all(|at| other.contains(at))
    }

    /// The same cells in the opposite order.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction};
    ///
    /// let line = Bounds::new(3, 5)?.line(Coord::new(2, 1), Direction::NE, 3).expect("it fits");
    /// assert_eq!(line.reversed().to_string(), "3 cells SW from (0, 3)");
    /// assert_eq!(line.reversed().reversed(), line);
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    #[must_use]
    pub fn reversed(&self) -> Self {
        let Some(last) = self.len.checked_sub(1) else {
            return self.clone();
        };
        let (start, heading) = self.state(last);
        Self {
            start,
            heading: self.board.0.reversed(start, heading),
            ..self.clone()
        }
    }

    /// The first `len` cells, or all if the line is shorter.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction};
    ///
    /// let line = Bounds::new(1, 5)?.line(Coord::new(0, 1), Direction::E, 3).expect("it fits");
    /// assert_eq!(line.truncated(2).last(), Some(Coord::new(0, 2)));
    /// assert_eq!(line.truncated(9), line);
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn truncated(&self, len: usize) -> Self {
        Self {
            len: self.len.min(len),
            ..self.clone()
        }
    }

    /// The cells after the first `count`, possibly none.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction};
    ///
    /// let line = Bounds::new(1, 5)?.line(Coord::new(0, 0), Direction::E, 5).expect("it fits");
    /// assert_eq!(line.skip(2).first(), Some(Coord::new(0, 2)));
    /// assert_eq!(line.skip(2).truncated(2).last(), Some(Coord::new(0, 3)));
    /// assert!(line.skip(9).is_empty());
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn skip(&self, count: usize) -> Self {
        // An empty line needs no start.
        let (start, heading) = if count < self.len {
            self.state(count)
        } else {
            (self.start, self.heading)
        };
        Self {
            start,
            heading,
            len: self.len.saturating_sub(count),
            ..self.clone()
        }
    }

    /// Whether the line is a whole ring.
    pub(super) fn is_whole_ring(&self) -> bool {
        // An empty line may start off the board, where steps are not defined.
        !self.is_empty()
            && self.is_on_ring()
            && self.len - 1 == self.board.ray_len(self.start, self.heading)
    }

    /// Whether the line, continued, would return to its first cell.
    #[inline]
    pub(crate) fn is_on_ring(&self) -> bool {
        self.board.0.has_rings() && self.board.0.is_ring(self.start, self.heading)
    }
}

impl<T: Topology> PartialEq for Line<T> {
    fn eq(&self, other: &Self) -> bool {
        self.board == other.board
            && self.len == other.len
            && self.first() == other.first()
            && if T::STRAIGHT {
                // The first two cells and the length determine all others.
                self.get(1) == other.get(1)
            } else {
                self.heading == other.heading || self.iter().eq(other)
            }
    }
}

impl<T: Topology> Eq for Line<T> {}

impl<T: Topology> Hash for Line<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (&self.board, self.len, self.first(), self.get(1)).hash(state);
    }
}

impl<T: Topology<Cell: fmt::Display, Heading: fmt::Display>> fmt::Display for Line<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.len, self.first()) {
            (1, Some(first)) => write!(f, "1 cell at {first}"),
            (len, Some(first)) => write!(f, "{len} cells {} from {first}", self.heading),
            (_, None) => f.write_str("no cells"),
        }
    }
}

/// The list of cells, for failed assertions.
impl<T: Topology> fmt::Debug for Line<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self).finish()
    }
}

impl<T: Topology> Board<T> {
    /// The line of `len` cells from `start`, or `None` if it does not fit on the board.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction};
    ///
    /// let board = Bounds::new(6, 7)?;
    /// let line = board.line(Coord::new(5, 0), Direction::NE, 4).expect("it fits");
    /// assert_eq!(line.last(), Some(Coord::new(2, 3)));
    /// assert_eq!(board.line(Coord::new(5, 0), Direction::NE, 7), None);
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    #[must_use]
    pub fn line(&self, start: T::Cell, heading: T::Heading, len: usize) -> Option<Line<T>> {
        let fits = len.checked_sub(1).is_none_or(|steps| {
            self.contains(start) && self.0.steps_ahead(start, heading, steps) == steps
        });
        fits.then(|| Line::within(self.clone(), start, heading, len))
    }
}

impl<T: Aligned> Board<T> {
    /// The cells strictly between two cells, from the first to the second; empty between neighbours.
    ///
    /// `None` if the two share no row, column or diagonal, are equal, or are off the board. Joined sides are ignored.
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
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    #[doc(alias = "intermediate")]
    #[must_use]
    pub fn between(&self, a: T::Cell, b: T::Cell) -> Option<Line<T>> {
        if !self.contains(a) || !self.contains(b) {
            return None;
        }
        let (heading, steps) = self.0.heading_to(a, b)?;
        let (start, heading) = self.0.step(a, heading)?;
        Some(Line::within(self.clone(), start, heading, steps - 1))
    }
}
