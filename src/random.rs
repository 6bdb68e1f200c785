//! [`Random`]: a generator of random numbers, the same on every machine, for the games of batches and of tests.

/// Steele, Lea and Flood's `SplitMix64` ("Fast splittable pseudorandom number generators", 2014): numbers
/// that do not wait for each other, since a state is only counted up.
#[derive(Clone, Debug)]
pub(crate) struct Random(u64);

impl Random {
    const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

    /// The generator of a seed.
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The generator of a game of a batch: those of neighbours have nothing in common.
    pub(crate) fn of_game(seed: u64, game: usize) -> Self {
        let seed = Self(seed).next();
        let mut games = Self(seed ^ (game as u64).wrapping_mul(0xd1b5_4a32_d192_ed03));
        Self(games.next())
    }

    /// Any number.
    #[inline(always)]
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(Self::STEP);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A number below this one; 0 below 0. A product in place of a remainder: of 2^32 numbers one too many or
    /// too few falls on an answer.
    #[inline(always)]
    pub(crate) fn below(&mut self, n: usize) -> usize {
        (((self.next() >> 32) * n as u64) >> 32) as usize
    }
}
