//! [`think`]: a search until it is done, the time is up or nobody wants it any more.

use std::time::{Duration, Instant};

use super::{Advice, Progress, Search};

/// How long the work between two looks at the clock takes, about.
const PIECE: Duration = Duration::from_millis(2);

/// What is said of a move if the limit cut the search short.
pub(crate) const CUT: &str = ", cut short by the limit";

/// What a search answers that was given so much time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    pub(crate) advice: Advice<usize>,
    /// Whether the limit cut it short: with more time the level might play better.
    pub(crate) is_cut: bool,
}

/// Works on a search until it is done, the time is up or it is to stop; at least one piece, if there is
/// time or not.
///
/// How long a position takes differs a thousandfold between games, so that the pieces grow from a single
/// position until they are long enough to look at the clock after each.
pub(crate) fn think(
    search: &mut dyn Search<usize>,
    limit: Duration,
    mut is_to_stop: impl FnMut() -> bool,
) -> Found {
    // A page has no clock that this could look at.
    let since = (!cfg!(target_family = "wasm")).then(Instant::now);
    let (mut positions, mut looked) = (1_u64, Duration::ZERO);
    let is_cut = loop {
        let progress = search.work(positions);
        let now = since.map_or(looked + PIECE, |since| since.elapsed());
        if progress == Progress::Done || is_to_stop() {
            break false;
        }
        if since.is_some() && now >= limit {
            break true;
        }
        if now - looked < PIECE {
            positions = positions.saturating_mul(2);
        } else {
            positions = (positions / 2).max(1);
        }
        looked = now;
    };
    Found {
        advice: search.advice(),
        is_cut,
    }
}
