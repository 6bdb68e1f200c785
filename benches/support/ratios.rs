//! Pairs of jobs run in turn, and the ratios of their medians.

mod medians;

use std::time::Duration;

use self::medians::medians;

/// True if the command line asks for ratios instead of divan's table.
pub(crate) fn are_wanted() -> bool {
    std::env::args().any(|arg| arg == "--ratios")
}

/// A job of the crate and the same job of a yardstick, with the result expected of both.
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

    /// The median times of both jobs, run in turn.
    fn medians(&self) -> (Duration, Duration) {
        let times = medians(&[&|| self.ours(), &|| self.yardstick()]);
        (times[0], times[1])
    }
}

/// Prints the medians and their ratio. Below 1 the crate is faster.
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
