//! Positions that are set up instead of played.

use core::fmt;

use super::{Reversi, Square, State};
use crate::{CellName, Grid, Origin, WrongSize, rules::Side};

impl Reversi {
    /// The state with these discs on the board, this side to move. If it can place nowhere it has
    /// to pass; if neither side can, the game is over.
    ///
    /// How the grid wraps makes no difference; the board of the game counts. Whether a game can
    /// come to this is not looked into.
    ///
    /// # Errors
    ///
    /// A [`PositionError`] for a board of another size or with other holes.
    ///
    /// ```
    /// use collinear::{Grid, rules::{Notation, Rules, Side, reversi::{Reversi, Square, Start}}};
    ///
    /// let rules = Reversi::new(3, 4, Start::Crossed)?;
    /// let board = |picture| Grid::parse_with(picture, Square::from_glyph).unwrap();
    /// let state = rules.set_up(board(". . . .\n. . . .\n. X O ."), Side::Second)?;
    /// assert!(rules.moves(&state).map(|m| rules.write_move(&state, &m)).eq(["a3"]));
    ///
    /// let state = rules.set_up(board(". . . .\n. . . .\nX O O O"), Side::First)?;
    /// assert!(rules.outcome(&state).is_some());
    ///
    /// let error = rules.set_up(board(". X O ."), Side::First).unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "the board has 1 rows and 4 columns instead of 3 rows and 4 columns"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn set_up(&self, grid: Grid<Square>, turn: Side) -> Result<State, PositionError> {
        let (expected, found) = (self.bounds(), grid.bounds());
        if (found.rows(), found.cols()) != (expected.rows(), expected.cols()) {
            return Err(PositionError::Size(WrongSize { found, expected }));
        }
        let is_hole = |grid: &Grid<Square>, at| grid[at] == Square::Hole;
        let mut cells = expected.coords();
        let differs = cells.find(|&at| is_hole(&grid, at) != is_hole(self.start.grid(), at));
        if let Some(at) = differs.and_then(|at| expected.name(at, Origin::TopLeft)) {
            return Err(match grid[at.coord()] {
                Square::Hole => PositionError::StrayHole { at },
                _ => PositionError::FilledHole { at },
            });
        }
        Ok(State::of(grid.with_wrap(expected.wrap()), turn))
    }
}

/// Why a position is none of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PositionError {
    /// The board has another size.
    Size(WrongSize),
    /// The board of the game has a hole where this one has a cell.
    FilledHole {
        /// That place.
        at: CellName,
    },
    /// The board has a hole where that of the game has a cell.
    StrayHole {
        /// That place.
        at: CellName,
    },
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (at, fault) = match *self {
            Self::Size(error) => return fmt::Display::fmt(&error, f),
            Self::FilledHole { at } => (at, "has to be a hole, as on the board of the game"),
            Self::StrayHole { at } => (at, "is a hole, but not on the board of the game"),
        };
        let (row, col) = (at.coord().row, at.coord().col);
        write!(f, "row {row}, column {col}: {at} {fault}")
    }
}

impl core::error::Error for PositionError {}
