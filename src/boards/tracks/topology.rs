//! Listed lines as a [`Topology`]: every shortcut is a sum of indices.

use core::{ops::Range, option};

use super::{Track, Tracks, Way};
use crate::geometry::{Aligned, Finite, Headings, Topology, ring_start};

impl Tracks {
    /// The index and the cell `steps` steps along a track.
    #[inline]
    fn along(track: &Track, way: Way, steps: usize) -> Option<(u16, Way)> {
        let index = track.index_after(way.index, way.back, steps);
        let cell = track.cells().get(usize::from(index))?;
        Some((*cell, Way { index, ..way }))
    }
}

impl Topology for Tracks {
    type Cell = u16;
    type Heading = Way;

    #[inline]
    fn contains(&self, at: u16) -> bool {
        at < self.table.cells
    }

    /// A way that leads from elsewhere leads nowhere from here.
    #[inline]
    fn step(&self, from: u16, way: Way) -> Option<(u16, Way)> {
        let track = self.track_at(from, way)?;
        if track.room(way.index, way.back) == 0 {
            return None;
        }
        Self::along(track, way, 1)
    }

    #[inline]
    fn reversed(&self, _: u16, way: Way) -> Way {
        way.reversed()
    }

    #[inline]
    fn has_rings(&self) -> bool {
        self.tracks().last().is_some_and(Track::is_closed)
    }

    #[inline]
    fn leap(&self, from: u16, way: Way, steps: usize) -> (u16, Way) {
        let to = self.track_at(from, way);
        let to = to.and_then(|track| Self::along(track, way, steps));
        to.unwrap_or((from, way))
    }

    #[inline]
    fn steps_ahead(&self, from: u16, way: Way, at_most: usize) -> usize {
        let track = self.track_at(from, way);
        let steps = track.map_or(0, |track| track.room(way.index, way.back));
        steps.min(at_most)
    }
}

impl Finite for Tracks {
    type Cells = Range<u16>;
    type Starts = option::IntoIter<(u16, Way)>;

    #[inline]
    fn cells(&self) -> Range<u16> {
        0..self.table.cells
    }

    #[inline]
    fn cell_count(&self) -> usize {
        usize::from(self.table.cells)
    }

    #[inline]
    fn index_of(&self, at: u16) -> Option<usize> {
        self.contains(at).then_some(usize::from(at))
    }

    /// A way is on one track only, and so is one line.
    fn line_starts(&self, way: Way) -> Self::Starts {
        let start = self.track(way).and_then(|track| {
            let index = usize::from(way.index);
            let here = (*track.cells().get(index)?, way);
            if track.is_closed() {
                return Some(ring_start(self, here));
            }
            let (first, back) = Self::along(track, way.reversed(), usize::MAX)?;
            Some((first, back.reversed()))
        });
        start.into_iter()
    }
}

impl Headings for Tracks {
    /// Both ways of all tracks through the cell.
    fn headings(&self, at: u16) -> impl Iterator<Item = Way> + Clone {
        let ways = self.ways_through(at).iter();
        ways.flat_map(|&way| [way, way.reversed()])
    }

    /// The ways on along all tracks through the cell; of one that it lies on twice there are two.
    fn axes(&self, at: u16) -> impl Iterator<Item = Way> + Clone {
        self.ways_through(at).iter().copied()
    }
}

/// Along open tracks: round a closed one there are two ways to everywhere, and
/// [`path_along`](crate::Board::path_along) says which. Of several tracks it is the one with the
/// fewest steps, of those the first.
impl Aligned for Tracks {
    fn heading_to(&self, from: u16, to: u16) -> Option<(Way, usize)> {
        if from == to {
            return None;
        }
        let ways = self.ways_through(from).iter();
        let open = ways.filter_map(|&way| {
            let track = self.track(way).filter(|track| !track.is_closed())?;
            let indices = (0_u16..)
                .zip(track.cells())
                .filter(|&(_, &cell)| cell == to);
            let steps = |(index, _): (u16, _)| {
                let back = index < way.index;
                let rank = (index.abs_diff(way.index), way.track, index.min(way.index));
                (rank, Way { back, ..way })
            };
            indices.map(steps).min()
        });
        let ((steps, ..), way) = open.min()?;
        Some((way, usize::from(steps)))
    }
}
