//! [`Pace`]: the speed at which the computer plays against itself.

use std::time::{Duration, Instant};

/// The speed at which the computer plays against itself, and whether the computer is paused.
pub(super) struct Pace {
    /// The least time per move.
    pub(super) each: Duration,
    pub(super) is_paused: bool,
    last: Instant,
}

/// The longest time per move.
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

    /// Begins to wait for the next move.
    pub(super) fn restart(&mut self) {
        self.last = Instant::now();
    }

    /// Returns whether the next move is due.
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
