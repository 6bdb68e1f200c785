//! [`Hexagons`]: finite boards of hexagonal cells: a hexagon, a rhombus or a triangle.
//!
//! ```text
//!     hexagon of side 3    rhombus of 3 x 4     triangle of side 4
//!           a b c                a b c d               a
//!     1    . . . d         1    . . . .         1     . b
//!     2   . . . . e        2   . . . .          2    . . c
//!     3  . . . . .         3  . . . .           3   . . . d
//!     4   . . . .                               4  . . . .
//!     5    . . .
//! ```
//!
//! A cell is a [`Hex`], its column `q` and its row `r`, counted from 0 at the corner. A heading is one of the six
//! [`Direction::HEX`]; any other [`Direction`] is a leap. The [name](Hexagons::name_from) of a cell is the letter of
//! its column and the number of its row. Columns run to the lower left, so in the hexagon above `e3` is the last cell
//! of the middle row, and `e5` of the last row. These names count rows from the top ([`Origin::TopLeft`]);
//! [notations](crate::rules::Notation) count them from the bottom, where the last cell is `e1`.
//!
//! The star of Chinese checkers is [`Hexagons::star`]. For other shapes, remove cells from one of these with
//! [`without`](Board::without).
//!
//! If its rows are left-aligned, each shape is a rectangle with holes. A [`Grid`](crate::Grid) with [`Direction::HEX`]
//! therefore also works, but its edge, corners and distances are those of the rectangle:
//!
//! ```text
//!     . . .            . . . .            .
//!     . . . .          . . . .            . .
//!     . . . . .        . . . .            . . .
//!       . . . .                           . . . .
//!         . . .
//! ```
//!
//! ```
//! use collinear::{Direction, Finite, boards::{Hex, HexSide, Hexagons}};
//!
//! // Hex: a chain from the top to the bottom wins.
//! let hex = Hexagons::rhombus(11, 11)?;
//! let stones: Vec<Hex> = (0..11).map(|r| Hex::new(r / 2, r)).collect();
//! let top = hex.cells().filter(|&at| hex.is_on(at, HexSide::Top));
//! let is_at_bottom = |at| hex.is_on(at, HexSide::Bottom);
//! let path = hex.board().connect(top, is_at_bottom, &Direction::HEX, |at| stones.contains(&at));
//! assert_eq!(path.unwrap().len(), 11);
//! # Ok::<(), collinear::TooLarge>(())
//! ```

use core::iter::FusedIterator;

use crate::geometry::{
    Aligned, Board, Bounds, CellName, Coord, Direction, Finite, Headings, LineStarts, NameError,
    Origin, Tiled, Tiling, TooLarge, Topology,
};

use super::{Hex, HexPlane};

mod edge;
mod shape;
mod star;

pub use self::{edge::HexSide, shape::HexShape};

/// A finite board of hexagonal cells.
///
/// ```
/// use collinear::{Finite, boards::{Hex, Hexagons}};
///
/// assert_eq!(Hexagons::hexagon(6)?.cell_count(), 91); // chess of Gliński
/// assert_eq!(Hexagons::rhombus(11, 11)?.cell_count(), 121); // Hex
/// assert_eq!(Hexagons::triangle(5)?.cell_count(), 15); // peg solitaire
///
/// let board = Hexagons::hexagon(3)?.board();
/// assert!(board.contains(Hex::new(4, 2)));
/// assert!(!board.contains(Hex::new(4, 1)));
/// # Ok::<(), collinear::TooLarge>(())
/// ```
#[doc(alias = "hexhex")]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "HexShape", into = "HexShape"))]
pub struct Hexagons {
    shape: HexShape,
    rows: i32,
    cols: i32,
    /// The smallest and the largest difference between column and row.
    lean: [i32; 2],
}

impl Hexagons {
    /// The board of this shape. A side can be 0: a board without cells.
    ///
    /// # Errors
    ///
    /// [`TooLarge`] if its coordinates do not fit in an `i32`, or its cells do not fit in memory.
    ///
    /// ```
    /// use collinear::boards::{HexShape, Hexagons};
    ///
    /// let shape = HexShape::Rhombus { rows: 1, cols: 1 << 31 };
    /// let error = Hexagons::new(shape).unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "a board of 1 rows and 2147483648 columns is too large for coordinates up to 2147483647 or \
    ///      memory"
    /// );
    /// ```
    pub fn new(shape: HexShape) -> Result<Self, TooLarge> {
        let (rows, cols) = shape.size();
        let refusal = TooLarge::sides(rows, cols).for_coordinates();
        Bounds::new(rows, cols).map_err(|_| refusal)?;
        let side = |side: usize| i32::try_from(side).map_err(|_| refusal);
        let (rows, cols) = (side(rows)?, side(cols)?);
        let lean = match shape {
            HexShape::Hexagon { .. } => [-(rows / 2), rows / 2],
            HexShape::Rhombus { .. } => [1 - rows, cols - 1],
            HexShape::Triangle { .. } => [1 - rows, 0],
        };
        Ok(Self {
            shape,
            rows,
            cols,
            lean,
        })
    }

