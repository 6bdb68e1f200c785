//! [`Level`]: the counts of one level.

/// The counts of one level of a census: all positions after the same number of jumps.
///
/// Counts of sequences that are larger than a `u128` can be are given as `u128::MAX`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub struct Level {
    /// How many jumps lead to the positions of this level.
    pub jumps: usize,
    /// The distinct positions.
    pub positions: u64,
    /// The positions, those counted as one that a symmetry of the board makes of each other; only
    /// the symmetries count that make nothing else of the state from which the census began.
    pub classes: u64,
    /// The positions without a jump: the game has ended.
    pub ended: u64,
    /// Those of them that solve the game.
    pub solved: u64,
    /// The sequences of jumps that lead to this level.
    pub paths: u128,
    /// Those of them that end the game here.
    pub games: u128,
    /// Those of them that solve it.
    pub solutions: u128,
}

impl Level {
    /// The counts of both.
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
