//! Games that begin with a picture: how it is read, and why it is refused.

use std::{error::Error, fmt};

use collinear::{Coord, Grid, GridError};

/// Why a picture is no start of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SetUpError {
    /// It is not the picture of a board, or has a character that the game does not know.
    Picture(GridError),
    /// There are too many or too few of something.
    Count {
        /// Of what: `"white kings"`.
        what: &'static str,
        /// How many there are.
        found: usize,
        /// How many there have to be.
        wanted: usize,
    },
    /// There are too few of something.
    TooFew {
        /// Of what: `"guards"`.
        what: &'static str,
        /// How many there are.
        found: usize,
        /// How many there have to be at least.
        least: usize,
    },
}

impl fmt::Display for SetUpError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Picture(error) => error.fmt(f),
            Self::Count {
                what,
                found,
                wanted,
            } => write!(f, "{what}: {found}, but there has to be {wanted}"),
            Self::TooFew { what, found, least } => {
                write!(f, "{what}: {found}, but there has to be {least} at least")
            }
        }
    }
}

impl Error for SetUpError {}

/// The grid of a picture of these characters.
pub(crate) fn parsed(picture: &str, known: &str) -> Result<Grid<char>, SetUpError> {
    let known = |glyph: char| known.contains(glyph).then_some(glyph);
    Grid::parse_with(picture, known).map_err(SetUpError::Picture)
}

/// The only cell with one of these characters.
pub(crate) fn the_one(
    picture: &Grid<char>,
    what: &'static str,
    glyphs: &str,
) -> Result<Coord, SetUpError> {
    let cells = || picture.cells_where(|glyph| glyphs.contains(*glyph));
    let first = cells().next().filter(|_| cells().nth(1).is_none());
    first.ok_or_else(|| miscounted(what, cells().count(), 1))
}

/// The error for a wrong number of something.
pub(crate) const fn miscounted(what: &'static str, found: usize, wanted: usize) -> SetUpError {
    SetUpError::Count {
        what,
        found,
        wanted,
    }
}

/// Refuses too few of something.
pub(crate) const fn at_least(
    what: &'static str,
    found: usize,
    least: usize,
) -> Result<(), SetUpError> {
    if found < least {
        return Err(SetUpError::TooFew { what, found, least });
    }
    Ok(())
}
