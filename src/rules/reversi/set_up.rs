//! Setting up positions.

use alloc::format;

use super::{Reversi, Square, State, notation::name};
use crate::{
    Grid, WrongSize,
    rules::{SetupError, Side},
};

impl Reversi {
    /// Sets up a state with these discs and this side to move. If that side cannot place a disc, it has to
    /// pass; if neither side can, the game is over.
    ///
    /// The state wraps as the board of the game does, not as the grid does. The position need not be reachable in a
    /// game.
    ///
    /// # Errors
    ///
    /// If the size or the holes of the grid differ from the board of this game.
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
    pub fn set_up(&self, grid: Grid<Square>, turn: Side) -> Result<State, SetupError> {
        let (expected, found) = (self.bounds(), grid.bounds());
        WrongSize::check(found, expected)?;
        let is_hole = |grid: &Grid<Square>, at| grid[at] == Square::Hole;
        let mut cells = expected.coords();
        let differs = cells.find(|&at| is_hole(&grid, at) != is_hole(self.start.grid(), at));
        if let Some(name) = differs.and_then(|at| name(expected, at)) {
            let fault = match grid[name.coord()] {
                Square::Hole => "is a hole, but not on the board of the game",
                _ => "has to be a hole, as on the board of the game",
            };
            return Err(SetupError::of_cell(name.coord(), format!("{name} {fault}")));
        }
        Ok(State::of(grid.with_wrap(expected.wrap()), turn))
    }
}
