//! [`Side`], who plays, and [`Cell`], the commonest thing to stand on a board.

use core::{
    fmt,
    hash::{Hash, Hasher},
};

/// One of the players: the one who moves first, or the other.
///
/// ```
/// use collinear::rules::Side;
///
/// assert_eq!(Side::First.other(), Side::Second);
/// assert_eq!(Side::Second.to_string(), "second");
/// assert_eq!(char::from(Side::First), 'X');
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Side {
    /// The player who begins.
    First,
    /// The other one.
    Second,
}

impl Side {
    /// Both, the first one first.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// 0 for the first player and 1 for the second: the place in an array that has something for
    /// each.
    ///
    /// ```
    /// use collinear::rules::Side;
    ///
    /// let mut captured = [0, 0];
    /// captured[Side::Second.index()] += 2;
    /// assert_eq!(captured, [0, 2]);
    /// ```
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Self::First => 0,
            Self::Second => 1,
        }
    }

    /// The opponent.
    #[must_use]
    #[inline]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// `X` for the first player, `O` for the second.
impl From<Side> for char {
    fn from(side: Side) -> Self {
        match side {
            Side::First => 'X',
            Side::Second => 'O',
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::First => "first",
            Self::Second => "second",
        })
    }
}

/// A cell of a game whose pieces differ by their owner alone: empty, or somebody's.
///
/// ```
/// use collinear::{Grid, rules::{Cell, Side}};
///
/// let board = Grid::parse_with("X . O", Cell::from_glyph)?;
/// assert_eq!(board[(0, 2)], Cell::Of(Side::Second));
/// assert_eq!(board.to_string(), "X . O");
/// # Ok::<(), collinear::GridError>(())
/// ```
#[derive(Clone, Copy, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Cell {
    /// Nothing stands here.
    #[default]
    Empty,
    /// A piece of this player.
    Of(Side),
}

/// As one number against another: derived, it would be asked first whether both are empty, and that
/// question, asked of every cell that is walked over, costs a twelfth of perft.
impl PartialEq for Cell {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.code() == other.code()
    }
}

impl Hash for Cell {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.code().hash(state);
    }
}

impl Cell {
    #[inline]
    const fn code(self) -> u8 {
        match self {
            Self::Of(Side::First) => 0,
            Self::Of(Side::Second) => 1,
            Self::Empty => 2,
        }
    }

    /// Whether nothing stands here.
    #[must_use]
    #[inline]
    pub const fn is_empty(&self) -> bool {
        matches!(self, Self::Empty)
    }

    /// Whose piece stands here, if there is one.
    #[must_use]
    #[inline]
    pub const fn side(&self) -> Option<Side> {
        match self {
            Self::Empty => None,
            Self::Of(side) => Some(*side),
        }
    }

    /// The cell that a character of a picture stands for: `.`, `X` or `O`, or `None` for others.
    #[must_use]
    pub const fn from_glyph(glyph: char) -> Option<Self> {
        match glyph {
            '.' => Some(Self::Empty),
            'X' => Some(Self::Of(Side::First)),
            'O' => Some(Self::Of(Side::Second)),
            _ => None,
        }
    }
}

/// `.`, `X` or `O`.
impl From<Cell> for char {
    fn from(cell: Cell) -> Self {
        match cell {
            Cell::Empty => '.',
            Cell::Of(side) => side.into(),
        }
    }
}
