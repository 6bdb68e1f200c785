//! Games that start from a given well.

use super::{FallingBlocks, Square, State};
use collinear::{Grid, Wrap, WrongSize, rules::SetupError};

impl FallingBlocks {
    /// Makes a state with these blocks in the well and a score of zero. The next piece is the first of the queue.
    /// Without a queue, chance chooses it.
    ///
    /// The wrap of the grid is ignored. A row that is already full disappears with the next piece.
    ///
    /// # Errors
    ///
    /// Fails if the size is not the size of this game's well.
    ///
    /// ```
    /// use collinear::{Grid, rules::Rules};
    /// use collinear_games::falling::{FallingBlocks, Square};
    ///
    /// let game: FallingBlocks = "rows=3 cols=4 queue=T".parse()?;
    /// let well = Grid::parse_with(". . . .\n. . . .\nJ . J J", Square::from_glyph).unwrap();
    /// let state = game.set_up(well).unwrap();
    /// assert_eq!(state.piece(), Some('T'));
    /// assert_eq!(game.moves(&state).count(), 6); // two for three turns, and none for the fourth
    /// # Ok::<(), collinear::rules::SettingsError>(())
    /// ```
    pub fn set_up(&self, grid: Grid<Square>) -> Result<State, SetupError> {
        WrongSize::check(grid.bounds(), self.bounds())?;
        Ok(self.state_of(grid.with_wrap(Wrap::None)))
    }
}
