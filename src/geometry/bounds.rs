//! [`Bounds`]: the size of a board and which of its sides are joined; stepping on it.

use core::fmt;

use super::{Coord, Coords, Direction, Line, Neighbours, Ray};

/// Which opposite sides of a board are joined.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Wrap {
    /// None: a plain board with four edges.
    #[default]
    None,
    /// The left and the right side: every row is a ring.
    EastWest,
    /// The upper and the lower side: every column is a ring.
    NorthSouth,
    /// Both pairs: a torus without edges.
    Both,
}

impl Wrap {
    /// Whether a step over the upper or the lower side comes back at the other.
    #[must_use]
    #[inline]
    pub const fn joins_north_south(self) -> bool {
        matches!(self, Self::NorthSouth | Self::Both)
    }

    /// Whether a step over the left or the right side comes back at the other.
    #[must_use]
    #[inline]
    pub const fn joins_east_west(self) -> bool {
        matches!(self, Self::EastWest | Self::Both)
    }
}

/// The size of a board and how it wraps: where cells are, and where a step leads.
///
/// Bounds are a small value without cells. Everything that walks a board asks them, so a board of
/// any kind can be walked: a [`Grid`](crate::Grid), an array of your own, a set of bits.
///
/// ```
/// use collinear::{Bounds, Coord, Direction, Wrap};
///
/// let board = Bounds::new(2, 3)?;
/// let corner = Coord::new(0, 2);
/// assert_eq!(board.step(corner, Direction::S), Some(Coord::new(1, 2)));
/// assert_eq!(board.step(corner, Direction::E), None);
///
/// let cylinder = board.with_wrap(Wrap::EastWest);
/// assert_eq!(cylinder.step(corner, Direction::E), Some(Coord::new(0, 0)));
/// # Ok::<(), collinear::BoundsError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "Stored", into = "Stored"))]
pub struct Bounds {
    // Two numbers travel in registers. With the wrap beside them bounds would go through memory
    // wherever a function gets them, and a run through a cell would take half as long again; sides
    // are at most isize::MAX long, so their highest bits are free to say which of them are joined.
    /// The number of rows; the highest bit is set if the upper and the lower side are joined.
    rows: usize,
    /// The number of columns; the highest bit is set if the left and the right side are joined.
    cols: usize,
}

/// The bit of a side that says that it is joined to the opposite one.
const JOINED: usize = 1 << (usize::BITS - 1);

impl Bounds {
    /// A board of this many rows and columns, not wrapped. Either may be 0: a board without cells.
    ///
    /// # Errors
    ///
    /// [`BoundsError`] if the sides that are not 0 multiply to more than `isize::MAX`, the number
    /// of cells that any container can hold.
    ///
    /// ```
    /// use collinear::Bounds;
    ///
    /// assert_eq!(Bounds::new(6, 7)?.cell_count(), 42);
    /// let error = Bounds::new(usize::MAX, 2).unwrap_err();
    /// assert_eq!((error.rows, error.cols), (usize::MAX, 2));
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    #[inline]
    pub const fn new(rows: usize, cols: usize) -> Result<Self, BoundsError> {
        let (down, across) = (
            if rows == 0 { 1 } else { rows },
            if cols == 0 { 1 } else { cols },
        );
        match down.checked_mul(across) {
            Some(cells) if cells <= isize::MAX.unsigned_abs() => Ok(Self { rows, cols }),
            _ => Err(BoundsError { rows, cols }),
        }
    }

    /// The bounds of an array that exists: its cells were found room for.
    #[inline]
    pub(crate) const fn of_array(rows: usize, cols: usize) -> Self {
        Self { rows, cols }
    }

    /// The same size, wrapped like this.
    #[must_use]
    #[inline]
    pub const fn with_wrap(self, wrap: Wrap) -> Self {
        let rows = if wrap.joins_north_south() { JOINED } else { 0 };
        let cols = if wrap.joins_east_west() { JOINED } else { 0 };
        Self {
            rows: self.rows() | rows,
            cols: self.cols() | cols,
        }
    }

