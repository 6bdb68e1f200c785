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
    let (mut positions, mut looked) = (1, Duration::ZERO);
    let is_cut = loop {
        let progress = search.work(positions);
        let now = since.map_or(looked + PIECE, |since| since.elapsed());
        if progress == Progress::Done || is_to_stop() {
            break false;
        }
        let piece = now.saturating_sub(looked);
        // The next one takes about as long.
        if since.is_some() && now + piece >= limit {
            break true;
        }
        if piece < PIECE {
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

#[cfg(all(test, feature = "program"))]
mod tests {
    use std::time::{Duration, Instant};

    use super::think;
    use crate::{
        computer::{Effort, Level},
        core::record::Record,
        program::{all_games, open},
    };

    /// Where a position or a random game takes longest, or the board is the largest.
    const LARGE: [&str; 5] = [
        "halma",
        "amazons",
        "hnefatafl",
        "reversi --rows 30 --cols 30",
        "four_in_a_row --rows 60 --cols 60 --connect 5 --no-gravity",
    ];

    /// What a piece may take too long on a machine that has much else to do, in a build that is not optimized.
    const LATE: Duration = Duration::from_millis(500);

    #[test]
    fn the_limit_holds_where_positions_are_slow() {
        let limit = Duration::from_millis(60);
        let effort = Effort {
            level: Level::STRONGEST,
            seed: 1,
        };
        for words in LARGE {
            let record = Record::new(words.split(' ').map(str::to_owned).collect());
            let session = open(&all_games(), &record).expect(words);
            let since = Instant::now();
            let mut search = session.search(effort).expect(words);
            let found = think(&mut *search, limit, || false);
            let took = since.elapsed();
            assert!(took < limit + LATE, "{words}: {took:?}");
            assert!(found.is_cut, "{words}: {took:?}");
            assert!(found.advice.to_play().is_some(), "{words}");
        }
    }

    #[test]
    fn a_level_whose_work_is_done_is_not_cut() {
        let record = Record::new(vec!["four_in_a_row".to_owned()]);
        let session = open(&all_games(), &record).expect("four in a row");
        let effort = Effort {
            level: Level::WEAKEST,
            seed: 1,
        };
        let mut search = session.search(effort).expect("a search");
        let found = think(&mut *search, Duration::from_mins(1), || false);
        assert!(!found.is_cut && found.advice.to_play().is_some());
    }
}
