//! [`Square`]: a cell of the well.

/// A cell of the well: empty, or a block of a piece.
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
    /// An empty cell.
    #[default]
    Empty,
    /// A block of the piece with this name.
    Block(char),
}

impl Square {
    /// True if the cell is empty.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        matches!(self, Self::Empty)
    }

    /// True if there is a block of any piece.
    #[must_use]
    pub const fn is_block(&self) -> bool {
        !self.is_empty()
    }

    /// Reads the character of a cell: `.` is empty, a letter is a block. `None` for other characters.
    #[must_use]
    pub const fn from_glyph(glyph: char) -> Option<Self> {
        match glyph {
            '.' => Some(Self::Empty),
            name if name.is_ascii_alphabetic() => Some(Self::Block(name)),
            _ => None,
        }
    }
}

/// Writes the cell as `.`, or as the name of its piece.
impl From<Square> for char {
    fn from(square: Square) -> Self {
        match square {
            Square::Empty => '.',
            Square::Block(name) => name,
        }
    }
}
