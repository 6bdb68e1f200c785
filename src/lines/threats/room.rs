//! [`Room`]: where a line can be made through a cell.

use super::MOST_LACKED;
use crate::{
    geometry::{Board, Line, State, Topology},
    lines::{Length, Stop},
};

/// Where a line can be made through a cell.
#[derive(Clone, Debug)]
pub(super) struct Room<T: Topology> {
    /// Pieces and free cells without a gap. All of its windows go through the cell.
    pub(super) stretch: Line<T>,
    /// The cells of a window.
    pub(super) k: usize,
    /// Whether a piece right before or behind a window makes what it holds too long ..
    pub(super) is_exact: bool,
    /// .. and whether there is one before and behind the stretch.
    pub(super) ends: [bool; 2],
}

impl<T: Topology> Board<T> {
    /// Where a line can be made through a cell along an axis, if enough pieces stand there for a threat.
    #[inline]
    pub(super) fn room(
        &self,
        at: T::Cell,
        axis: T::Heading,
        length: Length,
        mut mine: impl FnMut(T::Cell) -> bool,
        mut free: impl FnMut(T::Cell) -> bool,
    ) -> Option<Room<T>> {
        let is_exact = matches!(length, Length::Exactly(_));
        let most = length.k().max(usize::from(!is_exact)).checked_sub(1)?;
        if !self.contains(at) || !mine(at) {
            return None;
        }
        let mut pieces = 1;
        let mut fits = |cell| {
            let is_mine = mine(cell);
            pieces += usize::from(is_mine);
            is_mine || free(cell)
        };
        let ahead = self.walk_at_most(at, axis, most, &mut fits);
        if ahead.stop == Stop::Ring {
            // A ring of fewer cells.
            return None;
        }
        let there = self.heading_after(at, axis, ahead.len);
        let comes_back = self.0.has_rings()
            && ahead.len == most
            && self.0.step(ahead.last, there) == Some((at, axis));
        if comes_back {
            // The ring is the one window, and has no ends.
            return (pieces + MOST_LACKED > most).then(|| Room {
                stretch: Line::within(self.clone(), at, axis, most + 1),
                k: most + 1,
                ends: [false; 2],
                is_exact,
            });
        }
        let back = self.0.reversed(at, axis);
        let behind = self.walk_at_most(at, back, most, &mut fits);
        let cells = behind.len + 1 + ahead.len;
        if cells <= most || pieces + MOST_LACKED <= most {
            return None;
        }
        let back = self.heading_after(at, back, behind.len);
        let mut ends = [false; 2];
        if is_exact {
            let beyond = [(behind, back), (ahead, there)];
            for (end, (walk, heading)) in ends.iter_mut().zip(beyond) {
                // What else stopped it was no piece of mine.
                let next = if walk.stop == Stop::Limit {
                    self.0.step(walk.last, heading)
                } else {
                    None
                };
                *end = next.is_some_and(|(cell, _)| mine(cell));
            }
        }
        let heading = self.0.reversed(behind.last, back);
        Some(Room {
            stretch: Line::within(self.clone(), behind.last, heading, cells),
            k: most + 1,
            ends,
            is_exact,
        })
    }
}

impl<T: Topology> Room<T> {
    /// Whether the cells of a window differ, and those right before and behind it are others if that matters.
    pub(super) fn is_line(&self, window: &Line<T>) -> bool {
        let board = window.board();
        let ((first, heading), last) = (window.state(0), window.state(self.k - 1));
        let before = board.0.step(first, board.0.reversed(first, heading));
        let behind = board.0.step(last.0, last.1);
        let is_ring = behind == Some((first, heading));
        let comes_by = |state: Option<State<T>>| state.is_some_and(|(at, _)| window.contains(at));
        Length::Exactly(self.k).admits_line(window)
            && (!self.is_exact || is_ring || !comes_by(before) && !comes_by(behind))
    }

    /// Some windows side by side, together with those before and behind them that have the same free cells.
    pub(super) fn windows(
        &self,
        first: usize,
        count: usize,
        mut mine: impl FnMut(T::Cell) -> bool,
    ) -> Line<T> {
        let line = self.stretch.skip(first).truncated(self.k + count - 1);
        let last = line.skip(count - 1);
        let more = self.shifts(&last, &mut mine);
        let back = line.truncated(self.k).reversed();
        let before = self.shifts(&back, &mut mine);
        let board = line.board();
        let (at, heading) = back.state(self.k - 1 + before);
        let heading = board.0.reversed(at, heading);
        let line = Line::within(board.clone(), at, heading, before + line.len() + more);
        if line.is_on_ring() && line.len() > board.ray_len(at, heading) {
            board.whole_line(at, heading).unwrap_or(line)
        } else {
            line
        }
    }

    /// How often a window is shifted on by one, a piece for a piece. It has a free cell, which ends that.
    fn shifts(&self, window: &Line<T>, mut mine: impl FnMut(T::Cell) -> bool) -> usize {
        let board = window.board();
        let mut last = window.state(self.k - 1);
        let mut going = window.states();
        let comes = |&_: &usize| {
            let (Some((at, heading)), Some(next)) = (going.next(), board.0.step(last.0, last.1))
            else {
                return false;
            };
            let is_line = || {
                T::STRAIGHT || {
                    let (at, heading) = board.0.glide(at, heading);
                    self.is_line(&Line::within(board.clone(), at, heading, self.k))
                }
            };
            last = next;
            mine(at) && mine(next.0) && is_line()
        };
        (0..self.k).take_while(comes).count()
    }
}
