//! [`Triangles`]: a board of triangular cells, in rows.
//!
//! ```text
//!      /\    /\    /\
//!     / a\ b/ c\ d/ e\       row 1: a1, c1 and e1 point up, b1 and d1 down
//!    /____\/____\/____\
//!    \    /\    /\    /
//!     \ a/ b\ c/ d\ e/       row 2: b2 and d2 point up
//!      \/    \/    \/
//! ```
//!
//! A cell is a [`Coord`], its row and its column, and is called as on a rectangle. A line
//! is a strip, what lies between two parallels, and its heading a [`Strip`]: which side of a cell a
//! walk leaves by depends on whether the cell points up, so that the heading stays and the step
//! changes.
//!
//! ```
//! use collinear::{Coord, boards::{Strip, Triangles}};
//!
//! let triangles = Triangles::new(2, 5)?;
//! let strip = triangles.board().ray_with_origin(Coord::new(1, 0), Strip::NorthEast);
//! let names = strip.map(|at| triangles.bounds().name_from(at, collinear::Origin::TopLeft).unwrap());
//! assert_eq!(names.map(|name| name.to_string()).collect::<Vec<_>>(), ["a2", "a1", "b1"]);
//! # Ok::<(), collinear::TooLarge>(())
//! ```

use alloc::vec::Vec;
use core::fmt;

use crate::geometry::{
    Aligned, Board, Bounds, Coord, Coords, Finite, Headings, LineStarts, TooLarge, Topology,
};

/// Rows of triangles, by turns with a point above and below; the first of the first row points up.
///
/// ```
/// use collinear::{Coord, boards::{Strip, Triangles}};
///
/// let triangles = Triangles::new(3, 7)?;
/// let (a1, d3) = (Coord::new(0, 0), Coord::new(2, 3));
/// assert!(Triangles::points_up(a1) && !Triangles::points_up(d3));
/// assert_eq!(Triangles::distance(a1, d3), 5);
/// assert!(triangles.is_on_edge(a1));
/// assert_eq!(triangles.board().lines(Strip::East).count(), 3);
/// # Ok::<(), collinear::TooLarge>(())
/// ```
#[doc(alias = "triangular grid")]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(from = "Bounds", into = "Bounds"))]
pub struct Triangles {
    bounds: Bounds,
}

/// A heading along a strip of [`Triangles`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Strip {
    /// Up and to the right.
    NorthEast,
    /// To the right, within a row.
    East,
    /// Down and to the right.
    SouthEast,
    /// Down and to the left.
    SouthWest,
    /// To the left, within a row.
    West,
    /// Up and to the left.
    NorthWest,
}

impl Strip {
    /// All six, clockwise from north-east.
    pub const ALL: [Self; 6] = [
        Self::NorthEast,
        Self::East,
        Self::SouthEast,
        Self::SouthWest,
        Self::West,
        Self::NorthWest,
    ];

    /// One heading of each strip: those that lead to the right.
    pub const AXES: [Self; 3] = [Self::NorthEast, Self::East, Self::SouthEast];

    /// The heading back.
    ///
    /// ```
    /// use collinear::boards::Strip;
    ///
    /// assert_eq!(Strip::NorthEast.reversed(), Strip::SouthWest);
    /// ```
    #[must_use]
    #[inline]
    pub const fn reversed(self) -> Self {
        match self {
            Self::NorthEast => Self::SouthWest,
            Self::East => Self::West,
            Self::SouthEast => Self::NorthWest,
            Self::SouthWest => Self::NorthEast,
            Self::West => Self::East,
            Self::NorthWest => Self::SouthEast,
        }
    }

    /// The row and the column that a walk along it changes by: in a row at every step, else by turns.
    const fn offset(self) -> [isize; 2] {
        match self {
            Self::NorthEast => [-1, 1],
            Self::East => [0, 1],
            Self::SouthEast => [1, 1],
            Self::SouthWest => [1, -1],
            Self::West => [0, -1],
            Self::NorthWest => [-1, -1],
        }
    }

    /// How many of these steps change the row, and how many the column.
    const fn split(self, points_up: bool, steps: usize) -> [usize; 2] {
        let (fewer, more) = (steps / 2, steps.div_ceil(2));
        match self {
            Self::East | Self::West => [0, steps],
            Self::NorthEast | Self::NorthWest if points_up => [fewer, more],
            Self::SouthEast | Self::SouthWest if !points_up => [fewer, more],
            _ => [more, fewer],
        }
    }
}

/// As a compass names it.
impl fmt::Display for Strip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::NorthEast => "NE",
            Self::East => "E",
            Self::SouthEast => "SE",
            Self::SouthWest => "SW",
            Self::West => "W",
            Self::NorthWest => "NW",
        })
    }
}

impl Triangles {
    /// A board of `rows` rows with `cols` triangles each.
    ///
    /// # Errors
    ///
    /// As for [`Bounds::new`].
    #[inline]
    pub const fn new(rows: usize, cols: usize) -> Result<Self, TooLarge> {
        match Bounds::new(rows, cols) {
            Ok(bounds) => Ok(Self { bounds }),
            Err(error) => Err(error),
        }
    }

    /// The rows and the triangles of each as those of a rectangle: it names the cells.
    #[must_use]
    #[inline]
    pub const fn bounds(self) -> Bounds {
        self.bounds
    }

    /// The board, with all the queries.
    #[must_use]
    #[inline]
    pub const fn board(self) -> Board<Self> {
        Board::of(self)
    }

