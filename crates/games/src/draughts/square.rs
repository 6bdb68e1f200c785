//! [`Square`], the content of a cell, and [`Color`], one of the players.

use std::fmt;

use collinear::{Direction, named, rules::Named};

/// One of the two players.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Color {
    /// The side at the bottom, which moves up, to row 0.
    White,
    /// The side at the top, which moves down; red on some boards.
    Black,
}

named! { Color: White = "white", Black = "black" }

impl Color {
    /// Both colors, White first.
    pub const BOTH: [Self; 2] = [Self::White, Self::Black];

    /// The opponent.
    #[must_use]
    #[inline]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// True if a man of this player would move backwards in this direction. Sideways is not backwards.
    #[must_use]
    #[inline]
    pub const fn is_backwards(self, heading: Direction) -> bool {
        match self {
            Self::White => heading.rows() > 0,
            Self::Black => heading.rows() < 0,
        }
    }

    #[inline]
    pub(super) const fn index(self) -> usize {
        match self {
            Self::White => 0,
            Self::Black => 1,
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The content of a cell.
///
/// ```
/// use collinear::{Coord, Grid};
/// use collinear_games::draughts::{Color, Square};
///
/// let row = Grid::parse_with("w . b B", Square::from_glyph)?;
/// assert_eq!(row[Coord::new(0, 3)], Square::King(Color::Black));
/// assert_eq!(row[Coord::new(0, 0)].color(), Some(Color::White));
/// assert_eq!(row.to_string(), "w . b B");
/// # Ok::<(), collinear::GridError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Square {
    /// An empty cell.
    #[default]
    Empty,
    /// A man.
    Man(Color),
    /// A king: a man that reached the last row.
    #[doc(alias("dame", "flying king", "queen"))]
    King(Color),
}

impl Square {
    /// True if the cell is empty.
    #[must_use]
    #[inline]
    pub const fn is_empty(&self) -> bool {
        matches!(self, Self::Empty)
    }

    /// True if the cell has a king.
    #[must_use]
    #[inline]
    pub const fn is_king(&self) -> bool {
        matches!(self, Self::King(_))
    }

    /// The owner of the piece, if there is one.
    #[must_use]
    #[inline]
    pub const fn color(&self) -> Option<Color> {
        match self {
            Self::Empty => None,
            Self::Man(color) | Self::King(color) => Some(*color),
        }
    }

    /// Returns a man as a king, and any other content unchanged.
    #[must_use]
    #[inline]
    pub const fn promoted(self) -> Self {
        match self {
            Self::Man(color) => Self::King(color),
            other => other,
        }
    }

    /// Reads the character of a cell: `.`, a man `w` or `b`, or a king `W` or `B`; `None` for other characters.
    #[must_use]
    pub const fn from_glyph(glyph: char) -> Option<Self> {
        match glyph {
            '.' => Some(Self::Empty),
            'w' => Some(Self::Man(Color::White)),
            'b' => Some(Self::Man(Color::Black)),
            'W' => Some(Self::King(Color::White)),
            'B' => Some(Self::King(Color::Black)),
            _ => None,
        }
    }
}

/// Writes the cell as `.`, `w`, `b`, `W` or `B`.
impl From<Square> for char {
    fn from(square: Square) -> Self {
        match square {
            Square::Empty => '.',
            Square::Man(Color::White) => 'w',
            Square::Man(Color::Black) => 'b',
            Square::King(Color::White) => 'W',
            Square::King(Color::Black) => 'B',
        }
    }
}
