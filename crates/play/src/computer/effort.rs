//! [`Effort`]: the level of the computer and its seed.

use std::fmt;

/// The strength of the computer, from 1 to 5.
///
/// A level is an amount of work, so a level is equally strong on a slow machine.
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
    /// Level 2, the weakest level without [random moves](crate::Playable::with_blunders).
    pub(crate) const THOUGHTFUL: Self = Self(2);
    /// Level 3.
    pub const MIDDLING: Self = Self(3);
    /// Level 5.
    pub const STRONGEST: Self = Self(5);

    /// Returns the level with this number, or `None` if the number is not from 1 to 5.
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        (Self::WEAKEST.0..=Self::STRONGEST.0)
            .contains(&number)
            .then_some(Self(number))
    }

    /// The number of the level.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns the element of `each` for this level.
    #[must_use]
    pub fn of<T: Copy>(self, each: [T; 5]) -> T {
        each[usize::from(self.0 - 1)]
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The level of the computer, and the seed that decides between equal moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Effort {
    /// The level, which sets the amount of work.
    pub level: Level,
    /// The seed of random numbers. The same seed finds the same move in the same state.
    pub seed: u64,
}
