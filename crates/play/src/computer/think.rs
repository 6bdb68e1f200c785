//! [`think`]: a search until it is done, the time is up or nobody wants it any more.

use std::time::{Duration, Instant};

use super::{Advice, Progress, Search};

/// How much is done between two looks at the clock: some milliseconds' work.
const PIECE: u64 = 500;

/// Works on a search until it is done, the time is up or it is to stop; at least one piece, if there is
/// time or not.
pub(crate) fn think(
    search: &mut dyn Search<usize>,
    limit: Duration,
    mut is_to_stop: impl FnMut() -> bool,
) -> Advice<usize> {
    // A page has no clock that this could look at.
    let since = (!cfg!(target_family = "wasm")).then(Instant::now);
    let is_time = || since.is_none_or(|since| since.elapsed() < limit);
    while search.work(PIECE) == Progress::Going && is_time() && !is_to_stop() {}
    search.advice()
}
