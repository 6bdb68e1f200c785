//! [`Standing`]: the totals over the windows of a board.

use collinear::{Layout, Rect, lines::Census, rules::Side};

use super::brought::Brought;
use crate::computer::games::stretch::{self, CLOSES};

/// The data that the judge keeps for a position: the stones, and the totals over all windows.
#[derive(Clone)]
pub struct Standing<B: Layout = Rect> {
    pub(super) census: Census<u32, 2, B>,
    /// The side of the stone on each cell.
    pub(super) stones: Box<[Option<Side>]>,
    pub(super) totals: Totals,
}

/// The totals over the windows of a board.
#[derive(Clone)]
pub(super) struct Totals {
    /// The value for the first player.
    pub(super) sum: i64,
    /// The number of windows of each side that lack one stone only.
    pub(super) lacking_one: [i64; 2],
    /// The value of a stone on each cell, by the side to move.
    pub(super) hopes: Box<[[i64; 2]]>,
}

impl<B: Layout> Standing<B> {
    /// The value of a stone of the side to move on a cell.
    #[inline]
    pub(super) fn hope(&self, at: B::Cell, turn: Side) -> i64 {
        let index = self.index_of(at);
        index.map_or(0, |index| self.totals.hopes[index][turn.index()])
    }

    /// The cells among `cells` where a stone of a side completes a line.
    pub(in crate::computer) fn closing(
        &self,
        side: Side,
        cells: impl Iterator<Item = B::Cell>,
    ) -> impl Iterator<Item = B::Cell> {
        let may = self.totals.lacking_one[side.index()] > 0;
        let cells = may.then_some(cells).into_iter().flatten();
        cells.filter(move |&at| self.hope(at, side) >= CLOSES)
    }

    /// The value of the position for the side to move. `wins_else` says that this side can win in another way; `more`
    /// is added to the value.
    pub(in crate::computer) fn worth<I: Iterator<Item = B::Cell>>(
        &self,
        turn: Side,
        moves: impl Fn() -> I,
        wins_else: bool,
        more: i64,
    ) -> i32 {
        let wins_next = wins_else || self.closing(turn, moves()).next().is_some();
        let mut threats = self.closing(turn.other(), moves());
        let loses_after = !wins_next && threats.nth(1).is_some();
        let sum = match turn {
            Side::First => self.totals.sum,
            Side::Second => -self.totals.sum,
        };
        stretch::worth(sum + more, wins_next, loses_after)
    }

    #[inline]
    pub(super) fn index_of(&self, at: B::Cell) -> Option<usize> {
        self.census.board().topology().index_of(at)
    }
}

impl Totals {
    /// Adds a value to the contribution of a window with these cells.
    #[inline]
    pub(super) fn add(&mut self, cells: &[u32], more: Brought) {
        if more == Brought::default() {
            return;
        }
        let add = |to: &mut [i64; 2], [first, second]: [i64; 2]| {
            to[0] += first;
            to[1] += second;
        };
        self.sum += more.sum;
        add(&mut self.lacking_one, more.lacking_one);
        for &cell in cells {
            add(&mut self.hopes[cell as usize], more.hopes);
        }
    }
}
