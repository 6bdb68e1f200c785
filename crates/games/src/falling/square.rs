//! [`Square`]: what stands on a cell of the well.

/// Nothing, or a block of a piece.
///
/// ```
/// use collinear::{Coord, Grid};
/// use collinear_games::falling::Square;
///
/// let well = Grid::parse_with(". . T", Square::from_glyph)?;
/// assert_eq!(well[Coord::new(0, 2)], Square::Block('T'));
/// # Ok::<(), collinear::GridError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Square {
    /// Nothing is there.
    #[default]
    Empty,
    /// A block of the piece of this name.
    Block(char),
}

impl Square {
    /// Whether nothing is there.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        matches!(self, Self::Empty)
    }

    /// Whether a block is there, of whatever piece.
    #[must_use]
    pub const fn is_block(&self) -> bool {
        !self.is_empty()
    }

    /// What a character of a picture stands for: `.` for nothing, a letter for a block, or `None` for others.
    #[must_use]
    pub const fn from_glyph(glyph: char) -> Option<Self> {
        match glyph {
            '.' => Some(Self::Empty),
            name if name.is_ascii_alphabetic() => Some(Self::Block(name)),
            _ => None,
        }
    }
}

/// `.`, or the name of the piece.
impl From<Square> for char {
    fn from(square: Square) -> Self {
        match square {
            Square::Empty => '.',
            Square::Block(name) => name,
        }
    }
}
