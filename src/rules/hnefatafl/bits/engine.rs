//! Conversion of states from the reference rules and back.

use super::{BitHnefatafl, BitState, Masks, Pieces};
use crate::{
    bits::{Bitboard, Rays, Word},
    rules::{
        Engine, Past, SetupError,
        hnefatafl::{Hnefatafl, Repetition, State},
    },
    shared::Arc,
};

impl<W: Word, const ROWS: usize, const COLS: usize> BitHnefatafl<W, ROWS, COLS> {
    /// Makes the engine for a game.
    ///
    /// # Errors
    ///
    /// If its board does not have `ROWS` rows and `COLS` columns.
    ///
    /// ```
    /// use collinear::rules::hnefatafl::{BRANDUBH, BitHnefatafl7x7, BitHnefatafl9x9, Hnefatafl};
    ///
    /// let reference = Hnefatafl::new(BRANDUBH)?;
    /// assert!(BitHnefatafl7x7::new(reference.clone()).is_ok());
    ///
    /// let error = BitHnefatafl9x9::new(reference).unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "the board has 7 rows and 7 columns, but the engine is for 9 rows and 9 columns"
    /// );
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    pub fn new(rules: Hnefatafl) -> Result<Self, SetupError> {
        let mut engine = Self {
            masks: Masks::new(&rules),
            rays: Rays::new(),
            start: BitState::of_reference(&rules.start)?,
            rules,
        };
        engine.start = engine.enter(&engine.rules.start)?;
        Ok(engine)
    }
}

/// A state on bitboards has no last move and no captures, so a state that is converted back is like one that was set
/// up. A state of another game is accepted if its board has the same size.
///
/// ```
/// use collinear::rules::{Engine, Rules, hnefatafl::{BRANDUBH, BitHnefatafl7x7, Hnefatafl}};
///
/// let reference = Hnefatafl::new(BRANDUBH)?;
/// let rules = BitHnefatafl7x7::new(reference.clone())?;
/// assert_eq!(rules.rules().variant(), &BRANDUBH);
/// assert_eq!(rules.enter(&reference.start())?, rules.start());
/// assert_eq!(rules.leave(&rules.start()), reference.start());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl<W: Word, const ROWS: usize, const COLS: usize> Engine for BitHnefatafl<W, ROWS, COLS> {
    type Reference = Hnefatafl;

    fn of(rules: Hnefatafl) -> Result<Self, SetupError> {
        Self::new(rules)
    }

    #[inline]
    fn rules(&self) -> &Hnefatafl {
        &self.rules
    }

    fn enter(&self, reference: &State) -> Result<Self::State, SetupError> {
        let mut state = BitState::of_reference(reference)?;
        if self.rules.variant().ending.repetition == Repetition::Ignored {
            state.past = Past::default();
        }
        self.list_moves(&mut state);
        Ok(state)
    }

    fn leave(&self, state: &Self::State) -> State {
        let mut reference = State::new(state.pieces.to_grid(), state.army);
        reference.turn = state.turn;
        reference.over = state.over;
        let earlier = state.past.positions().iter();
        reference.past = earlier.map(|pieces| Arc::new(pieces.to_grid())).collect();
        if reference.over.is_none() {
            let State { grid, slides, .. } = &mut reference;
            self.rules.list_slides(grid, state.army, slides);
        }
        reference
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> BitState<W, ROWS, COLS> {
    /// Converts a state of the reference rules, without its moves.
    fn of_reference(reference: &State) -> Result<Self, SetupError> {
        let expected = Bitboard::<W, ROWS, COLS>::BOUNDS;
        SetupError::check_size(reference.grid.bounds(), expected)?;
        let mut state = Self {
            pieces: Pieces::of_grid(&reference.grid)?,
            turn: reference.turn,
            army: reference.army,
            over: reference.over,
            targets: [Bitboard::empty(); 4],
            moves: 0,
            past: Past::default(),
        };
        let earlier = reference.past.positions().iter();
        let earlier = earlier.map(|grid| Pieces::of_grid(grid));
        state.past = earlier.collect::<Result<_, _>>()?;
        Ok(state)
    }
}
