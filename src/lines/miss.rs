//! [`Miss`]: why a query along a line found nothing.

use core::fmt;

use super::Stop;
use crate::geometry::{Coord, Direction, Topology};

/// Why a query along a line found nothing: what it looked for, from where, how far it came and what stopped it.
///
/// The text of a miss is short, for a player or a test:
///
/// ```
/// use collinear::{Bounds, Coord, Direction};
///
/// // @ o o o   nothing of mine behind the three
/// let board = Bounds::new(1, 4)?;
/// let miss = board
///     .bracket(Coord::new(0, 0), Direction::E, 1.., |_| true, |_| false)
///     .unwrap_err();
/// assert_eq!(miss.to_string(), "no anchor: edge after 3 cells");
/// # Ok::<(), collinear::TooLarge>(())
/// ```
// A miss is large, so queries that return one are always inlined. If the caller ignores the miss, it is never built,
// which halves the time of the brackets of a whole board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct Miss<C = Coord, H = Direction> {
    /// What was not found.
    pub wanted: Wanted,
    /// The cell where the search began.
    pub from: C,
    /// The heading of the search.
    pub heading: H,
    /// The number of cells passed before the search stopped. `from` counts only if the query begins on it, as for a
    /// pattern ([`Wanted::Segment`]) and a [drop](crate::Bounds::drop_from).
    pub after: usize,
    /// Why the search stopped.
    pub stop: Stop<C>,
}

/// The [`Miss`] of a query on any board.
pub type MissOn<T> = Miss<<T as Topology>::Cell, <T as Topology>::Heading>;

impl<C, H> Miss<C, H> {
    /// Makes a miss for a query of your own.
    #[must_use]
    pub const fn new(wanted: Wanted, from: C, heading: H, after: usize, stop: Stop<C>) -> Self {
        Self {
            wanted,
            from,
            heading,
            after,
            stop,
        }
    }
}

/// What a query looked for when it returned a [`Miss`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Wanted {
    /// A cell that matches, for a first hit.
    Hit,
    /// A clear cell to move to, for a slide, a push or a drop.
    Room,
    /// Enough inner cells for a bracket.
    Inner,
    /// The cell that closes a bracket.
    Anchor,
    /// The cell to jump over.
    Hurdle,
    /// The cell to land on behind the hurdle.
    Landing,
    /// The segment of a pattern with this index, counted from 0.
    Segment(usize),
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Hit => "hit",
            Self::Room => "room",
            Self::Inner => "inner cell",
            Self::Anchor => "anchor",
            Self::Hurdle => "hurdle",
            Self::Landing => "landing",
            Self::Segment(index) => return write!(f, "segment {index}"),
        })
    }
}

impl<C: fmt::Display, H> fmt::Display for Miss<C, H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            wanted,
            after,
            stop,
            ..
        } = self;
        let plural = if *after == 1 { "" } else { "s" };
        write!(f, "no {wanted}: {stop} after {after} cell{plural}")
    }
}

impl<C: fmt::Display + fmt::Debug, H: fmt::Debug> core::error::Error for Miss<C, H> {}
