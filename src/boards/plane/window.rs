//! [`Window`]: a finite rectangle of a plane.

use alloc::vec::Vec;
use core::iter::FusedIterator;

use crate::geometry::{
    Aligned, Board, Bounds, Coord, Coords, Direction, Finite, Headings, LineStarts, Tiled, Tiling,
    TooLarge, Topology,
};

use super::{Plane, PlaneCell};

/// A rectangle of a plane, with the plane's own cells. It is a finite board, so it can show, count or store part of a
/// plane. On hexagons it is a rhombus.
///
/// A plane of your own must have all cells of the window, and its steps must be translations.
/// [`check_topology`](crate::testing::check_topology) of the window tests that.
///
/// ```text
///         -2 -1  0  1
///      5   .  .  x  .     the window of 2 rows and 4 columns whose first cell is (5, -2)
///      6   .  .  .  x
/// ```
///
/// ```
/// use collinear::{Coord, Direction, boards::{Place, Plane, Window}};
///
/// let stones = [Place::new(5, 0), Place::new(6, 1)];
/// let window = Window::around(Plane, stones).unwrap();
/// assert_eq!(window.bounds().to_string(), "2 rows and 2 columns");
/// assert_eq!(window.coord_of(stones[1]), Some(Coord::new(1, 1)));
///
/// let board = window.board();
/// assert_eq!(board.step(stones[1], Direction::SE), None);
/// let lines = board.runs(Direction::SE, |at| stones.contains(&at).then_some('x'));
/// assert_eq!(lines.count(), 1);
/// ```
///
#[doc = include_str!("../../../examples/pictures/hex_window.svg")]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Window<T: Topology = Plane> {
    plane: T,
    first: T::Cell,
    bounds: Bounds,
}

impl<T: Topology<Cell: PlaneCell, Heading = Direction>> Window<T> {
    /// The window of this size with the upper left cell `first`.
    ///
    /// # Errors
    ///
    /// [`TooLarge`] if a row or column number overflows, or if the cells do not fit in memory.
    ///
    /// ```
    /// use collinear::{Finite, boards::{Hex, HexPlane, Window}};
    ///
    /// assert_eq!(Window::new(HexPlane, Hex::new(-3, 2), 4, 5)?.cell_count(), 20);
    /// let error = Window::new(HexPlane, Hex::new(i32::MAX, 0), 1, 2).unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "a board of 1 rows and 2 columns is too large for coordinates up to 2147483647 or memory"
    /// );
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    pub fn new(plane: T, first: T::Cell, rows: usize, cols: usize) -> Result<Self, TooLarge> {
        let refusal = TooLarge::sides(rows, cols).for_coordinates();
        let ends = |first: i32, side: usize| {
            let left = i64::from(i32::MAX) - i64::from(first) + 1;
            i64::try_from(side).is_ok_and(|side| side <= left)
        };
        if !ends(first.row(), rows) || !ends(first.col(), cols) {
            return Err(refusal);
        }
        let bounds = Bounds::new(rows, cols).map_err(|_| refusal)?;
        Ok(Self {
            plane,
            first,
            bounds,
        })
    }

    /// The smallest window with all of these cells. `None` if there are no cells, or if the window does not fit in
    /// memory.
    #[must_use]
    pub fn around(plane: T, cells: impl IntoIterator<Item = T::Cell>) -> Option<Self> {
        let mut corners = None;
        for at in cells {
            let here = [at.row(), at.col()];
            let (first, last) = corners.unwrap_or((here, here));
            let corner = |of: fn(i32, i32) -> i32, so_far: [i32; 2]| {
                [of(so_far[0], here[0]), of(so_far[1], here[1])]
            };
            corners = Some((corner(i32::min, first), corner(i32::max, last)));
        }
        let ([row, col], [last_row, last_col]) = corners?;
        let side = |first: i32, last: i32| {
            let steps = usize::try_from(last.abs_diff(first)).ok()?;
            steps.checked_add(1)
        };
        let (rows, cols) = (side(row, last_row)?, side(col, last_col)?);
        Self::new(plane, T::Cell::at(row, col), rows, cols).ok()
    }

    /// The plane of the window.
    #[must_use]
    #[inline]
    pub const fn plane(&self) -> &T {
        &self.plane
    }

    /// The upper left cell.
    #[must_use]
    #[inline]
    pub const fn first(&self) -> T::Cell {
        self.first
    }

    /// The numbers of rows and columns, as a rectangle.
    #[must_use]
    #[inline]
    pub const fn bounds(&self) -> Bounds {
        self.bounds
    }

    /// The board of this topology, with all the queries.
    #[must_use]
    #[inline]
    pub const fn board(self) -> Board<Self> {
        Board::of(self)
    }

    /// The row and column of a cell in the window, or `None` outside.
    #[must_use]
    #[inline]
    pub fn coord_of(&self, at: T::Cell) -> Option<Coord> {
        let index = |at: i32, first: i32| {
            let steps = i64::from(at) - i64::from(first);
            usize::try_from(steps).ok()
        };
        let row = index(at.row(), self.first.row())?;
        let coord = Coord::new(row, index(at.col(), self.first.col())?);
        self.bounds.contains(coord).then_some(coord)
    }

    /// The cell in this row and column of the window, or `None` outside.
    #[must_use]
    #[inline]
    pub fn cell_at(&self, coord: Coord) -> Option<T::Cell> {
        let number = |first: i32, index: usize| {
            i32::try_from(i64::from(first).checked_add(i64::try_from(index).ok()?)?).ok()
        };
        if !self.bounds.contains(coord) {
            return None;
        }
        let row = number(self.first.row(), coord.row)?;
        Some(T::Cell::at(row, number(self.first.col(), coord.col)?))
    }
}

