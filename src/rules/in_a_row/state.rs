//! [`State`]: the discs and the result.

use core::fmt;

use super::{InARow, Square};
use crate::{
    Board, Finite, Grid, Headings, Layout, Rect, Topology,
    rules::{Outcome, Position, SetupError, Side, View},
};

/// A state of an m,n,k game: the discs, whose turn it is, the last move, and the result if the game has ended.
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct State<T: Finite = Rect> {
    pub(super) position: Position<Square, T>,
    /// The number of legal moves while the game continues: open columns with gravity, else empty cells.
    pub(super) open: usize,
    /// Computed once, when the last disc was placed.
    pub(super) outcome: Option<Outcome>,
}

impl<T: Finite> State<T> {
    /// The discs and the obstacles.
    #[must_use]
    pub fn grid(&self) -> &Grid<Square, T> {
        self.position.grid()
    }

    /// The cell of the last disc; `None` at the start. In a state that was [set up](InARow::set_up) it is known only if
    /// the disc closed a line.
    #[must_use]
    pub fn last(&self) -> Option<T::Cell> {
        self.position.last()
    }
}

impl<T: Finite> Clone for State<T> {
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

/// The board as text.
impl<T: Layout> fmt::Display for State<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.glyphs().on_paper(), f)
    }
}

impl<T: Layout> View for State<T> {
    type Board = T;
    type Key = (Grid<Square, T>, Side);

    fn key(&self) -> Self::Key {
        (self.grid().clone(), self.position.turn)
    }

    fn turn(&self) -> Side {
        self.position.turn
    }

    fn glyphs(&self) -> Grid<char, T> {
        self.position.glyphs()
    }
}

impl<T: Headings + Layout> InARow<T> {
    /// Returns a state for an engine: the same position, after a check that it belongs to this game.
    pub(super) fn for_an_engine(&self, state: &State<T>) -> Result<State<T>, SetupError> {
        let paper = |board: &Board<T>| board.topology().paper();
        SetupError::check_size(paper(state.grid().board()), paper(&self.board))?;
        let seen = self.set_up(state.grid().clone());
        let seen = seen?;
        Ok(State {
            position: seen.position.with_last(state.last()),
            ..seen
        })
    }

    /// The state of a position. If it has a last move, only lines through that cell are searched for.
    pub(super) fn state_of(&self, position: Position<Square, T>) -> State<T> {
        let empty = position.grid().cells_where(Square::is_empty);
        let open = empty.filter(|&at| self.is_last_there(at)).count();
        let mover = position.turn().other();
        let closed_line = position
            .last()
            .is_some_and(|at| self.closes_a_line(position.grid(), at, mover));
        State {
            position,
            open,
            outcome: self.verdict(mover, closed_line, open == 0),
        }
    }
}

impl<T: Topology> InARow<T> {
    /// How a move ended the game, if it did: with a line of the player who moved, or with a draw on a full board. The
    /// line is checked first, since the last cell of the board can decide the game.
    #[inline]
    pub(super) const fn verdict(
        &self,
        mover: Side,
        has_line: bool,
        is_full: bool,
    ) -> Option<Outcome> {
        if has_line {
            Some(Outcome::Win(if self.misere {
                mover.other()
            } else {
                mover
            }))
        } else if is_full {
            Some(Outcome::Draw)
        } else {
            None
        }
    }
}
