//! [`Cell`]: the content of a cell in most games.

use core::hash::{Hash, Hasher};

use super::{Owned, Side};

/// A cell of a game whose pieces differ only by their owner. It is empty or has a piece of a player.
///
/// ```
/// use collinear::{Coord, Grid, rules::{Cell, Side}};
///
/// let board = Grid::parse_with("X . O", Cell::from_glyph)?;
/// assert_eq!(board[Coord::new(0, 2)], Cell::Of(Side::Second));
/// assert_eq!(board.to_string(), "X . O");
/// # Ok::<(), collinear::GridError>(())
/// ```
#[derive(Clone, Copy, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Cell {
    /// Nothing is on the cell.
    #[default]
    Empty,
    /// A piece of this player.
    Of(Side),
}

/// Compares the cells as numbers. The derived comparison first tests whether both are empty, which makes perft a
/// twelfth slower.
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
    pub(super) const fn code(self) -> u8 {
        match self {
            Self::Of(Side::First) => 0,
            Self::Of(Side::Second) => 1,
            Self::Empty => 2,
        }
    }

    /// True if nothing is on the cell.
    #[must_use]
    #[inline]
    pub const fn is_empty(&self) -> bool {
        matches!(self, Self::Empty)
    }

    /// The cell that a character stands for: `.`, `X` or `O`; `None` for other characters.
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

impl Owned for Cell {
    #[inline]
    fn owner(&self) -> Option<Side> {
        match self {
            Self::Empty => None,
            Self::Of(side) => Some(*side),
        }
    }

    #[inline]
    fn is_of(side: Side) -> impl Fn(&Self) -> bool + Copy {
        move |&cell| cell == Self::Of(side)
    }
}

/// The character of the cell: `.`, `X` or `O`.
impl From<Cell> for char {
    fn from(cell: Cell) -> Self {
        match cell {
            Cell::Empty => '.',
            Cell::Of(side) => side.into(),
        }
    }
}
