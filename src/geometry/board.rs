//! [`Board`]: a topology with all the queries. This file has its steps.

use core::fmt;

use super::{Finite, Headings, Rect, Topology};

/// A board without its pieces: a [`Topology`] with all the queries of [`lines`](crate::lines).
///
/// [`Bounds`](super::Bounds) is the board of rows and columns; [`boards`](crate::boards) has other boards. Your own
/// topology becomes a board with [`Board::of`]:
///
/// ```
/// use collinear::{Headings, Length, boards::{Cuboid, Point}};
///
/// let board = Cuboid::new([4, 4, 4])?.board();
/// let corner_to_corner = |Point([layer, row, col])| layer == row && row == col;
/// let last = Point([2, 2, 2]);
/// let axes: Vec<_> = board.topology().axes(last).collect();
/// let wins = board.k_lines_through(last, &axes, Length::AtLeast(4), corner_to_corner);
/// assert_eq!(wins.count(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct Board<T = Rect>(pub(crate) T);

impl<T: Topology> Board<T> {
    /// Makes a board from a topology.
    #[inline]
    pub const fn of(topology: T) -> Self {
        Self(topology)
    }

    /// The topology: the cells, and where steps lead.
    #[must_use]
    #[inline]
    pub const fn topology(&self) -> &T {
        &self.0
    }

    /// Whether the cell is on the board.
    #[must_use]
    #[inline]
    pub fn contains(&self, at: T::Cell) -> bool {
        self.0.contains(at)
    }

    /// The cell one step away, or `None` if the step leaves the board or starts off it.
    ///
    /// Over joined sides a step continues from the opposite side, whatever its length.
    #[doc(alias = "neighbor")]
    #[must_use]
    #[inline]
    pub fn step(&self, from: T::Cell, heading: T::Heading) -> Option<T::Cell> {
        self.step_with_heading(from, heading).map(|(at, _)| at)
    }

    /// The [`step`](Self::step) with the heading at the new cell. Use that heading for the next step: it can differ
    /// from the old one, for example after a twisted seam.
    #[must_use]
    #[inline]
    pub fn step_with_heading(
        &self,
        from: T::Cell,
        heading: T::Heading,
    ) -> Option<(T::Cell, T::Heading)> {
        if self.contains(from) {
            self.0.step(from, heading)
        } else {
            None
        }
    }

    /// Whether every heading is the same translation at all cells, and no walk returns to a cell.
    #[inline]
    pub(crate) fn is_flat(&self) -> bool {
        T::STRAIGHT && !self.0.has_rings()
    }

    /// The cell `steps` steps away, or `None` if the walk leaves the board or starts off it.
    ///
    /// # Complexity
    ///
    /// Computed without walking on the boards of this crate, except boards with holes. On those, and on a
    /// [topology](Topology) of your own, it walks.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction, Wrap};
    ///
    /// let board = Bounds::new(8, 8)?;
    /// let a = Coord::new(7, 0);
    /// assert_eq!(board.step_by(a, Direction::NE, 7), Some(Coord::new(0, 7)));
    /// assert_eq!(board.step_by(a, Direction::NE, 8), None);
    /// assert_eq!(board.step_by(a, Direction::NE, usize::MAX), None);
    /// let torus = board.with_wrap(Wrap::Both);
    /// assert_eq!(torus.step_by(a, Direction::NE, 8), Some(a));
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    #[must_use]
    pub fn step_by(&self, from: T::Cell, heading: T::Heading, steps: usize) -> Option<T::Cell> {
        if !self.contains(from) {
            return None;
        }
        let ahead = self.0.steps_ahead(from, heading, steps);
        let steps = match ahead {
            ahead if ahead == steps => steps,
            ahead if self.0.is_ring(from, heading) => steps % (ahead + 1),
            _ => return None,
        };
        Some(self.0.leap(from, heading, steps).0)
    }

    /// The number of cells of the ray from a cell: the number of steps to an edge or, on a ring, to the last cell
    /// before the start. `usize::MAX` if the ray never ends.
    ///
    /// # Complexity
    ///
    /// Computed without walking on the boards of this crate, except boards with holes. On those, and on a
    /// [topology](Topology) of your own, it walks.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction, Wrap};
    ///
    /// let board = Bounds::new(6, 7)?;
    /// assert_eq!(board.ray_len(Coord::new(5, 1), Direction::NE), 5);
    /// assert_eq!(board.with_wrap(Wrap::Both).ray_len(Coord::new(5, 1), Direction::NE), 41);
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    #[doc(alias = "distance to edge")]
    #[must_use]
    #[inline]
    pub fn ray_len(&self, from: T::Cell, heading: T::Heading) -> usize {
        if self.contains(from) {
            self.0.steps_ahead(from, heading, usize::MAX)
        } else {
            0
        }
    }
}

impl<T: fmt::Debug> fmt::Debug for Board<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<T: Finite> Board<T> {
    /// All cells, in the order of the board.
    #[inline]
    pub fn cells(&self) -> T::Cells {
        self.0.cells()
    }

    /// The edge cells of the board in one heading: the cells from which a step along it leaves the board, in the order
    /// of cells. With joined sides there may be none.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction, Wrap};
    ///
    /// let board = Bounds::new(2, 3)?;
    /// assert!(board.side(Direction::S).eq([(1, 0), (1, 1), (1, 2)].map(Coord::from)));
    /// assert!(board.side(Direction::SE).eq([(0, 2), (1, 0), (1, 1), (1, 2)].map(Coord::from)));
    /// assert_eq!(board.with_wrap(Wrap::NorthSouth).side(Direction::S).count(), 0);
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// One step per cell.
    #[doc(alias("edge cells", "border cells"))]
    pub fn side(&self, heading: T::Heading) -> impl Iterator<Item = T::Cell> + Clone + '_ {
        self.cells()
            .filter(move |&at| self.0.step(at, heading).is_none())
    }
}

impl<T: Headings> Board<T> {
    /// Whether every line through a cell ends at that cell. A cell on no line is not a corner.
    pub(crate) fn ends_lines(&self, at: T::Cell) -> bool {
        let mut axes = self.0.axes(at).peekable();
        let ends = |heading| self.0.step(at, heading).is_none();
        axes.peek().is_some() && axes.all(|axis| ends(axis) || ends(self.0.reversed(at, axis)))
    }
}

impl<T: Finite + Headings> Board<T> {
    /// The corners, in the order of cells. A corner is a cell at which every line through it ends.
    ///
    /// A rectangle has four, a hexagon of hexagons six, a box eight, a Morris board four for each square. With joined
    /// sides there may be none. A cell isolated by holes is a corner; a cell on no line is not.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Wrap, boards::Hexagons};
    ///
    /// let board = Bounds::new(2, 8)?;
    /// let corners = [(0, 0), (0, 7), (1, 0), (1, 7)].map(Coord::from);
    /// assert!(board.corners().eq(corners));
    /// assert_eq!(board.with_wrap(Wrap::EastWest).corners().count(), 0);
    /// assert_eq!(Hexagons::hexagon(5)?.board().corners().count(), 6);
    ///
    /// // Where a corner was removed, the cells beside it are corners.
    /// let holed = board.without([corners[0]])?;
    /// assert_eq!(holed.corners().next(), Some(Coord::new(0, 1)));
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// Two steps per cell for each line through it.
    #[doc(alias = "corner cells")]
    #[doc(alias = "vertices")]
    pub fn corners(&self) -> impl Iterator<Item = T::Cell> + Clone + '_ {
        self.cells().filter(|&at| self.ends_lines(at))
    }
}
