//! [`Twisted`]: rows and columns whose sides are joined, with or without a twist.
//!
//! ```text
//!        a b c d e
//!      1 . . . . x >      a Möbius strip: the cell east of e1 is a3, and a line that leaves the
//!      2 . . . . .        right side heading NE enters at the left side heading SE
//!    > 3 x . . . .
//! ```
//!
//! | constructor | left and right | above and below | edges |
//! |---|---|---|---|
//! | [`moebius`](Twisted::moebius) | twisted | edge | a single one |
//! | [`klein`](Twisted::klein) | twisted | joined | none |
//! | [`projective`](Twisted::projective) | twisted | twisted | its four corners |
//!
//! Cells and their names are the same as on a rectangle; see [`bounds`](Twisted::bounds).
//!
//! ```
//! use collinear::{Coord, Direction, Length, boards::Twisted};
//!
//! let strip = Twisted::moebius(3, 5)?.board();
//! let e1 = Coord::new(0, 4);
//! assert_eq!(strip.step_with_heading(e1, Direction::E), Some((Coord::new(2, 0), Direction::E)));
//! assert_eq!(strip.step_with_heading(Coord::new(1, 4), Direction::NE), Some((Coord::new(2, 0), Direction::SE)));
//!
//! // The middle row closes after one round, the others after two.
//! let rows: Vec<_> = strip.lines(Direction::E).map(|row| row.len()).collect();
//! assert_eq!(rows, [10, 5]);
//!
//! // Four in a row over the seam: the bottom row continues as the top row.
//! let discs = [(2, 3), (2, 4), (0, 0), (0, 1)].map(Coord::from);
//! let four = Length::AtLeast(4);
//! assert!(strip.has_k_line_through(discs[0], &Direction::AXES, four, |at| discs.contains(&at)));
//! # Ok::<(), collinear::TooLarge>(())
//! ```

use alloc::{vec, vec::Vec};

use crate::geometry::{
    Aligned, Board, Bounds, Coord, Coords, Direction, Finite, Headings, LineStarts, Times,
    TooLarge, Topology, Wrap, gcd, index_after, room,
};

/// How two opposite sides of a [`Twisted`] rectangle are joined.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Seam {
    /// Not joined: both are edges.
    #[default]
    Edge,
    /// A step over one side returns at the other in the same row or column, as with [`Wrap`].
    Joined,
    /// A step over one side returns at the other mirrored: the first row or column continues as the last, and up
    /// becomes down.
    Twisted,
}

/// A rectangle with a [`Seam`] for each pair of opposite sides: a Möbius strip, a Klein bottle, a
/// projective plane.
///
/// Steps can be of any length, such as a knight's, and cross several seams at once. Without a twisted seam every result
/// is the same as on [`Bounds`] with the same wrap.
///
/// On the projective plane, a step exactly over a corner, such as NE from the upper right cell, would return to its own
/// cell in the opposite heading. Such a step is treated as an edge: otherwise the line would be a ring that visits each
/// cell twice.
///
/// ```
/// use collinear::{Coord, Direction, boards::{Seam, Twisted}};
///
/// let plane = Twisted::projective(4, 4)?.board();
/// assert_eq!(plane.step(Coord::new(0, 3), Direction::N), Some(Coord::new(3, 0)));
/// assert_eq!(plane.step(Coord::new(0, 3), Direction::NE), None);
///
/// let upright = Twisted::new(4, 4)?.with_north_south(Seam::Twisted);
/// assert_eq!(upright.board().step(Coord::new(0, 3), Direction::N), Some(Coord::new(3, 0)));
/// # Ok::<(), collinear::TooLarge>(())
/// ```
#[doc(alias = "moebius")]
#[doc(alias = "klein bottle")]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Twisted {
    /// Not wrapped.
    #[cfg_attr(
        feature = "serde",
        serde(rename = "bounds", deserialize_with = "without_wrap")
    )]
    flat: Bounds,
    north_south: Seam,
    east_west: Seam,
}

impl Twisted {
    /// A rectangle of this many rows and columns with four edges.
    ///
    /// # Errors
    ///
    /// As for [`Bounds::new`].
    #[inline]
    pub const fn new(rows: usize, cols: usize) -> Result<Self, TooLarge> {
        match Bounds::new(rows, cols) {
            Ok(flat) => Ok(Self {
                flat,
                north_south: Seam::Edge,
                east_west: Seam::Edge,
            }),
            Err(error) => Err(error),
        }
    }

    /// A Möbius strip: the left and right sides are joined with a twist.
    ///
    /// # Errors
    ///
    /// As for [`Bounds::new`].
    #[inline]
    pub const fn moebius(rows: usize, cols: usize) -> Result<Self, TooLarge> {
        match Self::new(rows, cols) {
            Ok(flat) => Ok(flat.with_east_west(Seam::Twisted)),
            Err(error) => Err(error),
        }
    }

