//! Slides of a group of cells as one: a car in Rush Hour, a block in Klotski, a piece in Tetris.

use alloc::vec::Vec;
use core::ops::RangeBounds;

use crate::geometry::{Board, Pose, Rect, Topology};

use super::{
    Stop,
    walk::{least, most},
};

/// How far a group of cells slides as one; made by [`Board::slide_together`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SlideTogether<T: Topology = Rect> {
    /// The cells of the group, each once, in the order of the board.
    pub from: Vec<T::Cell>,
    /// The cell to which each cell of the group moves.
    pub to: Vec<T::Cell>,
    /// The number of steps.
    pub steps: usize,
    /// Why the group stopped: the edge if any cell meets it, otherwise the first cell that blocks.
    pub stop: Stop<T::Cell>,
    /// All cells that block the next step, in the order of the cells that they block.
    pub blockers: Vec<T::Cell>,
}

/// # Queries: cells that move together
impl<T: Topology> Board<T> {
    /// How far a group of cells slides along a heading as one. See
    /// [`Grid::slide_together`](crate::Grid::slide_together).
    ///
    /// # Complexity
    ///
    /// For each cell of each step, at most one call and a search among the cells. If headings turn, each cell is also
    /// compared with all others. Allocates two lists per step. There are no steps beyond the greatest length, and at
    /// most a million steps on a board without end.
    #[must_use]
    pub fn slide_together(
        &self,
        cells: impl IntoIterator<Item = T::Cell>,
        heading: T::Heading,
        lengths: impl RangeBounds<usize>,
        mut free: impl FnMut(T::Cell) -> bool,
    ) -> SlideTogether<T> {
        let mut from: Vec<T::Cell> = cells.into_iter().collect();
        from.sort_unstable();
        from.dedup();
        let start: Vec<Pose<T>> = from.iter().map(|&at| (at, heading)).collect();
        let (mut states, mut steps, mut blockers) = (start.clone(), 0, Vec::new());
        let is_on_board = !from.is_empty() && from.iter().all(|&at| self.contains(at));
        let stop = loop {
            if !is_on_board {
                break Stop::Edge;
            }
            if steps == most(&lengths).min(T::REACH) {
                break Stop::Limit;
            }
            let next = states
                .iter()
                .filter_map(|&(at, heading)| self.0.step(at, heading));
            let next: Vec<Pose<T>> = next.collect();
            // The group can move to its own cells. Two of its cells can't move to the same cell, as they would where
            // listed lines meet.
            let blocks = |&(index, &(at, _)): &(usize, &Pose<T>)| {
                let is_own = from.binary_search(&at).is_ok();
                let is_taken = || next[..index].iter().any(|&(other, _)| other == at);
                !(is_own || free(at)) || (!T::STRAIGHT && is_taken())
            };
            let blocking = next.iter().enumerate().filter(blocks);
            blockers = blocking.map(|(_, &(at, _))| at).collect();
            if next.len() < states.len() {
                break Stop::Edge;
            }
            if let Some(&first) = blockers.first() {
                break Stop::Blocked(first);
            }
            if next == start {
                break Stop::Ring;
            }
            (states, steps) = (next, steps + 1);
        };
        if steps < least(&lengths) {
            (states, steps) = (start, 0);
        }
        let to = states.into_iter().map(|(at, _)| at).collect();
        SlideTogether {
            from,
            to,
            steps,
            stop,
            blockers,
        }
    }
}
