//! [`Direction`]: one step on a board, and the sets of steps that games use.

use alloc::vec::Vec;
use core::{fmt, ops::Neg};

/// A step on a board: how many rows down and columns to the right. Never both zero.
///
/// ```text
///        NW (-1,-1)   N (-1, 0)   NE (-1, 1)
///                   \     |     /
///         W ( 0,-1) --    +    -- E ( 0, 1)
///                   /     |     \
///        SW ( 1,-1)   S ( 1, 0)   SE ( 1, 1)
/// ```
///
/// The eight compass steps are constants; [`Direction::new`] makes any other step, such as a knight's. Sets of steps
/// are plain arrays:
///
/// | set | steps | for |
/// |---|---|---|
/// | [`ORTHOGONAL`](Self::ORTHOGONAL) | N E S W | rooks, tafl, peg solitaire |
/// | [`DIAGONAL`](Self::DIAGONAL) | NE SE SW NW | bishops, draughts |
/// | [`ALL`](Self::ALL) | the eight, clockwise from N | queens, Reversi, word search |
/// | [`AXES`](Self::AXES) | N NE E SE: one of each opposite pair | lines of k |
/// | [`HEX`](Self::HEX), [`HEX_AXES`](Self::HEX_AXES) | N E SE S W NW; N E SE | hexagons and triangles |
/// | [`HEX_DIAGONAL`](Self::HEX_DIAGONAL), [`HEX_KNIGHT`](Self::HEX_KNIGHT) | six; twelve | bishops and knights on hexagons |
/// | [`KNIGHT`](Self::KNIGHT), [`leaper`](Self::leaper) | eight; four or eight | knights, any other leapers |
///
/// Every step has an opposite, since no component is `isize::MIN`:
///
/// ```
/// use collinear::Direction;
///
/// assert_eq!(-Direction::NE, Direction::SW);
/// assert_eq!(Direction::new(-2, 1), Some(Direction::KNIGHT[0]));
/// assert_eq!(Direction::new(0, 0), None);
/// assert_eq!(Direction::new(isize::MIN, 0), None);
/// assert_eq!(Direction::SE.to_string(), "SE");
/// assert_eq!(Direction::KNIGHT[0].to_string(), "(-2, +1)");
/// ```
#[doc(alias = "offset")]
#[doc(alias = "vector")]
#[doc(alias = "compass")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(try_from = "(isize, isize)", into = "(isize, isize)")
)]
pub struct Direction {
    rows: isize,
    cols: isize,
}

impl Direction {
    /// Up.
    pub const N: Self = Self::step(-1, 0);
    /// Up and to the right.
    pub const NE: Self = Self::step(-1, 1);
    /// To the right.
    pub const E: Self = Self::step(0, 1);
    /// Down and to the right.
    pub const SE: Self = Self::step(1, 1);
    /// Down.
    pub const S: Self = Self::step(1, 0);
    /// Down and to the left.
    pub const SW: Self = Self::step(1, -1);
    /// To the left.
    pub const W: Self = Self::step(0, -1);
    /// Up and to the left.
    pub const NW: Self = Self::step(-1, -1);

    /// The four steps along rows and columns, clockwise from north.
    pub const ORTHOGONAL: [Self; 4] = [Self::N, Self::E, Self::S, Self::W];

    /// The four steps along diagonals, clockwise from north-east.
    pub const DIAGONAL: [Self; 4] = [Self::NE, Self::SE, Self::SW, Self::NW];

    /// The eight compass steps, clockwise from north.
    pub const ALL: [Self; 8] = [
        Self::N,
        Self::NE,
        Self::E,
        Self::SE,
        Self::S,
        Self::SW,
        Self::W,
        Self::NW,
    ];

    /// One step of each opposite compass pair: the one that leads straight up or to the right.
    pub const AXES: [Self; 4] = [Self::N, Self::NE, Self::E, Self::SE];