    /// A Klein bottle: a Möbius strip whose top and bottom sides are joined.
    ///
    /// # Errors
    ///
    /// As for [`Bounds::new`].
    #[inline]
    pub const fn klein(rows: usize, cols: usize) -> Result<Self, TooLarge> {
        match Self::moebius(rows, cols) {
            Ok(strip) => Ok(strip.with_north_south(Seam::Joined)),
            Err(error) => Err(error),
        }
    }

    /// A projective plane: both pairs of sides joined with a twist.
    ///
    /// # Errors
    ///
    /// As for [`Bounds::new`].
    #[inline]
    pub const fn projective(rows: usize, cols: usize) -> Result<Self, TooLarge> {
        match Self::moebius(rows, cols) {
            Ok(strip) => Ok(strip.with_north_south(Seam::Twisted)),
            Err(error) => Err(error),
        }
    }

    /// The same board with this seam between the left and right sides.
    #[must_use]
    #[inline]
    pub const fn with_east_west(self, seam: Seam) -> Self {
        Self {
            east_west: seam,
            ..self
        }
    }

    /// The same board with this seam between the top and bottom sides.
    #[must_use]
    #[inline]
    pub const fn with_north_south(self, seam: Seam) -> Self {
        Self {
            north_south: seam,
            ..self
        }
    }

    /// How the left and right sides are joined.
    #[must_use]
    #[inline]
    pub const fn east_west(self) -> Seam {
        self.east_west
    }

    /// How the top and bottom sides are joined.
    #[must_use]
    #[inline]
    pub const fn north_south(self) -> Seam {
        self.north_south
    }

    /// The rectangle of the cells, wrapped at the sides that are joined without a twist. It names the cells.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Origin, Wrap, boards::Twisted};
    ///
    /// let klein = Twisted::klein(3, 5)?;
    /// assert_eq!(klein.bounds(), Bounds::new(3, 5)?.with_wrap(Wrap::NorthSouth));
    /// let name = klein.bounds().name_from(Coord::new(2, 4), Origin::TopLeft);
    /// assert_eq!(name.unwrap().to_string(), "e3");
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn bounds(self) -> Bounds {
        let rows_joined = matches!(self.north_south, Seam::Joined);
        let cols_joined = matches!(self.east_west, Seam::Joined);
        self.flat.with_wrap(Wrap::of(rows_joined, cols_joined))
    }

    /// The board of this topology, with all the queries.
    #[must_use]
    #[inline]
    pub const fn board(self) -> Board<Self> {
        Board::of(self)
    }

    /// Maps a row and a column that can be off the board to a cell and the heading at that cell. It makes no difference
    /// whether rows or columns are mapped first.
    fn folded(self, at: [i128; 2], direction: Direction) -> Option<(Coord, Direction)> {
        let [mut row, mut col] = at;
        let (mut down, mut across) = (direction.rows(), direction.cols());
        let (rows, cols) = (self.flat.rows() as i128, self.flat.cols() as i128);
        if rows == 0 || cols == 0 {
            return None;
        }
        if self.east_west != Seam::Edge {
            if self.east_west == Seam::Twisted && col.div_euclid(cols) % 2 != 0 {
                (row, down) = (rows - 1 - row, -down);
            }
            col = col.rem_euclid(cols);
        }
        if self.north_south != Seam::Edge {
            if self.north_south == Seam::Twisted && row.div_euclid(rows) % 2 != 0 {
                (col, across) = (cols - 1 - col, -across);
            }
            row = row.rem_euclid(rows);
        }
        let at = Coord::new(usize::try_from(row).ok()?, usize::try_from(col).ok()?);
        let there = Direction::new(down, across)?;
        self.contains(at).then_some((at, there))
    }

    #[cold]
    #[inline(never)]
    fn step_over(self, from: Coord, direction: Direction) -> Option<(Coord, Direction)> {
        let row = from.row as i128 + direction.rows() as i128;
        let col = from.col as i128 + direction.cols() as i128;
        let state = self.folded([row, col], direction)?;
        (state != (from, -direction)).then_some(state)
    }

    /// Whether steps in this direction meet no edge except the corners of a projective plane.
    const fn is_endless(self, direction: Direction) -> bool {
        (direction.rows() == 0 || !matches!(self.north_south, Seam::Edge))
            && (direction.cols() == 0 || !matches!(self.east_west, Seam::Edge))
    }

    /// The number of steps before the one that would cross a corner of a projective plane and return to its own cell;
    /// `None` if no step does.
    ///
    /// The corner is in the middle of that step. With copies of the board side by side, corners are half a row above
    /// the first row and half a column before the first column, then whole sides apart.
    fn steps_to_corner(self, from: Coord, direction: Direction) -> Option<usize> {
        let twisted = [self.north_south, self.east_west] == [Seam::Twisted; 2];
        let (down, across) = (direction.rows() as i128, direction.cols() as i128);
        if !twisted || down % 2 == 0 || across % 2 == 0 || self.flat.cell_count() == 0 {
            return None;
        }
        let before = |index: usize, step: i128, side: usize| {
            let way = -(index as i128) - (step + 1) / 2;
            Times::round(way, step, side as i128)
        };
        let below = before(from.row, down, self.flat.rows())?;
        let beside = before(from.col, across, self.flat.cols())?;
        usize::try_from(below.both(beside)?.first).ok()
    }

