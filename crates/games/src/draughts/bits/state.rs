//! [`BitState`]: a state of the game on bits.

use std::fmt;

use super::Pieces;
use crate::draughts::{Color, End};
use collinear::{
    Grid, Rect,
    bits::{Bitboard, Word},
    rules::{Outcome, Past, Side, View},
};

/// A position of the game on bitboards: the pieces, the side to move, the counts towards a draw, and the outcome.
///
/// If repetition is a draw, the state also stores the positions since the last irreversible move. While only men have
/// moved, and only forwards, there are no such positions, and nothing is allocated.
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct BitState<W: Word, const ROWS: usize, const COLS: usize> {
    pub(super) pieces: Pieces<W, ROWS, COLS>,
    pub(super) turn: Side,
    pub(super) color: Color,
    pub(super) over: Option<(End, Outcome)>,
    pub(super) king_moves: u32,
    /// The number of pieces against a lone king, and the number of plies since this number last changed.
    pub(super) lone_king: Option<(usize, u32)>,
    /// The last king moves of each color, by its index.
    pub(super) restless: [Restless<W, ROWS, COLS>; 2],
    /// The positions that can occur again, if repetition matters.
    pub(super) past: Past<Pieces<W, ROWS, COLS>>,
}

/// The king that a player moved last, and its moves in a row. The set `king` is empty if there is no such king, or if
/// the rules do not limit its moves.
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
    /// The pieces on the board.
    #[must_use]
    #[inline]
    pub fn pieces(&self) -> &Pieces<W, ROWS, COLS> {
        &self.pieces
    }

    /// The side to move; after the end, the side that would move.
    #[must_use]
    #[inline]
    pub fn color(&self) -> Color {
        self.color
    }

    /// The reason why the game ended, if it has. For the winner see [`outcome`](collinear::rules::Rules::outcome).
    #[must_use]
    #[inline]
    pub fn end(&self) -> Option<End> {
        self.over.map(|(end, _)| end)
    }

    /// The number of times that the position has occurred with the same side to move, as in
    /// [`State::occurrences`](crate::draughts::State::occurrences).
    ///
    /// # Complexity
    ///
    /// Linear in the number of moves since the last irreversible one.
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

/// Writes the board as text, one line for each row.
impl<W: Word, const ROWS: usize, const COLS: usize> fmt::Display for BitState<W, ROWS, COLS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.pieces, f)
    }
}

/// The counts towards a draw, and the kings that must rest.
type Counts<W, const ROWS: usize, const COLS: usize> = (
    u32,
    Option<(usize, u32)>,
    [(Bitboard<W, ROWS, COLS>, u16); 2],
);

/// The key is the pieces, the side to move, and the counts towards a draw; if repetition is a draw, also the positions
/// that can occur again.
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
