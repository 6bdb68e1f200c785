//! [`Node`]: what is known of a position, and what is proven of it.

use std::ops::Range;

/// What is known of a position.
pub(super) struct Node {
    /// The move that leads here.
    pub(super) m: u32,
    /// What is good for the side that makes it, as a factor of what is good for the first player.
    pub(super) sign: i8,
    /// How likely the move is, if chance makes it.
    pub(super) weight: Option<u32>,
    /// How the game ends from here if nobody makes a mistake.
    pub(super) proven: Option<i8>,
    pub(super) games: u32,
    /// The results of the random games, for the side that makes the move.
    pub(super) sum: i32,
    /// Where in the tree the positions after it are; `None` as long as it was not come by again.
    pub(super) children: Option<Range<u32>>,
}

/// How the game ends after the best of these moves, if that is proven; after whichever of them, if chance
/// moves.
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
    /// What share of the games was won, a draw being half a win.
    pub(super) fn share(&self) -> f32 {
        let games = i32::try_from(self.games).unwrap_or(i32::MAX);
        let doubled = u32::try_from(games.saturating_add(self.sum)).unwrap_or(0);
        real(doubled) / (2.0 * real(self.games.max(1)))
    }
}
