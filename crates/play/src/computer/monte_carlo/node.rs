//! [`Node`]: the statistics of a position, and its proven result.

use std::ops::Range;

/// The statistics of a position.
pub(super) struct Node {
    /// The move that leads here.
    pub(super) m: u32,
    /// The sign that converts results of the first player to results of the side that makes the move.
    pub(super) sign: i8,
    /// The weight of the move, if it is a move of chance.
    pub(super) weight: Option<u32>,
    pub(super) proven: Option<i8>,
    pub(super) games: u32,
    /// The sum of the results of random games, for the side that makes the move.
    pub(super) sum: i32,
    /// The nodes of the next positions; `None` until the second visit.
    pub(super) children: Option<Range<u32>>,
}

/// The proven result after the best of these moves, or `None`. For chance, all moves must have the same proven result.
pub(super) fn proven(nodes: &[Node]) -> Option<i8> {
    let first = nodes.first()?;
    if first.weight.is_some() {
        let possible = nodes.iter().filter(|node| node.weight != Some(0));
        let mut results = possible.map(|node| node.proven);
        let result = results.next()??;
        return results.all(|other| other == Some(result)).then_some(result);
    }
    let sign = first.sign;
    let results = || {
        nodes
            .iter()
            .map(|node| node.proven.map(|result| result * sign))
    };
    if results().any(|result| result == Some(1)) {
        return Some(sign);
    }
    let all: Option<Vec<_>> = results().collect();
    Some(sign * all?.into_iter().max()?)
}

#[expect(
    clippy::cast_precision_loss,
    reason = "a few more games make no difference"
)]
pub(super) fn real(games: u32) -> f32 {
    games as f32
}

impl Node {
    /// The share of games won. A draw counts as half a win.
    pub(super) fn share(&self) -> f32 {
        let games = i32::try_from(self.games).unwrap_or(i32::MAX);
        let doubled = u32::try_from(games.saturating_add(self.sum)).unwrap_or(0);
        real(doubled) / (2.0 * real(self.games.max(1)))
    }
}
