//! [`RandomPlay`]: how much random play a test is worth.

use alloc::{borrow::Cow, vec::Vec};

use crate::rules::Random;

/// How many random games a test plays, how long they may get, and with which random numbers.
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
    /// The most plies of a game; one that is not over by then is left.
    pub plies: usize,
    /// How many legal moves, and how many others, a test asks about at each ply; where there are more, it draws
    /// that many. To ask about a move mostly means to list all of them.
    pub tries: usize,
    /// Which games: the same seed plays the same ones.
    pub seed: u64,
}

/// 50 games of at most 200 plies.
impl Default for RandomPlay {
    fn default() -> Self {
        Self::new(50, 200)
    }
}

impl RandomPlay {
    /// This many games of at most this many plies, with at most 100 tries at each.
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

    /// All of these moves or words; of more than `tries` some.
    pub(super) fn some_of<'a, M: Clone>(self, all: &'a [M], random: &mut Random) -> Cow<'a, [M]> {
        if all.len() <= self.tries {
            return all.into();
        }
        let mut drawn = || all[random.below(all.len())].clone();
        (0..self.tries).map(|_| drawn()).collect::<Vec<_>>().into()
    }
}
