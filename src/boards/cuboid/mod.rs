//! [`Cuboid`]: a box of any number of dimensions, with or without joined sides.
//!
//! ```text
//!      layer a        layer b        layer c        layer d
//!      a b c d        a b c d        a b c d        a b c d
//!    1 x . . .      1 . . . .      1 . . . .      1 . . . .
//!    2 . . . .      2 . x . .      2 . . . .      2 . . . .     four in a row at Qubic:
//!    3 . . . .      3 . . . .      3 . . x .      3 . . . .     a1a b2b c3c d4d
//!    4 . . . .      4 . . . .      4 . . . .      4 . . . x
//! ```
//!
//! A cell is a [`Point`]: layer, row and column, counted from 0. A heading is a [`Delta`]. The last coordinate varies
//! fastest, as in `ndarray`, so a box of two dimensions is a rectangle: `Point([row, col])`. The
//! [name](Cuboid::name_from) of a cell alternates letters and numbers, from the last coordinate to the first: column,
//! row, layer and so on.
//!
//! ```
//! use collinear::{Length, Origin, boards::{Cuboid, Delta, Point}};
//!
//! let qubic = Cuboid::new([4, 4, 4])?;
//! let stones = [Point([0, 0, 0]), Point([1, 1, 1]), Point([2, 2, 2]), Point([3, 3, 3])];
//! let board = qubic.board();
//! let mut lines = board.k_lines_through(stones[1], &Delta::<3>::AXES, Length::AtLeast(4), |at| {
//!     stones.contains(&at)
//! });
//! assert_eq!(lines.next().unwrap().to_string(), "4 cells (+1, +1, +1) from (0, 0, 0)");
//!
//! let windows = Delta::<3>::AXES.into_iter().flat_map(|axis| board.lines(axis));
//! assert_eq!(windows.filter(|line| line.len() == 4).count(), 76);
//! assert_eq!(qubic.name_from(stones[1], Origin::TopLeft).unwrap(), "b2b");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use alloc::vec::Vec;
use core::{array, fmt, iter::FusedIterator, ops::Range};

use crate::geometry::{
    Aligned, Board, Finite, Headings, LineStarts, TooLarge, Topology, gcd, index_after, room,
};

mod delta;
mod layout;
mod name;
#[cfg(feature = "serde")]
mod serde;

pub use self::delta::{Delta, Deltas};

/// A box: the number of cells along each of its `N` dimensions, and which sides are joined.
///
/// ```
/// use collinear::boards::{Cuboid, Delta, Point};
///
/// let tower = Cuboid::new([5, 2, 2])?;
/// let top = Point([4, 0, 0]);
/// let up = Delta::new([1, 0, 0]).unwrap();
/// assert_eq!(tower.board().step(top, up), None);
/// let ring = tower.with_joined([true, false, false]);
/// assert_eq!(ring.board().step(top, up), Some(Point([0, 0, 0])));
/// # Ok::<(), collinear::TooLarge>(())
/// ```
///
/// Pictures show its layers side by side:
///
#[doc = include_str!("../../../examples/pictures/qubic.svg")]
#[doc(alias = "box")]
#[doc(alias = "cube")]
#[doc(alias = "hypercube")]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cuboid<const N: usize> {
    sides: [usize; N],
    joined: [bool; N],
}

impl<const N: usize> Cuboid<N> {
    /// A box with these sides, not joined. A side can be 0: a box without cells.
    ///
    /// # Errors
    ///
    /// [`TooLarge`] if the product of the sides that are not 0 exceeds `isize::MAX`, the most cells that any container
    /// can hold.
    ///
    /// ```
    /// use collinear::{Finite, boards::Cuboid};
    ///
    /// assert_eq!(Cuboid::new([3, 3, 3, 3])?.cell_count(), 81);
    /// let error = Cuboid::new([1 << 62, 1, 3]).unwrap_err();
    /// assert_eq!(error.to_string(), "a board of 13835058055282163712 cells is too large for memory");
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    pub const fn new(sides: [usize; N]) -> Result<Self, TooLarge> {
        let (mut cells, mut side) = (1_usize, 0);
        while side < N {
            let len = if sides[side] == 0 { 1 } else { sides[side] };
            cells = cells.saturating_mul(len);
            side += 1;
        }
        if cells > isize::MAX.unsigned_abs() {
            return Err(TooLarge::cells(cells));
        }
        let joined = [false; N];
        Ok(Self { sides, joined })
    }