    /// A hexagon with `side` cells on each side.
    ///
    /// # Errors
    ///
    /// As for [`new`](Self::new).
    pub fn hexagon(side: usize) -> Result<Self, TooLarge> {
        Self::new(HexShape::Hexagon { side })
    }

    /// A rhombus or other parallelogram of `rows` rows and `cols` columns.
    ///
    /// # Errors
    ///
    /// As for [`new`](Self::new).
    pub fn rhombus(rows: usize, cols: usize) -> Result<Self, TooLarge> {
        Self::new(HexShape::Rhombus { rows, cols })
    }

    /// A triangle with `side` cells on each side: one in the first row, two in the second.
    ///
    /// # Errors
    ///
    /// As for [`new`](Self::new).
    pub fn triangle(side: usize) -> Result<Self, TooLarge> {
        Self::new(HexShape::Triangle { side })
    }

    /// The shape, with the lengths of its sides.
    #[must_use]
    #[inline]
    pub const fn shape(self) -> HexShape {
        self.shape
    }

    /// The rectangle of the left-aligned cells.
    ///
    /// ```
    /// use collinear::boards::Hexagons;
    ///
    /// assert_eq!(Hexagons::hexagon(3)?.bounds().to_string(), "5 rows and 5 columns");
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn bounds(self) -> Bounds {
        let side = |side: i32| usize::try_from(side).unwrap_or(0);
        Bounds::of_array(side(self.rows), side(self.cols))
    }

    /// The board of this topology, with all the queries.
    #[must_use]
    #[inline]
    pub const fn board(self) -> Board<Self> {
        Board::of(self)
    }

    /// Whether the board has a cell in this row and column. Compiles to one branch, since leaving the board is
    /// unpredictable.
    #[inline]
    fn has(self, r: isize, q: isize) -> bool {
        let [least, most] = [self.lean[0] as isize, self.lean[1] as isize];
        let lean = q.wrapping_sub(r).wrapping_sub(least);
        (r.cast_unsigned() < (self.rows as isize).cast_unsigned())
            & (q.cast_unsigned() < (self.cols as isize).cast_unsigned())
            & (lean.cast_unsigned() <= (most - least).cast_unsigned())
    }

    #[inline]
    fn ends_of_row(self, row: i32) -> [i32; 2] {
        let [least, most] = self.lean;
        [
            row.saturating_add(least).max(0),
            row.saturating_add(most).min(self.cols - 1),
        ]
    }
}

impl Hexagons {
    /// The name of a cell, or `None` off the board. The origin says which row is called 1.
    ///
    /// ```
    /// use collinear::{Origin, boards::{Hex, Hexagons}};
    ///
    /// let board = Hexagons::hexagon(3)?;
    /// let name = |q, r| board.name_from(Hex::new(q, r), Origin::TopLeft).map(|name| name.to_string());
    /// assert_eq!(name(4, 2).as_deref(), Some("e3"));
    /// assert_eq!(name(4, 0), None);
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    #[must_use]
    pub fn name_from(&self, at: Hex, origin: Origin) -> Option<CellName> {
        let index = |axial: i32| usize::try_from(axial).ok();
        let coord = Coord::new(index(at.r)?, index(at.q)?);
        self.contains(at)
            .then(|| self.bounds().name_from(coord, origin))?
    }

    /// The cell with this name; upper case is accepted.
    ///
    /// # Errors
    ///
    /// As for [`Bounds::cell_named_from`](crate::Bounds::cell_named_from); also if there is no cell in this row and
    /// column.
    ///
    /// ```
    /// use collinear::{Origin, boards::{Hex, Hexagons}};
    ///
    /// let board = Hexagons::hexagon(3)?;
    /// assert_eq!(board.cell_named_from("e3", Origin::TopLeft)?, Hex::new(4, 2));
    /// let error = board.cell_named_from("e1", Origin::TopLeft).unwrap_err();
    /// assert_eq!(error.to_string(), "the board has no cell at e1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn cell_named_from(&self, name: &str, origin: Origin) -> Result<Hex, NameError> {
        let bounds = self.bounds();
        let coord = bounds.cell_named_from(name, origin)?;
        let axial = |index: usize| i32::try_from(index).ok();
        let at = axial(coord.col).zip(axial(coord.row));
        let at = at.map(|(q, r)| Hex::new(q, r));
        let at = at.filter(|&at| self.contains(at));
        at.ok_or_else(|| NameError::no_cell(bounds, coord, origin))
    }
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "callers pass numbers of a cell, or ignore the result"
)]
#[inline]
const fn hex(r: isize, q: isize) -> Hex {
    Hex::new(q as i32, r as i32)
}

/// The number of steps until a coordinate reaches its first or last value.
#[inline]
fn room(from: isize, step: isize, [first, last]: [isize; 2]) -> usize {
    let cells = if step > 0 { last - from } else { from - first };
    match step.unsigned_abs() {
        0 => usize::MAX,
        1 => cells.unsigned_abs(),
        step => cells.unsigned_abs() / step,
    }
}

impl Topology for Hexagons {
    type Cell = Hex;
    type Heading = Direction;

    const STRAIGHT: bool = true;
    const REACH: usize = usize::MAX;

