//! [`FieldOfView`]: the visible cells, ring by ring.

use alloc::vec::Vec;
use core::{fmt, iter::FusedIterator, mem};

use crate::geometry::Tiled;

use super::{
    eye::Eye,
    wedge::{Slope, Wedge, wedges},
};

/// The visible cells, nearest first, and clockwise from north in each ring; made by
/// [`Board::field_of_view`](crate::Board::field_of_view).
#[derive(Clone)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct FieldOfView<T: Tiled, F> {
    eye: Eye<T, F>,
    /// True while sight continues along the first heading of each wedge.
    ahead: [bool; 8],
    /// The open parts between these headings, wedge by wedge.
    parts: Vec<Part>,
    /// The next ring, and the number of rings left.
    ring: i64,
    rings_left: usize,
    /// The visible cells of the previous ring.
    cells: Vec<T::Cell>,
    given: usize,
    spare: Vec<Part>,
}

/// An open part of a wedge at a ring, from cut to cut, without the two headings of the wedge.
#[derive(Clone, Copy)]
struct Part {
    /// The number of the wedge.
    wedge: usize,
    start: Cut,
    end: Cut,
}

/// A cut between slopes: right before or right after one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Cut {
    slope: Slope,
    after: bool,
}

impl Cut {
    /// The same cut at the next ring.
    #[inline]
    const fn on(self) -> Self {
        Self {
            slope: self.slope.on(),
            after: self.after,
        }
    }

    /// True if the centre of its cell is before the cut.
    #[inline]
    const fn is_behind_centre(self) -> bool {
        self.slope.rest > 0 || self.after
    }
}

impl Part {
    /// A whole wedge at the first ring.
    const fn whole(wedge: usize) -> Self {
        let start = Cut {
            slope: Slope::of_centre([1, 0]),
            after: true,
        };
        let end = Cut {
            slope: Slope::of_centre([1, 1]),
            after: false,
        };
        Self { wedge, start, end }.on()
    }

    /// The same part at the next ring.
    const fn on(self) -> Self {
        Self {
            wedge: self.wedge,
            start: self.start.on(),
            end: self.end.on(),
        }
    }
}

impl<T: Tiled, F: FnMut(T::Cell) -> bool> FieldOfView<T, F> {
    pub(super) fn new(eye: Eye<T, F>, from: T::Cell, radius: usize) -> Self {
        let is_on_board = eye.board().contains(from);
        let wedges = wedges(T::TILING).len();
        let mut cells = Vec::with_capacity(4 * wedges);
        cells.extend(is_on_board.then_some(from));
        Self {
            ahead: [true; 8],
            parts: (0..wedges).map(Part::whole).collect(),
            ring: 1,
            rings_left: if is_on_board { radius } else { 0 },
            cells,
            given: 0,
            spare: Vec::with_capacity(wedges),
            eye,
        }
    }

    /// Replaces the cells with the visible cells of the next ring. Returns false if no ring is left, or nothing is
    /// open.
    fn look_at_ring(&mut self) -> bool {
        self.cells.clear();
        self.given = 0;
        let wedges = wedges(T::TILING);
        let ahead = &mut self.ahead[..wedges.len()];
        if self.rings_left == 0 || (self.parts.is_empty() && !ahead.contains(&true)) {
            return false;
        }
        let (eye, cells, ring) = (&mut self.eye, &mut self.cells, self.ring);
        self.spare.clear();
        let mut parts = self.parts.iter().peekable();
        for (number, (wedge, ahead)) in wedges.iter().zip(ahead).enumerate() {
            *ahead = *ahead && eye.pass_gate(wedge, ring).is_ok() && {
                let cell = eye.cell(wedge, [ring, 0]);
                keep(cell, cells);
                !eye.is_none_or_opaque(cell)
            };
            while let Some(part) = parts.next_if(|part| part.wedge == number) {
                shade(eye, wedge, ring, *part, cells, &mut self.spare);
            }
        }
        mem::swap(&mut self.spare, &mut self.parts);
        self.ring += 1;
        self.rings_left -= 1;
        true
    }
}

/// `Vec::extend` would be slower.
#[inline]
fn keep<C>(cell: Option<C>, cells: &mut Vec<C>) {
    if let Some(cell) = cell {
        cells.push(cell);
    }
}

/// Adds the visible cells of an open part of a ring to `cells`, and adds to `left` what the shadows of its opaque cells
/// leave of the part.
#[inline]
fn shade<T: Tiled, F: FnMut(T::Cell) -> bool>(
    eye: &mut Eye<T, F>,
    wedge: &Wedge,
    ring: i64,
    part: Part,
    cells: &mut Vec<T::Cell>,
    left: &mut Vec<Part>,
) {
    let Part { mut start, end, .. } = part;
    let is_strict = eye.is_strict();
    let shadow_begins = |index| Cut {
        slope: wedge.low([ring, index]),
        after: !is_strict,
    };
    // The shadow of a cell does not reach the centres of its neighbours. So only the first and the last cell that can
    // shade this part are compared with its ends.
    let (mut first, mut last) = (start.slope.index, end.slope.index);
    first += i64::from(wedge.high([ring, first]) < start.slope);
    last += i64::from(last < ring && shadow_begins(last + 1) < end);
    let first_seen = start.slope.index + i64::from(start.is_behind_centre());
    let first_unseen = end.slope.index + i64::from(end.is_behind_centre());
    let seen = first_seen.max(1)..first_unseen.min(ring);

    let mut leave = |start: Cut, end: Cut| {
        if start < end {
            left.push(Part { start, end, ..part }.on());
        }
    };
    // The shadows of adjacent cells overlap, so a row of them casts one shadow.
    let mut is_in_shadow = false;
    for index in first..last + 2 {
        let cell = eye.cell(wedge, [ring, index]);
        if seen.contains(&index) {
            keep(cell, cells);
        }
        let is_opaque = index <= last && eye.is_none_or_opaque(cell);
        if is_opaque && !is_in_shadow {
            leave(start, shadow_begins(index));
        } else if is_in_shadow && !is_opaque {
            let place = [ring, index - 1];
            let shadow_ends = Cut {
                slope: wedge.high(place),
                after: is_strict || eye.is_opaque(wedge, wedge.across_high(place)),
            };
            start = start.max(shadow_ends);
        }
        is_in_shadow = is_opaque;
    }
    leave(start, end);
}

impl<T: Tiled, F: FnMut(T::Cell) -> bool> Iterator for FieldOfView<T, F> {
    type Item = T::Cell;

    #[inline]
    fn next(&mut self) -> Option<T::Cell> {
        loop {
            if let Some(&at) = self.cells.get(self.given) {
                self.given += 1;
                return Some(at);
            }
            if !self.look_at_ring() {
                return None;
            }
        }
    }

    // `for_each`, `count` and the like use this: the cells of a ring become an inner loop.
    #[inline]
    fn fold<A, G: FnMut(A, T::Cell) -> A>(mut self, first: A, mut add: G) -> A {
        let mut sum = first;
        loop {
            let cells = self.cells[self.given..].iter();
            sum = cells.fold(sum, |sum, &at| add(sum, at));
            if !self.look_at_ring() {
                return sum;
            }
        }
    }
}

impl<T: Tiled, F: FnMut(T::Cell) -> bool> FusedIterator for FieldOfView<T, F> {}

impl<T: Tiled, F> fmt::Debug for FieldOfView<T, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FieldOfView")
            .field("ring", &self.ring)
            .field("cells", &self.cells)
            .finish_non_exhaustive()
    }
}
