//! [`BitDraughts`]: the rules on sets of cells.
//!
//! # How moves are found
//!
//! A set of cells is a number with a bit for each cell, and a step in one heading shifts all bits by the same distance.
//! So all steps of all pieces in a heading are one shift and one `&` with the empty cells, and moves can be counted
//! without listing them. For a flying king's slide the shift is repeated until it is blocked. A cell can be reached in
//! a heading by one piece only: the first one behind the cell. So the cell identifies the move.
//!
//! ```text
//! men            . . . .     moved north-east   . . . .     & empty    . . . .
//!                . . w .                        . . . 1                . . . 1     one move, by the man
//!                . w . .                        . . 1 .                . . . .     a step behind
//! ```
//!
//! The check for captures is just as fast: shift the empty cells back by a step, `&` the enemies, shift back again, `&`
//! the pieces. Only if there is a capture does the search follow each piece hop by hop. A chain needs little state: its
//! cell, the captured pieces, and whether it has become a king. Duplicate captures are only possible from the second or
//! third hop on, so shorter captures are counted without being stored.
//!
//! All hot code is repeated for each heading, which is a constant in it. Headings that a variant lacks are skipped.

mod captures;
mod chains;
mod ending;
mod engine;
mod headings;
mod keep;
mod made;
mod moves;
mod pieces;
mod seen;
mod state;
mod steps;

use std::fmt;

use self::{
    headings::{Headings, along},
    made::Made,
    seen::Seen,
    state::Restless,
};
pub use self::{pieces::Pieces, state::BitState};
use super::{Color, Draughts, DraughtsMove};
use collinear::{
    bits::{Bitboard, Wide, Word},
    rules::{Bulk, Engine, Illegal, Outcome, Past, Rules, SetupError},
};

/// [`Draughts`] on bitboards: the same game in every variant, but many times faster.
///
/// ```
/// use collinear::rules::{Finished, Rules, perft_bulk};
/// use collinear_games::draughts::{BitDraughts8x8, BitDraughts10x10, Draughts, ENGLISH, INTERNATIONAL};
///
/// let checkers = BitDraughts8x8::new(Draughts::new(ENGLISH)?)?;
/// assert_eq!(perft_bulk(&checkers, &checkers.start(), 6, Finished::Dropped), 36_768);
///
/// let international = BitDraughts10x10::new(Draughts::new(INTERNATIONAL)?)?;
/// assert_eq!(international.count_moves(&international.start()), 9);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// Moves are listed in a fixed order, but not in the order of the reference rules.
#[derive(Clone, PartialEq, Eq)]
pub struct BitDraughts<W: Word, const ROWS: usize, const COLS: usize> {
    rules: Draughts,
    playable: Bitboard<W, ROWS, COLS>,
    last_rows: [Bitboard<W, ROWS, COLS>; 2],
    /// The headings in which pieces move and capture; men use only the headings that are not backwards.
    steps: Headings,
    captures: Headings,
    men_capture_backwards: bool,
    flying: bool,
    /// True if a lone king can hold out for a draw.
    lone_kings_draw: bool,
    start: BitState<W, ROWS, COLS>,
}

/// [`BitDraughts`] on 8x8: English, Russian, Brazilian, Turkish draughts.
#[doc(alias = "checkers")]
pub type BitDraughts8x8 = BitDraughts<u64, 8, 8>;

/// [`BitDraughts`] on 10x10: International and Frisian draughts.
pub type BitDraughts10x10 = BitDraughts<u128, 10, 10>;

/// [`BitDraughts`] on 12x12: Canadian draughts.
pub type BitDraughts12x12 = BitDraughts<Wide<3>, 12, 12>;

