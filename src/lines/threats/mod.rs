//! Threats: lines that are one or two pieces short of k in a row, with the cells that complete them and defend against
//! them.
//!
//! A *window* is k cells in a row, each free or with one of your pieces. For [`Length::Exactly`], the cells just beyond
//! its ends must not have one of your pieces. A window lacks one piece for each free cell. A threat is a series of
//! windows, each shifted by one cell from the last, that lack the same number of pieces. A shift changes a window in
//! one of two ways:
//!
//! ```text
//! . X X X X          X X X X . X
//!   X X X X .          X X X . X
//! a free cell leaves,              a piece leaves,
//! and another comes                and another comes
//! ```
//!
//! If one free cell is replaced by another, the pieces have room at both ends: the threat is *open*. The two windows
//! share k - 1 cells. Filling the shared cells leaves two cells that each make k in a row.
//!
//! If one piece is replaced by another, the free cells stay the same. Windows with the same free cells form one threat.
//! It belongs to every piece in any of these windows, so the pieces of a run share their threats. Every threat of a
//! piece is reported, unless it is part of a larger threat.
//!
//! Allis, van den Herik and Huntjens ("Go-Moku and Threat-Space Search", 1993) show that nothing stops an open four,
//! and that an open three becomes an open four.
//!
//! For k = 5, an *open three* is a threat that one more piece turns into an open four; for another k the numbers are
//! `k-2` and `k-1`. In Renju, a three counts only if the stone that makes it a four is allowed, which `foul` of the
//! crate `collinear-games` checks. A [`Pattern`](crate::Pattern) such as `. X{3} .` matches only a shape. A
//! [`census`](crate::Board::census) does not count threes. [A table](Threat#what-looks-for-fours-and-threes) compares
//! these queries.

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
    /// The cost of [`k_lines`](Self::k_lines), at most one more call of each predicate for each cell and axis, and k
    /// windows for each piece. Allocates for each line. On a board on which a line can close or change
    /// direction, the query also stores the threats that it found.
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
                // If two axes share a line, or a line changes direction, the same threat can be found twice.
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