    /// The number of rows.
    #[must_use]
    #[inline]
    pub const fn rows(self) -> usize {
        self.rows & !JOINED
    }

    /// The number of columns.
    #[must_use]
    #[inline]
    pub const fn cols(self) -> usize {
        self.cols & !JOINED
    }

    /// Which sides are joined.
    #[must_use]
    #[inline]
    pub const fn wrap(self) -> Wrap {
        match (self.joins_rows(), self.joins_cols()) {
            (false, false) => Wrap::None,
            (false, true) => Wrap::EastWest,
            (true, false) => Wrap::NorthSouth,
            (true, true) => Wrap::Both,
        }
    }

    /// Whether any sides are joined.
    #[must_use]
    #[inline]
    pub const fn is_wrapped(self) -> bool {
        (self.rows | self.cols) & JOINED != 0
    }

    /// The number of cells.
    #[must_use]
    #[inline]
    pub const fn cell_count(self) -> usize {
        self.rows() * self.cols()
    }

    /// Whether the cell lies on the board.
    #[must_use]
    #[inline]
    pub const fn contains(self, at: Coord) -> bool {
        at.row < self.rows() && at.col < self.cols()
    }

    /// The place of a cell in reading order (row by row, from the left), or `None` off the board.
    ///
    /// Together with [`coord_at`](Self::coord_at) a bijection between the cells and
    /// `0..cell_count()`.
    #[must_use]
    #[inline]
    pub const fn index_of(self, at: Coord) -> Option<usize> {
        if self.contains(at) {
            Some(at.row * self.cols() + at.col)
        } else {
            None
        }
    }

    /// The cell at this place in reading order, or `None` if there are not so many.
    #[must_use]
    #[inline]
    pub const fn coord_at(self, index: usize) -> Option<Coord> {
        if index < self.cell_count() {
            Some(Coord::new(index / self.cols(), index % self.cols()))
        } else {
            None
        }
    }

    /// All cells in reading order.
    ///
    /// ```
    /// use collinear::{Bounds, Coord};
    ///
    /// let cells: Vec<_> = Bounds::new(1, 2)?.coords().collect();
    /// assert_eq!(cells, [Coord::new(0, 0), Coord::new(0, 1)]);
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    #[inline]
    pub const fn coords(self) -> Coords {
        Coords::new(Coord::new(0, 0), self.rows(), self.cols())
    }

    /// The cell one step away, or `None` if the step leaves the board or starts off it.
    ///
    /// On a joined pair of sides the step goes on from the other side, however far it leads.
    #[must_use]
    #[inline]
    pub const fn step(self, from: Coord, direction: Direction) -> Option<Coord> {
        if self.contains(from) {
            self.step_inside(from, direction)
        } else {
            None
        }
    }

    /// [`step`](Self::step) for a cell that is known to lie on the board.
    #[inline]
    pub(crate) const fn step_inside(self, from: Coord, direction: Direction) -> Option<Coord> {
        // A step up from a low row becomes a huge number, which is off the board as well: no side
        // is longer than isize::MAX, and no step either.
        let next = self.next_cell(from, direction);
        if self.contains(next) {
            Some(next)
        } else {
            None
        }
    }

    /// The cell `steps` steps away, or `None` if the way there leaves the board or starts off it.
    ///
    /// # Complexity
    ///
    /// Constant, however many steps.
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
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    #[must_use]
    pub const fn step_by(self, from: Coord, direction: Direction, steps: usize) -> Option<Coord> {
        if !self.contains(from) {
            return None;
        }
        let row = place_if(
            from.row,
            direction.rows(),
            steps,
            self.rows(),
            self.joins_rows(),
        );
        let col = place_if(
            from.col,
            direction.cols(),
            steps,
            self.cols(),
            self.joins_cols(),
        );
        match (row, col) {
            (Some(row), Some(col)) => Some(Coord::new(row, col)),
            _ => None,
        }
    }

