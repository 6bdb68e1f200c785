//! Setting up positions.

use alloc::format;

use super::{PegSolitaire, Square, State, names::name};
use crate::{Grid, Wrap, WrongSize, rules::SetupError};

impl PegSolitaire {
    /// Sets up a state with these pegs on the board and no jumps made. The position need not be reachable from
    /// the start; a board without pegs is stuck.
    ///
    /// The wrapping of the grid is ignored.
    ///
    /// # Errors
    ///
    /// If the size or the holes of the grid differ from the board of this game.
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
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    pub fn set_up(&self, grid: Grid<Square>) -> Result<State, SetupError> {
        self.check_board(&grid)?;
        Ok(self.state_of(grid.with_wrap(Wrap::None)))
    }

    /// Checks that this is the board of this game, with any pegs.
    pub(super) fn check_board(&self, grid: &Grid<Square>) -> Result<(), SetupError> {
        let (found, expected) = (grid.bounds(), self.bounds());
        WrongSize::check(found, expected)?;
        for (at, square) in grid.indexed() {
            let fault = match (self.start_board()[at].is_hole(), square.is_hole()) {
                (true, false) => "has to be a hole, as on the board of the game",
                (false, true) => "is a hole, but not on the board of the game",
                _ => continue,
            };
            if let Some(name) = name(expected, at) {
                return Err(SetupError::of_cell(at, format!("{name} {fault}")));
            }
        }
        Ok(())
    }
}
