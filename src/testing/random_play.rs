//! [`RandomPlay`]: how much random play a test is worth.

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
    pub(super) fn randomness(self) -> SplitMix {
        SplitMix(self.seed)
    }
}

/// Random numbers good enough to pick moves: Steele, Lea and Flood, "Fast Splittable Pseudorandom
/// Number Generators", 2014.
pub(super) struct SplitMix(u64);

impl SplitMix {
    /// A number below `n`, which is not 0.
    pub(super) fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^= z >> 31;
        let scaled = (u128::from(z) * n as u128) >> 64;
        usize::try_from(scaled).unwrap_or(0)
    }
}
