//! Threats: pieces that lack one or two of k in a row, with the cells that make and defend them.
//!
//! A *window* is k cells in a row, each free or with a piece of mine; for exactly k, without a piece of mine right
//! before or behind it. It lacks as many pieces as it has free cells. A threat is a row of adjacent windows that lack
//! the same number: a stretch of the line in which k in a row can be made. A window can be shifted by one in two ways:
//!
//! ```text
//! . X X X X          X X X X . X
//!   X X X X .          X X X . X
//! a free cell for a free cell      a piece for a piece
//! ```
//!
//! If one free cell is replaced by another, the pieces have room at both ends: the threat is *open*. The two windows
//! share k - 1 cells, and filling those leaves two cells that each make k in a row.
//!
//! If a piece is replaced by a piece, the free cells stay the same. So a piece sees not only its own windows but also
//! all windows with the same free cells, and the pieces of a run see the same threat. Every threat that a piece sees
//! is reported, unless it is part of a larger one.
//!
//! Allis, van den Herik and Huntjens ("Go-Moku and Threat-Space Search", 1993): an open four can't be defended, and an
//! open three becomes an open four.
//!
//! Here an *open three* is whatever one piece turns into an open four, for any k and on any board. Renju's `foul`
//! counts threes only if their next stone is allowed, a [`Pattern`](crate::Pattern) (`. X{3} .`) is just a shape, and
//! a [`census`](crate::Board::census) has no threes at all: see [what looks for fours and
//! threes](Threat#what-looks-for-fours-and-threes).

use alloc::{collections::BTreeSet, vec::Vec};
use core::iter::{self, FusedIterator};

mod threat;
mod windows;

pub use self::threat::Threat;
use self::windows::Windows;
use super::{Length, k_lines::KLines};
use crate::geometry::{Board, Finite};

/// # Queries: threats
impl<T: Finite> Board<T> {
    /// All threats of k in a row along some axes. See [`Grid::threats`](crate::Grid::threats).
    ///
    /// # Complexity
    ///
    /// As [`k_lines`](Self::k_lines); then at most one call of each predicate for each cell and axis, and for each
    /// piece a look at its k windows. Allocates for each line; on a board with rings or turning headings, keeps what
    /// it found.
    pub fn threats<'a, P, F>(
        &self,
        axes: &'a [T::Heading],
        length: Length,
        mut mine: P,
        mut free: F,
    ) -> impl FusedIterator<Item = Threat<T>> + use<'a, P, F, T>
    where
        P: FnMut(T::Cell) -> bool,
        F: FnMut(T::Cell) -> bool,
    {
        let board = self.clone();
        let mut lines = axes.iter().enumerate().flat_map({
            let board = self.clone();
            move |(index, &axis)| board.lines(axis).map(move |line| (&axes[..index], line))
        });
        let mut made = KLines::of(self, axes, length, move |_, at| mine(at));
        let mut found = Vec::new().into_iter();
        let mut seen = BTreeSet::new();
        let next = move || {
            if let Some(line) = made.next() {
                return Some(Threat::made(line));
            }
            loop {
                // Where axes have lines in common, or headings turn, a threat can come again.
                let mut is_new = |threat: &Threat<T>| board.is_flat() || seen.insert(threat.key());
                if let Some(threat) = found.find(&mut is_new) {
                    return Some(threat);
                }
                let (earlier, line) = lines.next()?;
                if !board.is_flat() || !board.is_named(line.state(0), earlier) {
                    let windows = Windows::of(line, length, |at| (made.matches)(0, at), &mut free);
                    found = windows
                        .map_or_else(Vec::new, |windows| windows.threats())
                        .into_iter();
                }
            }
        };
        iter::from_fn(next).fuse()
    }
}
