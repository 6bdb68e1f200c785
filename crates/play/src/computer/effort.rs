//! [`Effort`]: how hard the computer tries.

use std::fmt;

/// How strong the computer plays: a number from 1 to 5. It stands for an amount of work, so that a
/// level is as strong on a slow machine.
///
/// ```
/// use collinear_play::computer::Level;
///
/// let level = Level::new(2).unwrap();
/// assert_eq!(level.of([1, 10, 100, 1_000, 10_000]), 10);
/// assert_eq!(Level::new(6), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
    /// Level 1.
    pub const WEAKEST: Self = Self(1);
    /// Level 2, the weakest that makes no move [without thinking](crate::Playable::with_blunders).
    pub(crate) const THOUGHTFUL: Self = Self(2);
    /// Level 3.
    pub const MIDDLING: Self = Self(3);
    /// Level 5.
    pub const STRONGEST: Self = Self(5);

    /// The level of a number, if it is one.
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        (Self::WEAKEST.0..=Self::STRONGEST.0)
            .contains(&number)
            .then_some(Self(number))
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// What belongs to this level, of a row with something for each.
    #[must_use]
    pub fn of<T: Copy>(self, each: [T; 5]) -> T {
        each[usize::from(self.0 - 1)]
    }
}

/// The number.
impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// How hard the computer tries, and what decides where several moves are as good.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Effort {
    /// How much work is done.
    pub level: Level,
    /// Where the random numbers begin: the same seed finds the same move in the same state.
    pub seed: u64,
}