    #[inline]
    fn contains(&self, Hex { q, r }: Hex) -> bool {
        self.has(r as isize, q as isize)
    }

    #[inline]
    fn step(&self, from: Hex, direction: Direction) -> Option<(Hex, Direction)> {
        // A sum that wraps is far off the board.
        let r = (from.r as isize).wrapping_add(direction.rows());
        let q = (from.q as isize).wrapping_add(direction.cols());
        if self.has(r, q) {
            Some((hex(r, q), direction))
        } else {
            None
        }
    }

    #[inline]
    fn reversed(&self, _: Hex, direction: Direction) -> Direction {
        -direction
    }

    #[inline]
    fn has_rings(&self) -> bool {
        false
    }

    #[inline]
    fn leap(&self, from: Hex, direction: Direction, steps: usize) -> (Hex, Direction) {
        let steps = steps.cast_signed();
        let number =
            |from: i32, step: isize| (from as isize).wrapping_add(step.wrapping_mul(steps));
        let r = number(from.r, direction.rows());
        (hex(r, number(from.q, direction.cols())), direction)
    }

    #[inline]
    fn steps_ahead(&self, from: Hex, direction: Direction, at_most: usize) -> usize {
        let (down, across) = (direction.rows(), direction.cols());
        let (r, q) = (from.r as isize, from.q as isize);
        let below = room(r, down, [0, self.rows as isize - 1]);
        let beside = room(q, across, [0, self.cols as isize - 1]);
        // If this wraps, another side is nearer.
        let ends = [self.lean[0] as isize, self.lean[1] as isize];
        let lean = room(q - r, across.wrapping_sub(down), ends);
        below.min(beside).min(lean).min(at_most)
    }
}

impl Finite for Hexagons {
    type Cells = Hexes;
    type Starts = LineStarts<Self>;

    #[inline]
    fn cells(&self) -> Hexes {
        Hexes {
            board: *self,
            next: Hex::new(0, 0),
            left: self.cell_count(),
        }
    }

    #[inline]
    fn cell_count(&self) -> usize {
        self.shape.cells_above(self.bounds().rows())
    }

    #[inline]
    fn index_of(&self, at: Hex) -> Option<usize> {
        if self.contains(at) {
            Some(self.index_inside(at))
        } else {
            None
        }
    }

    #[inline]
    fn index_inside(&self, Hex { q, r }: Hex) -> usize {
        self.shape
            .row_start(r as isize)
            .wrapping_add_signed(q as isize)
    }

    #[inline]
    fn frame_len(&self) -> usize {
        self.bounds().topology().frame_len()
    }

    #[inline]
    fn frame_index(&self, Hex { q, r }: Hex) -> usize {
        (r as isize * (self.cols as isize + 1) + q as isize).unsigned_abs()
    }

    #[inline]
    fn frame_step(&self, direction: Direction) -> Option<isize> {
        self.bounds().topology().frame_step(direction)
    }

    #[inline]
    fn line_starts(&self, direction: Direction) -> LineStarts<Self> {
        LineStarts::new(*self, direction)
    }
}

/// The six headings of [`Direction::HEX`].
impl Headings for Hexagons {
    #[inline]
    fn headings(&self, at: Hex) -> impl Iterator<Item = Direction> + Clone {
        HexPlane.headings(at)
    }

    #[inline]
    fn axes(&self, at: Hex) -> impl Iterator<Item = Direction> + Clone {
        HexPlane.axes(at)
    }
}

impl Aligned for Hexagons {
    #[inline]
    fn heading_to(&self, from: Hex, to: Hex) -> Option<(Direction, usize)> {
        HexPlane.heading_to(from, to)
    }
}

impl Tiled for Hexagons {
    const TILING: Tiling = Tiling::Hexagonal;

    #[inline]
    fn row_and_col(&self, at: Hex) -> [i64; 2] {
        HexPlane.row_and_col(at)
    }

    #[inline]
    fn cell_in(&self, row: i64, col: i64) -> Option<Hex> {
        let at = HexPlane.cell_in(row, col)?;
        self.contains(at).then_some(at)
    }
}

/// The cells of [`Hexagons`], row by row.
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct Hexes {
    board: Hexagons,
    next: Hex,
    left: usize,
}

impl Iterator for Hexes {
    type Item = Hex;

    fn next(&mut self) -> Option<Hex> {
        self.left = self.left.checked_sub(1)?;
        let Hex { q, r } = self.next;
        let [_, last] = self.board.ends_of_row(r);
        self.next = if q < last {
            Hex::new(q + 1, r)
        } else {
            Hex::new(self.board.ends_of_row(r + 1)[0], r + 1)
        };
        Some(Hex::new(q, r))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }
}

impl ExactSizeIterator for Hexes {}
impl FusedIterator for Hexes {}

impl TryFrom<HexShape> for Hexagons {
    type Error = TooLarge;

    fn try_from(shape: HexShape) -> Result<Self, TooLarge> {
        Self::new(shape)
    }
}

impl From<Hexagons> for HexShape {
    fn from(board: Hexagons) -> Self {
        board.shape
    }
}
