//! Positions that are set up instead of played; [`SetupError`]: why there is no such game or position.

use core::fmt;

use super::{Color, Draughts, End, MAX_SIDE, Square, SquareName, State};
use crate::{Coord, Grid, GridError, TooLarge, WrongSize};

impl Draughts {
    /// The state with these pieces on the board and this color to move.
    ///
    /// Nothing has been counted towards a draw. The game is over if this color can't move.
    ///
    /// How the grid wraps makes no difference: boards of this game have edges.
    ///
    /// # Errors
    ///
    /// A [`SetupError`] if no game can come to this: a board of another size, a piece on a square that is
    /// not played on, a man on the row where it would be a king.
    ///
    /// ```
    /// use collinear::{Grid, rules::{Rules, draughts::{Color, Draughts, ENGLISH, Square}}};
    ///
    /// let rules = Draughts::new(ENGLISH)?;
    /// let mut board = Grid::filled(8, 8, Square::Empty).unwrap();
    /// board[(3, 2)] = Square::Man(Color::White);
    /// board[(2, 3)] = Square::Man(Color::Black);
    /// let state = rules.set_up(board.clone(), Color::White).unwrap();
    /// assert_eq!(rules.moves(&state).count(), 1);
    ///
    /// board[(0, 1)] = Square::Man(Color::White);
    /// let error = rules.set_up(board, Color::White).unwrap_err();
    /// assert_eq!(error.to_string(), "row 0, column 1: a man of white on its last row, at 1");
    /// # Ok::<(), collinear::rules::draughts::SetupError>(())
    /// ```
    pub fn set_up(&self, grid: Grid<Square>, turn: Color) -> Result<State, SetupError> {
        let bounds = self.bounds();
        WrongSize::check(grid.bounds(), bounds).map_err(SetupError::Size)?;
        let grid = grid.with_wrap(bounds.wrap());
        for (at, square) in grid.indexed() {
            if !square.is_empty() && !self.is_playable(at) {
                return Err(SetupError::NotPlayable { at });
            }
            if let Square::Man(color) = *square
                && self.is_last_row(at, color)
                && let Some(name) = self.name(at)
            {
                return Err(SetupError::ManOnLastRow { at, name, color });
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

/// Why a variant is no game, or a board no position of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SetupError {
    /// The board has more than [`MAX_SIDE`] rows or columns.
    TooLarge(TooLarge),
    /// There is no such board.
    Grid(GridError),
    /// The men of both players and the empty rows behind them need more rows than there are, or there are
    /// no men.
    NoRoom {
        /// The rows of the board.
        rows: usize,
        /// The rows of men of a player.
        men: usize,
        /// The empty rows behind them.
        behind: usize,
    },
    /// The game would be over before the first move.
    Over {
        /// Why.
        end: End,
    },
    /// A position has another size than the board of the game.
    Size(WrongSize),
    /// A piece stands on a square that is not played on.
    NotPlayable {
        /// That square.
        at: Coord,
    },
    /// A man stands on the row where it would be a king.
    ManOnLastRow {
        /// Where.
        at: Coord,
        /// Its name.
        name: SquareName,
        /// Whose it is.
        color: Color,
    },
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge(error) => {
                write!(
                    f,
                    "{error}: a board has at most {MAX_SIDE} rows and columns"
                )
            }
            Self::Grid(error) => fmt::Display::fmt(error, f),
            Self::NoRoom { men: 0, .. } => f.write_str("there are no men"),
            Self::NoRoom { rows, men, behind } => {
                write!(
                    f,
                    "a board of {rows} rows has no room for twice {men} rows of men"
                )?;
                match behind {
                    0 => Ok(()),
                    _ => write!(f, " and {behind} empty behind them"),
                }
            }
            Self::Over { end } => {
                write!(f, "the game would be over before the first move: {end}")
            }
            Self::Size(error) => fmt::Display::fmt(error, f),
            Self::NotPlayable { at } => write!(
                f,
                "row {}, column {}: a piece on a square that is not played on",
                at.row, at.col
            ),
            Self::ManOnLastRow { at, name, color } => write!(
                f,
                "row {}, column {}: a man of {color} on its last row, at {name}",
                at.row, at.col
            ),
        }
    }
}

impl core::error::Error for SetupError {}
