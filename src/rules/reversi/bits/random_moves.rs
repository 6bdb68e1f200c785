//! [`make_random_moves`]: random moves in many positions at once.

use super::{
    state::BitState,
    waiting::{AT_ONCE, Waiting},
};
use crate::bits::{Bitboard, Word};

/// Makes a move in each state; `pick` returns its number. A pass places no disc, so it turns none over.
///
/// Counting moves and drawing one are separate loops, so that the compiler can vectorize them for the targets below.
#[cfg_attr(
    feature = "std",
    multiversion::multiversion(targets(
        "x86_64+avx512f+avx512vl+avx512vpopcntdq",
        "x86_64+avx2+popcnt+bmi1"
    ))
)]
pub(super) fn make_random_moves<W: Word, const ROWS: usize, const COLS: usize>(
    holes: Bitboard<W, ROWS, COLS>,
    states: &mut [BitState<W, ROWS, COLS>],
    mut pick: impl FnMut(usize, usize) -> usize,
) {
    let (mut waiting, mut moves) = (Waiting::default(), [0; AT_ONCE]);
    for (chunk, states) in states.chunks_mut(AT_ONCE).enumerate() {
        let moves = &mut moves[..states.len()];
        for (moves, state) in moves.iter_mut().zip(&*states) {
            *moves = state.placements.len();
        }
        for (index, picked) in moves.iter_mut().enumerate() {
            let moves = (*picked).max(1);
            *picked = pick(chunk * AT_ONCE + index, moves).min(moves - 1);
        }
        for (state, &picked) in states.iter_mut().zip(&*moves) {
            let index = state.placements.word().nth(picked);
            let placed = index.map_or(Bitboard::empty(), |index| {
                Bitboard::from_word(W::bit(index))
            });
            state.empty -= placed;
            waiting.push(state.own, state.theirs, placed);
        }
        waiting.make(holes);
        for (index, state) in states.iter_mut().enumerate() {
            (state.own, state.theirs, state.placements) = waiting.position(index);
            state.turn = state.turn.other();
        }
    }
}
