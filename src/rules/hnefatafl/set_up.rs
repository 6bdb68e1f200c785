//! Positions that are set up instead of played; [`SetupError`]: why there is no such game or position.

use core::fmt;

use super::{Army, End, Hnefatafl, Square, State, notation::name};
use crate::{CellName, Coord, Grid, GridError, TooLarge, WrongSize};

impl Hnefatafl {
    /// The state with these pieces on the board and this army to move.
    ///
    /// No piece is captured for where it stands. The game is over if a move of the other army to this
    /// position would have ended it, if this army can't move, or if the king has escaped already.
    ///
    /// How the grid wraps makes no difference: boards of this game have edges.
    ///
    /// # Errors
    ///
    /// A [`SetupError`] if no game can come to this: a board of another size, no king or two, a
    /// soldier on the throne or on a corner that is the king's.
    ///
    /// # Complexity
    ///
    /// The board is looked at once for each of these, and the moves are listed.
    ///
    /// ```
    /// use collinear::{Grid, rules::hnefatafl::{Army, BRANDUBH, End, Hnefatafl, Square}};
    ///
    /// let rules = Hnefatafl::new(BRANDUBH)?;
    /// let mut board = rules.variant().start_board().unwrap();
    /// board.swap((3, 3).into(), (0, 0).into());
    /// let state = rules.set_up(board.clone(), Army::Attackers).unwrap();
    /// assert_eq!(state.end(), Some(End::Escaped));
    ///
    /// board[(3, 3)] = Square::Attacker;
    /// let error = rules.set_up(board, Army::Attackers).unwrap_err();
    /// assert_eq!(error.to_string(), "row 3, column 3: a soldier on the throne at d4");
    /// # Ok::<(), collinear::rules::hnefatafl::SetupError>(())
    /// ```
    pub fn set_up(&self, grid: Grid<Square>, turn: Army) -> Result<State, SetupError> {
        let bounds = self.bounds();
        WrongSize::check(grid.bounds(), bounds).map_err(SetupError::Size)?;
        let grid = grid.with_wrap(bounds.wrap());
        let kings = grid.count(|&square| square == Square::King);
        if kings != 1 {
            return Err(SetupError::Kings { found: kings });
        }
        let is_soldier = |at: &Coord| !matches!(grid[*at], Square::Empty | Square::King);
        let misplaced = |at: &Coord| is_soldier(at) && !self.may_stop(grid[*at], *at);
        let misplaced = bounds.coords().find(misplaced);
        if let Some(at) = misplaced.and_then(|at| name(bounds, at)) {
            return Err(if at.coord() == self.throne {
                SetupError::SoldierOnThrone { at }
            } else {
                SetupError::SoldierOnCorner { at }
            });
        }
        let mut state = State::new(grid, turn);
        state.turn = self.side(turn);
        state.over = self.end_after(&mut state, turn.other());
        Ok(state)
    }
}

/// Why a variant is no game, or a board no position of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SetupError {
    /// The start is no picture of a board.
    Picture(GridError),
    /// The board has more than [`MAX_CELLS`](crate::rules::MAX_CELLS) cells.
    TooLarge(TooLarge),
    /// No cell is in the middle of a board with an even number of rows or columns.
    NoMiddle {
        /// Its rows.
        rows: usize,
        /// Its columns.
        cols: usize,
    },
    /// A position has another size than the board of the game.
    Size(WrongSize),
    /// There is not exactly one king.
    Kings {
        /// How many there are.
        found: usize,
    },
    /// A soldier stands on the throne.
    SoldierOnThrone {
        /// The throne.
        at: CellName,
    },
    /// A soldier stands on a corner that is the king's.
    SoldierOnCorner {
        /// The corner.
        at: CellName,
    },
    /// The game would be over before the first move.
    Over {
        /// Why.
        end: End,
        /// Who would have won.
        winner: Army,
    },
    /// Where the king escapes to any edge, corners have to be [`Corners::ORDINARY`](super::Corners::ORDINARY).
    HostileCorners,
    /// Where the king escapes to any edge, there are no exit forts: at the edge he has won.
    FortAtGoal,
    /// A king who moves at most no cell can't move.
    KingCantMove,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = |f: &mut fmt::Formatter<'_>, at: &CellName| {
            write!(f, "row {}, column {}: ", at.coord().row, at.coord().col)
        };
        match self {
            Self::Picture(error) => fmt::Display::fmt(error, f),
            Self::TooLarge(error) => fmt::Display::fmt(error, f),
            Self::NoMiddle { rows, cols } => write!(
                f,
                "a board of {rows} rows and {cols} columns has no cell in the middle for a throne"
            ),
            Self::Size(error) => fmt::Display::fmt(error, f),
            Self::Kings { found: 0 } => f.write_str("there is no king"),
            Self::Kings { found } => write!(f, "there are {found} kings instead of one"),
            Self::SoldierOnThrone { at } => {
                position(f, at)?;
                write!(f, "a soldier on the throne at {at}")
            }
            Self::SoldierOnCorner { at } => {
                position(f, at)?;
                write!(f, "a soldier on the corner at {at}, which is the king's")
            }
            Self::Over { end, winner } => write!(
                f,
                "the game would be over before the first move: the {winner} have won, {end}"
            ),
            Self::HostileCorners => {
                f.write_str("corners can't be hostile where the king escapes to any edge")
            }
            Self::FortAtGoal => f.write_str(
                "there are no exit forts where the king escapes to any edge: he has won when he \
                 is there",
            ),
            Self::KingCantMove => f.write_str("a king who moves at most 0 cells can't move"),
        }
    }
}

impl core::error::Error for SetupError {}
