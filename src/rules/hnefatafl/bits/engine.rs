//! From the plain engine to the bits, and back.

use alloc::vec::Vec;

use super::{BitHnefatafl, BitState, Ground, Pieces};
use crate::{
    Move,
    bits::{Bitboard, Rays, Word},
    rules::{
        Engine, EngineError,
        hnefatafl::{Hnefatafl, Repetition, State},
    },
};

impl<W: Word, const ROWS: usize, const COLS: usize> BitHnefatafl<W, ROWS, COLS> {
    /// The same game on bits.
    ///
    /// # Errors
    ///
    /// [`EngineError::Size`] if its board is not of `ROWS` rows and `COLS` columns.
    ///
    /// ```
    /// use collinear::rules::hnefatafl::{BRANDUBH, BitHnefatafl7x7, BitHnefatafl9x9, Hnefatafl};
    ///
    /// let plain = Hnefatafl::new(BRANDUBH)?;
    /// assert!(BitHnefatafl7x7::new(plain.clone()).is_ok());
    ///
    /// let error = BitHnefatafl9x9::new(plain).unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "the board has 7 rows and 7 columns, and the engine is for 9 rows and 9 columns"
    /// );
    /// # Ok::<(), collinear::rules::hnefatafl::SetupError>(())
    /// ```
    pub fn new(rules: Hnefatafl) -> Result<Self, EngineError> {
        let mut engine = Self {
            ground: Ground::new(&rules),
            rays: Rays::new(),
            start: BitState::of_plain(&rules.start)?,
            plain: rules,
        };
        engine.start = engine.enter(&engine.plain.start)?;
        Ok(engine)
    }
}

/// Of a state of another game on a board of the same size, how it ended there is believed; one of
/// another size is refused with [`EngineError::Size`]. The last move and what it captured are not
/// remembered on bits: a state that goes back is as in a position that was set up.
///
/// ```
/// use collinear::rules::{Engine, Rules, hnefatafl::{BRANDUBH, BitHnefatafl7x7, Hnefatafl}};
///
/// let plain = Hnefatafl::new(BRANDUBH)?;
/// let rules = BitHnefatafl7x7::new(plain.clone())?;
/// assert_eq!(rules.rules().variant(), &BRANDUBH);
/// assert_eq!(rules.enter(&plain.start())?, rules.start());
/// assert_eq!(rules.leave(&rules.start()), plain.start());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl<W: Word, const ROWS: usize, const COLS: usize> Engine for BitHnefatafl<W, ROWS, COLS> {
    type Reference = Hnefatafl;

    fn of(rules: Hnefatafl) -> Result<Self, EngineError> {
        Self::new(rules)
    }

    #[inline]
    fn rules(&self) -> &Hnefatafl {
        &self.plain
    }

    fn enter(&self, plain: &State) -> Result<Self::State, EngineError> {
        let mut state = BitState::of_plain(plain)?;
        if self.plain.variant().ending.repetition == Repetition::Ignored {
            state.earlier.clear();
        }
        self.list_moves(&mut state);
        Ok(state)
    }

    fn leave(&self, state: &Self::State) -> State {
        let mut plain = State::new(state.pieces.to_grid(), state.army);
        plain.turn = state.turn;
        plain.over = state.over;
        plain.since_capture = state.slides_since_capture();
        if plain.over.is_none() {
            let State { grid, slides, .. } = &mut plain;
            self.plain.list_slides(grid, state.army, slides);
        }
        plain
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> BitState<W, ROWS, COLS> {
    /// A state of the plain engine, but for the moves.
    fn of_plain(plain: &State) -> Result<Self, EngineError> {
        let mut state = Self {
            pieces: Pieces::of_grid(&plain.grid)?,
            turn: plain.turn,
            army: plain.army,
            over: plain.over,
            targets: [Bitboard::empty(); 4],
            moves: 0,
            earlier: Vec::new(),
        };
        let (mut pieces, mut army) = (state.pieces, plain.army);
        for slide in plain.since_capture.iter().rev() {
            army = army.other();
            pieces.slide(army, Bitboard::cell(slide.to), Bitboard::cell(slide.from));
            state.earlier.push(pieces);
        }
        state.earlier.reverse();
        Ok(state)
    }

    /// The moves between the positions since the last capture.
    fn slides_since_capture(&self) -> Vec<Move> {
        let (mut after, mut army) = (self.pieces, self.army);
        let slides = self.earlier.iter().rev().filter_map(|&before| {
            army = army.other();
            let (old, new) = (before.of(army), after.of(army));
            after = before;
            let (from, to) = ((old - new).first()?, (new - old).first()?);
            Some(Move { from, to })
        });
        let mut slides: Vec<_> = slides.collect();
        slides.reverse();
        slides
    }
}
