//! [`RandomPlay`]: how much random play a test is worth.

use crate::rules::Random;

/// How many random games a test plays, how long they may get, and with which random numbers.
///
/// ```
/// use collinear::testing::RandomPlay;
///
/// let thorough = RandomPlay { games: 1_000, ..RandomPlay::default() };
/// assert_eq!(thorough.plies, 200);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RandomPlay {
    /// The number of games.
    pub games: usize,
    /// The most plies of a game; one that is not over by then is left.
    pub plies: usize,
    /// Which games: the same seed plays the same ones.
    pub seed: u64,
}

/// 50 games of at most 200 plies.
impl Default for RandomPlay {
    fn default() -> Self {
        Self {
            games: 50,
            plies: 200,
            seed: 1,
        }
    }
}

impl RandomPlay {
    pub(super) const fn randomness(self) -> Random {
        Random::new(self.seed)
    }
}
