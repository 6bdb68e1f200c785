//! [`BitState`]: a state of the game on bitboards.

use core::fmt;

use super::{Pieces, moves::Targets};
use crate::{
    Grid, Rect,
    bits::Word,
    rules::{
        Outcome, Past, Side, View,
        hnefatafl::{Army, End},
    },
};

/// A state of the game on bitboards: the pieces, whose turn it is, and the result if the game has ended.
///
/// It stores the cells that the side to move can reach in each direction. If repetition matters, it also has the
/// positions since the last capture; if not, it allocates nothing.
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct BitState<W: Word, const ROWS: usize, const COLS: usize> {
    pub(super) pieces: Pieces<W, ROWS, COLS>,
    pub(super) turn: Side,
    pub(super) army: Army,
    pub(super) over: Option<(End, Outcome)>,
    /// The cells that the side to move can reach; none after the end.
    pub(super) targets: Targets<W, ROWS, COLS>,
    /// The number of moves.
    pub(super) moves: usize,
    /// The positions since the last capture, if repetition matters.
    pub(super) past: Past<Pieces<W, ROWS, COLS>>,
}

impl<W: Word, const ROWS: usize, const COLS: usize> BitState<W, ROWS, COLS> {
    /// The pieces on the board.
    #[must_use]
    #[inline]
    pub fn pieces(&self) -> &Pieces<W, ROWS, COLS> {
        &self.pieces
    }

    /// Whose turn it is; after the end, whose turn it would be.
    #[must_use]
    #[inline]
    pub(crate) fn army(&self) -> Army {
        self.army
    }

    /// How often the position has occurred with the same side to move, as
    /// [`State::occurrences`](crate::rules::hnefatafl::State::occurrences).
    ///
    /// # Complexity
    ///
    /// Linear in the number of moves since the last capture.
    #[must_use]
    pub(crate) fn occurrences(&self) -> usize {
        self.past.occurrences(&self.pieces)
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> Clone for BitState<W, ROWS, COLS> {
    fn clone(&self) -> Self {
        Self {
            past: self.past.clone(),
            ..*self
        }
    }

    #[inline]
    fn clone_from(&mut self, source: &Self) {
        self.pieces = source.pieces;
        self.turn = source.turn;
        self.army = source.army;
        self.over = source.over;
        self.targets = source.targets;
        self.moves = source.moves;
        self.past.clone_from(&source.past);
    }
}

/// The board as text.
impl<W: Word, const ROWS: usize, const COLS: usize> fmt::Display for BitState<W, ROWS, COLS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.pieces, f)
    }
}

/// The key is the pieces and whose turn it is; if repetition matters, also the positions since the last capture.
impl<W: Word, const ROWS: usize, const COLS: usize> View for BitState<W, ROWS, COLS> {
    type Board = Rect;
    type Key = (Pieces<W, ROWS, COLS>, Side, Past<Pieces<W, ROWS, COLS>>);

    fn key(&self) -> Self::Key {
        (self.pieces, self.turn, self.past.clone())
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn glyphs(&self) -> Grid<char> {
        self.pieces.to_grid().map(|&square| square.into())
    }
}