    /// The six steps on hexagons or triangles in left-aligned rows, clockwise from north. The third axis is the
    /// down-right diagonal.
    ///
    /// ```text
    /// a triangle of side 4      as cells of a masked 4x4 square
    ///        o                  o . . .
    ///       o o                 o o . .
    ///      o o o                o o o .
    ///     o o o o               o o o o
    /// ```
    pub const HEX: [Self; 6] = [Self::N, Self::E, Self::SE, Self::S, Self::W, Self::NW];

    /// One step of each opposite pair of [`HEX`](Self::HEX).
    pub const HEX_AXES: [Self; 3] = [Self::N, Self::E, Self::SE];

    /// The six steps of a bishop on hexagons, clockwise from north-east. Each is the sum of two adjacent
    /// [`HEX`](Self::HEX) steps.
    pub const HEX_DIAGONAL: [Self; 6] = [
        Self::NE,
        Self::step(1, 2),
        Self::step(2, 1),
        Self::SW,
        Self::step(-1, -2),
        Self::step(-2, -1),
    ];

    /// The twelve leaps of a knight on hexagons, clockwise from north: the nearest cells that a queen does not reach.
    ///
    /// Each is the sum of a [`HEX`](Self::HEX) step and an adjacent [`HEX_DIAGONAL`](Self::HEX_DIAGONAL) step.
    #[doc(alias = "Glinski")]
    pub const HEX_KNIGHT: [Self; 12] = [
        Self::step(-2, 1),
        Self::step(-1, 2),
        Self::step(1, 3),
        Self::step(2, 3),
        Self::step(3, 2),
        Self::step(3, 1),
        Self::step(2, -1),
        Self::step(1, -2),
        Self::step(-1, -3),
        Self::step(-2, -3),
        Self::step(-3, -2),
        Self::step(-3, -1),
    ];

    /// The eight leaps of a knight, clockwise from north-north-east.
    pub const KNIGHT: [Self; 8] = Self::leaps(2, 1);

    /// The steps `(±long, ±short)` and `(±short, ±long)`, clockwise from the first one after north.
    const fn leaps(long: isize, short: isize) -> [Self; 8] {
        [
            Self::step(-long, short),
            Self::step(-short, long),
            Self::step(short, long),
            Self::step(long, short),
            Self::step(long, -short),
            Self::step(short, -long),
            Self::step(-short, -long),
            Self::step(-long, -short),
        ]
    }

    /// All steps `(±rows, ±cols)` and `(±cols, ±rows)`, clockwise from north: eight, or four if they are orthogonal
    /// or diagonal.
    ///
    /// Empty for `(0, 0)` and for a component of `isize::MIN`, as with [`new`](Self::new).
    ///
    /// ```
    /// use collinear::Direction;
    ///
    /// assert_eq!(Direction::leaper(1, 2), Direction::KNIGHT);
    /// assert_eq!(Direction::leaper(1, 1), Direction::DIAGONAL);
    /// assert_eq!(Direction::leaper(0, 1), Direction::ORTHOGONAL);
    /// let giraffe = Direction::leaper(4, 1);
    /// assert_eq!((giraffe.len(), giraffe[0].to_string().as_str()), (8, "(-4, +1)"));
    /// ```
    #[doc(alias("fairy chess", "camel", "zebra", "dabbaba", "alfil", "wazir", "ferz"))]
    #[must_use]
    pub fn leaper(rows: isize, cols: isize) -> Vec<Self> {
        let (Some(rows), Some(cols)) = (rows.checked_abs(), cols.checked_abs()) else {
            return Vec::new();
        };
        let (long, short) = (rows.max(cols), rows.min(cols));
        // Clockwise, equal steps are adjacent, and so are the last and the first.
        let mut leaps = Self::leaps(long, short).to_vec();
        leaps.dedup();
        if leaps.len() > 1 && leaps.first() == leaps.last() {
            leaps.pop();
        }
        leaps.retain(|leap| (leap.rows, leap.cols) != (0, 0));
        leaps
    }

    const fn step(rows: isize, cols: isize) -> Self {
        Self { rows, cols }
    }