impl<T: Topology<Cell: PlaneCell, Heading = Direction>> Topology for Window<T> {
    type Cell = T::Cell;
    type Heading = Direction;

    const STRAIGHT: bool = T::STRAIGHT;
    const REACH: usize = usize::MAX;

    #[inline]
    fn contains(&self, at: T::Cell) -> bool {
        self.coord_of(at).is_some() && self.plane.contains(at)
    }

    #[inline]
    fn step(&self, from: T::Cell, direction: Direction) -> Option<(T::Cell, Direction)> {
        let next = self.plane.step(from, direction);
        next.filter(|&(at, _)| self.contains(at))
    }

    #[inline]
    fn reversed(&self, at: T::Cell, direction: Direction) -> Direction {
        self.plane.reversed(at, direction)
    }

    #[inline]
    fn has_rings(&self) -> bool {
        false
    }

    #[inline]
    fn leap(&self, from: T::Cell, direction: Direction, steps: usize) -> (T::Cell, Direction) {
        self.plane.leap(from, direction, steps)
    }

    #[inline]
    fn steps_ahead(&self, from: T::Cell, direction: Direction, at_most: usize) -> usize {
        let coord = self.coord_of(from);
        let steps = coord.map_or(0, |coord| self.bounds.ray_len(coord, direction));
        steps.min(at_most)
    }
}

impl<T: Topology<Cell: PlaneCell, Heading = Direction>> Finite for Window<T> {
    type Cells = WindowCells<T>;
    type Starts = LineStarts<Self>;

    #[inline]
    fn cells(&self) -> WindowCells<T> {
        WindowCells {
            window: self.clone(),
            coords: self.bounds.coords(),
        }
    }

    #[inline]
    fn cell_count(&self) -> usize {
        self.bounds.cell_count()
    }

    fn array_shape(&self) -> Vec<usize> {
        self.bounds.topology().array_shape()
    }

    #[inline]
    fn index_of(&self, at: T::Cell) -> Option<usize> {
        self.bounds.index_of(self.coord_of(at)?)
    }

    #[inline]
    fn line_starts(&self, direction: Direction) -> LineStarts<Self> {
        LineStarts::new(self.clone(), direction)
    }
}

impl<T: Headings<Cell: PlaneCell, Heading = Direction>> Headings for Window<T> {
    #[inline]
    fn headings(&self, at: T::Cell) -> impl Iterator<Item = Direction> + Clone {
        self.plane.headings(at)
    }

    #[inline]
    fn axes(&self, at: T::Cell) -> impl Iterator<Item = Direction> + Clone {
        self.plane.axes(at)
    }
}

impl<T: Aligned<Cell: PlaneCell, Heading = Direction>> Aligned for Window<T> {
    #[inline]
    fn heading_to(&self, from: T::Cell, to: T::Cell) -> Option<(Direction, usize)> {
        self.plane.heading_to(from, to)
    }
}

impl<T: Tiled<Cell: PlaneCell, Heading = Direction>> Tiled for Window<T> {
    const TILING: Tiling = T::TILING;

    #[inline]
    fn row_and_col(&self, at: T::Cell) -> [i64; 2] {
        self.plane.row_and_col(at)
    }

    #[inline]
    fn cell_in(&self, row: i64, col: i64) -> Option<T::Cell> {
        let at = self.plane.cell_in(row, col)?;
        self.contains(at).then_some(at)
    }
}

/// The cells of a [`Window`], row by row.
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct WindowCells<T: Topology = Plane> {
    window: Window<T>,
    coords: Coords,
}

impl<T: Topology<Cell: PlaneCell, Heading = Direction>> Iterator for WindowCells<T> {
    type Item = T::Cell;

    #[inline]
    fn next(&mut self) -> Option<T::Cell> {
        self.window.cell_at(self.coords.next()?)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.coords.size_hint()
    }
}

impl<T: Topology<Cell: PlaneCell, Heading = Direction>> DoubleEndedIterator for WindowCells<T> {
    #[inline]
    fn next_back(&mut self) -> Option<T::Cell> {
        self.window.cell_at(self.coords.next_back()?)
    }
}

impl<T: Topology<Cell: PlaneCell, Heading = Direction>> ExactSizeIterator for WindowCells<T> {}
impl<T: Topology<Cell: PlaneCell, Heading = Direction>> FusedIterator for WindowCells<T> {}

/// The window as stored in a file, not yet checked.
#[cfg(feature = "serde")]
#[derive(serde::Serialize, serde::Deserialize)]
struct Stored<T, C> {
    plane: T,
    first: C,
    rows: usize,
    cols: usize,
}

#[cfg(feature = "serde")]
impl<T: Topology<Cell: serde::Serialize> + serde::Serialize> serde::Serialize for Window<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let stored = Stored {
            plane: &self.plane,
            first: self.first,
            rows: self.bounds.rows(),
            cols: self.bounds.cols(),
        };
        stored.serialize(serializer)
    }
}

#[cfg(feature = "serde")]
impl<'de, T> serde::Deserialize<'de> for Window<T>
where
    T: Topology<Cell: PlaneCell + serde::Deserialize<'de>, Heading = Direction>
        + serde::Deserialize<'de>,
{
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Stored {
            plane,
            first,
            rows,
            cols,
        } = Stored::<T, T::Cell>::deserialize(deserializer)?;
        Self::new(plane, first, rows, cols).map_err(serde::de::Error::custom)
    }
}
