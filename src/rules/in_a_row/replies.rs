//! [`count_replies`]: counts the last two plies of perft.

use crate::rules::Finished;

/// The number of sequences of two moves. `open` is the number of open cells, and `wins` the number of open cells that
/// win. `on_top` counts the other open cells that have a cell above them, which the first move opens.
///
/// Each move that does not win closes one cell. With gravity it opens the cell above, if there is one.
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
