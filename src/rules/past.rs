//! [`Past`]: how often a position has occurred, and for how long nothing has been gained.
//!
//! The positions are a list that is never changed, the latest first: the states of a game share all that they have
//! in common, and a clone copies one pointer.

use core::{
    fmt,
    hash::{BuildHasher, BuildHasherDefault, Hash, Hasher},
    iter, ptr,
};

use crate::{hasher::StableHasher, shared::Arc};

/// The positions of a game since the last move that cannot be taken back: for threefold repetition, superko, and a
/// draw after that many moves without progress.
///
/// It is a part of a state: the [`extra`](super::Position::extra) fact, say. A position is whatever has to be the
/// same again, mostly the board and whose turn it is. For a rule that only counts the plies without progress a
/// number is enough.
///
/// ```
/// use collinear::{Grid, rules::{Past, Side}};
///
/// let mut past = Past::default();
/// let mut now = (Grid::parse("K . r")?, Side::First);
/// for (from, to) in [(0, 1), (2, 2), (1, 0), (2, 2)] {
///     past.push(now.clone());
///     now.0.swap((0, from).into(), (0, to).into());
///     now.1 = now.1.other();
/// }
/// assert_eq!(past.occurrences(&now), 2);
/// assert_eq!(past.len(), 4);
///
/// past.record(now.clone(), true); // a capture
/// assert_eq!(past.occurrences(&now), 1);
/// assert_eq!(past.len(), 0);
/// # Ok::<(), collinear::GridError>(())
/// ```
///
/// Two are equal if the same positions are in them, each as often. Their order decides nothing. So the past is a
/// part of the [key](super::View::key) as it is: with a draw by repetition one board with other boards behind it is
/// another position. To count boards, or to find transpositions, play without that draw, and keep no past.
///
/// # Complexity
///
/// A clone copies a pointer. Each position takes the same memory in however many states it is: 200 bytes for a board of 11x11.
#[doc(alias(
    "threefold repetition",
    "Repetition",
    "fifty-move rule",
    "halfmove clock",
    "superko",
    "history"
))]
#[derive(Clone)]
pub struct Past<P> {
    latest: Option<Arc<Ply<P>>>,
}

struct Ply<P> {
    position: P,
    /// How many positions there are with this one.
    len: usize,
    before: Option<Arc<Ply<P>>>,
}

impl<P> Past<P> {
    /// A move was made that can be taken back; this was the position before it.
    #[inline]
    pub fn push(&mut self, before: P) {
        self.latest = Some(Arc::new(Ply {
            position: before,
            len: self.len() + 1,
            before: self.latest.take(),
        }));
    }

    /// A move was made, and this was the position before it. After progress, such as a capture, no earlier position
    /// can occur again.
    #[doc(alias("irreversible", "clear"))]
    #[inline]
    pub fn record(&mut self, before: P, progress: bool) {
        if progress {
            *self = Self::default();
        } else {
            self.push(before);
        }
    }

    /// How many positions there are: the plies without progress.
    #[doc(alias = "halfmove clock")]
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        self.latest.as_ref().map_or(0, |ply| ply.len)
    }

    /// Whether the last move was progress, or none was made.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.latest.is_none()
    }

    /// The positions, the latest first.
    pub fn latest_first(&self) -> impl Iterator<Item = &P> {
        let plies = iter::successors(self.latest.as_deref(), |ply| ply.before.as_deref());
        plies.map(|ply| &ply.position)
    }

    /// How often a position has occurred, if it is the present one: 1 for a new one, 3 for a threefold repetition.
    ///
    /// # Complexity
    ///
    /// Linear in the number of plies without progress.
    #[must_use]
    #[inline]
    pub fn occurrences(&self, now: &P) -> usize
    where
        P: PartialEq,
    {
        1 + self
            .latest_first()
            .filter(|&earlier| earlier == now)
            .count()
    }
}

/// No positions yet.
impl<P> Default for Past<P> {
    fn default() -> Self {
        Self { latest: None }
    }
}

/// One ply after the other, since a long list would drop itself too deeply.
impl<P> Drop for Past<P> {
    #[inline]
    fn drop(&mut self) {
        let mut latest = self.latest.take();
        while let Some(ply) = latest {
            latest = Arc::into_inner(ply).and_then(|ply| ply.before);
        }
    }
}

impl<P: PartialEq> PartialEq for Past<P> {
    fn eq(&self, other: &Self) -> bool {
        let [start, other_start] = [self, other].map(|past| past.latest.as_deref());
        let as_often = |position| self.occurrences(position) == other.occurrences(position);
        match (start, other_start) {
            (Some(a), Some(b)) if ptr::eq(a, b) => true,
            _ => self.len() == other.len() && self.latest_first().all(as_often),
        }
    }
}

impl<P: Eq> Eq for Past<P> {}

/// The sum of a hash for each, which does not depend on their order.
impl<P: Hash> Hash for Past<P> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let hashers = BuildHasherDefault::<StableHasher>::default();
        let hashes = self
            .latest_first()
            .map(|position| hashers.hash_one(position));
        state.write_u64(hashes.fold(0, u64::wrapping_add));
    }
}

/// These positions, in order.
impl<P> FromIterator<P> for Past<P> {
    fn from_iter<I: IntoIterator<Item = P>>(positions: I) -> Self {
        let mut past = Self::default();
        positions
            .into_iter()
            .for_each(|position| past.push(position));
        past
    }
}

/// The list of the positions, the latest first.
impl<P: fmt::Debug> fmt::Debug for Past<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.latest_first()).finish()
    }
}

/// The list of the positions, in order.
#[cfg(feature = "serde")]
impl<P: serde::Serialize> serde::Serialize for Past<P> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let latest_first: alloc::vec::Vec<_> = self.latest_first().collect();
        serializer.collect_seq(latest_first.into_iter().rev())
    }
}

#[cfg(feature = "serde")]
impl<'de, P: serde::Deserialize<'de>> serde::Deserialize<'de> for Past<P> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let positions = alloc::vec::Vec::deserialize(deserializer)?;
        Ok(positions.into_iter().collect())
    }
}
