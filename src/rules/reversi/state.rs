//! [`State`]: the discs, whose turn it is, the last move, and the placements that are legal next.

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

/// A state of a game of Reversi: the discs, whose turn it is, the last move and what it flipped, the
/// legal placements, and the outcome.
///
/// Each move finds the legal placements of the next; the queries of a state cost nothing.
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(super) position: Position<Square>,
    /// What the last move turned.
    pub(super) turned: Vec<Line>,
    /// Where the side to move can place a disc, in reading order.
    pub(super) placements: Vec<Coord>,
    pub(super) outcome: Option<Outcome>,
}

impl State {
    /// The state with these discs on the board, which no known move led to.
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

    /// Where the last disc was placed; `None` at the start, after a pass, and in a state that was
    /// [set up](super::Reversi::set_up).
    #[must_use]
    pub fn last(&self) -> Option<Coord> {
        self.position.last()
    }

    /// The lines that the last move turned: what [`flips`](super::Reversi::flips) answered before it.
    #[must_use]
    pub fn turned(&self) -> &[Line] {
        &self.turned
    }

    /// How many discs each player has on the board, by [`Side::index`]. The board is counted at each
    /// call.
    #[must_use]
    pub fn disc_counts(&self) -> [usize; 2] {
        Side::BOTH.map(|side| self.grid().count(is(Square::Of(side))))
    }

    /// Whether the game goes on and the side to move can place nowhere.
    pub(super) fn must_pass(&self) -> bool {
        self.outcome.is_none() && self.placements.is_empty()
    }

    /// Finds out where the side to move can place, and whether the game is over.
    #[inline]
    pub(super) fn look_ahead(&mut self) {
        let (grid, turn) = (self.position.grid(), self.position.turn);
        list_placements(grid, turn, &mut self.placements);
        let over = self.placements.is_empty() && !can_place(grid, turn.other());
        self.outcome = over.then(|| more_discs(self.disc_counts()));
    }
}

/// Who wins with these numbers of discs: the player who has more.
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

/// The board as a picture.
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
