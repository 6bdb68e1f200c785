//! [`Square`]: the content of a cell in an m,n,k game.

use core::hash::{Hash, Hasher};

use crate::rules::{Cell, Owned, Side};

/// The content of a cell in an m,n,k game: nothing, a disc, or an obstacle.
///
/// Without obstacles a board of [`Cell`]s works as well, since each converts to a square.
///
/// ```
/// use collinear::{Coord, Grid, rules::{Cell, Owned, Side, in_a_row::Square}};
///
/// let row = Grid::parse_with("X . # O", Square::from_glyph)?;
/// assert_eq!(row[Coord::new(0, 2)], Square::Obstacle);
/// assert_eq!(row[Coord::new(0, 3)].owner(), Some(Side::Second));
/// assert_eq!(row.count(Square::is_empty), 1);
/// assert_eq!(row[Coord::new(0, 0)], Cell::Of(Side::First).into());
/// assert_eq!(row.to_string(), "X . # O");
/// # Ok::<(), collinear::GridError>(())
/// ```
#[derive(Clone, Copy, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(from = "Written", into = "Written")
)]
pub enum Square {
    /// Nothing, or a disc of a player.
    Cell(Cell),
    /// An obstacle: it belongs to nobody and never moves.
    Obstacle,
}

/// The serialized form: a cell is written like a [`Cell`].
#[cfg(feature = "serde")]
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(rename = "Square")]
enum Written {
    Empty,
    Of(Side),
    Obstacle,
}

#[cfg(feature = "serde")]
impl From<Square> for Written {
    fn from(square: Square) -> Self {
        match square {
            Square::Cell(Cell::Empty) => Self::Empty,
            Square::Cell(Cell::Of(side)) => Self::Of(side),
            Square::Obstacle => Self::Obstacle,
        }
    }
}

#[cfg(feature = "serde")]
impl From<Written> for Square {
    fn from(square: Written) -> Self {
        match square {
            Written::Empty => Self::Cell(Cell::Empty),
            Written::Of(side) => Self::Cell(Cell::Of(side)),
            Written::Obstacle => Self::Obstacle,
        }
    }
}

/// An empty cell.
impl Default for Square {
    fn default() -> Self {
        Self::Cell(Cell::Empty)
    }
}

/// Compares the squares as numbers, as [`Cell`] does.
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
            Self::Cell(cell) => cell.code(),
            Self::Obstacle => 3,
        }
    }

    /// True if nothing is on the cell.
    #[must_use]
    #[inline]
    pub const fn is_empty(&self) -> bool {
        matches!(self, Self::Cell(Cell::Empty))
    }

    /// The square that a character stands for: `#` is an obstacle, and [`Cell::from_glyph`] reads the others.
    #[must_use]
    pub fn from_glyph(glyph: char) -> Option<Self> {
        match glyph {
            '#' => Some(Self::Obstacle),
            _ => Cell::from_glyph(glyph).map(Self::Cell),
        }
    }
}

impl Owned for Square {
    #[inline]
    fn owner(&self) -> Option<Side> {
        match self {
            Self::Cell(cell) => cell.owner(),
            Self::Obstacle => None,
        }
    }

    #[inline]
    fn is_of(side: Side) -> impl Fn(&Self) -> bool + Copy {
        move |&square| square == Self::Cell(Cell::Of(side))
    }
}

/// The character of the square: `.`, `X`, `O` or `#`.
impl From<Square> for char {
    fn from(square: Square) -> Self {
        match square {
            Square::Cell(cell) => cell.into(),
            Square::Obstacle => '#',
        }
    }
}

impl From<Cell> for Square {
    fn from(cell: Cell) -> Self {
        Self::Cell(cell)
    }
}
