//! Positions that are set up instead of played; [`SetupError`]: why there is no such game or position.

use core::fmt;

use super::{PegSolitaire, Square, State, notation::name};
use crate::{Bounds, CellName, Coord, Grid, TooLarge, Wrap, WrongSize};

impl PegSolitaire {
    /// The state with these pegs on the board and no jump made. Whether it can be reached from the start is
    /// not checked; a board without pegs is stuck with none left.
    ///
    /// How the grid wraps makes no difference.
    ///
    /// # Errors
    ///
    /// A [`SetupError`] if it is not the board of this game: another size, or a hole where
    /// there is none or none where there is one.
    ///
    /// ```
    /// use collinear::{Grid, rules::{Rules, Outcome, peg_solitaire::{PegSolitaire, Square}}};
    ///
    /// let board = |picture| Grid::parse_with(picture, Square::from_glyph).unwrap();
    /// let game = PegSolitaire::triangle(2)?;
    /// let state = game.set_up(board("0 .\n0 1")).unwrap();
    /// assert_eq!(game.outcome(&state), Some(Outcome::Solved));
    ///
    /// let error = game.set_up(board("0 0\n0 1")).unwrap_err();
    /// assert_eq!(error.to_string(), "row 0, column 1: b1 is a hole, but not on the board of the game");
    /// # Ok::<(), collinear::rules::peg_solitaire::SetupError>(())
    /// ```
    pub fn set_up(&self, grid: Grid<Square>) -> Result<State, SetupError> {
        self.check_board(&grid)?;
        Ok(self.state_of(grid.with_wrap(Wrap::None)))
    }

    /// Whether this is the board of this game, with whatever pegs.
    pub(super) fn check_board(&self, grid: &Grid<Square>) -> Result<(), SetupError> {
        let (found, expected) = (grid.bounds(), self.bounds());
        WrongSize::check(found, expected).map_err(SetupError::Size)?;
        for (at, square) in grid.indexed() {
            let is_hole = self.start_board()[at].is_hole();
            match name(expected, at) {
                Some(at) if is_hole && !square.is_hole() => {
                    return Err(SetupError::FilledHole { at });
                }
                Some(at) if !is_hole && square.is_hole() => {
                    return Err(SetupError::StrayHole { at });
                }
                _ => {}
            }
        }
        Ok(())
    }
}

/// Why a board, a vacancy or a goal is no game, or a board no position of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SetupError {
    /// The board has more than [`MAX_CELLS`](crate::rules::MAX_CELLS) cells, rows or columns.
    TooLarge(TooLarge),
    /// A cell that should be a hole is off the board.
    OffBoard {
        /// That cell.
        at: Coord,
        /// The board.
        bounds: Bounds,
    },
    /// A cell that should be a hole is none.
    NoHole {
        /// That cell.
        at: CellName,
    },
    /// A position has another size than the board of the game.
    Size(WrongSize),
    /// A position has a hole where the board of the game has none.
    StrayHole {
        /// Its cell.
        at: CellName,
    },
    /// A position has no hole where the board of the game has one.
    FilledHole {
        /// Its cell.
        at: CellName,
    },
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = |f: &mut fmt::Formatter<'_>, at: &CellName, fault| {
            let (row, col) = (at.coord().row, at.coord().col);
            write!(f, "row {row}, column {col}: {at} {fault}")
        };
        match self {
            Self::TooLarge(error) => fmt::Display::fmt(error, f),
            Self::OffBoard { at, bounds } => write!(f, "{at} is off the board of {bounds}"),
            Self::NoHole { at } => write!(f, "{at} is no hole of the board"),
            Self::Size(error) => fmt::Display::fmt(error, f),
            Self::StrayHole { at } => {
                position(f, at, "is a hole, but not on the board of the game")
            }
            Self::FilledHole { at } => {
                position(f, at, "has to be a hole, as on the board of the game")
            }
        }
    }
}

impl core::error::Error for SetupError {}
