//! The rules on a grid.

use core::fmt;

use super::{InARow, Refusal};
use crate::{
    CellName, Coord, Grid, Line, Origin,
    rules::{Cell, Illegal, Outcome, Position, Rules, Side, View},
};

/// A state of an m,n,k game: the discs, whose turn it is, the last move, and how it ended if it
/// has.
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(super) position: Position<Cell>,
    /// How many moves the board has room for: columns that are not full with gravity, else empty
    /// cells.
    pub(super) open: usize,
    /// Found out once, when the last disc was put down.
    pub(super) outcome: Option<Outcome>,
}

impl State {
    /// The discs.
    ///
    /// ```
    /// use collinear::{Coord, rules::{Cell, Rules, Side, in_a_row::TIC_TAC_TOE}};
    ///
    /// let mut state = TIC_TAC_TOE.start();
    /// TIC_TAC_TOE.apply(&mut state, Coord::new(1, 1));
    /// assert_eq!(state.grid()[(1, 1)], Cell::Of(Side::First));
    /// ```
    #[must_use]
    pub fn grid(&self) -> &Grid<Cell> {
        &self.position.grid
    }

    /// Where the last disc was put, or `None` at the start. In a state that was
    /// [set up](InARow::position) it is known only if the game was won there.
    ///
    /// ```
    /// use collinear::{Coord, rules::{Rules, in_a_row::TIC_TAC_TOE}};
    ///
    /// let mut state = TIC_TAC_TOE.start();
    /// assert_eq!(state.last(), None);
    /// TIC_TAC_TOE.apply(&mut state, Coord::new(1, 1));
    /// assert_eq!(state.last(), Some(Coord::new(1, 1)));
    /// ```
    #[must_use]
    pub fn last(&self) -> Option<Coord> {
        self.position.last
    }
}

impl Clone for State {
    fn clone(&self) -> Self {
        Self {
            position: self.position.clone(),
            ..*self
        }
    }

    #[inline]
    fn clone_from(&mut self, source: &Self) {
        self.position.clone_from(&source.position);
        self.open = source.open;
        self.outcome = source.outcome;
    }
}

/// The board as a picture.
impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self.grid(), f)
    }
}

impl View for State {
    type Key = (Grid<Cell>, Side);

    fn key(&self) -> Self::Key {
        self.position.key()
    }

    fn turn(&self) -> Side {
        self.position.turn
    }

    fn glyphs(&self) -> Grid<char> {
        self.position.glyphs()
    }
}

impl InARow {
    /// Where a disc lands that is let go over a column, counted from 0.
    ///
    /// This asks the board only: after the end of the game it still answers, and
    /// [`Game::play`](crate::rules::Game::play) refuses the move.
    ///
    /// # Errors
    ///
    /// [`Refusal::ColumnFull`], [`Refusal::NoColumn`], or [`Refusal::NoGravity`].
    ///
    /// ```
    /// use collinear::{Coord, rules::{Rules, in_a_row::FOUR_IN_A_ROW}};
    ///
    /// let start = FOUR_IN_A_ROW.start();
    /// assert_eq!(FOUR_IN_A_ROW.drop(&start, 3), Ok(Coord::new(5, 3)));
    /// let refusal = FOUR_IN_A_ROW.drop(&start, 7).unwrap_err();
    /// assert_eq!(refusal.to_string(), "there is no column 8: columns are 1 to 7");
    /// ```
    pub fn drop(&self, state: &State, column: usize) -> Result<Coord, Refusal> {
        if !self.has_gravity() {
            return Err(Refusal::NoGravity);
        }
        let cols = self.bounds().cols();
        if column >= cols {
            return Err(Refusal::NoColumn { column, cols });
        }
        let lands = landing(state.grid(), column);
        lands.ok_or(Refusal::ColumnFull { column })
    }

    /// The lines that won the game, each whole; none if it is not won.
    ///
    /// ```
    /// use collinear::{Grid, rules::{Cell, in_a_row::TIC_TAC_TOE}};
    ///
    /// let board = Grid::parse_with("X X X\nO O .\n. . .", Cell::from_glyph).unwrap();
    /// let state = TIC_TAC_TOE.position(board)?;
    /// let lines: Vec<_> = TIC_TAC_TOE.winning_lines(&state).collect();
    /// assert_eq!(lines.len(), 1);
    /// assert_eq!(lines[0].to_string(), "3 cells E from (0, 0)");
    /// # Ok::<(), collinear::rules::in_a_row::PositionError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// Looks only along the lines through the last disc.
    pub fn winning_lines<'a>(&'a self, state: &'a State) -> impl Iterator<Item = Line> + 'a {
        let won = state.outcome.and_then(Outcome::winner);
        let last = won.and(state.last()).into_iter();
        last.flat_map(|at| self.lines_through(state.grid(), at))
    }

