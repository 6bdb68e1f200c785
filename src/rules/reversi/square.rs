//! [`Square`]: a cell of the board, or a hole.

use crate::rules::{Owned, Side};

/// A square of the board: a hole, an empty cell, or a disc of a player.
///
/// ```
/// use collinear::{Coord, Grid, rules::{Side, reversi::Square}};
///
/// let board = Grid::parse_with("# . O X", Square::from_glyph)?;
/// assert_eq!(board[Coord::new(0, 0)], Square::Hole);
/// assert_eq!(board[Coord::new(0, 3)], Square::Of(Side::First));
/// assert_eq!(board.to_string(), "# . O X");
/// # Ok::<(), collinear::GridError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Square {
    /// Not a cell: no disc is placed here, and no line crosses it.
    Hole,
    /// A cell without a disc.
    #[default]
    Empty,
    /// A disc of this player.
    Of(Side),
}

impl Square {
    /// The square for a character of a picture: `#`, `.`, `X` or `O`; `None` for others.
    #[must_use]
    pub const fn from_glyph(glyph: char) -> Option<Self> {
        match glyph {
            '#' => Some(Self::Hole),
            '.' => Some(Self::Empty),
            'X' => Some(Self::Of(Side::First)),
            'O' => Some(Self::Of(Side::Second)),
            _ => None,
        }
    }
}

impl Owned for Square {
    #[inline]
    fn owner(&self) -> Option<Side> {
        match self {
            Self::Hole | Self::Empty => None,
            Self::Of(side) => Some(*side),
        }
    }
}

/// The character `#`, `.`, `X` or `O`.
impl From<Square> for char {
    fn from(square: Square) -> Self {
        match square {
            Square::Hole => '#',
            Square::Empty => '.',
            Square::Of(side) => side.into(),
        }
    }
}
