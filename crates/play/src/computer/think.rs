//! [`think`]: runs a search until it is done, the time is up or the result is no longer needed.

use std::time::{Duration, Instant};

use super::{Advice, Progress, Search};

/// The approximate time between two looks at the clock.
const PIECE: Duration = Duration::from_millis(2);

/// The note on a move whose search was cut short.
pub(crate) const CUT: &str = ", cut short by the limit";

/// The result of a search with a time limit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    pub(crate) advice: Advice<usize>,
    /// True if the limit cut the search short. With more time, the level would play better.
    pub(crate) is_cut: bool,
}

/// Runs a search until it is done, the time is up or it has to stop. Does at least one piece of work.
///
/// The time per position differs a thousandfold between games. The pieces of work begin with one position and grow
/// until a piece takes long enough.
pub(crate) fn think(
    search: &mut dyn Search<usize>,
    limit: Duration,
    mut is_to_stop: impl FnMut() -> bool,
) -> Found {
    // A web page has no clock.
    let since = (!cfg!(target_family = "wasm")).then(Instant::now);
    let (mut positions, mut looked) = (1, Duration::ZERO);
    let is_cut = loop {
        let progress = search.work(positions);
        let now = since.map_or(looked + PIECE, |since| since.elapsed());
        if progress == Progress::Done || is_to_stop() {
            break false;
        }
        let piece = now.saturating_sub(looked);
        // The next piece will take about as long as the last one.
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

    /// The slowest positions and random games, and the largest boards.
    const LARGE: [&str; 5] = [
        "halma",
        "amazons",
        "hnefatafl",
        "reversi --rows 30 --cols 30",
        "four_in_a_row --rows 60 --cols 60 --connect 5 --no-gravity",
    ];

    /// The delay that is allowed on a busy machine, without optimization.
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
