//! [`Lattice`]: the arrangement of the holes, and the lines along which pegs jump.

use alloc::string::String;

use itertools::Itertools;

use super::Square;
use crate::{Direction, Grid, GridError, TooLarge, geometry::Tiling, rules::MAX_CELLS};

/// The arrangement of the holes on a board, and the lines along which pegs jump.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Lattice {
    /// Squares: pegs jump along rows and columns.
    Square,
    /// Triangles, written left-aligned: pegs jump along rows, columns, and the diagonals that run down to the right.
    Triangular,
}

impl Lattice {
    /// The directions in which pegs jump, clockwise from north.
    #[must_use]
    #[inline]
    pub const fn directions(self) -> &'static [Direction] {
        match self {
            Self::Square => &Direction::ORTHOGONAL,
            Self::Triangular => &Direction::HEX,
        }
    }

    pub(super) const fn tiling(self) -> Tiling {
        match self {
            Self::Square => Tiling::Square,
            Self::Triangular => Tiling::Hexagonal,
        }
    }

    /// One direction of each opposite pair.
    #[inline]
    pub(super) const fn axes(self) -> &'static [Direction] {
        match self {
            Self::Square => &[Direction::N, Direction::E],
            Self::Triangular => &Direction::HEX_AXES,
        }
    }

    /// Reads a board from a picture: `1` is a peg, `0` an empty hole, `.` not a hole. On a triangular lattice
    /// the rows are left-aligned, and short rows are padded on the right with `.`.
    ///
    /// # Errors
    ///
    /// [`GridError::UnknownGlyph`] for any other character, [`GridError::Ragged`] if the rows of a square
    /// lattice differ in length, [`GridError::TooLarge`] if a padded triangular board has more than
    /// [`MAX_CELLS`] cells.
    ///
    /// ```
    /// use collinear::rules::peg_solitaire::Lattice;
    ///
    /// let triangle = Lattice::Triangular.parse("0\n1 1\n1 1 1")?;
    /// assert_eq!(triangle.to_string(), "0 . .\n1 1 .\n1 1 1");
    /// assert!(Lattice::Square.parse("0\n1 1\n1 1 1").is_err());
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    pub fn parse(self, picture: &str) -> Result<Grid<Square>, GridError> {
        match self {
            Self::Square => Grid::parse_with(picture, Square::from_glyph),
            Self::Triangular => {
                let picture = picture.trim();
                let rows = picture.lines().count();
                let widths = picture.lines().map(|row| glyphs(row).count());
                let cols = widths.max().unwrap_or(0);
                // Checked before padding, which makes all rows as long as the longest.
                if rows.saturating_mul(cols) > MAX_CELLS {
                    let error = TooLarge::sides(rows, cols).over(MAX_CELLS);
                    return Err(error.into());
                }
                let off = Square::Off.into();
                let filled_up = |row| glyphs(row).pad_using(cols, |_| off).collect::<String>();
                let picture = picture.lines().map(filled_up).join("\n");
                Grid::parse_with(&picture, Square::from_glyph)
            }
        }
    }
}

fn glyphs(row: &str) -> impl Iterator<Item = char> {
    row.chars().filter(|glyph| !glyph.is_whitespace())
}