    /// How many cells the ray from here has: the steps until an edge, or, on a ring, until the
    /// step that would come back.
    ///
    /// # Complexity
    ///
    /// Constant.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction, Wrap};
    ///
    /// let board = Bounds::new(6, 7)?;
    /// assert_eq!(board.ray_len(Coord::new(5, 1), Direction::NE), 5);
    /// assert_eq!(board.with_wrap(Wrap::Both).ray_len(Coord::new(5, 1), Direction::NE), 41);
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn ray_len(self, from: Coord, direction: Direction) -> usize {
        if !self.contains(from) {
            return 0;
        }
        if self.is_wrapped() || !direction.is_unit() {
            return self.long_ray_len(from, direction);
        }
        let down = unit_room(from.row, direction.rows(), self.rows());
        let across = unit_room(from.col, direction.cols(), self.cols());
        if down < across { down } else { across }
    }

    /// [`ray_len`](Self::ray_len) on a wrapped board, or with steps that pass over cells.
    #[cold]
    #[inline(never)]
    const fn long_ray_len(self, from: Coord, direction: Direction) -> usize {
        let down = room(from.row, direction.rows(), self.rows(), self.joins_rows());
        let across = room(from.col, direction.cols(), self.cols(), self.joins_cols());
        match (down, across) {
            (Some(down), Some(across)) if down < across => down,
            (_, Some(steps)) | (Some(steps), None) => steps,
            (None, None) => self.ring_len(direction) - 1,
        }
    }

    /// The ray from a cell: the cells one, two, three .. steps away, until an edge or, on a ring,
    /// until the cell before it comes back. From off the board it is empty.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction};
    ///
    /// // . . 3
    /// // . 2 .
    /// // 1 . .
    /// // @ . .   a ray east and one north-east
    /// let board = Bounds::new(4, 3)?;
    /// let from = Coord::new(3, 0);
    /// let cells: Vec<_> = board.ray(from, Direction::E).collect();
    /// assert_eq!(cells, [Coord::new(3, 1), Coord::new(3, 2)]);
    /// assert_eq!(board.ray(from, Direction::NE).last(), Some(Coord::new(1, 2)));
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    #[inline]
    pub const fn ray(self, from: Coord, direction: Direction) -> Ray {
        let len = self.ray_len(from, direction);
        Ray::new(Line::within(
            self,
            self.next_cell(from, direction),
            direction,
            len,
        ))
    }

    /// The cell one step from a cell of the board, if that is on the board; off it otherwise.
    #[inline]
    pub(crate) const fn next_cell(self, from: Coord, direction: Direction) -> Coord {
        let row = from.row.wrapping_add_signed(direction.rows());
        let col = from.col.wrapping_add_signed(direction.cols());
        let next = Coord::new(row, col);
        if self.is_wrapped() && !self.contains(next) {
            self.next_round(from, direction)
        } else {
            next
        }
    }

    /// The next cell on a wrapped board where the step leads over at least one side.
    #[cold]
    #[inline(never)]
    const fn next_round(self, from: Coord, direction: Direction) -> Coord {
        Coord {
            row: place_round(from.row, direction.rows(), self.rows(), self.joins_rows()),
            col: place_round(from.col, direction.cols(), self.cols(), self.joins_cols()),
        }
    }

    /// The [`ray`](Self::ray) from a cell with that cell in front.
    #[inline]
    pub const fn ray_with_origin(self, from: Coord, direction: Direction) -> Ray {
        let len = if self.contains(from) {
            self.ray_len(from, direction) + 1
        } else {
            0
        };
        Ray::new(Line::within(self, from, direction, len))
    }

