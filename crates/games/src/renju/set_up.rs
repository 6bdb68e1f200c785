//! Games that start from a given position.

use super::{Renju, State};
use collinear::{
    Grid, WrongSize,
    rules::{Cell, Owned, Position, SetupError, Side},
};

impl Renju {
    /// Makes a state with these stones and this side to move. The game is won if a player has a five.
    ///
    /// The position need not be reachable: any number of stones is allowed, even on forbidden cells. The wrap of the
    /// grid is ignored, because boards of this game have edges.
    ///
    /// # Errors
    ///
    /// Fails if the board has another size, or if both players have a five.
    ///
    /// ```
    /// use collinear::{Grid, rules::{Cell, Rules, Side}};
    /// use collinear_games::renju::{RENJU, Renju, Variant};
    ///
    /// let rules = Renju::new(Variant { rows: 2, cols: 5, ..RENJU })?;
    /// let board = |picture| Grid::parse_with(picture, Cell::from_glyph).unwrap();
    /// let state = rules.set_up(board("X X X X .\nO O O O ."), Side::Second)?;
    /// assert_eq!(rules.moves(&state).count(), 2);
    ///
    /// let error = rules.set_up(board("X X X X X\nO O O O O"), Side::First).unwrap_err();
    /// assert_eq!(error.to_string(), "both players have a winning line");
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    pub fn set_up(&self, grid: Grid<Cell>, turn: Side) -> Result<State, SetupError> {
        WrongSize::check(grid.bounds(), self.bounds)?;
        let grid = grid.with_wrap(self.bounds.wrap());
        let won_by = |side| {
            let mut stones = grid.cells_where(Cell::is_of(side));
            stones.find(|&at| self.wins_by(&grid, at).next().is_some())
        };
        let last = match Side::BOTH.map(won_by) {
            [Some(_), Some(_)] => {
                return Err(SetupError::new("both players have a winning line"));
            }
            [first, second] => first.or(second),
        };
        Ok(self.state_of(Position::new(grid).with_turn(turn).with_last(last)))
    }
}
