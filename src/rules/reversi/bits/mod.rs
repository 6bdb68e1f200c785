//! [`BitReversi`]: the same game on bitboards.

mod apply_each;
mod moves;
mod perft;
mod random_moves;
mod state;
mod waiting;

use core::fmt;

pub use self::state::BitState;
use self::{apply_each::apply_each, moves::Moves, perft::Perft, random_moves::make_random_moves};
use super::{PlaceOrPass, Reversi, Square, State};
use crate::{
    Grid, WrongSize,
    bits::{Bitboard, Rays, Word},
    rules::{Bulk, Engine, Finished, Illegal, Outcome, Rules, SetupError, Side, View},
};

/// A fast engine for Reversi on a board of `ROWS` rows and `COLS` columns that fits a [`Word`]. It plays the
/// same game, with the same moves, as the [reference rules](Reversi) that it is made from.
///
/// ```
/// use collinear::rules::{Finished, Rules, perft, reversi::{BitReversi, BitReversi8x8, Reversi, Start}};
///
/// let othello = BitReversi8x8::new(Reversi::default())?;
/// assert_eq!(perft(&othello, &othello.start(), 7, Finished::Counted), 55_092);
///
/// let oblong = Reversi::new(5, 8, Start::Parallel)?;
/// let oblong = BitReversi::<u64, 5, 8>::new(oblong)?;
/// assert_eq!(oblong.count_moves(&oblong.start()), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// For notation and the lines that a move flips, use the [reference rules](Engine::rules) with [their
/// state](Engine::leave).
#[derive(Clone, PartialEq, Eq)]
pub struct BitReversi<W: Word, const ROWS: usize, const COLS: usize> {
    rules: Reversi,
    rays: Rays<W, ROWS, COLS>,
    start: BitState<W, ROWS, COLS>,
}

/// Prints the reference rules.
impl<W: Word, const ROWS: usize, const COLS: usize> fmt::Debug for BitReversi<W, ROWS, COLS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("BitReversi").field(&self.rules).finish()
    }
}

/// Othello.
pub type BitReversi8x8 = BitReversi<u64, 8, 8>;

impl<W: Word, const ROWS: usize, const COLS: usize> BitReversi<W, ROWS, COLS> {
    /// Makes an engine for a game.
    ///
    /// # Errors
    ///
    /// A [`SetupError`] for a board of another size, or one that wraps.
    ///
    /// ```
    /// use collinear::{Wrap, rules::reversi::{BitReversi8x8, Reversi, Start}};
    ///
    /// let six = Reversi::new(6, 6, Start::Crossed)?;
    /// assert_eq!(
    ///     BitReversi8x8::new(six).unwrap_err().to_string(),
    ///     "the board has 6 rows and 6 columns, but the engine is for 8 rows and 8 columns"
    /// );
    /// let torus = Reversi::default().with_wrap(Wrap::Both);
    /// assert_eq!(
    ///     BitReversi8x8::new(torus).unwrap_err().to_string(),
    ///     "the sides of the board are joined, but the engine is for plain boards"
    /// );
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    pub fn new(rules: Reversi) -> Result<Self, SetupError> {
        SetupError::check_plain(rules.bounds(), Bitboard::<W, ROWS, COLS>::BOUNDS)?;
        let rays = Rays::new();
        let start = rules.start();
        let start = bit_state(&rays, start.grid(), start.turn())?;
        Ok(Self { rules, rays, start })
    }
}

/// States lose their history: a state returned by the engine has no last move and no flips, as if it had been [set
/// up](Reversi::set_up). A state of another board is refused with a [`SetupError`].
///
/// ```
/// use collinear::{
///     Coord,
///     rules::{Engine, Notation, Rules, reversi::{BitReversi8x8, Reversi}},
/// };
///
/// let rules = BitReversi8x8::new(Reversi::default())?;
/// let reference = rules.rules();
/// let mut state = reference.start();
/// let f5 = reference.read_move(&state, "f5").unwrap();
/// reference.apply(&mut state, f5);
/// let state = rules.enter(&state)?;
/// assert_eq!(rules.count_moves(&state), 3);
///
/// let (state, d6) = (rules.leave(&state), Coord::new(5, 3));
/// let lines: Vec<_> = reference.flips(&state, d6).map(|line| line.to_string()).collect();
/// assert_eq!(lines, ["1 cell at (4, 3)"]);
/// # Ok::<(), collinear::rules::SetupError>(())
/// ```
impl<W: Word, const ROWS: usize, const COLS: usize> Engine for BitReversi<W, ROWS, COLS> {
    type Reference = Reversi;

