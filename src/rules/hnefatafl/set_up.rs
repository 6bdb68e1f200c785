//! Positions that are set up, not played.

use alloc::format;

use super::{Army, Hnefatafl, Square, State, notation::name};
use crate::{Coord, Grid, WrongSize, rules::SetupError};

impl Hnefatafl {
    /// The state with these pieces on the board and this army to move.
    ///
    /// No piece is captured, wherever it is. The game is over if the king has escaped, if this army can't move, or if a
    /// move of the other army to this position would have ended it.
    ///
    /// How the sides of the grid are joined does not matter: boards of this game have edges.
    ///
    /// # Errors
    ///
    /// If no game can reach the position: the board has another size, there is no king or more than one, or a soldier
    /// is on the throne or on a king's corner.
    ///
    /// # Complexity
    ///
    /// Looks at the whole board once for each check, and lists the moves.
    ///
    /// ```
    /// use collinear::{Coord, Grid, rules::hnefatafl::{Army, BRANDUBH, End, Hnefatafl, Square}};
    ///
    /// let rules = Hnefatafl::new(BRANDUBH)?;
    /// let mut board = rules.variant().start_board().unwrap();
    /// board.swap((3, 3).into(), (0, 0).into());
    /// let state = rules.set_up(board.clone(), Army::Attackers).unwrap();
    /// assert_eq!(state.end(), Some(End::Escaped));
    ///
    /// board[Coord::new(3, 3)] = Square::Attacker;
    /// let error = rules.set_up(board, Army::Attackers).unwrap_err();
    /// assert_eq!(error.to_string(), "row 3, column 3: a soldier on the throne at d4");
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    pub fn set_up(&self, grid: Grid<Square>, turn: Army) -> Result<State, SetupError> {
        let bounds = self.bounds();
        WrongSize::check(grid.bounds(), bounds)?;
        let grid = grid.with_wrap(bounds.wrap());
        let kings = grid.count(|&square| square == Square::King);
        if kings != 1 {
            return Err(match kings {
                0 => SetupError::new("there is no king"),
                _ => SetupError::new(format!("there are {kings} kings instead of one")),
            });
        }
        let is_soldier = |at: &Coord| !matches!(grid[*at], Square::Empty | Square::King);
        let misplaced = |at: &Coord| is_soldier(at) && !self.may_stop(grid[*at], *at);
        let misplaced = bounds.coords().find(misplaced);
        if let Some(name) = misplaced.and_then(|at| name(bounds, at)) {
            let at = name.coord();
            let why = if at == self.throne {
                format!("a soldier on the throne at {name}")
            } else {
                format!("a soldier on the corner at {name}, where only the king may stop")
            };
            return Err(SetupError::of_cell(at, why));
        }
        let mut state = State::new(grid, turn);
        state.turn = self.side(turn);
        state.over = self.end_after(&mut state, turn.other());
        Ok(state)
    }
}
