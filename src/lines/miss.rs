//! [`Miss`]: why something that was looked for along a line is not there.

use core::fmt;

use super::Stop;
use crate::geometry::{Coord, Direction, Topology};

/// Why something that was looked for along a line is not there: what was wanted, from where, how far
/// the walk came and what stopped it.
///
/// Its text is a short sentence for a player or a test:
///
/// ```
/// use collinear::{Bounds, Coord, Direction};
///
/// // @ o o o   nothing of mine behind the three
/// let board = Bounds::new(1, 4)?;
/// let miss = board
///     .bracket(Coord::new(0, 0), Direction::E, 1.., |_| true, |_| false)
///     .unwrap_err();
/// assert_eq!(miss.to_string(), "no anchor: edge after 3");
/// # Ok::<(), collinear::TooLarge>(())
/// ```
// It is large, so the queries that may answer with one are always inlined: where nobody looks at it, it
// is never made. A bracket that is asked all over a board takes half the time then.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct Miss<C = Coord, H = Direction> {
    /// What is not there.
    pub wanted: Wanted,
    /// The cell that it was looked for from.
    pub from: C,
    /// The heading along which it was looked for.
    pub heading: H,
    /// How many cells were passed before the walk stopped. `from` is none of them, but where the query
    /// begins on it: a pattern ([`Wanted::Segment`]) and a [drop](crate::Bounds::drop_from) count it too.
    pub after: usize,
    /// Why it stopped.
    pub stop: Stop<C>,
}

/// The [`Miss`] of a query on any board.
pub type MissOn<T> = Miss<<T as Topology>::Cell, <T as Topology>::Heading>;

impl<C, H> Miss<C, H> {
    /// A miss of a query of your own.
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

/// What a [`Miss`] misses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Wanted {
    /// A cell that matches, for a first hit.
    Hit,
    /// A clear cell to go on to, for a slide, a push or a drop.
    Room,
    /// Enough cells to be bracketed.
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
        write!(f, "no {wanted}: {stop} after {after}")
    }
}

impl<C: fmt::Display + fmt::Debug, H: fmt::Debug> core::error::Error for Miss<C, H> {}
