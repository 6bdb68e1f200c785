//! [`apply_each`]: moves in many positions at once.

use core::array;

use super::{
    super::PlaceOrPass,
    state::BitState,
    waiting::{AT_ONCE, Waiting},
};
use crate::bits::{Bitboard, Word};

/// Makes a move in each state. A pass places no disc, so it turns none over.
#[inline(always)]
pub(super) fn apply_each<'s, W: Word, const ROWS: usize, const COLS: usize>(
    holes: Bitboard<W, ROWS, COLS>,
    mut moves: impl Iterator<Item = (&'s mut BitState<W, ROWS, COLS>, PlaceOrPass)>,
) {
    let mut waiting = Waiting::default();
    let mut states: [_; AT_ONCE] = array::from_fn(|_| None);
    loop {
        for (place, (state, m)) in states.iter_mut().zip(moves.by_ref()) {
            let placed = match m {
                PlaceOrPass::Place(at) => Bitboard::cell(at),
                PlaceOrPass::Pass => Bitboard::empty(),
            };
            state.empty -= placed;
            waiting.push(state.own, state.theirs, placed);
            *place = Some(state);
        }
        let len = waiting.make(holes);
        if len == 0 {
            return;
        }
        for (index, state) in states[..len].iter_mut().flatten().enumerate() {
            (state.own, state.theirs, state.placements) = waiting.position(index);
            state.turn = state.turn.other();
        }
    }
}
