//! Positions that are set up instead of played.

use alloc::vec::Vec;
use core::fmt;

use super::{InARow, State};
use crate::{
    Bounds, CellName, Coord, Grid,
    rules::{Cell, EngineError, Outcome, Position, Side, View},
};

impl InARow {
    /// The state with these discs on the board: whose turn it is and whether the game has ended
    /// is found out by looking at the whole board, once.
    ///
    /// How the grid wraps makes no difference; the board of the game counts.
    ///
    /// # Errors
    ///
    /// A [`PositionError`] if no game can come to this: a board of another size, a disc in the
    /// air, too many discs of one side, lines that no last move can have closed. Whether the discs
    /// below can have been played in turn is not looked into.
    ///
    /// ```
    /// use collinear::{Grid, rules::{Cell, Side, View, in_a_row::TIC_TAC_TOE}};
    ///
    /// let board = |picture| Grid::parse_with(picture, Cell::from_glyph).unwrap();
    /// let state = TIC_TAC_TOE.position(board("X O X\n. O .\n. . ."))?;
    /// assert_eq!(state.turn(), Side::First);
    ///
    /// let error = TIC_TAC_TOE.position(board("X X X\n. . .\nO O O")).unwrap_err();
    /// assert_eq!(error.to_string(), "both players have a line");
    /// # Ok::<(), collinear::rules::in_a_row::PositionError>(())
    /// ```
    pub fn position(&self, grid: Grid<Cell>) -> Result<State, PositionError> {
        let (bounds, found) = (self.bounds(), grid.bounds());
        if (found.rows(), found.cols()) != (bounds.rows(), bounds.cols()) {
            return Err(PositionError::Size {
                found,
                expected: bounds,
            });
        }
        let grid = grid.with_wrap(bounds.wrap());
        self.check_gravity(&grid)?;
        let count = |side| grid.count(|cell| cell.side() == Some(side));
        let (first, second) = (count(Side::First), count(Side::Second));
        let turn = match first.checked_sub(second) {
            Some(0) => Side::First,
            Some(1) => Side::Second,
            _ => return Err(PositionError::Count { first, second }),
        };
        let has_line = |side| self.has_line(&grid, |at| grid[at] == Cell::Of(side));
        let mover = turn.other();
        let won = match (has_line(mover), has_line(turn)) {
            (true, true) => return Err(PositionError::TwoWinners),
            (false, true) => return Err(PositionError::PlayedOn { winner: turn }),
            (won, false) => won,
        };
        let last = if won {
            Some(self.last_disc(&grid, mover)?)
        } else {
            None
        };
        Ok(self.state_of(Position { grid, turn, last }))
    }

    /// A state for an engine to take over: the same position, seen to be one of this game.
    pub(super) fn for_an_engine(&self, state: &State) -> Result<State, EngineError> {
        EngineError::check(state.grid().bounds(), self.bounds())?;
        let seen = self.position(state.grid().clone());
        let seen = seen.map_err(EngineError::position)?;
        Ok(State {
            position: Position {
                last: state.last(),
                ..seen.position
            },
            ..seen
        })
    }

    /// The state of a position; if it has a last move, that decides whether the game is won.
    pub(super) fn state_of(&self, position: Position<Cell>) -> State {
        let empty = position.grid.positions(Cell::is_empty);
        let open = empty.filter(|&at| self.is_last_there(at)).count();
        let mover = position.turn().other();
        let closed_line = position
            .last
            .is_some_and(|at| self.closes_a_line(&position.grid, at, mover));
        let outcome = if closed_line {
            Some(Outcome::Win(mover))
        } else {
            (open == 0).then_some(Outcome::Draw)
        };
        State {
            position,
            open,
            outcome,
        }
    }

    fn check_gravity(&self, grid: &Grid<Cell>) -> Result<(), PositionError> {
        if !self.has_gravity() {
            return Ok(());
        }
        let supported = |at: Coord| {
            grid.get(Coord::new(at.row + 1, at.col))
                .is_none_or(|below| !below.is_empty())
        };
        let mut discs = grid.positions(|cell| !cell.is_empty());
        match discs.find(|&at| !supported(at)).map(|at| self.name(at)) {
            Some(Ok(at)) => Err(PositionError::Floating { at }),
            _ => Ok(()),
        }
    }

    fn has_line(&self, grid: &Grid<Cell>, own: impl Fn(Coord) -> bool) -> bool {
        grid.bounds()
            .k_lines(self.axes(), self.length(), own)
            .next()
            .is_some()
    }

    /// The last disc that the winner can have played: it is on every line, and without it there was
    /// none.
    fn last_disc(&self, grid: &Grid<Cell>, winner: Side) -> Result<Coord, PositionError> {
        let own = |at: Coord| grid[at] == Cell::Of(winner);
        let bounds = grid.bounds();
        let lines: Vec<_> = bounds.k_lines(self.axes(), self.length(), own).collect();
        let on_top = |at: Coord| {
            let above = at.row.checked_sub(1).map(|row| Coord::new(row, at.col));
            !self.has_gravity() || above.is_none_or(|above| grid[above].is_empty())
        };
        // The disc may have joined two parts that were lines already.
        let closed_none_before = |last: Coord| {
            let before = |at: Coord| at != last && own(at);
            let both_ways = self.axes().iter().flat_map(|&axis| [axis, -axis]);
            let mut parts = both_ways.map(|way| {
                let next = bounds.step(last, way);
                next.map_or(0, |next| bounds.run(next, way, before).line.len())
            });
            parts.all(|part| !self.length().admits(part))
        };
        let mut candidates = lines.first().into_iter().flatten().filter(|&at| on_top(at));
        let last = candidates
            .find(|&at| lines.iter().all(|line| line.contains(at)) && closed_none_before(at));
        last.ok_or(PositionError::NoLastMove { winner })
    }
}

/// Why no game can come to a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PositionError {
    /// The board has another size.
    Size {
        /// The size that it has.
        found: Bounds,
        /// The size that the game has.
        expected: Bounds,
    },
    /// There is a disc in the air.
    Floating {
        /// Its cell.
        at: CellName,
    },
    /// The first player has neither as many discs as the second nor one more.
    Count {
        /// The discs of the first player.
        first: usize,
        /// The discs of the second player.
        second: usize,
    },
    /// Both players have a line.
    TwoWinners,
    /// One player has a line, and the other one moved after that.
    PlayedOn {
        /// The player with the line.
        winner: Side,
    },
    /// No single disc can have closed all lines of the winner.
    NoLastMove {
        /// The player with the lines.
        winner: Side,
    },
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size { found, expected } => {
                write!(f, "the board has {found} instead of {expected}")
            }
            Self::Floating { at } => {
                let Coord { row, col } = at.coord();
                write!(
                    f,
                    "row {row}, column {col}: the disc on {at} has nothing below it"
                )
            }
            Self::Count { first, second } => write!(
                f,
                "{first} discs of the first player and {second} of the second are not from taking \
                 turns"
            ),
            Self::TwoWinners => f.write_str("both players have a line"),
            Self::PlayedOn { winner } => {
                write!(
                    f,
                    "the {winner} player has a line, but the game was played on"
                )
            }
            Self::NoLastMove { winner } => {
                write!(
                    f,
                    "no last move can have closed all lines of the {winner} player"
                )
            }
        }
    }
}

impl core::error::Error for PositionError {}
