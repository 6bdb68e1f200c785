//! [`FieldOfView`]: the cells in sight, ring by ring.

use alloc::{vec, vec::Vec};
use core::{fmt, iter::FusedIterator, mem};

use crate::geometry::Tiled;

use super::{
    eye::Eye,
    wedge::{Slope, Wedge, wedges},
};

/// The cells in sight, the nearest first, those of a ring clockwise from north; made by
/// [`Board::field_of_view`](crate::Board::field_of_view).
#[derive(Clone)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct FieldOfView<T: Tiled, F> {
    eye: Eye<T, F>,
    wedges: Vec<Open>,
    /// The ring whose cells are in sight come next, and how many are left.
    ring: i64,
    rings_left: usize,
    /// The cells in sight of the ring before it.
    cells: Vec<T::Cell>,
    given: usize,
    /// Room for what will be open.
    spare: Vec<[Cut; 2]>,
}

/// What is open of a wedge beyond the rings that were looked at.
#[derive(Clone)]
struct Open {
    wedge: Wedge,
    /// Whether sight goes on along the first heading.
    ahead: bool,
    /// From cut to cut, from the first heading to the next, without both.
    parts: Vec<[Cut; 2]>,
}

/// A cut between slopes: right before one or right after it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Cut {
    slope: Slope,
    after: bool,
}

impl Cut {
    const fn before(slope: Slope) -> Self {
        Self {
            slope,
            after: false,
        }
    }

    const fn after(slope: Slope) -> Self {
        Self { slope, after: true }
    }
}

impl Open {
    fn new(wedge: Wedge) -> Self {
        let (first, next) = (Slope::new(0, 1), Slope::new(1, 1));
        Self {
            wedge,
            ahead: true,
            parts: vec![[Cut::after(first), Cut::before(next)]],
        }
    }

    fn is_shut(&self) -> bool {
        !self.ahead && self.parts.is_empty()
    }
}

impl<T: Tiled, F: FnMut(T::Cell) -> bool> FieldOfView<T, F> {
    pub(super) fn new(eye: Eye<T, F>, from: T::Cell, radius: usize) -> Self {
        let is_on_board = eye.board().contains(from);
        Self {
            wedges: wedges(T::TILING).map(Open::new).collect(),
            ring: 1,
            rings_left: if is_on_board { radius } else { 0 },
            cells: is_on_board.then_some(from).into_iter().collect(),
            given: 0,
            spare: Vec::new(),
            eye,
        }
    }

    /// Puts the cells of the next ring that are in sight in the place of those of the last.
    fn look_at_ring(&mut self) {
        self.cells.clear();
        self.given = 0;
        let Self {
            eye,
            wedges,
            ring,
            cells,
            spare,
            ..
        } = self;
        for open in wedges {
            let wedge = open.wedge;
            open.ahead = open.ahead && eye.pass_gate(wedge, *ring).is_ok();
            if open.ahead {
                cells.extend(eye.cell(wedge, [*ring, 0]));
                open.ahead = !eye.is_opaque(wedge, [*ring, 0]);
            }
            let places = centres(&open.parts, *ring);
            cells.extend(places.filter_map(|place| eye.cell(wedge, place)));
            spare.clear();
            for &part in &open.parts {
                shade(eye, wedge, *ring, part, spare);
            }
            mem::swap(spare, &mut open.parts);
        }
        *ring += 1;
    }
}

/// The places of a ring whose centres lie in what is open.
fn centres(parts: &[[Cut; 2]], ring: i64) -> impl Iterator<Item = [i64; 2]> {
    parts.iter().flat_map(move |&[start, end]| {
        let first = start.slope.index_in(ring).max(1);
        let slope = move |&index: &i64| Slope::new(index, ring);
        (first..ring)
            .skip_while(move |index| Cut::before(slope(index)) < start)
            .take_while(move |index| Cut::after(slope(index)) <= end)
            .map(move |index| [ring, index])
    })
}

/// Adds what is left of an open part when the opaque cells of a ring have cast their shadows.
fn shade<T: Tiled, F: FnMut(T::Cell) -> bool>(
    eye: &mut Eye<T, F>,
    wedge: Wedge,
    ring: i64,
    [mut start, end]: [Cut; 2],
    left: &mut Vec<[Cut; 2]>,
) {
    let is_strict = eye.is_strict();
    // The shadow of a cell does not reach the centres of those beside it.
    for index in start.slope.index_in(ring)..=ring {
        let place = [ring, index];
        let [low, high] = wedge.shadow(place);
        let from = Cut {
            slope: low,
            after: !is_strict,
        };
        if from >= end {
            break;
        }
        if high < start.slope || !eye.is_opaque(wedge, place) {
            continue;
        }
        let to = Cut {
            slope: high,
            after: is_strict || eye.is_opaque(wedge, wedge.across_high(place)),
        };
        if to > start {
            if start < from {
                left.push([start, from]);
            }
            start = to;
        }
    }
    if start < end {
        left.push([start, end]);
    }
}

impl<T: Tiled, F: FnMut(T::Cell) -> bool> Iterator for FieldOfView<T, F> {
    type Item = T::Cell;

    fn next(&mut self) -> Option<T::Cell> {
        loop {
            if let Some(&at) = self.cells.get(self.given) {
                self.given += 1;
                return Some(at);
            }
            if self.rings_left == 0 || self.wedges.iter().all(Open::is_shut) {
                return None;
            }
            self.rings_left -= 1;
            self.look_at_ring();
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
