//! [`BitHnefatafl`]: the rules on bitboards.

mod capture;
mod ending;
mod engine;
mod masks;
mod movement;
mod moves;
mod pieces;
mod state;

use core::fmt;

use self::{masks::Masks, moves::Moves};
pub use self::{pieces::Pieces, state::BitState};
use super::{Hnefatafl, Repetition};
use crate::{
    Direction, Move,
    bits::{Bitboard, Rays, Wide, Word},
    rules::{Bulk, Illegal, Outcome, Rules, not_over},
};

/// [`Hnefatafl`] on bitboards: the same game in every variant, many times faster.
///
/// ```
/// use collinear::rules::{Rules, hnefatafl::{BitHnefatafl11x11, COPENHAGEN, Hnefatafl}};
///
/// let rules = BitHnefatafl11x11::new(Hnefatafl::new(COPENHAGEN)?)?;
/// let mut state = rules.start();
/// assert_eq!(rules.count_moves(&state), 116);
///
/// let slide = rules.moves(&state).nth(50).unwrap();
/// rules.apply(&mut state, slide);
/// assert_eq!(rules.outcome(&state), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// The order of the moves differs from the reference rules: by direction, and then by target cell in reading order.
#[derive(Clone, PartialEq, Eq)]
pub struct BitHnefatafl<W: Word, const ROWS: usize, const COLS: usize> {
    rules: Hnefatafl,
    masks: Masks<W, ROWS, COLS>,
    rays: Rays<W, ROWS, COLS>,
    start: BitState<W, ROWS, COLS>,
}

/// The engine on 7x7: Brandubh, Ard Ri.
pub type BitHnefatafl7x7 = BitHnefatafl<u64, 7, 7>;

/// The engine on 9x9: Tablut.
pub type BitHnefatafl9x9 = BitHnefatafl<u128, 9, 9>;

/// The engine on 11x11: Copenhagen, Fetlar.
pub type BitHnefatafl11x11 = BitHnefatafl<u128, 11, 11>;

/// The engine on 13x13.
pub type BitHnefatafl13x13 = BitHnefatafl<Wide<3>, 13, 13>;

/// Shows the reference rules.
impl<W: Word, const ROWS: usize, const COLS: usize> fmt::Debug for BitHnefatafl<W, ROWS, COLS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("BitHnefatafl").field(&self.rules).finish()
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> BitHnefatafl<W, ROWS, COLS> {
    /// Finds the cells that the side to move can reach; none after the end.
    #[inline(always)]
    fn list_moves(&self, state: &mut BitState<W, ROWS, COLS>) {
        state.targets = match state.over {
            None => self.targets(&state.pieces, state.army),
            Some(_) => [Bitboard::empty(); 4],
        };
        state.moves = state.targets.iter().map(|cells| cells.len()).sum();
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> Rules for BitHnefatafl<W, ROWS, COLS> {
    type State = BitState<W, ROWS, COLS>;
    type Move = Move;

    fn start(&self) -> Self::State {
        self.start.clone()
    }

    #[inline(always)]
    fn moves(&self, state: &Self::State) -> impl Iterator<Item = Move> {
        Moves::new(&self.rays, state.pieces.occupied(), &state.targets)
    }

    #[inline(always)]
    fn count_moves(&self, state: &Self::State) -> usize {
        state.moves
    }

    #[inline]
    fn apply(&self, state: &mut Self::State, slide: Move) {
        let (mover, before) = (state.army, state.pieces);
        let (from, to) = (Bitboard::cell(slide.from), Bitboard::cell(slide.to));
        state.pieces.slide(mover, from, to);
        let captured = self.captured(&state.pieces, mover, to);
        state.pieces.remove(captured);
        state.turn = state.turn.other();
        state.army = mover.other();
        if self.rules.variant().ending.repetition != Repetition::Ignored {
            state.past.record(before, !captured.is_empty());
        }
        state.over = self.end_after(state, mover);
        self.list_moves(state);
        if state.moves == 0 && state.over.is_none() {
            state.over = Some(self.no_move(mover));
        }
    }

    #[inline(always)]
    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        state.over.map(|(_, outcome)| outcome)
    }

    fn check(&self, state: &Self::State, slide: &Move) -> Result<(), Illegal> {
        not_over(self, state)?;
        let grid = state.pieces.to_grid();
        self.rules.refusal(&grid, state.army, *slide)
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> Bulk for BitHnefatafl<W, ROWS, COLS> {
    #[inline]
    fn is_legal(&self, state: &Self::State, slide: &Move) -> bool {
        let mut directions = Direction::ORTHOGONAL.into_iter().zip(&state.targets);
        state.pieces.of(state.army).contains(slide.from)
            && directions.any(|(direction, targets)| {
                let pieces = state.pieces.occupied();
                targets.contains(slide.to)
                    && self.rays.first_hit(slide.to, -direction, pieces) == Some(slide.from)
            })
    }
}
