//! [`State`]: the well, the falling piece, and the score.

use std::fmt;

use super::{FallingBlocks, Square};
use collinear::{
    Grid, Rect,
    rules::{Side, View},
};

/// A position of a game of falling blocks: the well, the falling piece, and the score.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(super) grid: Grid<Square>,
    /// The index and the name of the falling piece.
    pub(super) piece: Option<(usize, char)>,
    /// The piece after the falling one, if chance has already chosen it.
    pub(super) next: Option<(usize, char)>,
    /// The number of pieces taken from the queue.
    pub(super) came: usize,
    pub(super) rows: u64,
    pub(super) score: u64,
}

impl State {
    /// The well.
    #[must_use]
    pub const fn grid(&self) -> &Grid<Square> {
        &self.grid
    }

    /// The name of the falling piece; `None` before the first one.
    #[must_use]
    pub fn piece(&self) -> Option<char> {
        self.piece.map(|(_, name)| name)
    }

    /// The number of full rows so far.
    #[must_use]
    pub const fn rows(&self) -> u64 {
        self.rows
    }

    /// The score so far: 40 for one row at a time, 100 for two, 300 for three, 1200 for four and more.
    #[must_use]
    pub const fn score(&self) -> u64 {
        self.score
    }
}

impl FallingBlocks {
    /// The state of a well before the first piece.
    pub(super) fn state_of(&self, grid: Grid<Square>) -> State {
        let mut state = State {
            grid,
            piece: None,
            next: None,
            came: 0,
            rows: 0,
            score: 0,
        };
        self.bring(&mut state);
        state
    }

    pub(super) fn bring(&self, state: &mut State) {
        state.piece = self.known(state);
        state.next = None;
        state.came += usize::from(self.queue.is_some() && state.piece.is_some());
    }

    /// The next piece, if it is known: from the queue, or already chosen by chance.
    fn known(&self, state: &State) -> Option<(usize, char)> {
        let Some(queue) = &self.queue else {
            return state.next;
        };
        let &index = queue.get(state.came)?;
        Some((index, self.pieces[index].name()))
    }

    /// The name of the piece after the falling one; `None` if the player does not see it.
    #[must_use]
    pub fn next(&self, state: &State) -> Option<char> {
        let known = self.known(state).filter(|_| self.shows_next);
        known.map(|(_, name)| name)
    }
}

/// The key is the blocks without their names, the falling piece and the next one, the number of pieces taken from a
/// queue, and the score.
impl View for State {
    type Board = Rect;
    type Key = (Grid<bool>, [Option<char>; 2], usize, u64);

    fn key(&self) -> Self::Key {
        let taken = self.grid.map(Square::is_block);
        let next = self.next.map(|(_, name)| name);
        (taken, [self.piece(), next], self.came, self.score)
    }

    fn turn(&self) -> Side {
        Side::First
    }

    fn glyphs(&self) -> Grid<char> {
        self.grid.map(|&square| square.into())
    }
}

/// The well, a line of text for each row.
impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.glyphs(), f)
    }
}
