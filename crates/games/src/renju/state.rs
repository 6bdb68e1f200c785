//! [`State`]: the stones, and the outcome.

use std::fmt;

use collinear::{
    Coord, Grid, Rect,
    rules::{Cell, Outcome, Position, Side, View},
};

/// A state of a game: the stones, the side to move, the last move, and the outcome.
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(super) position: Position<Cell>,
    /// The outcome, which is found when a stone is placed.
    pub(super) outcome: Option<Outcome>,
}

impl State {
    /// The stones.
    #[must_use]
    #[inline]
    pub fn grid(&self) -> &Grid<Cell> {
        self.position.grid()
    }

    /// The cell of the last stone; `None` at the start. In a state that was [set up](super::Renju::set_up), it is a
    /// stone of the winning line, or `None` if nobody has won.
    #[must_use]
    pub fn last(&self) -> Option<Coord> {
        self.position.last()
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
        self.outcome = source.outcome;
    }
}

/// Writes the board as text, one line for each row.
impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self.grid(), f)
    }
}

impl View for State {
    type Board = Rect;
    type Key = (Grid<Cell>, Side);

    fn key(&self) -> Self::Key {
        (self.grid().clone(), self.position.turn)
    }

    fn turn(&self) -> Side {
        self.position.turn
    }

    fn glyphs(&self) -> Grid<char> {
        self.position.glyphs()
    }
}
