//! [`Effort`]: how hard the computer tries.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

/// How strong the computer plays: a number from 1 to 5. It stands for an amount of work, so that a
/// level is as strong on a slow machine.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Level(u8);

impl Level {
    pub(crate) const WEAKEST: Self = Self(1);
    pub(crate) const STRONGEST: Self = Self(5);

    /// The level of a number, if it is one.
    pub(crate) fn new(number: u8) -> Option<Self> {
        (Self::WEAKEST.0..=Self::STRONGEST.0)
            .contains(&number)
            .then_some(Self(number))
    }

    pub(crate) const fn number(self) -> u8 {
        self.0
    }

    /// What belongs to this level, of a row with something for each.
    pub(crate) fn of<T: Copy>(self, each: [T; 5]) -> T {
        each[usize::from(self.0 - 1)]
    }
}

/// How hard the computer tries, and for how long at most.
#[derive(Clone, Debug)]
pub(crate) struct Effort {
    pub(crate) level: Level,
    /// `None`: as long as the level takes.
    pub(crate) limit: Option<Duration>,
    pub(crate) stop: Stop,
}

/// Tells a search on another thread that nobody waits for its answer any more. Each clone tells the
/// same.
#[derive(Clone, Default, Debug)]
pub(crate) struct Stop(Arc<AtomicBool>);

impl Stop {
    pub(crate) fn tell(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    pub(crate) fn is_told(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

impl Effort {
    /// All that belongs to a level, however long it takes.
    pub(crate) fn whole(level: Level) -> Self {
        Self {
            level,
            limit: None,
            stop: Stop::default(),
        }
    }

    /// The limit as `minimax` has to be told of it, which takes a limit of nothing for none.
    pub(crate) fn limit_for_search(&self) -> Option<Duration> {
        self.limit.map(|limit| limit.max(Duration::from_millis(1)))
    }
}
