//! [`BitPegSolitaire`]: the rules on the bits of a word.

mod layout;
mod levels;
mod moves;
mod state;

use alloc::format;

use self::{
    layout::{Jump, Layout, bit},
    moves::Moves,
};
pub use self::{
    levels::{Level, Levels},
    state::BitState,
};
use super::{Goal, PegSolitaire, Square, State};
use crate::{
    Hop,
    rules::{Bulk, Engine, Illegal, Outcome, Rules, SetupError, not_over},
    shared::Arc,
};

/// [`PegSolitaire`] on a bitboard, many times faster, for boards with at most 64 holes; the picture of the board can
/// have any size.
///
/// ```
/// use collinear::rules::{Finished, Rules, peg_solitaire::{BitPegSolitaire, PegSolitaire}, perft};
///
/// let game = BitPegSolitaire::new(PegSolitaire::english())?;
/// assert_eq!(perft(&game, &game.start(), 6, Finished::Dropped), 24_600);
/// # Ok::<(), collinear::rules::SetupError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BitPegSolitaire {
    rules: PegSolitaire,
    layout: Arc<Layout>,
    /// The holes in which a last peg solves the game.
    goal: u64,
}

impl BitPegSolitaire {
    /// Makes an engine for a game.
    ///
    /// # Errors
    ///
    /// A [`SetupError`] for a board with more than 64 holes.
    ///
    /// ```
    /// use collinear::rules::peg_solitaire::{BitPegSolitaire, PegSolitaire};
    ///
    /// let square = |side| BitPegSolitaire::new(PegSolitaire::rectangle(side, side).unwrap());
    /// assert!(square(8).is_ok());
    /// assert_eq!(
    ///     square(9).unwrap_err().to_string(),
    ///     "the board has 81 holes, but the engine is for at most 64"
    /// );
    /// ```
    pub fn new(rules: PegSolitaire) -> Result<Self, SetupError> {
        let layout = Layout::of(&rules).ok_or_else(|| {
            let holes = rules.start_board().count(Square::is_hole);
            SetupError::for_engine(format!("the board has {holes} holes"), "at most 64")
        })?;
        let goal = match rules.goal() {
            Goal::AnyHole => u64::MAX,
            Goal::Hole(at) => layout.number(at).map_or(0, bit),
        };
        Ok(Self {
            rules,
            layout: Arc::new(layout),
            goal,
        })
    }
}

/// States keep their score. A state of another board is refused with a [`SetupError`].
///
/// ```
/// use collinear::rules::{Engine, Rules, peg_solitaire::{BitPegSolitaire, PegSolitaire}};
///
/// let game = BitPegSolitaire::new(PegSolitaire::english())?;
/// let state = game.leave(&game.start());
/// assert_eq!(state, game.rules().start());
/// assert_eq!(game.rules().possible_ends(&state).count(), 5);
/// assert_eq!(game.enter(&state)?, game.start());
///
/// let error = game.enter(&PegSolitaire::named("wiegleb").unwrap().start()).unwrap_err();
/// let text = "the board has 9 rows and 9 columns, but the engine is for 7 rows and 7 columns";
/// assert_eq!(error.to_string(), text);
/// # Ok::<(), collinear::rules::SetupError>(())
/// ```
impl Engine for BitPegSolitaire {
    type Reference = PegSolitaire;

    fn of(rules: PegSolitaire) -> Result<Self, SetupError> {
        Self::new(rules)
    }

    fn rules(&self) -> &PegSolitaire {
        &self.rules
    }

    fn enter(&self, state: &State) -> Result<BitState, SetupError> {
        SetupError::check_size(state.grid().bounds(), self.rules.bounds())?;
        let board = self.rules.check_board(state.grid());
        board?;
        let pegs = self.layout.pegs(state.grid());
        // With 64 holes, a game has at most 63 jumps.
        let small = |count: usize| u8::try_from(count).unwrap_or(u8::MAX);
        Ok(BitState {
            layout: Arc::clone(&self.layout),
            pegs,
            last: state.last().and_then(|hop| self.layout.jump(hop)),
            jumps: small(state.jumps()),
            turns: small(state.turns()),
            open: self.layout.count_jumps(pegs),
        })
    }

    fn leave(&self, state: &BitState) -> State {
        let mut reference = self.rules.state_of(self.layout.board(state.pegs));
        reference.last = state.last();
        (reference.jumps, reference.turns) = (state.jumps(), state.turns());
        reference
    }
}

impl Rules for BitPegSolitaire {
    type State = BitState;
    type Move = Hop;

    fn start(&self) -> BitState {
        let pegs = self.layout.pegs(self.rules.start_board());
        BitState {
            layout: Arc::clone(&self.layout),
            pegs,
            last: None,
            jumps: 0,
            turns: 0,
            open: self.layout.count_jumps(pegs),
        }
    }

    #[inline]
    fn moves(&self, state: &BitState) -> impl Iterator<Item = Hop> {
        Moves::new(&self.layout, state.pegs)
    }

    /// Ignores a hop between cells that are not holes.
    #[inline]
    fn apply(&self, state: &mut BitState, hop: Hop) {
        let Some(jump) = self.layout.jump(hop) else {
            return;
        };
        let Jump { from, over, to } = jump;
        let continues = state.last.is_some_and(|last| last.to == from);
        state.pegs = state.pegs & !(bit(from) | bit(over)) | bit(to);
        state.last = Some(jump);
        state.jumps = state.jumps.saturating_add(1);
        state.turns = state.turns.saturating_add(u8::from(!continues));
        state.open = self.layout.count_jumps(state.pegs);
    }

    #[inline]
    fn outcome(&self, state: &BitState) -> Option<Outcome> {
        if state.open > 0 {
            return None;
        }
        let left = state.pegs();
        Some(if left == 1 && state.pegs & self.goal != 0 {
            Outcome::Solved
        } else {
            Outcome::Stuck { left }
        })
    }

    #[inline]
    fn count_moves(&self, state: &BitState) -> usize {
        state.open.into()
    }

    fn check(&self, state: &BitState, m: &Hop) -> Result<(), Illegal> {
        not_over(self, state)?;
        self.rules.check(&self.leave(state), m)
    }
}

impl Bulk for BitPegSolitaire {
    #[inline]
    fn is_legal(&self, state: &BitState, hop: &Hop) -> bool {
        let jump = self.layout.jump(*hop);
        jump.is_some_and(|jump| self.layout.is_open(state.pegs, jump))
    }
}
