//! [`State`]: the discs, the side to move, the last move, and the legal placements.

use alloc::vec::Vec;
use core::fmt;

use super::{
    Square,
    placements::{can_place, is, list_placements},
};
use crate::{
    Coord, Grid, Line, Rect,
    rules::{Outcome, Position, Side, View},
};

/// A state of a game of Reversi: the discs, the side to move, the last move and what it flipped, the legal
/// placements, and the outcome.
///
/// Each move also finds the next legal placements, so queries of a state only look them up.
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(super) position: Position<Square>,
    /// The lines that the last move turned over.
    pub(super) turned: Vec<Line>,
    /// The cells where the side to move can place a disc, in reading order.
    pub(super) placements: Vec<Coord>,
    pub(super) outcome: Option<Outcome>,
}

impl State {
    /// A state with these discs on the board and no last move.
    pub(super) fn of(grid: Grid<Square>, turn: Side) -> Self {
        let mut state = Self {
            position: Position::new(grid).with_turn(turn),
            turned: Vec::new(),
            placements: Vec::new(),
            outcome: None,
        };
        state.look_ahead();
        state
    }

    /// The board.
    #[must_use]
    pub fn grid(&self) -> &Grid<Square> {
        self.position.grid()
    }

    /// The cell of the last placement; `None` at the start, after a pass, and in a state that was [set
    /// up](super::Reversi::set_up).
    #[must_use]
    pub fn last(&self) -> Option<Coord> {
        self.position.last()
    }

    /// The lines that the last move turned over, as returned by [`flips`](super::Reversi::flips) before it.
    #[must_use]
    pub fn turned(&self) -> &[Line] {
        &self.turned
    }

    /// The number of discs of each player, by [`Side::index`]. Counts the board at each call.
    #[must_use]
    pub fn disc_counts(&self) -> [usize; 2] {
        Side::BOTH.map(|side| self.grid().count(is(Square::Of(side))))
    }

    /// Whether the side to move cannot place a disc but the game is not over.
    pub(super) fn must_pass(&self) -> bool {
        self.outcome.is_none() && self.placements.is_empty()
    }

    /// Finds the placements of the side to move, and whether the game is over.
    #[inline]
    pub(super) fn look_ahead(&mut self) {
        let (grid, turn) = (self.position.grid(), self.position.turn);
        list_placements(grid, turn, &mut self.placements);
        let over = self.placements.is_empty() && !can_place(grid, turn.other());
        self.outcome = over.then(|| more_discs(self.disc_counts()));
    }
}

/// The outcome with these numbers of discs: the player with more wins.
pub(super) fn more_discs([first, second]: [usize; 2]) -> Outcome {
    Outcome::by_score(first, second)
}

impl Clone for State {
    fn clone(&self) -> Self {
        Self {
            position: self.position.clone(),
            turned: self.turned.clone(),
            placements: self.placements.clone(),
            outcome: self.outcome,
        }
    }

    #[inline]
    fn clone_from(&mut self, source: &Self) {
        self.position.clone_from(&source.position);
        self.turned.clone_from(&source.turned);
        self.placements.clone_from(&source.placements);
        self.outcome = source.outcome;
    }
}

/// Prints the board.
impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self.grid(), f)
    }
}

impl View for State {
    type Board = Rect;
    type Key = (Grid<Square>, Side);

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