    /// The number of cells of the ring through a cell; the ring meets no edge and no corner.
    fn ring_len(self, from: Coord, direction: Direction) -> usize {
        // After two rounds over a twisted side, the cell and the heading are the same again. The ring closes then, or
        // after a half or a quarter of these steps.
        let round = |step: isize, side: usize, seam| {
            let side = if seam == Seam::Twisted {
                2 * side
            } else {
                side
            };
            side / gcd(side, step.unsigned_abs())
        };
        let down = round(direction.rows(), self.flat.rows(), self.north_south);
        let across = round(direction.cols(), self.flat.cols(), self.east_west);
        let all = down / gcd(down, across) * across;
        let closes = |len| self.leap(from, direction, len) == (from, direction);
        let parts = [4, 2]
            .into_iter()
            .filter(|parts| all.is_multiple_of(*parts));
        let part = parts.map(|parts| all / parts).find(|&len| closes(len));
        part.unwrap_or(all)
    }
}

impl Topology for Twisted {
    type Cell = Coord;
    type Heading = Direction;

    const REACH: usize = usize::MAX;

    #[inline]
    fn contains(&self, at: Coord) -> bool {
        self.flat.contains(at)
    }

    #[inline]
    fn step(&self, from: Coord, direction: Direction) -> Option<(Coord, Direction)> {
        let row = from.row.wrapping_add_signed(direction.rows());
        let next = Coord::new(row, from.col.wrapping_add_signed(direction.cols()));
        if self.contains(next) {
            Some((next, direction))
        } else {
            self.step_over(from, direction)
        }
    }

    #[inline]
    fn reversed(&self, _: Coord, direction: Direction) -> Direction {
        -direction
    }

    #[inline]
    fn has_rings(&self) -> bool {
        self.north_south != Seam::Edge || self.east_west != Seam::Edge
    }

    fn leap(&self, from: Coord, direction: Direction, steps: usize) -> (Coord, Direction) {
        let index = |index: usize, step: isize, side: usize, seam| match seam {
            Seam::Edge => index.wrapping_add_signed(step.wrapping_mul(steps.cast_signed())),
            Seam::Joined | Seam::Twisted => index_after(index, step, steps, 2 * side),
        };
        let (down, across) = (direction.rows(), direction.cols());
        let row = index(from.row, down, self.flat.rows(), self.north_south);
        let col = index(from.col, across, self.flat.cols(), self.east_west);
        let state = self.folded([row as i128, col as i128], direction);
        state.unwrap_or((from, direction))
    }

    fn steps_ahead(&self, from: Coord, direction: Direction, at_most: usize) -> usize {
        if let Some(steps) = self.steps_to_corner(from, direction) {
            return steps.min(at_most);
        }
        if self.is_endless(direction) {
            return at_most.min(self.ring_len(from, direction) - 1);
        }
        let (down, across) = (direction.rows(), direction.cols());
        let joined = |seam| seam != Seam::Edge;
        let below = room(from.row, down, self.flat.rows(), joined(self.north_south));
        let beside = room(from.col, across, self.flat.cols(), joined(self.east_west));
        let steps = [below, beside].into_iter().flatten().min();
        steps.unwrap_or(0).min(at_most)
    }
}

impl Finite for Twisted {
    type Cells = Coords;
    type Starts = LineStarts<Self>;

    #[inline]
    fn cells(&self) -> Coords {
        self.flat.coords()
    }

    #[inline]
    fn cell_count(&self) -> usize {
        self.flat.cell_count()
    }

    fn array_shape(&self) -> Vec<usize> {
        vec![self.flat.rows(), self.flat.cols()]
    }

    #[inline]
    fn index_of(&self, at: Coord) -> Option<usize> {
        self.flat.index_of(at)
    }

    #[inline]
    fn line_starts(&self, direction: Direction) -> LineStarts<Self> {
        LineStarts::new(*self, direction)
    }
}

impl Headings for Twisted {
    #[inline]
    fn headings(&self, at: Coord) -> impl Iterator<Item = Direction> + Clone {
        self.flat.topology().headings(at)
    }

    #[inline]
    fn axes(&self, at: Coord) -> impl Iterator<Item = Direction> + Clone {
        self.flat.topology().axes(at)
    }
}

/// Finds the straight line that does not cross a seam, as on [`Bounds`].
impl Aligned for Twisted {
    #[inline]
    fn heading_to(&self, from: Coord, to: Coord) -> Option<(Direction, usize)> {
        self.flat.topology().heading_to(from, to)
    }
}

/// Refuses a wrapped rectangle: the joined sides are stored as seams.
#[cfg(feature = "serde")]
fn without_wrap<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Bounds, D::Error> {
    let bounds: Bounds = serde::Deserialize::deserialize(deserializer)?;
    if bounds.is_wrapped() {
        let why = "the rectangle of a twisted board must not be wrapped";
        return Err(serde::de::Error::custom(why));
    }
    Ok(bounds)
}
