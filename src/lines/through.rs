//! [`Through`]: what is asked of the lines through a cell, along one axis after the other.

use core::fmt;

use super::Length;
use crate::geometry::{Board, Topology};

/// A question to the lines through a cell: which cells are pieces of mine, which are free, how many in a row.
#[derive(Clone)]
pub(super) struct Through<'a, P, F, T: Topology> {
    pub(super) board: Board<T>,
    pub(super) at: T::Cell,
    axes: &'a [T::Heading],
    /// The index of the axis after the one that is looked along.
    next: usize,
    pub(super) length: Length,
    pub(super) mine: P,
    pub(super) free: F,
}

impl<'a, P, F, T: Topology> Through<'a, P, F, T> {
    #[inline]
    pub(super) fn new(
        board: &Board<T>,
        at: T::Cell,
        axes: &'a [T::Heading],
        length: Length,
        (mine, free): (P, F),
    ) -> Self {
        Self {
            board: board.clone(),
            at,
            axes,
            next: 0,
            length,
            mine,
            free,
        }
    }

    /// The axis that is looked along next.
    #[inline]
    pub(super) fn next_axis(&mut self) -> Option<T::Heading> {
        let &axis = self.axes.get(self.next)?;
        self.next += 1;
        Some(axis)
    }

    /// The axis that is looked along, and those before it.
    #[inline]
    pub(super) fn axes_so_far(&self) -> Option<(T::Heading, &'a [T::Heading])> {
        let (&axis, earlier) = self.axes[..self.next].split_last()?;
        Some((axis, earlier))
    }

    /// Of an iterator of this name.
    pub(super) fn fmt_as(&self, name: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct(name)
            .field("board", &self.board)
            .field("at", &self.at)
            .field("axes_left", &&self.axes[self.next..])
            .field("length", &self.length)
            .finish_non_exhaustive()
    }
}