    /// The lines of the owner of a disc that run through it.
    #[inline]
    pub(super) fn lines_through<'a>(
        &'a self,
        grid: &'a Grid<Cell>,
        at: Coord,
    ) -> impl Iterator<Item = Line> + 'a {
        let own = grid[at];
        grid.k_lines_through(at, self.axes(), self.length(), move |&cell| cell == own)
    }

    /// Whether a cell is on a line of a player.
    #[inline]
    pub(super) fn closes_a_line(&self, grid: &Grid<Cell>, at: Coord, player: Side) -> bool {
        let own = Cell::Of(player);
        grid.has_k_line_through(at, self.axes(), self.length(), |&cell| cell == own)
    }

    /// The name of a cell of this board, `h8`, with rows from the bottom.
    pub(super) fn name(&self, at: Coord) -> Result<CellName, Refusal> {
        let bounds = self.bounds();
        bounds
            .name(at, Origin::BottomLeft)
            .ok_or(Refusal::OffBoard { at, bounds })
    }

    /// Whether a disc on a cell takes a move from the board for good: the one on top of a column,
    /// or any disc without gravity.
    #[inline]
    pub(super) const fn is_last_there(&self, at: Coord) -> bool {
        !self.has_gravity() || at.row == 0
    }

    fn refusal(&self, state: &State, mov: Coord) -> Result<(), Refusal> {
        let at = self.name(mov)?;
        match state.grid().get(mov) {
            Some(Cell::Empty) => {}
            Some(Cell::Of(_)) => return Err(Refusal::Occupied { at }),
            None => {
                let bounds = state.grid().bounds();
                return Err(Refusal::OffBoard { at: mov, bounds });
            }
        }
        if self.has_gravity() {
            let lands = self.drop(state, mov.col)?;
            if lands != mov {
                return Err(Refusal::Floating {
                    at,
                    lands: self.name(lands)?,
                });
            }
        }
        Ok(())
    }
}

/// The lowest free cell of a column.
#[inline]
fn landing(grid: &Grid<Cell>, column: usize) -> Option<Coord> {
    let mut upwards = (0..grid.rows()).rev().map(|row| Coord::new(row, column));
    upwards.find(|&at| grid.get(at).is_some_and(Cell::is_empty))
}

impl Rules for InARow {
    type State = State;
    type Move = Coord;

    fn start(&self) -> State {
        let (rows, cols) = (self.bounds().rows(), self.bounds().cols());
        let grid = Grid::filled(rows, cols, Cell::Empty)
            .unwrap_or_else(|error| panic!("a board of at most 2^20 cells: {error}"));
        self.state_of(Position::new(grid.with_wrap(self.bounds().wrap())))
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = Coord> {
        // One iterator for both: with two in an `Either` the loops over moves would be compiled
        // twice, and what they call no longer be part of them.
        let (gravity, grid) = (self.has_gravity(), state.grid());
        let bounds = grid.bounds();
        let one_a_move = if gravity {
            bounds.cols()
        } else {
            bounds.cell_count()
        };
        bounds.coords().take(one_a_move).filter_map(move |at| {
            if gravity {
                landing(grid, at.col)
            } else {
                grid[at].is_empty().then_some(at)
            }
        })
    }

    #[inline]
    fn apply(&self, state: &mut State, at: Coord) {
        let mover = state.position.turn;
        state.position.place(at, Cell::Of(mover));
        state.open -= usize::from(self.is_last_there(at));
        // The win comes first: the last cell of the board can decide the game.
        state.outcome = if self.closes_a_line(state.grid(), at, mover) {
            Some(Outcome::Win(mover))
        } else if state.open == 0 {
            Some(Outcome::Draw)
        } else {
            None
        };
    }

    #[inline]
    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.outcome
    }

    #[inline]
    fn count_moves(&self, state: &State) -> usize {
        state.open
    }

    fn check(&self, state: &State, mov: &Coord) -> Result<(), Illegal> {
        match state.outcome {
            Some(outcome) => Err(Illegal::Over(outcome)),
            None => self.refusal(state, *mov).map_err(Illegal::refused),
        }
    }
}
