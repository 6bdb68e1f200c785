//! Positions that are set up instead of played.

use core::fmt;

use super::{PegSolitaire, Spot, State, refusal::name};
use crate::{CellName, Grid, Wrap, WrongSize};

impl PegSolitaire {
    /// The state with these pegs on the board and no jump made. Whether it can be reached from the start is
    /// not checked; a board without pegs is stuck with none left.
    ///
    /// How the grid wraps makes no difference.
    ///
    /// # Errors
    ///
    /// A [`PositionError`] if it is not the board of this game: another size, or a hole where
    /// there is none or none where there is one.
    ///
    /// ```
    /// use collinear::{Grid, rules::{Rules, Outcome, peg_solitaire::{PegSolitaire, Spot}}};
    ///
    /// let board = |picture| Grid::parse_with(picture, Spot::from_glyph).unwrap();
    /// let game = PegSolitaire::triangle(2)?;
    /// let state = game.set_up(board("0 .\n0 1")).unwrap();
    /// assert_eq!(game.outcome(&state), Some(Outcome::Solved));
    ///
    /// let error = game.set_up(board("0 0\n0 1")).unwrap_err();
    /// assert_eq!(error.to_string(), "row 0, column 1: b1 is no hole of the board");
    /// # Ok::<(), collinear::rules::peg_solitaire::SetupError>(())
    /// ```
    pub fn set_up(&self, grid: Grid<Spot>) -> Result<State, PositionError> {
        self.check_board(&grid)?;
        Ok(self.state_of(grid.with_wrap(Wrap::None)))
    }

    /// Whether this is the board of this game, with whatever pegs.
    pub(super) fn check_board(&self, grid: &Grid<Spot>) -> Result<(), PositionError> {
        let (found, expected) = (grid.bounds(), self.board().bounds());
        if (found.rows(), found.cols()) != (expected.rows(), expected.cols()) {
            return Err(PositionError::Size(WrongSize { found, expected }));
        }
        for (at, spot) in grid.indexed() {
            let is_hole = self.board()[at].is_hole();
            match name(expected, at) {
                Some(at) if is_hole && !spot.is_hole() => {
                    return Err(PositionError::HoleMissing { at });
                }
                Some(at) if !is_hole && spot.is_hole() => return Err(PositionError::NoHole { at }),
                _ => {}
            }
        }
        Ok(())
    }
}

/// Why a board is no position of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PositionError {
    /// The board has another size.
    Size(WrongSize),
    /// There is a hole that the board of the game does not have.
    NoHole {
        /// Its cell.
        at: CellName,
    },
    /// There is none of the holes of the board of the game.
    HoleMissing {
        /// Its cell.
        at: CellName,
    },
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = |f: &mut fmt::Formatter<'_>, at: &CellName| {
            write!(f, "row {}, column {}: ", at.coord().row, at.coord().col)
        };
        match self {
            Self::Size(error) => fmt::Display::fmt(error, f),
            Self::NoHole { at } => {
                place(f, at)?;
                write!(f, "{at} is no hole of the board")
            }
            Self::HoleMissing { at } => {
                place(f, at)?;
                write!(f, "{at} is a hole of the board")
            }
        }
    }
}

impl core::error::Error for PositionError {}