    /// The same box, with these pairs of opposite sides joined.
    #[must_use]
    #[inline]
    pub const fn with_joined(self, joined: [bool; N]) -> Self {
        Self { joined, ..self }
    }

    /// The number of cells along each dimension.
    #[must_use]
    #[inline]
    pub const fn sides(self) -> [usize; N] {
        self.sides
    }

    /// Which pairs of opposite sides are joined.
    #[must_use]
    #[inline]
    pub const fn joined(self) -> [bool; N] {
        self.joined
    }

    /// The board of this topology, with all the queries.
    #[must_use]
    #[inline]
    pub const fn board(self) -> Board<Self> {
        Board::of(self)
    }

    fn ring_len(&self, delta: Delta<N>) -> usize {
        let turns = (0..N).map(|side| {
            let len = self.sides[side].max(1);
            len / gcd(len, delta[side].unsigned_abs())
        });
        // The least common multiple. At most the number of cells, since the cells of a ring are distinct.
        turns.fold(1, |all, turn| all / gcd(all, turn) * turn)
    }
}

impl<const N: usize> Topology for Cuboid<N> {
    type Cell = Point<N>;
    type Heading = Delta<N>;

    const STRAIGHT: bool = true;
    const REACH: usize = usize::MAX;

    #[inline]
    fn contains(&self, Point(at): Point<N>) -> bool {
        (0..N).all(|side| at[side] < self.sides[side])
    }

    #[inline]
    fn step(&self, from: Point<N>, delta: Delta<N>) -> Option<(Point<N>, Delta<N>)> {
        let mut to = Point(array::from_fn(|side| {
            from.0[side].wrapping_add_signed(delta[side])
        }));
        if !self.contains(to) && self.has_rings() {
            for side in (0..N).filter(|&side| self.joined[side]) {
                to.0[side] = index_after(from.0[side], delta[side], 1, self.sides[side]);
            }
        }
        if self.contains(to) {
            Some((to, delta))
        } else {
            None
        }
    }

    #[inline]
    fn reversed(&self, _: Point<N>, delta: Delta<N>) -> Delta<N> {
        -delta
    }

    #[inline]
    fn has_rings(&self) -> bool {
        self.joined.contains(&true)
    }

    #[inline]
    fn leap(&self, Point(from): Point<N>, delta: Delta<N>, steps: usize) -> (Point<N>, Delta<N>) {
        let index = |side: usize| match (delta[side], self.joined[side]) {
            (step, true) => index_after(from[side], step, steps, self.sides[side]),
            (step, _) => from[side].wrapping_add_signed(step.wrapping_mul(steps.cast_signed())),
        };
        (Point(array::from_fn(index)), delta)
    }

    fn steps_ahead(&self, Point(from): Point<N>, delta: Delta<N>, at_most: usize) -> usize {
        let rooms = (0..N)
            .filter_map(|side| room(from[side], delta[side], self.sides[side], self.joined[side]));
        let steps = rooms.min().unwrap_or_else(|| self.ring_len(delta) - 1);
        steps.min(at_most)
    }
}

impl<const N: usize> Finite for Cuboid<N> {
    type Cells = Points<N>;
    type Starts = LineStarts<Self>;

    #[inline]
    fn cells(&self) -> Points<N> {
        Points {
            sides: self.sides,
            unread: 0..self.cell_count(),
        }
    }

    #[inline]
    fn cell_count(&self) -> usize {
        if self.sides.contains(&0) {
            0
        } else {
            self.sides.iter().product()
        }
    }

    fn array_shape(&self) -> Vec<usize> {
        self.sides.to_vec()
    }

    #[inline]
    fn index_of(&self, at: Point<N>) -> Option<usize> {
        let index = || (0..N).fold(0, |index, side| index * self.sides[side] + at.0[side]);
        self.contains(at).then(index)
    }

