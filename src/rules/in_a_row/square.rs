//! [`Square`]: what stands on a cell of an m,n,k game.

use core::hash::{Hash, Hasher};

use crate::rules::{Cell, Side};

/// What stands on a cell of an m,n,k game: nothing, a disc, or an obstacle.
///
/// Where there are no obstacles a board of [`Cell`]s will do as well: each is a square.
///
/// ```
/// use collinear::{Grid, rules::{Cell, Side, in_a_row::Square}};
///
/// let row = Grid::parse_with("X . # O", Square::from_glyph)?;
/// assert_eq!(row[(0, 2)], Square::Obstacle);
/// assert_eq!(row[(0, 3)].side(), Some(Side::Second));
/// assert_eq!(row.count(Square::is_empty), 1);
/// assert_eq!(row[(0, 0)], Cell::Of(Side::First).into());
/// assert_eq!(row.to_string(), "X . # O");
/// # Ok::<(), collinear::GridError>(())
/// ```
#[derive(Clone, Copy, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Square {
    /// Nothing.
    #[default]
    Empty,
    /// A disc of this player.
    Of(Side),
    /// An obstacle: nobody's, and there to stay.
    Obstacle,
}

/// Compares one number with another, as [`Cell`] does.
impl PartialEq for Square {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.code() == other.code()
    }
}

impl Hash for Square {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.code().hash(state);
    }
}

impl Square {
    #[inline]
    const fn code(self) -> u8 {
        match self {
            Self::Of(Side::First) => 0,
            Self::Of(Side::Second) => 1,
            Self::Empty => 2,
            Self::Obstacle => 3,
        }
    }

    /// Whether nothing stands here.
    #[must_use]
    #[inline]
    pub const fn is_empty(&self) -> bool {
        matches!(self, Self::Empty)
    }

    /// Whose disc stands here, if there is one.
    #[must_use]
    #[inline]
    pub const fn side(&self) -> Option<Side> {
        match self {
            Self::Of(side) => Some(*side),
            Self::Empty | Self::Obstacle => None,
        }
    }

    /// The predicate for a player's discs, as the queries of a [`Grid`](crate::Grid) take it.
    #[inline]
    pub fn is_of(side: Side) -> impl Fn(&Self) -> bool + Copy {
        move |&square| square == Self::Of(side)
    }

    /// What a character of a picture stands for: `.`, `X`, `O` or `#`, or `None` for others.
    #[must_use]
    pub const fn from_glyph(glyph: char) -> Option<Self> {
        match glyph {
            '.' => Some(Self::Empty),
            'X' => Some(Self::Of(Side::First)),
            'O' => Some(Self::Of(Side::Second)),
            '#' => Some(Self::Obstacle),
            _ => None,
        }
    }
}

/// `.`, `X`, `O` or `#`.
impl From<Square> for char {
    fn from(square: Square) -> Self {
        match square {
            Square::Empty => '.',
            Square::Of(side) => side.into(),
            Square::Obstacle => '#',
        }
    }
}

impl From<Cell> for Square {
    fn from(cell: Cell) -> Self {
        match cell {
            Cell::Empty => Self::Empty,
            Cell::Of(side) => Self::Of(side),
        }
    }
}
