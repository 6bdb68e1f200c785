//! [`Board`]: a topology with all the queries; its steps.

use core::fmt;

use super::{Finite, Headings, Rect, Topology};

/// A board without its pieces: a [`Topology`] with all the queries of [`lines`](crate::lines).
///
/// [`Bounds`](super::Bounds) is the board of rows and columns, [`boards`](crate::boards) has others,
/// and any topology of your own makes one:
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
    /// The board of a topology.
    #[inline]
    pub const fn of(topology: T) -> Self {
        Self(topology)
    }

    /// The topology: which cells there are and where steps lead.
    #[must_use]
    #[inline]
    pub const fn topology(&self) -> &T {
        &self.0
    }

    /// Whether the cell lies on the board.
    #[must_use]
    #[inline]
    pub fn contains(&self, at: T::Cell) -> bool {
        self.0.contains(at)
    }

    /// The cell one step away, or `None` if the step leaves the board or starts off it.
    ///
    /// Over sides that are joined it goes on from the other side, however far it leads.
    #[doc(alias = "neighbor")]
    #[must_use]
    #[inline]
    pub fn step(&self, from: T::Cell, heading: T::Heading) -> Option<T::Cell> {
        self.step_with_heading(from, heading).map(|(at, _)| at)
    }

    /// [`step`](Self::step) with the heading there, which says how a walk goes on where headings turn: at
    /// a twisted seam, on a listed line.
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

    /// Whether no walk comes back to a cell, and headings that lead to the same cell lead on alike.
    #[inline]
    pub(crate) fn is_flat(&self) -> bool {
        T::STRAIGHT && !self.0.has_rings()
    }

    /// The cell `steps` steps away, or `None` if the way there leaves the board or starts off it.
    ///
    /// # Complexity
    ///
    /// Arithmetic on every board of this crate, however many steps; on one with holes and on a
    /// [topology](Topology) of your own without these shortcuts a walk.
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

    /// How many cells the ray from here has: the steps until an edge, or, on a ring, until the
    /// step that would come back; `usize::MAX` where there is no end.
    ///
    /// # Complexity
    ///
    /// Arithmetic on every board of this crate, however long the ray; on one with holes and on a
    /// [topology](Topology) of your own without this shortcut a walk.
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
    /// All cells, in their order.
    #[inline]
    pub fn cells(&self) -> T::Cells {
        self.0.cells()
    }

    /// The side of the board where a heading leaves it: the cells from which a step along it leads nowhere, in
    /// the order of cells. Where sides are joined there may be none.
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
    /// A step for each cell.
    #[doc(alias("edge cells", "border cells"))]
    pub fn side(&self, heading: T::Heading) -> impl Iterator<Item = T::Cell> + Clone + '_ {
        self.cells()
            .filter(move |&at| self.0.step(at, heading).is_none())
    }
}

impl<T: Headings> Board<T> {
    /// Whether every line through a cell ends there. A cell on no line is no corner.
    pub(crate) fn ends_lines(&self, at: T::Cell) -> bool {
        let mut axes = self.0.axes(at).peekable();
        let ends = |heading| self.0.step(at, heading).is_none();
        axes.peek().is_some() && axes.all(|axis| ends(axis) || ends(self.0.reversed(at, axis)))
    }
}

impl<T: Finite + Headings> Board<T> {
    /// The corners, in the order of cells: where every line through a cell ends.
    ///
    /// A rectangle has four, a hexagon of hexagons six, a box eight, Nine Men's Morris four on each square;
    /// where sides are joined there may be none. A cell that is left alone between holes is a corner too; one
    /// on no line is not.
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
    /// // Where a corner was left out, the cells beside it are corners.
    /// let holed = board.without([corners[0]])?;
    /// assert_eq!(holed.corners().next(), Some(Coord::new(0, 1)));
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// Two steps for each line through each cell.
    #[doc(alias = "corner cells")]
    #[doc(alias = "vertices")]
    pub fn corners(&self) -> impl Iterator<Item = T::Cell> + Clone + '_ {
        self.cells().filter(|&at| self.ends_lines(at))
    }
}
