//! [`State`]: the board, the last jump, and the score; and [`Spot`], a cell of the board.

use core::fmt;

use crate::{
    Grid, Hop, Rect,
    rules::{Side, View},
};

/// A cell of the picture of a board: no hole at all, an empty hole, or a peg.
///
/// ```
/// use collinear::{Grid, rules::peg_solitaire::Spot};
///
/// let board = Grid::parse_with(". 1 0", Spot::from_glyph)?;
/// assert_eq!(board[(0, 0)], Spot::Off);
/// assert_eq!(board[(0, 1)], Spot::Peg);
/// assert_eq!(board.to_string(), ". 1 0");
/// # Ok::<(), collinear::GridError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Spot {
    /// No hole: pegs neither stand here nor land here.
    #[default]
    Off,
    /// A hole without a peg.
    Empty,
    /// A hole with a peg.
    Peg,
}

impl Spot {
    /// Whether there is a hole, with a peg or without.
    #[must_use]
    #[inline]
    pub const fn is_hole(&self) -> bool {
        !matches!(self, Self::Off)
    }

    /// Whether there is a peg.
    #[must_use]
    #[inline]
    pub const fn is_peg(&self) -> bool {
        matches!(self, Self::Peg)
    }

    /// Whether there is a hole without a peg.
    #[must_use]
    #[inline]
    pub const fn is_empty(&self) -> bool {
        matches!(self, Self::Empty)
    }

    /// What a character of a picture stands for: `.`, `0` or `1`, or `None` for others.
    #[must_use]
    pub const fn from_glyph(glyph: char) -> Option<Self> {
        match glyph {
            '.' => Some(Self::Off),
            '0' => Some(Self::Empty),
            '1' => Some(Self::Peg),
            _ => None,
        }
    }
}

/// `.`, `0` or `1`.
impl From<Spot> for char {
    fn from(spot: Spot) -> Self {
        match spot {
            Spot::Off => '.',
            Spot::Empty => '0',
            Spot::Peg => '1',
        }
    }
}

/// A position of a game of peg solitaire: the board, the last jump, and the score.
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(super) grid: Grid<Spot>,
    pub(super) last: Option<Hop>,
    pub(super) jumps: usize,
    pub(super) moves: usize,
    /// How many pegs are left.
    pub(super) pegs: usize,
    /// How many jumps are possible.
    pub(super) open: usize,
}

impl State {
    /// The board.
    #[must_use]
    #[inline]
    pub const fn grid(&self) -> &Grid<Spot> {
        &self.grid
    }

    /// The last jump, or `None` at the start and in a state that was
    /// [set up](super::PegSolitaire::set_up).
    #[must_use]
    pub const fn last(&self) -> Option<Hop> {
        self.last
    }

    /// How many pegs are left.
    #[must_use]
    pub const fn pegs(&self) -> usize {
        self.pegs
    }

    /// How many jumps were made.
    #[must_use]
    pub const fn jumps(&self) -> usize {
        self.jumps
    }

    /// The score: how many moves were made. Consecutive jumps of one peg are one move (Bergholt's count),
    /// whether they were entered as one turn or not.
    ///
    /// ```
    /// use collinear::{Grid, rules::{Game, Notation, peg_solitaire::{PegSolitaire, Spot}}};
    ///
    /// let game = PegSolitaire::rectangle(1, 5)?;
    /// let start = Grid::parse_with("1 1 0 1 0", Spot::from_glyph).unwrap();
    /// let mut game = Game::from_state(game.clone(), game.set_up(start).unwrap());
    /// let jumps = game.rules().read_turn(game.state(), "a1-c1-e1").unwrap();
    /// game.play_all(jumps).unwrap();
    /// assert_eq!((game.state().jumps(), game.state().moves()), (2, 1));
    /// # Ok::<(), collinear::rules::peg_solitaire::SetupError>(())
    /// ```
    #[must_use]
    pub const fn moves(&self) -> usize {
        self.moves
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
            moves,
            pegs,
            open,
        } = self;
        grid.clone_from(&source.grid);
        (*last, *jumps, *moves) = (source.last, source.jumps, source.moves);
        (*pegs, *open) = (source.pegs, source.open);
    }
}

/// The board as a picture.
impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.grid, f)
    }
}

/// The key is the board alone; the turn is always the first player's, who is the only one.
impl View for State {
    type Board = Rect;
    type Key = Grid<Spot>;

    fn key(&self) -> Self::Key {
        self.grid.clone()
    }

    fn turn(&self) -> Side {
        Side::First
    }

    fn glyphs(&self) -> Grid<char> {
        self.grid.map(|&spot| spot.into())
    }
}