    /// Whether a triangle stands on its side.
    #[must_use]
    #[inline]
    pub const fn points_up(at: Coord) -> bool {
        at.row % 2 == at.col % 2
    }

    /// The distance: how many sides a way from one triangle to another crosses on an endless board.
    ///
    /// ```
    /// use collinear::{Coord, boards::Triangles};
    ///
    /// let at = Coord::new(0, 2);
    /// assert_eq!(Triangles::distance(at, Coord::new(1, 2)), 1); // it stands on that one
    /// assert_eq!(Triangles::distance(Coord::new(0, 1), Coord::new(1, 1)), 3); // they share a corner
    /// ```
    #[must_use]
    pub fn distance(from: Coord, to: Coord) -> usize {
        // A side crossed is the next strip of one kind, and the same strip of the two others.
        let (from, to) = (strips(from), strips(to));
        let across = from.iter().zip(to).map(|(from, to)| from.abs_diff(to));
        across.fold(0, usize::saturating_add)
    }

    /// Whether one of the sides of a triangle lies on the edge; that of no triangle off the board.
    #[must_use]
    pub fn is_on_edge(self, at: Coord) -> bool {
        let leaves = |strip: &Strip| self.step(at, *strip).is_none();
        self.contains(at) && Strip::ALL.iter().any(leaves)
    }
}

/// Which strip of each kind a cell lies on: along a row, to the north-east, to the south-east.
fn strips(at: Coord) -> [isize; 3] {
    let (row, col) = (at.row.cast_signed(), at.col.cast_signed());
    let half = |number: isize| number.div_euclid(2);
    let up = row.wrapping_add(col);
    let down = col.wrapping_sub(row).wrapping_add(1);
    [row, half(up), half(down)]
}

impl Topology for Triangles {
    type Cell = Coord;
    type Heading = Strip;

    const REACH: usize = usize::MAX;

    #[inline]
    fn contains(&self, at: Coord) -> bool {
        self.bounds.contains(at)
    }

    #[inline]
    fn step(&self, from: Coord, strip: Strip) -> Option<(Coord, Strip)> {
        let next = self.leap(from, strip, 1);
        self.contains(next.0).then_some(next)
    }

    #[inline]
    fn reversed(&self, _: Coord, strip: Strip) -> Strip {
        strip.reversed()
    }

    #[inline]
    fn has_rings(&self) -> bool {
        false
    }

    #[inline]
    fn leap(&self, from: Coord, strip: Strip, steps: usize) -> (Coord, Strip) {
        let [down, across] = strip.offset();
        let [rows, cols] = strip.split(Self::points_up(from), steps);
        let index = |index: usize, change: isize, steps: usize| {
            index.wrapping_add_signed(change.wrapping_mul(steps.cast_signed()))
        };
        let at = Coord::new(index(from.row, down, rows), index(from.col, across, cols));
        (at, strip)
    }

    fn steps_ahead(&self, from: Coord, strip: Strip, at_most: usize) -> usize {
        let room = |index: usize, change: isize, side: usize| match change {
            0 => usize::MAX,
            1.. => side - 1 - index,
            _ => index,
        };
        let [down, across] = strip.offset();
        let below = room(from.row, down, self.bounds.rows());
        let beside = room(from.col, across, self.bounds.cols());
        if down == 0 {
            return beside.min(at_most);
        }
        // The kind of step that comes first ends the walk before its turn, the other one after.
        let steps = match strip.split(Self::points_up(from), 1) {
            [0, _] => usize::min(2 * beside, 2 * below + 1),
            _ => usize::min(2 * below, 2 * beside + 1),
        };
        steps.min(at_most)
    }
}

impl Finite for Triangles {
    type Cells = Coords;
    type Starts = LineStarts<Self>;

    #[inline]
    fn cells(&self) -> Coords {
        self.bounds.coords()
    }

    #[inline]
    fn cell_count(&self) -> usize {
        self.bounds.cell_count()
    }

    fn array_shape(&self) -> Vec<usize> {
        self.bounds.topology().array_shape()
    }

    #[inline]
    fn index_of(&self, at: Coord) -> Option<usize> {
        self.bounds.index_of(at)
    }

    #[inline]
    fn line_starts(&self, strip: Strip) -> LineStarts<Self> {
        LineStarts::new(*self, strip)
    }
}

/// All six; those of two strips that lead over the same side of a cell both do.
impl Headings for Triangles {
    #[inline]
    fn headings(&self, _: Coord) -> impl Iterator<Item = Strip> + Clone {
        Strip::ALL.into_iter()
    }

    #[inline]
    fn axes(&self, _: Coord) -> impl Iterator<Item = Strip> + Clone {
        Strip::AXES.into_iter()
    }
}

/// Neighbours lie on two strips; the first in the order of [`Strip::ALL`] is answered.
impl Aligned for Triangles {
    fn heading_to(&self, from: Coord, to: Coord) -> Option<(Strip, usize)> {
        let steps = Self::distance(from, to);
        let leads = |strip: &Strip| self.leap(from, *strip, steps).0 == to;
        let strip = Strip::ALL.into_iter().find(leads)?;
        (steps > 0).then_some((strip, steps))
    }
}

impl From<Bounds> for Triangles {
    /// The triangles of the rows of a rectangle, whose wrap is left out.
    fn from(bounds: Bounds) -> Self {
        let bounds = bounds.with_wrap(crate::Wrap::None);
        Self { bounds }
    }
}

impl From<Triangles> for Bounds {
    fn from(triangles: Triangles) -> Self {
        triangles.bounds
    }
}
