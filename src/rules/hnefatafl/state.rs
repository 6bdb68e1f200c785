//! [`State`]: the board, whose turn it is, the last move, the end, and repetition.

use alloc::vec::Vec;
use core::{
    fmt,
    hash::{Hash, Hasher},
};

use super::{Army, End, Square};
use crate::{
    Coord, Grid, Move, Rect,
    rules::{Outcome, Past, Side, View},
    shared::Arc,
};

/// A state of the game: the board, whose turn it is, the last move and its captures, and the result if the game has
/// ended.
///
/// It stores the moves of the side to move, 32 bytes each, about 4 kB on 11x11. If repetition matters, it also has the
/// positions since the last capture, which the states of a game share.
#[derive(Debug)]
pub struct State {
    pub(super) grid: Grid<Square>,
    pub(super) turn: Side,
    pub(super) army: Army,
    pub(super) king: Option<Coord>,
    pub(super) last: Option<Move>,
    pub(super) captured: Vec<Coord>,
    pub(super) over: Option<(End, Outcome)>,
    /// The positions since the last capture, if repetition matters.
    pub(super) past: Past<Arc<Grid<Square>>>,
    /// The moves of the side to move. Finding out if there are any takes about as long as listing them.
    pub(super) slides: Vec<Move>,
    /// The path from a defender to the edge that the last search found.
    pub(super) way_out: Vec<Coord>,
}

impl State {
    /// A state with these pieces and no moves played, with the first player to move.
    pub(super) fn new(grid: Grid<Square>, army: Army) -> Self {
        let king = grid.cells_where(|&square| square == Square::King).next();
        Self {
            grid,
            king,
            turn: Side::First,
            army,
            last: None,
            captured: Vec::new(),
            over: None,
            past: Past::default(),
            slides: Vec::new(),
            way_out: Vec::new(),
        }
    }

    /// The board with its pieces.
    #[must_use]
    #[inline]
    pub fn grid(&self) -> &Grid<Square> {
        &self.grid
    }

    /// Whose turn it is; after the end, whose turn it would be.
    #[must_use]
    #[inline]
    pub fn army(&self) -> Army {
        self.army
    }

    /// The king's cell; `None` if he was captured.
    #[must_use]
    pub fn king(&self) -> Option<Coord> {
        self.king
    }

    /// The last move; `None` at the start, and in a position that was set up.
    #[must_use]
    pub fn last(&self) -> Option<Move> {
        self.last
    }

    /// The cells of the pieces that the last move captured, in reading order, including the king.
    #[must_use]
    pub fn captured(&self) -> &[Coord] {
        &self.captured
    }

    /// Why the game ended, if it has. The [`outcome`](crate::rules::Rules::outcome) says who won.
    #[must_use]
    pub fn end(&self) -> Option<End> {
        self.over.map(|(end, _)| end)
    }

    /// How often the position has occurred with the same side to move: 1 if it is new, 3 for a threefold repetition.
    /// Always 1 if repetition is ignored.
    ///
    /// ```
    /// use collinear::rules::{Game, Notation, hnefatafl::{BRANDUBH, Hnefatafl}};
    ///
    /// let mut game = Game::new(Hnefatafl::new(BRANDUBH)?);
    /// for text in ["d6-c6", "d5-c5", "c6-d6", "c5-d5"] {
    ///     let slide = game.rules().read_move(game.state(), text).unwrap();
    ///     game.play(slide).unwrap();
    /// }
    /// assert_eq!(game.state().occurrences(), 2);
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// Linear in the number of moves since the last capture.
    #[must_use]
    pub fn occurrences(&self) -> usize {
        self.past.occurrences(&self.grid)
    }
}

impl Clone for State {
    fn clone(&self) -> Self {
        Self {
            grid: self.grid.clone(),
            captured: self.captured.clone(),
            past: self.past.clone(),
            slides: self.slides.clone(),
            way_out: self.way_out.clone(),
            ..*self
        }
    }

    #[inline]
    fn clone_from(&mut self, source: &Self) {
        self.grid.clone_from(&source.grid);
        self.turn = source.turn;
        self.army = source.army;
        self.king = source.king;
        self.last = source.last;
        self.captured.clone_from(&source.captured);
        self.over = source.over;
        self.past.clone_from(&source.past);
        self.slides.clone_from(&source.slides);
        self.way_out.clone_from(&source.way_out);
    }
}

impl State {
    /// The fields that two equal states share; the others follow from them.
    fn identity(&self) -> impl PartialEq + Hash + '_ {
        (
            (&self.grid, self.turn, self.over),
            (self.last, &self.captured, &self.past),
        )
    }
}

impl PartialEq for State {
    fn eq(&self, other: &Self) -> bool {
        self.identity() == other.identity()
    }
}

impl Eq for State {}

impl Hash for State {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.identity().hash(state);
    }
}

/// The board as text.
impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.grid, f)
    }
}

/// The key is the board and whose turn it is; if repetition matters, also the positions since the last capture.
impl View for State {
    type Board = Rect;
    type Key = (Grid<Square>, Side, Past<Arc<Grid<Square>>>);

    fn key(&self) -> Self::Key {
        (self.grid.clone(), self.turn, self.past.clone())
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn glyphs(&self) -> Grid<char> {
        self.grid.map(|&square| square.into())
    }
}
