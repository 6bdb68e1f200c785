//! [`SearchOptions`]: how trees are searched.

/// How trees are searched.
#[derive(Clone, Copy, Debug)]
pub(super) struct SearchOptions {
    pub(super) exploration: f32,
    /// After how many plies a random game is cut off.
    pub(super) plies: usize,
    /// How many leaves of a tree are looked at in a round.
    pub(super) leaves: usize,
}
