//! [`State`]: the board, the last jump, and the score.

use core::fmt;

use super::{PegSolitaire, Square};
use crate::{
    Coord, Grid, Hop, Rect,
    rules::{Side, View},
};

/// A position of a game of peg solitaire: the board, the last jump, and the score.
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(super) grid: Grid<Square>,
    pub(super) last: Option<Hop>,
    pub(super) jumps: usize,
    pub(super) turns: usize,
    /// The number of pegs left.
    pub(super) pegs: usize,
    /// The number of possible jumps.
    pub(super) open: usize,
}

impl State {
    /// The board.
    #[must_use]
    #[inline]
    pub const fn grid(&self) -> &Grid<Square> {
        &self.grid
    }

    #[must_use]
    pub(crate) fn has_peg(&self, at: Coord) -> bool {
        self.grid.get(at).is_some_and(Square::is_peg)
    }

    /// The last jump; `None` at the start, and in a state that was [set up](PegSolitaire::set_up).
    #[must_use]
    pub const fn last(&self) -> Option<Hop> {
        self.last
    }

    /// The number of pegs left.
    #[must_use]
    pub const fn pegs(&self) -> usize {
        self.pegs
    }

    /// The number of jumps made.
    #[must_use]
    pub const fn jumps(&self) -> usize {
        self.jumps
    }

    /// The score: the number of turns made. Consecutive jumps of one peg are one turn (Bergholt's count),
    /// whether they were entered together or not.
    ///
    /// ```
    /// use collinear::{Grid, rules::{Game, Notation, peg_solitaire::{PegSolitaire, Square}}};
    ///
    /// let game = PegSolitaire::rectangle(1, 5)?;
    /// let start = Grid::parse_with("1 1 0 1 0", Square::from_glyph).unwrap();
    /// let mut game = Game::from_state(game.clone(), game.set_up(start).unwrap());
    /// let jumps = game.rules().read_turn(game.state(), "a1-c1-e1").unwrap();
    /// game.play_all(jumps).unwrap();
    /// assert_eq!((game.state().jumps(), game.state().turns()), (2, 1));
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    #[doc(alias("moves", "score"))]
    #[must_use]
    pub const fn turns(&self) -> usize {
        self.turns
    }
}

impl PegSolitaire {
    /// The state of a board before any jump.
    pub(super) fn state_of(&self, grid: Grid<Square>) -> State {
        let pegs = grid.count(Square::is_peg);
        let open = self.hops(&grid).count();
        State {
            grid,
            last: None,
            jumps: 0,
            turns: 0,
            pegs,
            open,
        }
    }
}

impl Clone for State {
    fn clone(&self) -> Self {
        Self {
            grid: self.grid.clone(),
            ..*self
        }
    }

    #[inline]
    fn clone_from(&mut self, source: &Self) {
        let Self {
            grid,
            last,
            jumps,
            turns,
            pegs,
            open,
        } = self;
        grid.clone_from(&source.grid);
        (*last, *jumps, *turns) = (source.last, source.jumps, source.turns);
        (*pegs, *open) = (source.pegs, source.open);
    }
}

/// Prints the board.
impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.grid, f)
    }
}

/// The key is only the board. The only player is the first.
impl View for State {
    type Board = Rect;
    type Key = Grid<Square>;

    fn key(&self) -> Self::Key {
        self.grid.clone()
    }

    fn turn(&self) -> Side {
        Side::First
    }

    fn glyphs(&self) -> Grid<char> {
        self.grid.map(|&square| square.into())
    }
}
