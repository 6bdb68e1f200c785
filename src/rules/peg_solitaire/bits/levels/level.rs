//! [`Level`]: the counts of one level.

/// The counts of one level of a census: all positions after the same number of jumps.
///
/// A count of sequences that exceeds `u128::MAX` is `u128::MAX`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub struct Level {
    /// The number of jumps that lead to this level.
    pub jumps: usize,
    /// The number of distinct positions.
    pub positions: u64,
    /// The number of positions up to symmetry. Only symmetries that keep the first state of the census are used.
    pub classes: u64,
    /// The number of positions without a jump, in which the game has ended.
    pub ended: u64,
    /// The number of positions that solve the game.
    pub solved: u64,
    /// The number of sequences of jumps that lead to this level.
    pub paths: u128,
    /// The number of sequences that end the game here.
    pub games: u128,
    /// The number of sequences that solve the game here.
    pub solutions: u128,
}

impl Level {
    pub(super) const fn and(self, other: Self) -> Self {
        Self {
            jumps: self.jumps,
            positions: self.positions + other.positions,
            classes: self.classes + other.classes,
            ended: self.ended + other.ended,
            solved: self.solved + other.solved,
            paths: self.paths.saturating_add(other.paths),
            games: self.games.saturating_add(other.games),
            solutions: self.solutions.saturating_add(other.solutions),
        }
    }
}
