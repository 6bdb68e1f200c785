//! [`State`]: the board, the side to move, the last move, the end, and the counts towards a draw.

use std::{fmt, sync::Arc};

use super::{Color, DraughtsMove, End, Square};
use collinear::{
    Coord, Grid, Rect,
    rules::{Outcome, Past, Side, View},
};

/// A position of the game: the board, the side to move, the last move, and the outcome.
///
/// The state also stores the moves of the side to move and, if repetition is a draw, the positions that can occur
/// again.
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(super) grid: Grid<Square>,
    pub(super) turn: Side,
    pub(super) color: Color,
    pub(super) last: Option<DraughtsMove>,
    pub(super) over: Option<(End, Outcome)>,
    /// The positions that can occur again, if repetition matters.
    pub(super) past: Past<Arc<Grid<Square>>>,
    /// The number of king moves in a row without a capture.
    pub(super) king_moves: u32,
    /// The number of pieces against a lone king, and the number of plies since this number last changed.
    pub(super) lone_king: Option<(usize, u32)>,
    /// The king that each player moved last, and its moves in a row, if the rules limit them.
    pub(super) restless: [Option<(Coord, u16)>; 2],
    /// The moves of the side to move. They are stored because the check for any legal move already has to find most of
    /// them.
    pub(super) moves: Vec<DraughtsMove>,
}

impl State {
    /// A position with these pieces and no earlier moves, in which the first player, with this color, is to move.
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

    /// The side to move; after the end, the side that would move.
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

    /// The reason why the game ended, if it has. For the winner see [`outcome`](collinear::rules::Rules::outcome).
    #[must_use]
    pub fn end(&self) -> Option<End> {
        self.over.map(|(end, _)| end)
    }

    /// The number of times that the position has occurred in the game with the same side to move: 1 for a new position,
    /// 3 for a threefold repetition. Always 1 if repetition is not a draw.
    ///
    /// # Complexity
    ///
    /// Linear in the number of moves since the last irreversible one.
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

/// Writes the board as text, one line for each row.
impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.grid, f)
    }
}

/// The counts towards a draw, and the kings that must rest.
type Counts = (u32, Option<(usize, u32)>, [Option<(Coord, u16)>; 2]);

/// The key is the board, the side to move, and the counts towards a draw; if repetition is a draw, also the positions
/// that can occur again.
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
