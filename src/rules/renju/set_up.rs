//! Positions that are set up instead of played; [`SetupError`]: why there is no such game or position.

use core::fmt;

use super::{Renju, State};
use crate::{
    Grid, TooLarge, WrongSize,
    rules::{Cell, Position, Side},
};

impl Renju {
    /// The state with these stones on the board, this side to move; won, if a player has a five.
    ///
    /// Whether a game can come to this is not looked into: there may be as many stones of each player as one
    /// likes, and stones that were forbidden. How the grid wraps makes no difference; the board of the game has
    /// an edge.
    ///
    /// # Errors
    ///
    /// [`SetupError::Size`] for a board of another size, [`SetupError::TwoWinners`] if both players have a five.
    ///
    /// ```
    /// use collinear::{Grid, rules::{Cell, Rules, Side, renju::{RENJU, Renju, Variant}}};
    ///
    /// let rules = Renju::new(Variant { rows: 2, cols: 5, ..RENJU })?;
    /// let board = |picture| Grid::parse_with(picture, Cell::from_glyph).unwrap();
    /// let state = rules.set_up(board("X X X X .\nO O O O ."), Side::Second)?;
    /// assert_eq!(rules.moves(&state).count(), 2);
    ///
    /// let error = rules.set_up(board("X X X X X\nO O O O O"), Side::First).unwrap_err();
    /// assert_eq!(error.to_string(), "both players have a line that wins");
    /// # Ok::<(), collinear::rules::renju::SetupError>(())
    /// ```
    pub fn set_up(&self, grid: Grid<Cell>, turn: Side) -> Result<State, SetupError> {
        WrongSize::check(grid.bounds(), self.bounds).map_err(SetupError::Size)?;
        let grid = grid.with_wrap(self.bounds.wrap());
        let won_by = |side| {
            let mut stones = grid.cells_where(Cell::is_of(side));
            stones.find(|&at| self.wins_by(&grid, at).next().is_some())
        };
        let last = match Side::BOTH.map(won_by) {
            [Some(_), Some(_)] => return Err(SetupError::TwoWinners),
            [first, second] => first.or(second),
        };
        Ok(self.state_of(Position::new(grid).with_turn(turn).with_last(last)))
    }
}

/// Why there is no such game, or a position is none of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SetupError {
    /// The board has more than [`MAX_SIDE`](super::MAX_SIDE) rows or columns.
    TooLarge(TooLarge),
    /// A five has two ends, and more of them would have to be open.
    Ends {
        /// How many.
        open: u8,
    },
    /// A position has another size than the board of the game.
    Size(WrongSize),
    /// Both players have a line that wins.
    TwoWinners,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge(error) => fmt::Display::fmt(error, f),
            Self::Ends { open } => write!(f, "a five has two ends, and {open} can't be open"),
            Self::Size(error) => fmt::Display::fmt(error, f),
            Self::TwoWinners => f.write_str("both players have a line that wins"),
        }
    }
}

impl core::error::Error for SetupError {}
