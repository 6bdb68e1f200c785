//! [`Past`]: how often a position has occurred, and how long there has been no progress.
//!
//! Each state has its own list. A shared list would cost an allocation per ply, which makes random games of Brandubh on
//! bitboards a third slower.

use alloc::vec::Vec;
use core::{
    borrow::Borrow,
    hash::{BuildHasher, BuildHasherDefault, Hash, Hasher},
};

use crate::hasher::StableHasher;

/// The positions of a game since the last irreversible move: for threefold repetition, superko, and draws after a
/// number of moves without progress.
///
/// Keep it in the state, for example as the [`extra`](super::Position::extra) fact. Players alternate, so it is usually
/// enough to record the board. Each clone of a state copies all recorded positions, so make them small or put them
/// behind an `Arc`. If a rule only counts plies without progress, use a number instead.
///
/// ```
/// use std::sync::Arc;
/// use collinear::{Grid, rules::Past};
///
/// let mut grid = Grid::parse("K . r")?;
/// let mut past: Past<Arc<Grid<char>>> = Past::default();
/// for (from, to) in [(0, 1), (2, 2), (1, 0), (2, 2)] {
///     past.record(Arc::new(grid.clone()), false);
///     grid.swap((0, from).into(), (0, to).into());
/// }
/// assert_eq!(past.occurrences(&grid), 2);
/// assert_eq!(past.len(), 4);
///
/// past.record(Arc::new(grid.clone()), true); // a capture
/// assert_eq!(past.occurrences(&grid), 1);
/// assert_eq!(past.len(), 0);
/// # Ok::<(), collinear::GridError>(())
/// ```
///
/// Two pasts are equal if each position occurred equally often with the same player to move, in any order. So a past
/// can be part of the [key](super::View::key): with a draw by repetition, the same board with a different past is a
/// different position. To count boards or to find transpositions, play without a draw by repetition and keep no past.
#[doc(alias(
    "threefold repetition",
    "Repetition",
    "fifty-move rule",
    "halfmove clock",
    "superko",
    "history"
))]
#[derive(Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct Past<P> {
    positions: Vec<P>,
}

impl<P> Past<P> {
    /// Records the position before the move that was just made. After progress, such as a capture or a pawn's step, it
    /// removes all positions, since none of them can occur again.
    #[doc(alias("irreversible", "push", "clear"))]
    #[inline]
    pub fn record(&mut self, before: P, progress: bool) {
        if progress {
            self.positions.clear();
        } else {
            self.positions.push(before);
        }
    }

    /// The recorded positions, in order.
    #[must_use]
    pub fn positions(&self) -> &[P] {
        &self.positions
    }

    /// The number of recorded positions, which is the number of plies without progress.
    #[doc(alias = "halfmove clock")]
    #[must_use]
    #[inline]
    pub const fn len(&self) -> usize {
        self.positions.len()
    }

    /// True if the last move was progress, or no move was made.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    /// How often the position after the last move has occurred with the same player to move: 1 if it is new, 3 for a
    /// threefold repetition.
    ///
    /// # Complexity
    ///
    /// Linear in the number of plies without progress.
    #[must_use]
    #[inline]
    pub fn occurrences<Q: PartialEq>(&self, now: &Q) -> usize
    where
        P: Borrow<Q>,
    {
        1 + self.count(1, now)
    }

    /// How often a position has occurred with this player to move: `player` is 0 for the player who moved last, and 1
    /// for the other.
    #[inline]
    fn count<Q: PartialEq>(&self, player: usize, position: &Q) -> usize
    where
        P: Borrow<Q>,
    {
        let of_player = self.positions.iter().rev().skip(player).step_by(2);
        of_player
            .filter(|&earlier| earlier.borrow() == position)
            .count()
    }

    /// Each position with its player, numbered as in [`count`](Self::count).
    fn with_players(&self) -> impl Iterator<Item = (usize, &P)> {
        let latest_first = self.positions.iter().rev().enumerate();
        latest_first.map(|(back, position)| (back % 2, position))
    }
}

/// A past without positions.
impl<P> Default for Past<P> {
    fn default() -> Self {
        let positions = Vec::new();
        Self { positions }
    }
}

impl<P: Clone> Clone for Past<P> {
    fn clone(&self) -> Self {
        let positions = self.positions.clone();
        Self { positions }
    }

    #[inline]
    fn clone_from(&mut self, source: &Self) {
        // Usually there is nothing to copy.
        if !(self.is_empty() && source.is_empty()) {
            self.positions.clone_from(&source.positions);
        }
    }
}

impl<P: PartialEq> PartialEq for Past<P> {
    fn eq(&self, other: &Self) -> bool {
        let as_often = |(player, position)| {
            self.count::<P>(player, position) == other.count::<P>(player, position)
        };
        // Equal pasts usually have the same order, too.
        self.len() == other.len()
            && (self.with_players().eq(other.with_players()) || self.with_players().all(as_often))
    }
}

impl<P: Eq> Eq for Past<P> {}

/// The sum of a hash for each position, so that the order does not matter.
impl<P: Hash> Hash for Past<P> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let hashers = BuildHasherDefault::<StableHasher>::default();
        let hashes = self.with_players().map(|one| hashers.hash_one(one));
        state.write_u64(hashes.fold(0, u64::wrapping_add));
    }
}

/// Collects positions, in order.
impl<P> FromIterator<P> for Past<P> {
    fn from_iter<I: IntoIterator<Item = P>>(positions: I) -> Self {
        let positions = positions.into_iter().collect();
        Self { positions }
    }
}