    /// The line of `len` cells from `start`, or `None` if it does not fit on the board.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction};
    ///
    /// let board = Bounds::new(6, 7)?;
    /// let line = board.line(Coord::new(5, 0), Direction::NE, 4).expect("it fits");
    /// assert_eq!(line.last(), Some(Coord::new(2, 3)));
    /// assert_eq!(board.line(Coord::new(5, 0), Direction::NE, 7), None);
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    #[must_use]
    pub const fn line(self, start: Coord, direction: Direction, len: usize) -> Option<Line> {
        let fits = len == 0 || (self.contains(start) && len - 1 <= self.ray_len(start, direction));
        if fits {
            Some(Line::within(self, start, direction, len))
        } else {
            None
        }
    }

    /// The cells strictly between two cells, from the first towards the second; empty between
    /// neighbours.
    ///
    /// `None` if the two are not on one row, column or diagonal, are the same, or lie off the
    /// board. The way is taken as if the board did not wrap.
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
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    #[must_use]
    pub fn between(self, a: Coord, b: Coord) -> Option<Line> {
        let direction = a.direction_to(b)?;
        if !self.contains(a) || !self.contains(b) {
            return None;
        }
        let start = self.step_inside(a, direction)?;
        Some(Line::within(self, start, direction, a.distance(b) - 1))
    }

    /// The cells one step away in these directions, each with its direction.
    ///
    /// A step that leaves the board is left out. So is one that leads back to the cell itself or
    /// to a neighbour that an earlier direction gave, as happens on narrow wrapped boards: the
    /// neighbours are distinct, and a cell is not its own.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction};
    ///
    /// let board = Bounds::new(3, 3)?;
    /// let at = Coord::new(0, 1);
    /// let found: Vec<_> = board.neighbours(at, &Direction::ORTHOGONAL).collect();
    /// assert_eq!(
    ///     found,
    ///     [
    ///         (Direction::E, Coord::new(0, 2)),
    ///         (Direction::S, Coord::new(1, 1)),
    ///         (Direction::W, Coord::new(0, 0)),
    ///     ]
    /// );
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    pub const fn neighbours(self, at: Coord, directions: &[Direction]) -> Neighbours<'_> {
        Neighbours::new(self, at, directions)
    }

    /// Whether steps up and down never meet an edge.
    #[inline]
    const fn joins_rows(self) -> bool {
        self.rows & JOINED != 0
    }

    /// Whether steps to the left and right never meet an edge.
    #[inline]
    const fn joins_cols(self) -> bool {
        self.cols & JOINED != 0
    }

    /// Whether walking this way comes back to where it began instead of meeting an edge.
    ///
    /// ```
    /// use collinear::{Bounds, Direction, Wrap};
    ///
    /// let cylinder = Bounds::new(4, 6)?.with_wrap(Wrap::EastWest);
    /// assert!(cylinder.is_ring(Direction::W));
    /// assert!(!cylinder.is_ring(Direction::NE)); // a helix from the bottom to the top
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn is_ring(self, direction: Direction) -> bool {
        let endless_down = direction.rows() == 0 || self.joins_rows();
        let endless_across = direction.cols() == 0 || self.joins_cols();
        endless_down && endless_across
    }

    /// The cell that the whole ring through a cell starts at: its first one in reading order.
    #[cold]
    #[inline(never)]
    pub(crate) fn ring_start(self, through: Coord, direction: Direction) -> Coord {
        let ring = self.ray_with_origin(through, direction);
        ring.min().unwrap_or(through)
    }

    /// The number of cells of a ring in this direction. Only meaningful where
    /// [`is_ring`](Self::is_ring) holds and the board has cells.
    pub(super) const fn ring_len(self, direction: Direction) -> usize {
        let down = self.rows() / gcd(self.rows(), direction.rows().unsigned_abs());
        let across = self.cols() / gcd(self.cols(), direction.cols().unsigned_abs());
        // The least common multiple: at most rows * cols, since the cells of a ring are distinct.
        down / gcd(down, across) * across
    }
}

