//! [`Plane`] and [`HexPlane`]: endless boards of squares and of hexagons.
//!
//! ```text
//!     squares                    hexagons
//!          -1  0  1  2           r -1        .   .   .   .      x: E of @, q + 1
//!      -1   .  .  .  .              0      .   @   x   .        y: SE of x, q + 1 and r + 1
//!       0   .  @  x  .              1    .   .   .   y
//!       1   .  .  .  y                  q -1   0   1   2
//! ```
//!
//! A cell is a [`Place`], its row and column, or a [`Hex`], its axial coordinates. Coordinates are `i32`; a step that
//! overflows them leaves the plane. A heading is any [`Direction`] on squares, one of the six [`Direction::HEX`] on
//! hexagons, where NE and SW are two steps away. Cells are written and parsed as `(row, col)` and `(q, r)`.
//!
//! A plane stores no values; an `EndlessGrid` does. Queries about the whole board do not compile for a plane; a
//! [`Window`], a finite part of the plane, has them.
//!
//! ```
//! use std::collections::HashMap;
//! use collinear::{Direction, Length, boards::{Hex, HexPlane}};
//!
//! let stones: HashMap<Hex, char> = (0..6).map(|i| (Hex::new(i, i), 'x')).collect();
//! let is_x = |at: Hex| stones.get(&at) == Some(&'x');
//! let axes = &Direction::HEX_AXES;
//! let six = Length::AtLeast(6);
//! assert!(HexPlane::BOARD.has_k_line_through(Hex::new(3, 3), axes, six, is_x));
//!
//! let line = HexPlane::BOARD.run_through(Hex::new(3, 3), Direction::SE, is_x).line;
//! assert_eq!(line.to_string(), "6 cells SE from (0, 0)");
//! ```

use crate::geometry::{Aligned, Board, Direction, Headings, Tiled, Tiling, Topology};

mod hex;
mod place;
pub(super) mod plane_cell;
mod window;

pub use self::{
    hex::Hex,
    place::Place,
    plane_cell::PlaneCell,
    window::{Window, WindowCells},
};

/// The endless board of squares.
///
/// ```
/// use collinear::{Direction, boards::{Place, Plane}};
///
/// let board = Plane::BOARD;
/// let at = Place::new(-3, 7);
/// assert_eq!(board.step(at, Direction::NE), Some(Place::new(-4, 8)));
/// assert_eq!(board.path(at, Place::new(0, 4), |_| true).unwrap().len(), 3);
/// assert_eq!(board.step(Place::new(i32::MIN, 0), Direction::N), None); // the smallest row
/// ```
#[doc(alias = "infinite board")]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Plane;

/// The endless board of hexagons.
///
/// ```
/// use collinear::{Direction, boards::{Hex, HexPlane}};
///
/// let board = HexPlane::BOARD;
/// let at = Hex::new(0, 0);
/// let around: Vec<_> = Direction::HEX.iter().filter_map(|&direction| board.step(at, direction)).collect();
/// assert_eq!(around, at.neighbours().collect::<Vec<_>>());
/// assert!(board.path(at, Hex::new(2, -2), |_| true).is_err()); // NE is not a side of a hexagon
/// ```
#[doc(alias = "infinite board")]
#[doc(alias = "axial coordinates")]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct HexPlane;

impl Plane {
    /// The plane as a board, with all the queries for endless boards.
    pub const BOARD: Board<Self> = Board::of(Self);

    /// Same as [`BOARD`](Self::BOARD); other boards have this method too.
    #[must_use]
    #[inline]
    pub const fn board(self) -> Board<Self> {
        Self::BOARD
    }
}

impl HexPlane {
    /// The plane as a board, with all the queries for endless boards.
    pub const BOARD: Board<Self> = Board::of(Self);

    /// Same as [`BOARD`](Self::BOARD); other boards have this method too.
    #[must_use]
    #[inline]
    pub const fn board(self) -> Board<Self> {
        Self::BOARD
    }
}

/// Every step adds a number of rows and columns; planes differ only in their cells.
macro_rules! impl_endless_topology {
    ($plane:ty, $cell:ty) => {
        impl Topology for $plane {
            type Cell = $cell;
            type Heading = Direction;

            const STRAIGHT: bool = true;
            const REACH: usize = 1 << 20;

            #[inline]
            fn contains(&self, _: $cell) -> bool {
                true
            }

            /// `None` if the coordinates would overflow.
            #[inline]
            fn step(&self, from: $cell, direction: Direction) -> Option<($cell, Direction)> {
                Some((plane_cell::advanced(from, direction, 1)?, direction))
            }

            #[inline]
            fn reversed(&self, _: $cell, direction: Direction) -> Direction {
                -direction
            }

            #[inline]
            fn has_rings(&self) -> bool {
                false
            }

            #[inline]
            fn leap(&self, from: $cell, direction: Direction, steps: usize) -> ($cell, Direction) {
                let to = plane_cell::advanced(from, direction, steps);
                (to.unwrap_or(from), direction)
            }

            #[inline]
            fn steps_ahead(&self, from: $cell, direction: Direction, at_most: usize) -> usize {
                plane_cell::steps_left(from, direction).min(at_most)
            }
        }

        impl Tiled for $plane {
            const TILING: Tiling = <$cell as PlaneCell>::TILING;

            #[inline]
            fn row_and_col(&self, at: $cell) -> [i64; 2] {
                [at.row(), at.col()].map(i64::from)
            }

            #[inline]
            fn cell_in(&self, row: i64, col: i64) -> Option<$cell> {
                let (row, col) = (i32::try_from(row).ok()?, i32::try_from(col).ok()?);
                Some(<$cell>::at(row, col))
            }
        }
    };
}

impl_endless_topology!(Plane, Place);
impl_endless_topology!(HexPlane, Hex);

/// The eight compass directions.
impl Headings for Plane {
    #[inline]
    fn headings(&self, _: Place) -> impl Iterator<Item = Direction> + Clone {
        Direction::ALL.into_iter()
    }

    #[inline]
    fn axes(&self, _: Place) -> impl Iterator<Item = Direction> + Clone {
        Direction::AXES.into_iter()
    }
}

/// The six headings of [`Direction::HEX`].
impl Headings for HexPlane {
    #[inline]
    fn headings(&self, _: Hex) -> impl Iterator<Item = Direction> + Clone {
        Direction::HEX.into_iter()
    }

    #[inline]
    fn axes(&self, _: Hex) -> impl Iterator<Item = Direction> + Clone {
        Direction::HEX_AXES.into_iter()
    }
}

impl Aligned for Plane {
    #[inline]
    fn heading_to(&self, from: Place, to: Place) -> Option<(Direction, usize)> {
        plane_cell::heading_to(from, to)
    }
}

impl Aligned for HexPlane {
    #[inline]
    fn heading_to(&self, from: Hex, to: Hex) -> Option<(Direction, usize)> {
        plane_cell::heading_to(from, to).filter(|(direction, _)| Direction::HEX.contains(direction))
    }
}
