//! [`Random`]: random numbers, the same on every machine.

/// Random numbers from a seed, the same on every machine, for [`playout`](super::playout) and the like.
///
/// It is Steele, Lea and Flood's `SplitMix64` ("Fast splittable pseudorandom number generators", 2014).
///
/// ```
/// use collinear::rules::Random;
///
/// let mut random = Random::new(7);
/// assert!(random.below(6) < 6);
/// assert_eq!(random.below(0), 0);
/// ```
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

    /// Starts the sequence of a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Starts the sequence of one game, if many games share a seed.
    #[must_use]
    pub fn of_game(seed: u64, game: usize) -> Self {
        let seed = Self(seed).any();
        let mut games = Self(seed ^ (game as u64).wrapping_mul(0xd1b5_4a32_d192_ed03));
        Self(games.any())
    }

    /// A random `u64`.
    #[inline(always)]
    pub fn any(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(Self::STEP);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A random number below `n`; 0 if `n` is 0. It multiplies instead of dividing, so the probabilities can differ by
    /// 2^-32.
    #[inline(always)]
    pub fn below(&mut self, n: usize) -> usize {
        (((self.any() >> 32) * n as u64) >> 32) as usize
    }
}
