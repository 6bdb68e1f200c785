//! [`State`]: the board, whose turn it is, the last move, the end, and what counts towards a draw.

use std::{fmt, sync::Arc};

use super::{Color, DraughtsMove, End, Square};
use collinear::{
    Coord, Grid, Rect,
    rules::{Outcome, Past, Side, View},
};

/// A position of the game: the board, whose turn it is, the last move, and how the game ended if it has.
///
/// It keeps the moves of the side to move, and where repetition is a draw the positions that can occur again.
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(super) grid: Grid<Square>,
    pub(super) turn: Side,
    pub(super) color: Color,
    pub(super) last: Option<DraughtsMove>,
    pub(super) over: Option<(End, Outcome)>,
    /// The positions that can occur again. Kept where repetition matters.
    pub(super) past: Past<Arc<Grid<Square>>>,
    /// How many moves in a row were of kings, and took nothing.
    pub(super) king_moves: u32,
    /// How many pieces stand against a lone king, and for how many moves.
    pub(super) lone_king: Option<(usize, u32)>,
    /// The king that each player moved last, and how often in a row. Kept where that matters.
    pub(super) restless: [Option<(Coord, u16)>; 2],
    /// The moves of the side to move: to know whether there are any, most have to be found.
    pub(super) moves: Vec<DraughtsMove>,
}

impl State {
    /// These pieces with no moves behind them, for the first player.
    pub(super) fn new(grid: Grid<Square>, color: Color) -> Self {
        Self {
            grid,
            turn: Side::First,
            color,
            last: None,
            over: None,
            past: Past::default(),
            king_moves: 0,
            lone_king: None,
            restless: [None; 2],
            moves: Vec::new(),
        }
    }

    /// The board with its pieces.
    #[must_use]
    #[inline]
    pub fn grid(&self) -> &Grid<Square> {
        &self.grid
    }

    /// Whose turn it is; after the end, whose it would be.
    #[must_use]
    #[inline]
    pub fn color(&self) -> Color {
        self.color
    }

    /// The last move; `None` at the start and in a position that was set up.
    #[must_use]
    pub fn last(&self) -> Option<&DraughtsMove> {
        self.last.as_ref()
    }

    /// Why the game ended, if it has. Who won is in the [`outcome`](collinear::rules::Rules::outcome).
    #[must_use]
    pub fn end(&self) -> Option<End> {
        self.over.map(|(end, _)| end)
    }

    /// How often the position has occurred in the game with the same side to move: 1 for a new one, 3 for a
    /// threefold repetition. Always 1 where repetition is no draw.
    ///
    /// # Complexity
    ///
    /// Linear in the number of moves since the last one that can't be taken back.
    #[must_use]
    pub fn occurrences(&self) -> usize {
        self.past.occurrences(&self.grid)
    }
}

impl Clone for State {
    fn clone(&self) -> Self {
        Self {
            grid: self.grid.clone(),
            last: self.last.clone(),
            past: self.past.clone(),
            moves: self.moves.clone(),
            ..*self
        }
    }

    #[inline]
    fn clone_from(&mut self, source: &Self) {
        self.grid.clone_from(&source.grid);
        self.turn = source.turn;
        self.color = source.color;
        self.last.clone_from(&source.last);
        self.over = source.over;
        self.past.clone_from(&source.past);
        self.king_moves = source.king_moves;
        self.lone_king = source.lone_king;
        self.restless = source.restless;
        self.moves.clone_from(&source.moves);
    }
}

/// The board as a picture.
impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.grid, f)
    }
}

/// What counts towards a draw, and which kings have to rest.
type Counts = (u32, Option<(usize, u32)>, [Option<(Coord, u16)>; 2]);

/// The key is the board, whose turn it is, what counts towards a draw, and where repetition is one the
/// positions that can come again.
impl View for State {
    type Board = Rect;
    type Key = (Grid<Square>, Side, Counts, Past<Arc<Grid<Square>>>);

    fn key(&self) -> Self::Key {
        let counts = (self.king_moves, self.lone_king, self.restless);
        (self.grid.clone(), self.turn, counts, self.past.clone())
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn glyphs(&self) -> Grid<char> {
        self.grid.map(|&square| square.into())
    }
}