/// Prints the reference rules.
impl<W: Word, const ROWS: usize, const COLS: usize> fmt::Debug for BitDraughts<W, ROWS, COLS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("BitDraughts").field(&self.rules).finish()
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> BitDraughts<W, ROWS, COLS> {
    /// Makes the engine of a game.
    ///
    /// # Errors
    ///
    /// Fails if the board does not have `ROWS` rows and `COLS` columns.
    ///
    /// ```
    /// use collinear_games::draughts::{BitDraughts8x8, Draughts, INTERNATIONAL};
    ///
    /// let error = BitDraughts8x8::new(Draughts::new(INTERNATIONAL)?).unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "the board has 10 rows and 10 columns, but the engine is for 8 rows and 8 columns"
    /// );
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    pub fn new(rules: Draughts) -> Result<Self, SetupError> {
        let bounds = Bitboard::<W, ROWS, COLS>::BOUNDS;
        SetupError::check_plain(rules.bounds(), bounds)?;
        let all = || bounds.coords();
        let variant = *rules.variant();
        let squares = variant.board.squares;
        let start = BitState {
            pieces: Pieces::of_grid(rules.start.grid())?,
            turn: rules.start.turn,
            color: rules.start.color,
            over: None,
            king_moves: 0,
            lone_king: None,
            restless: [Restless::none(); 2],
            past: Past::default(),
        };
        let mut engine = Self {
            playable: all().filter(|&at| rules.is_playable(at)).collect(),
            last_rows: Color::BOTH
                .map(|color| all().filter(|&at| rules.is_last_row(at, color)).collect()),
            steps: Headings::new(variant.steps, squares),
            captures: Headings::new(variant.captures, squares),
            men_capture_backwards: variant.men.capture_backwards,
            flying: variant.kings.flying,
            lone_kings_draw: variant.draws.lone_king != [None; 3],
            start,
            rules,
        };
        engine.start = engine.enter(&engine.rules.start)?;
        Ok(engine)
    }

    #[inline(always)]
    fn last_row(&self, color: Color) -> Bitboard<W, ROWS, COLS> {
        self.last_rows[color.index()]
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn count(
        &self,
        color: Color,
        pieces: &Pieces<W, ROWS, COLS>,
        restless: &Restless<W, ROWS, COLS>,
    ) -> usize {
        let mut seen = self.seen_by(color, pieces);
        if seen.kings.is_empty() {
            // This tells the compiler to drop the code for kings.
            seen.kings = Bitboard::empty();
            self.count_seen(color, pieces, &seen, restless)
        } else {
            self.count_seen(color, pieces, &seen, restless)
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn count_seen(
        &self,
        color: Color,
        pieces: &Pieces<W, ROWS, COLS>,
        seen: &Seen<W, ROWS, COLS>,
        restless: &Restless<W, ROWS, COLS>,
    ) -> usize {
        let capturers = self.capturers(color, seen);
        if capturers.is_empty() {
            self.count_steps(color, &self.without_resting(*seen, restless))
        } else {
            self.count_captures(color, pieces, seen, capturers)
        }
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> Rules for BitDraughts<W, ROWS, COLS> {
    type State = BitState<W, ROWS, COLS>;
    type Move = DraughtsMove;

    fn start(&self) -> Self::State {
        self.start.clone()
    }

    #[inline]
    fn moves(&self, state: &Self::State) -> impl Iterator<Item = DraughtsMove> {
        self.list(state)
    }

    fn count_moves(&self, state: &Self::State) -> usize {
        let color = state.color;
        self.count(color, &state.pieces, &state.restless[color.index()])
    }

    fn apply(&self, state: &mut Self::State, m: DraughtsMove) {
        let (from, to) = (Bitboard::cell(m.from), Bitboard::cell(m.to));
        let before = state.pieces;
        let made = Made {
            from,
            to,
            taken: m.taken.iter().copied().collect(),
            king: !before.kings.is_disjoint(from),
            promotes: m.promotes,
            sideways: m.from.row == m.to.row,
        };
        state.pieces = before.after(state.color, from, to, made.taken, m.promotes);
        self.count_to_draw(state, before, &made);
        state.color = state.color.other();
        state.turn = state.turn.other();
        state.over = self.end(state);
    }

    #[inline(always)]
    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        state.over.map(|(_, outcome)| outcome)
    }

    /// Uses the reference rules, because they give reasons.
    fn check(&self, state: &Self::State, m: &DraughtsMove) -> Result<(), Illegal> {
        self.rules.check(&self.leave(state), m)
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> Bulk for BitDraughts<W, ROWS, COLS> {
    fn is_legal(&self, state: &Self::State, m: &DraughtsMove) -> bool {
        self.moves(state).any(|legal| legal == *m)
    }
}
