//! [`Pace`]: how fast the computer plays against itself.

use std::time::{Duration, Instant};

/// How fast the computer plays against itself, and whether it goes on at all.
pub(super) struct Pace {
    /// A move takes so long at least.
    pub(super) each: Duration,
    pub(super) is_paused: bool,
    last: Instant,
}

/// A move is at most this slow.
const SLOWEST: Duration = Duration::from_secs(5);
const STEP: Duration = Duration::from_millis(500);

impl Pace {
    pub(super) fn new(each: Duration) -> Self {
        Self {
            each: each.min(SLOWEST),
            is_paused: false,
            last: Instant::now(),
        }
    }

    /// From now on a move takes its time.
    pub(super) fn restart(&mut self) {
        self.last = Instant::now();
    }

    /// Whether the next move is due.
    pub(super) fn is_due(&self) -> bool {
        self.last.elapsed() >= self.each
    }

    pub(super) fn faster(&mut self) {
        self.each = self.each.saturating_sub(STEP);
    }

    pub(super) fn slower(&mut self) {
        self.each = (self.each + STEP).min(SLOWEST);
    }
}
