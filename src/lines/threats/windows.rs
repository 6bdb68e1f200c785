//! [`Windows`]: one after the other along a stretch, with what each lacks.

use super::Room;
use crate::geometry::{Ray, Topology};

/// The windows of a stretch, one after the other: one while it is shifted along.
#[derive(Clone, Debug)]
pub(super) struct Windows<T: Topology> {
    /// The cells that come, and those that go.
    coming: Ray<T>,
    going: Ray<T>,
    /// How many pieces stand in the last window but for its first cell ..
    pieces: usize,
    /// .. and whether one stands there.
    is_piece_behind: bool,
    is_first: bool,
}

/// What is seen of a window.
pub(super) struct Window<C> {
    /// How many pieces it lacks, if k in a row can be made in it.
    pub(super) lacks: Option<usize>,
    pub(super) first: C,
    /// Whether that is a piece.
    pub(super) first_is_mine: bool,
    pub(super) last: C,
}

impl<T: Topology> Windows<T> {
    #[inline]
    pub(super) fn along(room: &Room<T>) -> Self {
        Self {
            coming: room.stretch.cells(),
            going: room.stretch.cells(),
            pieces: 0,
            is_piece_behind: room.ends[0],
            is_first: true,
        }
    }

    #[inline]
    pub(super) fn next(
        &mut self,
        room: &Room<T>,
        mut mine: impl FnMut(T::Cell) -> bool,
    ) -> Option<Window<T::Cell>> {
        if self.is_first {
            let most = self.coming.by_ref().take(room.k - 1);
            self.pieces = most.filter(|&cell| mine(cell)).count();
            self.is_first = false;
        }
        let last = self.coming.next()?;
        // A line that crosses itself may have a cell twice.
        let is_line = T::STRAIGHT || room.is_line(&self.going.line().truncated(room.k));
        let first = self.going.next()?;
        let pieces = self.pieces + usize::from(mine(last));
        let first_is_mine = mine(first);
        let is_too_long = room.is_exact && {
            let next = self.coming.clone().next();
            self.is_piece_behind || next.map_or(room.ends[1], &mut mine)
        };
        let counts = is_line && !is_too_long;
        self.pieces = pieces - usize::from(first_is_mine);
        self.is_piece_behind = first_is_mine;
        Some(Window {
            lacks: counts.then(|| room.k - pieces),
            first,
            first_is_mine,
            last,
        })
    }
}