    /// The step `rows` rows down and `cols` columns to the right; negative is up or left.
    ///
    /// `None` for `(0, 0)`, which leads nowhere, and for a component of `isize::MIN`, which has no opposite.
    ///
    /// ```
    /// use collinear::Direction;
    ///
    /// assert_eq!(Direction::new(1, 1), Some(Direction::SE));
    /// assert_eq!(Direction::new(0, 0), None);
    /// assert_eq!(Direction::new(0, isize::MIN), None);
    /// ```
    #[must_use]
    #[inline]
    pub const fn new(rows: isize, cols: isize) -> Option<Self> {
        if (rows == 0 && cols == 0) || rows == isize::MIN || cols == isize::MIN {
            None
        } else {
            Some(Self { rows, cols })
        }
    }

    /// The number of rows down; negative is up.
    #[must_use]
    #[inline]
    pub const fn rows(self) -> isize {
        self.rows
    }

    /// The number of columns to the right; negative is left.
    #[must_use]
    #[inline]
    pub const fn cols(self) -> isize {
        self.cols
    }

    /// Whether the step stays in its row or column.
    ///
    /// ```
    /// use collinear::Direction;
    ///
    /// assert!(Direction::ORTHOGONAL.into_iter().all(Direction::is_orthogonal));
    /// assert!(!Direction::NE.is_orthogonal());
    /// assert!(!Direction::KNIGHT[0].is_orthogonal());
    /// ```
    #[must_use]
    pub const fn is_orthogonal(self) -> bool {
        self.rows == 0 || self.cols == 0
    }

    /// Whether the step moves by the same number of rows and columns.
    ///
    /// ```
    /// use collinear::Direction;
    ///
    /// assert!(Direction::DIAGONAL.into_iter().all(Direction::is_diagonal));
    /// assert!(!Direction::N.is_diagonal());
    /// assert!(!Direction::KNIGHT[0].is_diagonal());
    /// ```
    #[must_use]
    pub const fn is_diagonal(self) -> bool {
        self.rows.unsigned_abs() == self.cols.unsigned_abs()
    }

    /// The opposite step.
    #[inline]
    pub(super) const fn back(self) -> Self {
        Self {
            rows: -self.rows,
            cols: -self.cols,
        }
    }

    /// Whether the step is a compass step.
    #[inline]
    pub(super) const fn is_unit(self) -> bool {
        // Compiles to one branch instead of two.
        (self.rows.wrapping_add(1).cast_unsigned() <= 2)
            & (self.cols.wrapping_add(1).cast_unsigned() <= 2)
    }

    const fn compass_name(self) -> Option<&'static str> {
        Some(match (self.rows, self.cols) {
            (-1, 0) => "N",
            (-1, 1) => "NE",
            (0, 1) => "E",
            (1, 1) => "SE",
            (1, 0) => "S",
            (1, -1) => "SW",
            (0, -1) => "W",
            (-1, -1) => "NW",
            _ => return None,
        })
    }
}

/// The opposite step.
impl Neg for Direction {
    type Output = Self;

    #[inline]
    fn neg(self) -> Self {
        self.back()
    }
}

/// The compass name, or `(rows, columns)` with signs.
impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.compass_name() {
            Some(name) => f.pad(name),
            None => write!(f, "({:+}, {:+})", self.rows, self.cols),
        }
    }
}

/// The same text as [`Display`](fmt::Display).
impl fmt::Debug for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<Direction> for (isize, isize) {
    fn from(direction: Direction) -> Self {
        (direction.rows, direction.cols)
    }
}

/// `(rows, columns)`, neither both zero nor `isize::MIN`.
impl TryFrom<(isize, isize)> for Direction {
    type Error = &'static str;

    fn try_from((rows, cols): (isize, isize)) -> Result<Self, &'static str> {
        Self::new(rows, cols).ok_or(match (rows, cols) {
            (0, 0) => "a step of no rows and no columns leads nowhere",
            _ => "a step of isize::MIN rows or columns has no opposite",
        })
    }
}
