//! [`Windows`]: the windows of a whole line, and the threats they make.

use alloc::vec::Vec;
use core::{cmp::Reverse, ops::Range};

use super::Threat;
use crate::{
    geometry::{Line, Topology},
    lines::Length,
};

const MOST_LACKED: usize = 2;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Seen {
    Mine,
    Free,
    Closed,
}

/// A whole line and its windows of k cells. Cells and windows are counted from the start of the line. On a ring,
/// indices continue past the start, so that cells on both sides of the start are one range.
pub(super) struct Windows<T: Topology> {
    line: Line<T>,
    k: usize,
    /// True if the line is a ring with more than one window.
    is_ring: bool,
    cells: Vec<(T::Cell, Seen)>,
    /// The number of pieces that each window lacks, by its first cell; `None` if the window cannot become k in a row.
    lacks: Vec<Option<usize>>,
}

/// Adjacent windows that lack the same number of pieces, each counted by its first cell.
struct Stretch {
    lacks: usize,
    windows: Range<usize>,
}

impl<T: Topology> Windows<T> {
    pub(super) fn of(
        line: Line<T>,
        length: Length,
        mut mine: impl FnMut(T::Cell) -> bool,
        mut free: impl FnMut(T::Cell) -> bool,
    ) -> Option<Self> {
        let (len, is_exact) = (line.len(), matches!(length, Length::Exactly(_)));
        let k = length.k().max(usize::from(!is_exact));
        if k == 0 || k > len {
            return None;
        }
        let see = |at| match at {
            _ if mine(at) => (at, Seen::Mine),
            _ if free(at) => (at, Seen::Free),
            _ => (at, Seen::Closed),
        };
        let mut windows = Self {
            k,
            is_ring: k < len && line.is_on_ring(),
            cells: line.iter().map(see).collect(),
            lacks: Vec::new(),
            line,
        };
        let firsts = if windows.is_ring {
            len..2 * len
        } else {
            0..len - k + 1
        };
        let count = |seen| (0..k).filter(|&cell| windows.has(cell, seen)).count();
        let [mut pieces, mut closed] = [Seen::Mine, Seen::Closed].map(count);
        for first in firsts {
            let beside = [first.wrapping_sub(1), first + k];
            let fits = closed == 0
                && !(is_exact && beside.iter().any(|&cell| windows.has(cell, Seen::Mine)))
                && (T::STRAIGHT || windows.is_line(first, is_exact));
            windows.lacks.push(fits.then(|| k - pieces));
            for (count, seen) in [(&mut pieces, Seen::Mine), (&mut closed, Seen::Closed)] {
                *count += usize::from(windows.has(first + k, seen));
                *count -= usize::from(windows.has(first, seen));
            }
        }
        Some(windows)
    }

    /// The index of a cell or a window on the first round of a ring.
    fn place(&self, index: usize) -> usize {
        let len = self.cells.len();
        if self.is_ring { index % len } else { index }
    }

    fn cell(&self, index: usize) -> Option<(T::Cell, Seen)> {
        self.cells.get(self.place(index)).copied()
    }

    fn has(&self, index: usize, seen: Seen) -> bool {
        self.cell(index).is_some_and(|cell| cell.1 == seen)
    }

    fn lacks(&self, first: usize) -> Option<usize> {
        *self.lacks.get(self.place(first))?
    }

    /// True if no cell comes twice in a window, as it can on a line that crosses itself. For exactly k, the cells next
    /// to the ends of the window must not be in the window either.
    fn is_line(&self, first: usize, is_exact: bool) -> bool {
        let window = self.line_of(&(first..first + 1));
        let beside = [first.wrapping_sub(1), first + self.k];
        let mut beside = beside.iter().filter_map(|&index| self.cell(index));
        Length::AtLeast(self.k).admits_line(&window)
            && !(is_exact && beside.any(|(at, _)| window.contains(at)))
    }

    fn free(&self, indices: Range<usize>) -> impl Iterator<Item = T::Cell> {
        let cells = indices.filter_map(|index| self.cell(index));
        cells.filter(|cell| cell.1 == Seen::Free).map(|cell| cell.0)
    }

    /// The cells of adjacent windows. If these are the whole line, it begins at the line's own start.
    fn line_of(&self, windows: &Range<usize>) -> Line<T> {
        let (line, cells) = (&self.line, windows.len() + self.k - 1);
        if cells >= line.len() {
            return line.clone();
        }
        let (start, heading) = line.state(self.place(windows.start));
        Line::within(line.board().clone(), start, heading, cells)
    }

    pub(super) fn threats(&self) -> Vec<Threat<T>> {
        let len = self.cells.len();
        let pieces = if self.is_ring {
            2 * len..3 * len
        } else {
            0..len
        };
        let mut stretches = Vec::new();
        for piece in pieces.filter(|&index| self.has(index, Seen::Mine)) {
            self.seen_by(piece, &mut stretches);
        }
        // A stretch within another stretch comes after it, or at the start of a ring if the other stretch continues
        // past the start.
        stretches.sort_unstable_by_key(|one| (one.windows.start, Reverse(one.windows.end)));
        let mut reach = [0; MOST_LACKED + 1];
        for one in &stretches {
            reach[one.lacks] = reach[one.lacks].max(one.windows.end.saturating_sub(len));
        }
        stretches.retain(|one| {
            let before = reach[one.lacks];
            reach[one.lacks] = before.max(one.windows.end);
            one.windows.end > before
        });
        stretches
            .iter()
            .map(|stretch| self.threat(stretch))
            .collect()
    }

    /// Collects the stretches of a piece: its windows that lack the fewest pieces, and the adjacent windows with the
    /// same free cells. Adds nothing if a line through the piece is complete, or if its windows lack too many pieces.
    fn seen_by(&self, piece: usize, stretches: &mut Vec<Stretch>) {
        let own = (piece + 1).saturating_sub(self.k)..piece + 1;
        let Some(lacks) = own.clone().filter_map(|first| self.lacks(first)).min() else {
            return;
        };
        if !(1..=MOST_LACKED).contains(&lacks) {
            return;
        }
        let is_one = |first| self.lacks(first) == Some(lacks);
        let mut firsts = own.clone();
        while let Some(mut start) = firsts.find(|&first| is_one(first)) {
            let mut end = firsts.find(|&first| !is_one(first)).unwrap_or(own.end);
            while start > 0 && self.has(start - 1, Seen::Mine) && is_one(start - 1) {
                start -= 1;
            }
            while self.has(end - 1, Seen::Mine) && is_one(end) {
                end += 1;
            }
            let rounds = start - self.place(start);
            let windows = start - rounds..end - rounds;
            stretches.push(Stretch { lacks, windows });
        }
    }

    fn threat(&self, Stretch { lacks, windows }: &Stretch) -> Threat<T> {
        let mut threat = Threat::of(*lacks, self.line_of(windows));
        for first in windows.start..windows.end - 1 {
            if let (Some((before, Seen::Free)), Some((behind, _))) =
                (self.cell(first), self.cell(first + self.k))
                && before != behind
            {
                let shared = self.free(first + 1..first + self.k).next();
                threat.opens(before, shared, behind);
            }
        }
        if !threat.is_open {
            for cell in self.free(windows.start..windows.start + self.k) {
                threat.gains.add(cell);
                threat.defences.add(cell);
            }
        }
        threat
    }
}
