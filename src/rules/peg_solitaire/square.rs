//! [`Square`]: a cell of the board.

/// A cell of the picture of a board: not a hole, an empty hole, or a peg.
///
/// ```
/// use collinear::{Coord, Grid, rules::peg_solitaire::Square};
///
/// let board = Grid::parse_with(". 1 0", Square::from_glyph)?;
/// assert_eq!(board[Coord::new(0, 0)], Square::Off);
/// assert_eq!(board[Coord::new(0, 1)], Square::Peg);
/// assert_eq!(board.to_string(), ". 1 0");
/// # Ok::<(), collinear::GridError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Square {
    /// Not a hole: there is never a peg here.
    #[default]
    Off,
    /// A hole without a peg.
    Empty,
    /// A hole with a peg.
    Peg,
}

impl Square {
    /// Whether there is a hole, with or without a peg.
    #[must_use]
    #[inline]
    pub const fn is_hole(&self) -> bool {
        !matches!(self, Self::Off)
    }

    /// Whether there is a peg.
    #[must_use]
    #[inline]
    pub const fn is_peg(&self) -> bool {
        matches!(self, Self::Peg)
    }

    /// Whether there is a hole without a peg.
    #[must_use]
    #[inline]
    pub const fn is_empty(&self) -> bool {
        matches!(self, Self::Empty)
    }

    /// The square for a character of a picture: `.`, `0` or `1`; `None` for others.
    #[must_use]
    pub const fn from_glyph(glyph: char) -> Option<Self> {
        match glyph {
            '.' => Some(Self::Off),
            '0' => Some(Self::Empty),
            '1' => Some(Self::Peg),
            _ => None,
        }
    }
}

/// The character `.`, `0` or `1`.
impl From<Square> for char {
    fn from(square: Square) -> Self {
        match square {
            Square::Off => '.',
            Square::Empty => '0',
            Square::Peg => '1',
        }
    }
}
