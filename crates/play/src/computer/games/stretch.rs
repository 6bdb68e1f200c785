//! The values of stretches, for judges: a stretch is a series of cells that can still become a line of k.

use std::collections::BinaryHeap;

/// The value of a stretch of one side, by the number of missing stones. The value is 1 if more stones are missing.
const WORTH: [i32; 5] = [0, 200, 40, 8, 2];

/// The values of a move that completes a line and of a move that blocks one: each is more than all smaller values
/// together.
pub(super) const CLOSES: i64 = 1 << 48;
pub(super) const BLOCKS: i64 = 1 << 32;

/// The values of a win with the next move and of a loss with the move after it.
const WINS_NEXT: i32 = 20_000;
const LOSES_AFTER: i32 = 15_000;

/// The largest value of all stretches together.
const BOARD: i64 = 5_000;

/// The number of moves to search, the most promising first.
pub(super) const WIDTH: usize = 12;

/// The value of a stretch of one side with this many missing stones.
pub(super) fn worth_lacking(stones: usize) -> i32 {
    WORTH.get(stones).copied().unwrap_or(1)
}

/// The value of a position for the side to move, from the sum over all stretches.
pub(super) fn worth(sum: i64, wins_next: bool, loses_after: bool) -> i32 {
    let sum = i32::try_from(sum.clamp(-BOARD, BOARD)).unwrap_or(0);
    match (wins_next, loses_after) {
        (true, _) => sum + WINS_NEXT,
        (false, true) => sum - LOSES_AFTER,
        (false, false) => sum,
    }
}

/// The promising moves, ordered by their values: the moves that complete a line; if there are none, the moves that
/// block a line; if there are none either, the best few moves. `then` orders equal moves. Only the best moves are
/// checked for legality.
pub(super) fn promising<M: Copy>(
    moves: &[M],
    hope: impl Fn(M) -> i64,
    then: impl Fn(M) -> u32,
    is_legal: impl Fn(M) -> bool,
) -> Vec<M> {
    // A rank is a single number, because a heap compares one number faster than three.
    let mut ranked = Vec::with_capacity(moves.len());
    for (place, &m) in (0_u32..).zip(moves) {
        let order = u64::from(!then(m)) << 32 | u64::from(!place);
        ranked.push(i128::from(hope(m)) << 64 | i128::from(order));
    }
    let mut ranked = BinaryHeap::from(ranked);
    let (mut best, mut due) = (Vec::with_capacity(WIDTH), None);
    while let Some(rank) = ranked.pop() {
        let hope = (rank >> 64) as i64;
        let place = usize::try_from(!rank & i128::from(u32::MAX)).unwrap_or(0);
        if due.map_or(best.len() == WIDTH, |due| hope < due) {
            break;
        }
        let m = moves[place];
        if is_legal(m) {
            if best.is_empty() {
                due = [CLOSES, BLOCKS].into_iter().find(|&due| hope >= due);
            }
            best.push(m);
        }
    }
    best
}
