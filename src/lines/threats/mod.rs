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
//! those with the free cells of one of them. Then the pieces of a run see the same threat, and of all pieces of a
//! line those that see most of it say what is told of the whole board.
//!
//! Allis, van den Herik and Huntjens ("Go-Moku and Threat-Space Search", 1993) say what follows from that: an
//! open four can't be defended, an open three becomes one.

use alloc::collections::BTreeSet;
use core::iter::{self, FusedIterator};

mod found;
mod room;
mod threat;
mod through;
mod windows;

use self::{found::Found, room::Room};
pub use self::{threat::Threat, through::ThreatsThrough};
use super::Length;
use crate::geometry::{Board, Finite, Line, State, Topology};

/// How many pieces a threat lacks at most.
const MOST_LACKED: usize = 2;

/// # Queries: threats
impl<T: Finite> Board<T> {
    /// All threats of k in a row on the board. See [`Grid::threats`](crate::Grid::threats).
    ///
    /// # Complexity
    ///
    /// That of [`k_lines`](Self::k_lines), of [`threats_through`](Self::threats_through) each cell that matches
    /// along each axis, and for each threat that of the same through each of its pieces. On a board with rings or
    /// of turning headings what was found is kept; on others nothing is allocated.
    pub fn threats<'a, P, F>(
        &self,
        axes: &'a [T::Heading],
        length: Length,
        mine: P,
        mut free: F,
    ) -> impl FusedIterator<Item = Threat<T>> + use<'a, P, F, T>
    where
        P: FnMut(T::Cell) -> bool,
        F: FnMut(T::Cell) -> bool,
    {
        let board = self.clone();
        let mut states = axes.iter().enumerate().flat_map({
            let board = self.clone();
            move |(index, &axis)| {
                let states = board.lines(axis).flat_map(Line::into_states);
                states.map(move |state| (index, state))
            }
        });
        let mut made = self.k_lines(axes, length, mine);
        let mut found: Option<(State<T>, Found<T>)> = None;
        let mut seen = BTreeSet::new();
        iter::from_fn(move || {
            if let Some(line) = made.next() {
                return Some(Threat::made(line));
            }
            let mine = &mut made.matches;
            loop {
                if let Some((state, found)) = &mut found
                    && let Some(threat) = found.next(&board, &mut *mine)
                {
                    let is_new = board.is_widest(*state, &threat, length, &mut *mine, &mut free)
                        && (board.is_flat() || seen.insert(threat.key()));
                    if is_new {
                        return Some(threat);
                    }
                    continue;
                }
                let (index, (at, axis)) = states.next()?;
                if board.is_flat() && board.is_named((at, axis), &axes[..index]) {
                    continue;
                }
                let threats = board.found_threats(at, axis, length, &mut *mine, &mut free);
                // The lines that stand there came first.
                let threats = threats.filter(|threats| threats.lacks > 0);
                found = threats.map(|threats| ((at, axis), threats));
            }
        })
        .fuse()
    }
}

impl<T: Topology> Board<T> {
    /// Whether a threat through a piece is the one to be told of: none through another of its pieces has more of
    /// the line, and of those that see the same this is the first.
    fn is_widest(
        &self,
        (at, _): State<T>,
        threat: &Threat<T>,
        length: Length,
        mut mine: impl FnMut(T::Cell) -> bool,
        mut free: impl FnMut(T::Cell) -> bool,
    ) -> bool {
        threat.line.states().all(|(other, axis)| {
            let found = self.found_threats(other, axis, length, &mut mine, &mut free);
            let mut found = found.filter(|found| found.lacks == threat.lacks);
            let mut threats = iter::from_fn(|| found.as_mut()?.next(self, &mut mine));
            threats.all(|seen| {
                let is_wider = seen.line.len() > threat.line.len();
                let is_same = || seen.line.len() == threat.line.len() && seen.gains == threat.gains;
                !(is_wider || other < at && is_same()) || !covers(&seen.line, &threat.line)
            })
        })
    }
}

/// Whether a stretch of a line has all cells of another one, which is no longer.
fn covers<T: Topology>(line: &Line<T>, other: &Line<T>) -> bool {
    let is_ring = || line.board().0.has_rings() && line.state(line.len()) == line.state(0);
    let start = other.state(0);
    let index = line.states().position(|state| state == start);
    index.is_some_and(|index| index + other.len() <= line.len() || is_ring())
}