/// The greatest common divisor; `gcd(n, 0)` is n.
pub(super) const fn gcd(mut a: usize, mut b: usize) -> usize {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// The steps of one row (or column) until the end of a side; a step of none never gets there.
#[inline]
const fn unit_room(place: usize, step: isize, side: usize) -> usize {
    match step {
        0 => usize::MAX,
        1.. => side - 1 - place,
        _ => place,
    }
}

/// The steps of any length until the end of a side; `None` if nothing ends them.
const fn room(place: usize, step: isize, side: usize, joined: bool) -> Option<usize> {
    if step == 0 || joined {
        return None;
    }
    let cells = if step > 0 { side - 1 - place } else { place };
    Some(cells / step.unsigned_abs())
}

/// The place after one step along a side, round the board if it is joined to its opposite, else
/// possibly off it.
const fn place_round(place: usize, step: isize, side: usize, joined: bool) -> usize {
    let next = place.wrapping_add_signed(step);
    if next < side || !joined {
        next
    } else if step.unsigned_abs() >= side {
        place_after(place, step, 1, side)
    } else if step < 0 {
        next.wrapping_add(side)
    } else {
        next - side
    }
}

/// The place after so many steps along a side that is joined to its opposite. No places are on a
/// side of none.
const fn place_after(place: usize, step: isize, steps: usize, side: usize) -> usize {
    if side == 0 {
        return place;
    }
    // Both factors fit in 64 bits, so the product fits in 128.
    let stride = step.unsigned_abs() as u128 % side as u128;
    let offset = stride * (steps as u128 % side as u128) % side as u128;
    let offset = if step < 0 {
        side as u128 - offset
    } else {
        offset
    };
    ((place as u128 + offset) % side as u128) as usize
}

/// The place after so many steps along a side, if they do not lead over its end.
const fn place_if(
    place: usize,
    step: isize,
    steps: usize,
    side: usize,
    joined: bool,
) -> Option<usize> {
    if joined {
        return Some(place_after(place, step, steps, side));
    }
    match room(place, step, side, false) {
        None => Some(place),
        Some(room) if steps > room => None,
        Some(_) if step < 0 => Some(place - step.unsigned_abs() * steps),
        Some(_) => Some(place + step.unsigned_abs() * steps),
    }
}

/// A size that no board can have: more cells than `isize::MAX`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoundsError {
    /// The rows that were asked for.
    pub rows: usize,
    /// The columns that were asked for.
    pub cols: usize,
}

impl fmt::Display for BoundsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { rows, cols } = self;
        write!(
            f,
            "a board of {rows} rows and {cols} columns has more cells than memory can hold"
        )
    }
}

impl core::error::Error for BoundsError {}

/// Rows, columns and, if there is one, the wrap.
impl fmt::Debug for Bounds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.rows(), self.cols())?;
        match self.wrap() {
            Wrap::None => Ok(()),
            wrap => write!(f, " {wrap:?}"),
        }
    }
}

/// What stands in a file: the size before it is checked.
#[cfg(feature = "serde")]
#[derive(serde::Serialize, serde::Deserialize)]
struct Stored {
    rows: usize,
    cols: usize,
    #[serde(default)]
    wrap: Wrap,
}

#[cfg(feature = "serde")]
impl From<Bounds> for Stored {
    fn from(bounds: Bounds) -> Self {
        Self {
            rows: bounds.rows(),
            cols: bounds.cols(),
            wrap: bounds.wrap(),
        }
    }
}

#[cfg(feature = "serde")]
impl TryFrom<Stored> for Bounds {
    type Error = BoundsError;

    fn try_from(size: Stored) -> Result<Self, BoundsError> {
        Ok(Self::new(size.rows, size.cols)?.with_wrap(size.wrap))
    }
}
