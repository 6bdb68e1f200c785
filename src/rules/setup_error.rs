//! [`SetupError`]: why a game or a position is not possible.

use alloc::string::{String, ToString};
use core::{error::Error, fmt};

use crate::{Coord, GridError, TooLarge, WrongSize};

/// Why a game can't be set up, or why a position can't occur in it.
///
/// ```
/// use collinear::{Coord, Grid, Length, rules::{Cell, in_a_row::InARow}};
///
/// let game = InARow::new(2, 2, Length::AtLeast(2))?.with_gravity()?;
/// let board = Grid::parse_with(". X\n. .", Cell::from_glyph).unwrap();
/// let error = game.set_up(board).unwrap_err();
/// assert_eq!(error.to_string(), "row 0, column 1: the disc on b2 has nothing below it");
/// assert_eq!(error.at, Some(Coord::new(0, 1)));
/// # Ok::<(), collinear::rules::SetupError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct SetupError {
    /// What is wrong: a sentence without row and column.
    pub why: String,
    /// The row and column of the wrong cell in the text of the position, if a single cell is wrong.
    pub at: Option<Coord>,
}

impl SetupError {
    /// An error with this sentence.
    #[must_use]
    pub fn new(why: impl fmt::Display) -> Self {
        let why = why.to_string();
        Self { why, at: None }
    }

    /// An error with this sentence about one cell.
    #[must_use]
    pub fn of_cell(at: Coord, why: impl fmt::Display) -> Self {
        let (why, at) = (why.to_string(), Some(at));
        Self { why, at }
    }
}

/// Writes row and column, counted from 0, and then the sentence.
impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(Coord { row, col }) = self.at {
            write!(f, "row {row}, column {col}: ")?;
        }
        f.write_str(&self.why)
    }
}

impl Error for SetupError {}

impl From<TooLarge> for SetupError {
    fn from(error: TooLarge) -> Self {
        Self::new(error)
    }
}

impl From<WrongSize> for SetupError {
    fn from(error: WrongSize) -> Self {
        Self::new(error)
    }
}

impl From<GridError> for SetupError {
    fn from(error: GridError) -> Self {
        Self::new(error)
    }
}
