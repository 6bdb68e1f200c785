//! [`SearchOptions`]: the settings of a search.

#[derive(Clone, Copy, Debug)]
pub(super) struct SearchOptions {
    pub(super) exploration: f32,
    /// The ply limit of random games.
    pub(super) plies: usize,
    /// The number of leaves per tree and round.
    pub(super) leaves: usize,
}
