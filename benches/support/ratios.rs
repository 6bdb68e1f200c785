//! Pairs of jobs run in turn, and the ratio of their medians.

use std::time::{Duration, Instant};

/// Whether the command line asks for ratios instead of divan's table.
pub(crate) fn are_wanted() -> bool {
    std::env::args().any(|arg| arg == "--ratios")
}

/// A job done by the crate and by a yardstick, and the answer that both have to give.
pub(crate) struct Pair {
    name: String,
    ours: Box<dyn Fn() -> usize>,
    yardstick: Box<dyn Fn() -> usize>,
    answer: usize,
}

impl Pair {
    pub(crate) fn new(
        name: String,
        ours: impl Fn() -> usize + 'static,
        yardstick: impl Fn() -> usize + 'static,
    ) -> Self {
        let answer = yardstick();
        Self {
            name,
            ours: Box::new(ours),
            yardstick: Box::new(yardstick),
            answer,
        }
    }

    pub(crate) fn ours(&self) {
        assert_eq!((self.ours)(), self.answer, "{}", self.name);
    }

    pub(crate) fn yardstick(&self) {
        assert_eq!((self.yardstick)(), self.answer, "{}", self.name);
    }

    /// The median times of one run of each, taken in turn.
    fn medians(&self) -> (Duration, Duration) {
        const ROUNDS: u32 = 101;
        const SLICE: Duration = Duration::from_millis(4);
        let begin = Instant::now();
        self.ours();
        let runs = (SLICE.as_nanos() / begin.elapsed().as_nanos().max(1)).clamp(1, 100_000);
        let runs = u32::try_from(runs).unwrap_or(1);
        let time = |job: &dyn Fn()| {
            let begin = Instant::now();
            (0..runs).for_each(|_| job());
            begin.elapsed() / runs
        };
        let rounds = if runs == 1 { ROUNDS / 10 } else { ROUNDS };
        let (mut ours, mut yardstick) = (Vec::new(), Vec::new());
        for _ in 0..rounds {
            ours.push(time(&|| self.ours()));
            yardstick.push(time(&|| self.yardstick()));
        }
        (median(ours), median(yardstick))
    }
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

/// A table of the medians and of their ratio: below 1 the crate is the faster one.
pub(crate) fn print(yardstick: &str, pairs: Vec<Pair>) {
    println!(
        "{:<34} {:>12} {yardstick:>14} {:>7}",
        "median of runs in turn", "collinear", "ratio"
    );
    for pair in pairs {
        let (ours, other) = pair.medians();
        let ratio = ours.as_secs_f64() / other.as_secs_f64();
        println!(
            "{:<34} {ours:>12.2?} {other:>14.2?} {ratio:>7.2}",
            pair.name
        );
    }
}
