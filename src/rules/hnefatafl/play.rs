//! [`Hnefatafl`]: the rules on a grid.

use core::fmt;

use super::{Army, Repetition, Square, State, Variant};
use crate::{
    Bounds, Coord, Move,
    rules::{Illegal, Outcome, Rules, Side},
};

/// A game of Hnefatafl or one of its kin, the tafl games: the reference rules on a grid. It is made from a
/// [`Variant`] by [`new`](Self::new).
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Hnefatafl {
    pub(super) variant: Variant,
    pub(super) start: State,
    pub(super) throne: Coord,
}

/// As its variant.
impl fmt::Debug for Hnefatafl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Hnefatafl").field(&self.variant).finish()
    }
}

impl Hnefatafl {
    /// The rule set.
    #[must_use]
    #[inline]
    pub fn variant(&self) -> &Variant {
        &self.variant
    }

    /// The size of the board.
    #[must_use]
    #[inline]
    pub fn bounds(&self) -> Bounds {
        self.start.grid.bounds()
    }

    /// The cell in the middle.
    #[must_use]
    #[inline]
    pub fn throne(&self) -> Coord {
        self.throne
    }

    /// Which player has an army: the first one has the army that begins.
    #[must_use]
    #[inline]
    pub fn side(&self, army: Army) -> Side {
        if army == self.variant.first {
            Side::First
        } else {
            Side::Second
        }
    }

    /// Which army won, if one did.
    ///
    /// ```
    /// use collinear::{Grid, rules::hnefatafl::{Army, BRANDUBH, Hnefatafl}};
    ///
    /// let rules = Hnefatafl::new(BRANDUBH)?;
    /// let mut board = rules.variant().board().unwrap();
    /// board.swap((3, 3).into(), (0, 0).into()); // the king in the corner
    /// let state = rules.set_up(board, Army::Attackers).unwrap();
    /// assert_eq!(rules.winner(&state), Some(Army::Defenders));
    /// # Ok::<(), collinear::rules::hnefatafl::SetupError>(())
    /// ```
    #[must_use]
    pub fn winner(&self, state: &State) -> Option<Army> {
        let outcome = self.outcome(state)?;
        outcome.winner().map(|side| self.army(side))
    }

    /// Which army a player has.
    #[must_use]
    #[inline]
    pub fn army(&self, side: Side) -> Army {
        match side {
            Side::First => self.variant.first,
            Side::Second => self.variant.first.other(),
        }
    }
}

impl Rules for Hnefatafl {
    type State = State;
    type Move = Move;

    fn start(&self) -> State {
        self.start.clone()
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = Move> {
        state.slides.iter().copied()
    }

    #[inline]
    fn count_moves(&self, state: &State) -> usize {
        state.slides.len()
    }

    fn apply(&self, state: &mut State, slide: Move) {
        let (mover, Move { from, to }) = (state.army, slide);
        state.grid.swap(from, to);
        if state.king == Some(from) {
            state.king = Some(to);
        }
        self.capture(&state.grid, state.king, to, &mut state.captured);
        for &at in &state.captured {
            state.grid[at] = Square::Empty;
        }
        state.king = state.king.filter(|king| !state.captured.contains(king));
        state.last = Some(slide);
        state.turn = state.turn.other();
        state.army = mover.other();
        if self.variant.ending.repetition != Repetition::Ignored {
            if state.captured.is_empty() {
                state.since_capture.push(slide);
            } else {
                state.since_capture.clear();
            }
        }
        state.over = self.end_after(state, mover);
    }

    #[inline]
    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.over.map(|(_, outcome)| outcome)
    }

    fn check(&self, state: &State, slide: &Move) -> Result<(), Illegal> {
        match self.outcome(state) {
            Some(outcome) => Err(Illegal::Over(outcome)),
            None => self
                .refusal(&state.grid, state.army, *slide)
                .map_err(Illegal::refused),
        }
    }
}

crate::rules::engine::reference_engine!([] Hnefatafl);
