//! [`Rect`]: rows and columns as a [`Topology`]. It computes long walks directly.

use core::fmt;

use super::{Aligned, Coord, Direction, Headings, TooLarge, Topology, Wrap};

/// The topology of [`Bounds`](super::Bounds): rows and columns, with joined sides.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "Stored", into = "Stored"))]
pub struct Rect {
    // Two numbers are passed in registers. With a third one for the wrap, bounds would be passed in memory, and a run
    // through a cell would take a quarter longer. Sides are at most isize::MAX long, so their highest bits are free.
    /// The number of rows; the highest bit is set if the top and bottom sides are joined.
    rows: usize,
    /// The number of columns; the highest bit is set if the left and right sides are joined.
    cols: usize,
}

/// The bit of a joined side.
const JOINED: usize = 1 << (usize::BITS - 1);

impl Rect {
    /// A rectangle of this size, not joined.
    #[inline]
    pub(super) const fn new(rows: usize, cols: usize) -> Result<Self, TooLarge> {
        let (down, across) = (
            if rows == 0 { 1 } else { rows },
            if cols == 0 { 1 } else { cols },
        );
        match down.checked_mul(across) {
            Some(cells) if cells <= isize::MAX.unsigned_abs() => Ok(Self::of_size(rows, cols)),
            _ => Err(TooLarge::sides(rows, cols)),
        }
    }

    /// A rectangle of this size, not joined; the caller has checked it.
    #[inline]
    pub(super) const fn of_size(rows: usize, cols: usize) -> Self {
        Self { rows, cols }
    }

    #[inline]
    pub(super) const fn with_wrap(self, wrap: Wrap) -> Self {
        Self {
            rows: self.rows() | if wrap.joins_north_south() { JOINED } else { 0 },
            cols: self.cols() | if wrap.joins_east_west() { JOINED } else { 0 },
        }
    }

    #[inline]
    pub(super) const fn wrap(self) -> Wrap {
        Wrap::of(self.joins_rows(), self.joins_cols())
    }

    #[inline]
    pub(super) const fn rows(self) -> usize {
        self.rows & !JOINED
    }

    #[inline]
    pub(super) const fn cols(self) -> usize {
        self.cols & !JOINED
    }

    #[inline]
    pub(super) const fn is_wrapped(self) -> bool {
        (self.rows | self.cols) & JOINED != 0
    }

    #[inline]
    pub(super) const fn contains(self, at: Coord) -> bool {
        // Compiles to one branch instead of two, since it is unpredictable whether a step stays on the board.
        (at.row < self.rows()) & (at.col < self.cols())
    }

    #[inline]
    pub(super) const fn joins_rows(self) -> bool {
        self.rows & JOINED != 0
    }

    #[inline]
    pub(super) const fn joins_cols(self) -> bool {
        self.cols & JOINED != 0
    }
}

impl Topology for Rect {
    type Cell = Coord;
    type Heading = Direction;

    const STRAIGHT: bool = true;
    const REACH: usize = usize::MAX;

    #[inline]
    fn contains(&self, at: Coord) -> bool {
        (*self).contains(at)
    }

    #[inline]
    fn step(&self, from: Coord, direction: Direction) -> Option<(Coord, Direction)> {
        // A step up from row 0 wraps to a huge row, which is off the board as well: neither sides nor steps are longer
        // than isize::MAX.
        let next = self.next_cell(from, direction);
        let is_inside = if self.is_wrapped() {
            self.contains(next)
        } else {
            // No side is joined, so no bit has to be masked at every step.
            next.row < self.rows && next.col < self.cols
        };
        if is_inside {
            Some((next, direction))
        } else {
            None
        }
    }

    #[inline]
    fn reversed(&self, _: Coord, direction: Direction) -> Direction {
        -direction
    }

    #[inline]
    fn has_rings(&self) -> bool {
        self.is_wrapped()
    }

    #[inline]
    fn leap(&self, from: Coord, direction: Direction, steps: usize) -> (Coord, Direction) {
        (self.leap_inside(from, direction, steps), direction)
    }

    #[inline]
    fn steps_ahead(&self, from: Coord, direction: Direction, at_most: usize) -> usize {
        self.ray_len_inside(from, direction).min(at_most)
    }

    #[inline]
    fn is_ring(&self, _: Coord, direction: Direction) -> bool {
        self.is_ring_in(direction)
    }
}

impl Headings for Rect {
    #[inline]
    fn headings(&self, _: Coord) -> impl Iterator<Item = Direction> + Clone {
        Direction::ALL.into_iter()
    }

    #[inline]
    fn axes(&self, _: Coord) -> impl Iterator<Item = Direction> + Clone {
        Direction::AXES.into_iter()
    }
}

impl Aligned for Rect {
    #[inline]
    fn heading_to(&self, from: Coord, to: Coord) -> Option<(Direction, usize)> {
        Some((from.direction_to(to)?, from.distance(to)))
    }
}

/// The rows, the columns and the wrap, if any.
impl fmt::Debug for Rect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.rows(), self.cols())?;
        match self.wrap() {
            Wrap::None => Ok(()),
            wrap => write!(f, " {wrap:?}"),
        }
    }
}

/// The size as stored in a file, not yet checked.
#[cfg(feature = "serde")]
#[derive(serde::Serialize, serde::Deserialize)]
struct Stored {
    rows: usize,
    cols: usize,
    #[serde(default)]
    wrap: Wrap,
}

#[cfg(feature = "serde")]
impl From<Rect> for Stored {
    fn from(rect: Rect) -> Self {
        Self {
            rows: rect.rows(),
            cols: rect.cols(),
            wrap: rect.wrap(),
        }
    }
}

#[cfg(feature = "serde")]
impl TryFrom<Stored> for Rect {
    type Error = TooLarge;

    fn try_from(size: Stored) -> Result<Self, TooLarge> {
        Ok(Self::new(size.rows, size.cols)?.with_wrap(size.wrap))
    }
}
