//! Positions that are set up instead of played; [`SetupError`]: why there is no such game or position.

use core::fmt;

use super::{Reversi, Square, State, notation::name};
use crate::{CellName, Grid, TooLarge, WrongSize, rules::Side};

impl Reversi {
    /// The state with these discs on the board, this side to move. If it can place nowhere it has
    /// to pass; if neither side can, the game is over.
    ///
    /// How the grid wraps makes no difference; the board of the game counts. Whether a game can
    /// come to this is not looked into.
    ///
    /// # Errors
    ///
    /// A [`SetupError`] for a board of another size or with other holes.
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
        WrongSize::check(found, expected).map_err(SetupError::Size)?;
        let is_hole = |grid: &Grid<Square>, at| grid[at] == Square::Hole;
        let mut cells = expected.coords();
        let differs = cells.find(|&at| is_hole(&grid, at) != is_hole(self.start.grid(), at));
        if let Some(at) = differs.and_then(|at| name(expected, at)) {
            return Err(match grid[at.coord()] {
                Square::Hole => SetupError::StrayHole { at },
                _ => SetupError::FilledHole { at },
            });
        }
        Ok(State::of(grid.with_wrap(expected.wrap()), turn))
    }
}

/// Why there is no such game of Reversi, or a position is none of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SetupError {
    /// The board has fewer than [`Reversi::MIN_SIDE`] rows or columns.
    TooSmall {
        /// The rows.
        rows: usize,
        /// The columns.
        cols: usize,
    },
    /// The board has more than [`MAX_CELLS`](crate::rules::MAX_CELLS) cells.
    TooLarge(TooLarge),
    /// A position has another size than the board of the game.
    Size(WrongSize),
    /// The board of the game has a hole where a position has a cell.
    FilledHole {
        /// That cell.
        at: CellName,
    },
    /// A position has a hole where the board of the game has a cell.
    StrayHole {
        /// That cell.
        at: CellName,
    },
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (at, fault) = match *self {
            Self::TooSmall { rows, cols } => {
                let least = Reversi::MIN_SIDE;
                return write!(
                    f,
                    "a board of {rows} rows and {cols} columns is too small: there have to be at \
                     least {least} of each"
                );
            }
            Self::TooLarge(error) => return fmt::Display::fmt(&error, f),
            Self::Size(error) => return fmt::Display::fmt(&error, f),
            Self::FilledHole { at } => (at, "has to be a hole, as on the board of the game"),
            Self::StrayHole { at } => (at, "is a hole, but not on the board of the game"),
        };
        let (row, col) = (at.coord().row, at.coord().col);
        write!(f, "row {row}, column {col}: {at} {fault}")
    }
}

impl core::error::Error for SetupError {}
