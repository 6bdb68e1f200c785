//! What stretches of cells are worth on which a line of k can still arise, for judges of such games.

use std::collections::BinaryHeap;

/// What a stretch that belongs to one side alone is worth, by how many stones it lacks; 1 if it lacks
/// more.
const WORTH: [i32; 5] = [0, 200, 40, 8, 2];

/// What a move is worth that closes a line now, and one that keeps the other side from it: more
/// than all that can come together of what is less.
pub(super) const CLOSES: i64 = 1 << 48;
pub(super) const BLOCKS: i64 = 1 << 32;

/// What it is worth to win with the next move, or to be about to lose by the one after it.
const WINS_NEXT: i32 = 20_000;
const LOSES_AFTER: i32 = 15_000;

/// What all stretches together can be worth.
const BOARD: i64 = 5_000;

/// How many moves are looked at; the promising ones come first.
pub(super) const WIDTH: usize = 12;

/// What a stretch of one side alone is worth that lacks so many stones.
pub(super) fn worth_lacking(stones: usize) -> i32 {
    WORTH.get(stones).copied().unwrap_or(1)
}

/// What a position is worth for the side to move, by the sum of all stretches.
pub(super) fn worth(sum: i64, wins_next: bool, loses_after: bool) -> i32 {
    let sum = i32::try_from(sum.clamp(-BOARD, BOARD)).unwrap_or(0);
    match (wins_next, loses_after) {
        (true, _) => sum + WINS_NEXT,
        (false, true) => sum - LOSES_AFTER,
        (false, false) => sum,
    }
}

/// The promising ones of some moves, by what is hoped of each: those that close a line, or else those that keep
/// the other side from it, or else the best few. What is hoped the same of comes in the order of `then`. Only the
/// best ones are asked whether they are legal.
pub(super) fn promising<M: Copy>(
    moves: &[M],
    hope: impl Fn(M) -> i64,
    then: impl Fn(M) -> u32,
    is_legal: impl Fn(M) -> bool,
) -> Vec<M> {
    // A rank is one number, which a heap compares faster than three.
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
