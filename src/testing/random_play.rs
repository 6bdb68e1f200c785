//! [`RandomPlay`]: the amount of random play of a test.

use alloc::{borrow::Cow, vec::Vec};

use crate::rules::Random;

/// The number, length and seed of a test's random games.
///
/// ```
/// use collinear::testing::RandomPlay;
///
/// let thorough = RandomPlay { tries: usize::MAX, ..RandomPlay::new(1_000, 200) };
/// assert_eq!(RandomPlay::default(), RandomPlay::new(50, 200));
/// # assert_eq!(thorough.seed, 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RandomPlay {
    /// The number of games.
    pub games: usize,
    /// The most plies of a game; a longer game is abandoned.
    pub plies: usize,
    /// The most legal moves, and the most other moves, that a test checks at each ply, drawn at random if there are
    /// more. Checking a move usually means listing all of them.
    pub tries: usize,
    /// The seed: equal seeds play equal games.
    pub seed: u64,
}

/// 50 games of at most 200 plies.
impl Default for RandomPlay {
    fn default() -> Self {
        Self::new(50, 200)
    }
}

impl RandomPlay {
    /// This many games of at most this many plies, with at most 100 tries per ply.
    #[must_use]
    pub const fn new(games: usize, plies: usize) -> Self {
        Self {
            games,
            plies,
            tries: 100,
            seed: 1,
        }
    }

    pub(super) const fn randomness(self) -> Random {
        Random::new(self.seed)
    }

    /// At most `tries` of these moves or words.
    pub(super) fn some_of<'a, M: Clone>(self, all: &'a [M], random: &mut Random) -> Cow<'a, [M]> {
        if all.len() <= self.tries {
            return all.into();
        }
        let mut drawn = || all[random.below(all.len())].clone();
        (0..self.tries).map(|_| drawn()).collect::<Vec<_>>().into()
    }
}