    fn of(rules: Reversi) -> Result<Self, SetupError> {
        Self::new(rules)
    }

    fn rules(&self) -> &Reversi {
        &self.rules
    }

    fn enter(&self, state: &State) -> Result<Self::State, SetupError> {
        SetupError::check_size(state.grid().bounds(), self.rules.bounds())?;
        let position = self.rules.set_up(state.grid().clone(), state.turn());
        let position = position?;
        Ok(bit_state(&self.rays, position.grid(), position.turn())?)
    }

    fn leave(&self, state: &Self::State) -> State {
        State::of(state.squares(), state.turn())
    }

    fn count_replies(&self, state: &Self::State, finished: Finished) -> Option<u128> {
        self.count_plies(state, 2, finished)
    }

    /// Works at any depth, on many positions at once.
    fn count_plies(&self, state: &Self::State, depth: usize, finished: Finished) -> Option<u128> {
        let perft = Perft::new(state.holes(), depth, finished);
        Some(perft.count(state.own, state.theirs, state.placements))
    }
}

fn bit_state<W: Word, const ROWS: usize, const COLS: usize>(
    rays: &Rays<W, ROWS, COLS>,
    grid: &Grid<Square>,
    turn: Side,
) -> Result<BitState<W, ROWS, COLS>, WrongSize> {
    let discs = |side| grid.mask(|&square| square == Square::Of(side));
    let mut state = BitState {
        own: discs(turn)?,
        theirs: discs(turn.other())?,
        empty: grid.mask(|&square| square == Square::Empty)?,
        placements: Bitboard::empty(),
        turn,
    };
    state.look_ahead(rays);
    Ok(state)
}

impl<W: Word, const ROWS: usize, const COLS: usize> Rules for BitReversi<W, ROWS, COLS> {
    type State = BitState<W, ROWS, COLS>;
    type Move = PlaceOrPass;

    fn start(&self) -> Self::State {
        self.start
    }

    #[inline]
    fn moves(&self, state: &Self::State) -> impl Iterator<Item = PlaceOrPass> {
        Moves::of(state.placements)
    }

    #[inline]
    fn apply(&self, state: &mut Self::State, m: PlaceOrPass) {
        let (own, theirs) = (state.own, state.theirs);
        match m {
            PlaceOrPass::Place(at) => {
                let placed = Bitboard::cell(at);
                let turned = self.rays.brackets(at, theirs, own);
                state.own = theirs - turned;
                state.theirs = own | turned | placed;
                state.empty -= placed;
            }
            PlaceOrPass::Pass => (state.own, state.theirs) = (theirs, own),
        }
        state.turn = state.turn.other();
        state.look_ahead(&self.rays);
    }

    #[inline]
    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        if state.placements.is_empty() {
            state.outcome_without_placements(&self.rays)
        } else {
            None
        }
    }

    /// Counts a pass as one move.
    #[inline]
    fn count_moves(&self, state: &Self::State) -> usize {
        state.placements.len().max(1)
    }

    /// Uses the reference rules, which give reasons.
    fn check(&self, state: &Self::State, m: &PlaceOrPass) -> Result<(), Illegal> {
        self.rules.check(&self.leave(state), m)
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> Bulk for BitReversi<W, ROWS, COLS> {
    #[inline]
    fn is_legal(&self, state: &Self::State, m: &PlaceOrPass) -> bool {
        match *m {
            PlaceOrPass::Place(at) => state.placements.contains(at),
            PlaceOrPass::Pass => state.placements.is_empty(),
        }
    }

    /// Works on many positions at once.
    fn random_moves(
        &self,
        states: &mut [Self::State],
        pick: impl FnMut(usize, usize) -> usize,
    ) -> bool {
        make_random_moves(self.start.holes(), states, pick);
        true
    }

    /// Works on many positions at once.
    #[inline(always)]
    fn apply_each<'s>(&self, moves: impl Iterator<Item = (&'s mut Self::State, PlaceOrPass)>) {
        apply_each(self.start.holes(), moves);
    }
}
