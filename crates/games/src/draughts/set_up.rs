//! Games that start from a given position.

use super::{Color, Draughts, Square, State};
use collinear::{Grid, WrongSize, rules::SetupError};

impl Draughts {
    /// Makes a state with these pieces on the board and this color to move.
    ///
    /// The counts towards a draw start at zero. The game is over if this color cannot move. The wrap of the grid is
    /// ignored, because boards of this game have edges.
    ///
    /// # Errors
    ///
    /// Fails if no game can have this position: a board of another size, a piece on a square that is not in play, or a
    /// man on its last row.
    ///
    /// ```
    /// use collinear::{Coord, Grid, rules::Rules};
    /// use collinear_games::draughts::{Color, Draughts, ENGLISH, Square};
    ///
    /// let rules = Draughts::new(ENGLISH)?;
    /// let mut board = Grid::filled(8, 8, Square::Empty).unwrap();
    /// board[Coord::new(3, 2)] = Square::Man(Color::White);
    /// board[Coord::new(2, 3)] = Square::Man(Color::Black);
    /// let state = rules.set_up(board.clone(), Color::White).unwrap();
    /// assert_eq!(rules.moves(&state).count(), 1);
    ///
    /// board[Coord::new(0, 1)] = Square::Man(Color::White);
    /// let error = rules.set_up(board, Color::White).unwrap_err();
    /// assert_eq!(error.to_string(), "row 0, column 1: there is a man of white on its last row, at 1");
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    pub fn set_up(&self, grid: Grid<Square>, turn: Color) -> Result<State, SetupError> {
        let bounds = self.bounds();
        WrongSize::check(grid.bounds(), bounds)?;
        let grid = grid.with_wrap(bounds.wrap());
        for (at, square) in grid.indexed() {
            if !square.is_empty() && !self.is_playable(at) {
                let why = "there is a piece on a square that is not in play";
                return Err(SetupError::of_cell(at, why));
            }
            if let Square::Man(color) = *square
                && self.is_last_row(at, color)
                && let Some(name) = self.name(at)
            {
                let why = format!("there is a man of {color} on its last row, at {name}");
                return Err(SetupError::of_cell(at, why));
            }
        }
        let mut state = State::new(grid, turn);
        state.turn = self.side(turn);
        state.lone_king = self
            .against_lone_king(&state.grid)
            .map(|pieces| (pieces, 0));
        state.moves = self.find_moves(&state);
        state.over = self.end(&state);
        Ok(state)
    }
}
