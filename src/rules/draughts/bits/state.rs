//! [`BitState`]: a state of the game on bits.

use alloc::vec::Vec;
use core::hash::Hash;

use super::Pieces;
use crate::{
    Grid, Rect,
    bits::{Bitboard, Word},
    rules::{
        Outcome, Side, View,
        draughts::{Color, End},
        earlier::{self, state_by_identity},
    },
};

/// A position of the game on bitboards: the pieces, whose turn it is, what counts towards a draw, and how the
/// game ended if it has.
///
/// Where repetition matters it keeps the positions since the last move that can't be taken back. As long as
/// only men have moved, forwards, there are none, and nothing is allocated.
#[derive(Debug)]
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
    pub(super) earlier: Vec<Pieces<W, ROWS, COLS>>,
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

    /// Why the game ended, if it has. Who won is in the [`outcome`](crate::rules::Rules::outcome).
    #[must_use]
    #[inline]
    pub fn end(&self) -> Option<End> {
        self.over.map(|(end, _)| end)
    }

    /// How often the position has occurred with the same side to move, as
    /// [`State::occurrences`](crate::rules::draughts::State::occurrences).
    ///
    /// # Complexity
    ///
    /// Linear in the number of moves since the last one that can't be taken back.
    #[must_use]
    pub fn occurrences(&self) -> usize {
        earlier::occurrences(&self.pieces, &self.earlier)
    }

    /// What two equal states have in common.
    fn identity(&self) -> impl PartialEq + Hash + '_ {
        (
            (&self.pieces, self.turn, self.color, self.over),
            (self.king_moves, self.lone_king, self.restless),
            &self.earlier,
        )
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> Clone for BitState<W, ROWS, COLS> {
    #[inline]
    fn clone(&self) -> Self {
        Self {
            earlier: self.earlier.clone(),
            ..*self
        }
    }

    #[inline]
    fn clone_from(&mut self, source: &Self) {
        // Mostly there is nothing to copy.
        if !(self.earlier.is_empty() && source.earlier.is_empty()) {
            self.earlier.clone_from(&source.earlier);
        }
        self.pieces = source.pieces;
        self.turn = source.turn;
        self.color = source.color;
        self.over = source.over;
        self.king_moves = source.king_moves;
        self.lone_king = source.lone_king;
        self.restless = source.restless;
    }
}

state_by_identity!([W: Word, const ROWS: usize, const COLS: usize] BitState<W, ROWS, COLS>, pieces);

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
        Vec<(Side, Pieces<W, ROWS, COLS>)>,
    );

    fn key(&self) -> Self::Key {
        let restless = self.restless.map(|Restless { king, moves }| (king, moves));
        let counts = (self.king_moves, self.lone_king, restless);
        (
            self.pieces,
            self.turn,
            counts,
            earlier::history(&self.earlier, self.turn),
        )
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn glyphs(&self) -> Grid<char> {
        self.pieces.to_grid().map(|&square| square.into())
    }
}
