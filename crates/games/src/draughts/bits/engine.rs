//! Conversion from and to states of the reference rules, and counting the last two plies at once.

use std::sync::Arc;

use super::{BitDraughts, BitState, Pieces, along, pieces::one_by_one, state::Restless};
use crate::draughts::{Color, Draughts, State};
use collinear::{
    bits::{Bitboard, Word},
    rules::{Engine, Finished, Past, SetupError},
};

/// Converting a state drops its last move. For a state of another board, [`enter`](Engine::enter) returns a
/// [`SetupError`].
///
/// ```
/// use collinear::rules::{Engine, Notation, Rules};
/// use collinear_games::draughts::{BitDraughts8x8, Draughts, ENGLISH};
///
/// let rules = BitDraughts8x8::new(Draughts::new(ENGLISH)?)?;
/// let reference = rules.rules();
/// let mut state = reference.start();
/// let step = reference.read_move(&state, "11-15").unwrap();
/// reference.apply(&mut state, step);
///
/// let state = rules.enter(&state)?;
/// assert_eq!(rules.count_moves(&state), 7);
/// assert!(reference.read_move(&rules.leave(&state), "22-18").is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl<W: Word, const ROWS: usize, const COLS: usize> Engine for BitDraughts<W, ROWS, COLS> {
    type Reference = Draughts;

    fn of(rules: Draughts) -> Result<Self, SetupError> {
        Self::new(rules)
    }

    #[inline]
    fn rules(&self) -> &Draughts {
        &self.rules
    }

    fn enter(&self, reference: &State) -> Result<Self::State, SetupError> {
        SetupError::check_size(reference.grid.bounds(), self.rules.bounds())?;
        let position = self.rules.set_up(reference.grid.clone(), reference.color);
        position?;
        let pieces = Pieces::of_grid(&reference.grid)?;
        let restless = reference.restless.map(|restless| match restless {
            Some((at, moves)) => Restless {
                king: Bitboard::cell(at),
                moves,
            },
            None => Restless::none(),
        });
        let mut state = BitState {
            pieces,
            turn: reference.turn,
            color: reference.color,
            over: None,
            king_moves: reference.king_moves,
            lone_king: reference.lone_king,
            restless,
            past: Past::default(),
        };
        let earlier = reference.past.positions().iter();
        let earlier = earlier.map(|grid| Pieces::of_grid(grid));
        state.past = earlier.collect::<Result<_, _>>()?;
        state.over = self.end(&state);
        Ok(state)
    }

    fn leave(&self, state: &Self::State) -> State {
        let mut reference = State::new(state.pieces.to_grid(), state.color);
        reference.turn = state.turn;
        reference.over = state.over;
        let earlier = state.past.positions().iter();
        reference.past = earlier.map(|pieces| Arc::new(pieces.to_grid())).collect();
        reference.king_moves = state.king_moves;
        reference.lone_king = state.lone_king;
        reference.restless = state
            .restless
            .map(|restless| Some((restless.king.first()?, restless.moves)));
        reference.moves = self.rules.find_moves(&reference);
        reference
    }

    fn count_replies(&self, state: &Self::State, finished: Finished) -> Option<u128> {
        if self.may_be_drawn(state) {
            return None;
        }
        let none = match finished {
            Finished::Dropped => 0,
            Finished::Counted => 1,
        };
        let replies = match state.color {
            Color::White => self.replies::<true>(state, none),
            Color::Black => self.replies::<false>(state, none),
        };
        Some(replies as u128)
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> BitDraughts<W, ROWS, COLS> {
    /// Counts the replies of the other side to all moves. A position without a reply counts as `none`.
    fn replies<const WHITE: bool>(&self, state: &BitState<W, ROWS, COLS>, none: usize) -> usize {
        let color = if WHITE { Color::White } else { Color::Black };
        let pieces = state.pieces;
        let seen = self.seen_by(color, &pieces);
        let capturers = self.capturers(color, &seen);
        let other = &state.restless[color.other().index()];
        let mut sum = 0;
        let mut add = |count: usize| sum += if count == 0 { none } else { count };
        if !capturers.is_empty() {
            for capture in self.captures(color, &pieces, &seen, capturers) {
                let after = pieces.after(
                    color,
                    capture.from,
                    capture.to,
                    capture.taken,
                    capture.promotes,
                );
                add(self.count_replies_in::<WHITE>(&after, other));
            }
            return sum;
        }
        let (none, last_row) = (Bitboard::empty(), self.last_row(color));
        let steppers = self.without_resting(seen, &state.restless[color.index()]);
        along!(self.steps, (_number, heading) => {
            for to in one_by_one(self.targets_along(heading, color, &steppers)) {
                let from = self.behind(to, heading, seen.empty);
                // A king stays a king.
                let promotes = !to.is_disjoint(last_row);
                let after = pieces.after(color, from, to, none, promotes);
                add(self.count_replies_in::<WHITE>(&after, other));
            }
        });
        sum
    }

    #[inline(never)]
    fn count_replies_in<const WHITE: bool>(
        &self,
        pieces: &Pieces<W, ROWS, COLS>,
        restless: &Restless<W, ROWS, COLS>,
    ) -> usize {
        let color = if WHITE { Color::Black } else { Color::White };
        self.count(color, pieces, restless)
    }
}
