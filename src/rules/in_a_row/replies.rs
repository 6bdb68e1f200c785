//! [`count_replies`]: the last two plies of perft.

use crate::rules::Finished;

/// The number of sequences of two moves, from sizes of sets: of the cells that are open, of those among them
/// that win, and of the others that have a cell on top, which the first move opens.
///
/// After each move that does not win one cell less is open, and with gravity there may be one on top.
#[inline(always)]
pub(super) fn count_replies(open: usize, wins: usize, on_top: usize, finished: Finished) -> u128 {
    let going_on = open - wins;
    let replies = going_on * open - going_on + on_top;
    let ended = match finished {
        Finished::Dropped => 0,
        Finished::Counted if replies == 0 => open,
        Finished::Counted => wins,
    };
    (replies + ended) as u128
}
