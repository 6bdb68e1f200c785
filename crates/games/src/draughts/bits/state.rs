//! [`BitState`]: a state of the game on bits.

use std::fmt;

use super::Pieces;
use crate::draughts::{Color, End};
use collinear::{
    Grid, Rect,
    bits::{Bitboard, Word},
    rules::{Outcome, Past, Side, View},
};

/// A position of the game on bitboards: the pieces, whose turn it is, what counts towards a draw, and how the
/// game ended if it has.
///
/// Where repetition matters it keeps the positions since the last move that can't be taken back. As long as
/// only men have moved, forwards, there are none, and nothing is allocated.
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct BitState<W: Word, const ROWS: usize, const COLS: usize> {
    pub(super) pieces: Pieces<W, ROWS, COLS>,
    pub(super) turn: Side,
    pub(super) color: Color,
    pub(super) over: Option<(End, Outcome)>,
    /// How many moves in a row were of kings, and took nothing.
    pub(super) king_moves: u32,
    /// How many pieces stand against a lone king, and for how many moves.
    pub(super) lone_king: Option<(usize, u32)>,
    /// By color.
    pub(super) restless: [Restless<W, ROWS, COLS>; 2],
    /// The positions that can occur again. Kept where repetition matters.
    pub(super) past: Past<Pieces<W, ROWS, COLS>>,
}

/// The king that a player moved last, and how often in a row; no cell if there is none, or where that does
/// not matter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Restless<W: Word, const ROWS: usize, const COLS: usize> {
    pub(super) king: Bitboard<W, ROWS, COLS>,
    pub(super) moves: u16,
}

impl<W: Word, const ROWS: usize, const COLS: usize> Restless<W, ROWS, COLS> {
    pub(super) fn none() -> Self {
        let king = Bitboard::empty();
        Self { king, moves: 0 }
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> BitState<W, ROWS, COLS> {
    /// What stands on the board.
    #[must_use]
    #[inline]
    pub fn pieces(&self) -> &Pieces<W, ROWS, COLS> {
        &self.pieces
    }

    /// Whose turn it is; after the end, whose it would be.
    #[must_use]
    #[inline]
    pub fn color(&self) -> Color {
        self.color
    }

    /// Why the game ended, if it has. Who won is in the [`outcome`](collinear::rules::Rules::outcome).
    #[must_use]
    #[inline]
    pub fn end(&self) -> Option<End> {
        self.over.map(|(end, _)| end)
    }

    /// How often the position has occurred with the same side to move, as
    /// [`State::occurrences`](crate::draughts::State::occurrences).
    ///
    /// # Complexity
    ///
    /// Linear in the number of moves since the last one that can't be taken back.
    #[must_use]
    pub fn occurrences(&self) -> usize {
        self.past.occurrences(&self.pieces)
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> Clone for BitState<W, ROWS, COLS> {
    #[inline]
    fn clone(&self) -> Self {
        Self {
            past: self.past.clone(),
            ..*self
        }
    }

    #[inline]
    fn clone_from(&mut self, source: &Self) {
        self.past.clone_from(&source.past);
        self.pieces = source.pieces;
        self.turn = source.turn;
        self.color = source.color;
        self.over = source.over;
        self.king_moves = source.king_moves;
        self.lone_king = source.lone_king;
        self.restless = source.restless;
    }
}

/// The board as a picture.
impl<W: Word, const ROWS: usize, const COLS: usize> fmt::Display for BitState<W, ROWS, COLS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.pieces, f)
    }
}

/// What counts towards a draw, and which kings have to rest.
type Counts<W, const ROWS: usize, const COLS: usize> = (
    u32,
    Option<(usize, u32)>,
    [(Bitboard<W, ROWS, COLS>, u16); 2],
);

/// The key is the pieces, whose turn it is, what counts towards a draw, and where repetition is one the
/// positions that can occur again.
impl<W: Word, const ROWS: usize, const COLS: usize> View for BitState<W, ROWS, COLS> {
    type Board = Rect;
    type Key = (
        Pieces<W, ROWS, COLS>,
        Side,
        Counts<W, ROWS, COLS>,
        Past<Pieces<W, ROWS, COLS>>,
    );

    fn key(&self) -> Self::Key {
        let restless = self.restless.map(|Restless { king, moves }| (king, moves));
        let counts = (self.king_moves, self.lone_king, restless);
        (self.pieces, self.turn, counts, self.past.clone())
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn glyphs(&self) -> Grid<char> {
        self.pieces.to_grid().map(|&square| square.into())
    }
}
