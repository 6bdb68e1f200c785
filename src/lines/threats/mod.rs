//! Threats: pieces that lack one or two of k in a row, with the cells that make and that defend them.
//!
//! A *window* is k cells in a row, each a piece of mine or free; for exactly k, with no piece of mine right before
//! or behind it. It lacks as many pieces as it has free cells. A threat is windows side by side that lack equally
//! many: a stretch of the line in which k in a row can be made. A window is shifted by one in two ways:
//!
//! ```text
//! . X X X X          X X X X . X
//!   X X X X .          X X X . X
//! a free cell for a free cell      a piece for a piece
//! ```
//!
//! Where a free cell goes and another one comes, the pieces have room at both ends: the threat is *open*. What
//! the two windows share is k - 1 cells, and filling them leaves two cells of which each makes k in a row.
//!
//! By a piece for a piece the free cells stay the same. So a piece sees more than the windows that it is in: all
//! those with the free cells of one of them. Then the pieces of a run see the same threat. Every
//! threat that a piece sees is reported, unless it is part of a larger one.
//!
//! Allis, van den Herik and Huntjens ("Go-Moku and Threat-Space Search", 1993) say what follows from that: an
//! open four can't be defended, an open three becomes one.
//!
//! *What is an open three?* Here it is what becomes an open four by one piece, for any k and on any board; a
//! [`Pattern`](crate::Pattern) (`. X{3} .`) is a shape that you write down, whatever it leads to. Renju's `foul` counts
//! only threes whose next stone is no forbidden one, and the computer of `collinear-play` weighs how full each
//! window is ([`census`](crate::Board::census)) and has no threes at all: [all of them side by
//! side](Threat#what-looks-for-fours-and-threes).

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
    /// All threats of k in a row on the board. See [`Grid::threats`](crate::Grid::threats).
    ///
    /// # Complexity
    ///
    /// That of [`k_lines`](Self::k_lines); then one call of each predicate for each cell and axis at most, and for
    /// each piece a look at the k windows that it is in. It allocates for each line, and on a board with rings or
    /// of turning headings keeps what was found.
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
                // Where axes have lines in common, or headings turn, a threat may come again.
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
