//! [`Square`], the content of a cell, and [`Army`], one of the two sides.

use core::fmt;

use crate::{named, rules::Named};

/// One of the two armies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Army {
    /// The soldiers around the board, who try to capture the king.
    Attackers,
    /// The king and his soldiers.
    Defenders,
}

named! { Army: Attackers = "attackers", Defenders = "defenders" }

impl Army {
    /// Both armies, the attackers first.
    pub const BOTH: [Self; 2] = [Self::Attackers, Self::Defenders];

    /// The enemy army.
    #[must_use]
    #[inline]
    pub const fn other(self) -> Self {
        match self {
            Self::Attackers => Self::Defenders,
            Self::Defenders => Self::Attackers,
        }
    }
}

impl fmt::Display for Army {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The content of a cell.
///
/// ```
/// use collinear::{Coord, Grid, rules::hnefatafl::{Army, Square}};
///
/// let row = Grid::parse_with("a . d K", Square::from_glyph)?;
/// assert_eq!(row[Coord::new(0, 3)], Square::King);
/// assert_eq!(row[Coord::new(0, 3)].army(), Some(Army::Defenders));
/// assert_eq!(row.to_string(), "a . d K");
/// # Ok::<(), collinear::GridError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Square {
    /// Nothing.
    #[default]
    Empty,
    /// A soldier of the attackers.
    Attacker,
    /// A soldier of the defenders.
    Defender,
    /// The king, who belongs to the defenders.
    King,
}

impl Square {
    /// True if the cell is empty.
    #[must_use]
    #[inline]
    pub const fn is_empty(&self) -> bool {
        matches!(self, Self::Empty)
    }

    /// The army of the piece, if there is one.
    #[must_use]
    #[inline]
    pub const fn army(&self) -> Option<Army> {
        match self {
            Self::Empty => None,
            Self::Attacker => Some(Army::Attackers),
            Self::Defender | Self::King => Some(Army::Defenders),
        }
    }

    /// The soldier of an army.
    #[must_use]
    #[inline]
    pub const fn soldier(army: Army) -> Self {
        match army {
            Army::Attackers => Self::Attacker,
            Army::Defenders => Self::Defender,
        }
    }

    /// The square that a character stands for: `.`, `a`, `d` or `K`; `None` for other characters.
    #[must_use]
    pub const fn from_glyph(glyph: char) -> Option<Self> {
        match glyph {
            '.' => Some(Self::Empty),
            'a' => Some(Self::Attacker),
            'd' => Some(Self::Defender),
            'K' => Some(Self::King),
            _ => None,
        }
    }
}

/// The character of the square: `.`, `a`, `d` or `K`.
impl From<Square> for char {
    fn from(square: Square) -> Self {
        match square {
            Square::Empty => '.',
            Square::Attacker => 'a',
            Square::Defender => 'd',
            Square::King => 'K',
        }
    }
}
