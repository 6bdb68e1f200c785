//! Random choices that are the same on every machine.

/// Returns uniform random numbers below its argument: Marsaglia's xorshift, scaled with a multiplication, which is
/// faster than a remainder.
pub(crate) fn picker(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed;
    move |n| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (((state >> 32) * n as u64) >> 32) as usize
    }
}