    /// Each side is one place longer than the box.
    #[inline]
    fn frame_len(&self) -> usize {
        if self.has_rings() {
            return 0;
        }
        let sides = self.sides.iter();
        sides.fold(1_usize, |len, &side| {
            len.saturating_mul(side.saturating_add(1))
        })
    }

    #[inline]
    fn frame_index(&self, Point(at): Point<N>) -> usize {
        (0..N).fold(0, |index, side| index * (self.sides[side] + 1) + at[side])
    }

    #[inline]
    fn frame_step(&self, delta: Delta<N>) -> Option<isize> {
        let wide =
            |index: isize, side: usize| index * (self.sides[side] + 1).cast_signed() + delta[side];
        let is_unit = (0..N).all(|side| delta[side].unsigned_abs() <= 1);
        is_unit.then(|| (0..N).fold(0, wide))
    }

    #[inline]
    fn line_starts(&self, delta: Delta<N>) -> LineStarts<Self> {
        LineStarts::new(*self, delta)
    }
}

/// All `3^N - 1` steps that change a coordinate by at most 1.
impl<const N: usize> Headings for Cuboid<N> {
    #[inline]
    fn headings(&self, _: Point<N>) -> impl Iterator<Item = Delta<N>> + Clone {
        Delta::all()
    }

    #[inline]
    fn axes(&self, _: Point<N>) -> impl Iterator<Item = Delta<N>> + Clone {
        Delta::axes()
    }
}

/// Finds the straight line that does not cross a joined side.
impl<const N: usize> Aligned for Cuboid<N> {
    fn heading_to(&self, Point(from): Point<N>, Point(to): Point<N>) -> Option<(Delta<N>, usize)> {
        let way: [isize; N] =
            array::from_fn(|side| to[side].wrapping_sub(from[side]).cast_signed());
        let steps = way.iter().map(|way| way.unsigned_abs()).max()?;
        let fits = |way: isize| way == 0 || way.unsigned_abs() == steps;
        let delta = Delta::new(way.map(isize::signum))?;
        way.into_iter().all(fits).then_some((delta, steps))
    }
}

/// The cells of a [`Cuboid`]; the last coordinate varies fastest.
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct Points<const N: usize> {
    sides: [usize; N],
    unread: Range<usize>,
}

impl<const N: usize> Points<N> {
    fn at(&self, mut index: usize) -> Point<N> {
        let mut at = [0; N];
        for side in (0..N).rev() {
            (index, at[side]) = (index / self.sides[side], index % self.sides[side]);
        }
        Point(at)
    }
}

impl<const N: usize> Iterator for Points<N> {
    type Item = Point<N>;

    #[inline]
    fn next(&mut self) -> Option<Point<N>> {
        self.unread.next().map(|index| self.at(index))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.unread.size_hint()
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Point<N>> {
        self.unread.nth(n).map(|index| self.at(index))
    }
}

impl<const N: usize> DoubleEndedIterator for Points<N> {
    #[inline]
    fn next_back(&mut self) -> Option<Point<N>> {
        self.unread.next_back().map(|index| self.at(index))
    }
}

impl<const N: usize> ExactSizeIterator for Points<N> {}
impl<const N: usize> FusedIterator for Points<N> {}

/// A cell of a [`Cuboid`]: its coordinates, counted from 0, the column last.
///
/// ```
/// use collinear::boards::Point;
///
/// assert_eq!(Point([0, 2, 1]).to_string(), "(0, 2, 1)"); // layer 0, row 2, column 1
/// assert!(Point([0, 2, 1]) < Point([1, 0, 0])); // in reading order, layer by layer
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point<const N: usize>(pub [usize; N]);

impl<const N: usize> From<[usize; N]> for Point<N> {
    fn from(coordinates: [usize; N]) -> Self {
        Self(coordinates)
    }
}

impl<const N: usize> From<Point<N>> for [usize; N] {
    fn from(Point(coordinates): Point<N>) -> Self {
        coordinates
    }
}

impl<const N: usize> fmt::Display for Point<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({})", itertools::join(self.0, ", "))
    }
}

/// The same text as [`Display`](fmt::Display).
impl<const N: usize> fmt::Debug for Point<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
