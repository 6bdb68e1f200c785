//! Listed lines as a [`Topology`]. Long walks are computed by adding to an index.

use core::{ops::Range, option};

use super::{Track, TrackHeading, Tracks};
use crate::geometry::{Aligned, Finite, Headings, Topology, ring_start};

impl Tracks {
    /// The index and cell `steps` steps along a track.
    #[inline]
    fn along(track: &Track, heading: TrackHeading, steps: usize) -> Option<(u16, TrackHeading)> {
        let index = track.index_after(heading.index, heading.back, steps);
        let cell = track.cells().get(usize::from(index))?;
        Some((*cell, TrackHeading { index, ..heading }))
    }
}

impl Topology for Tracks {
    type Cell = u16;
    type Heading = TrackHeading;

    #[inline]
    fn contains(&self, at: u16) -> bool {
        at < self.table.cells
    }

    /// `None` if the heading belongs to another cell.
    #[inline]
    fn step(&self, from: u16, heading: TrackHeading) -> Option<(u16, TrackHeading)> {
        let track = self.track_at(from, heading)?;
        if track.room(heading.index, heading.back) == 0 {
            return None;
        }
        Self::along(track, heading, 1)
    }

    #[inline]
    fn reversed(&self, _: u16, heading: TrackHeading) -> TrackHeading {
        heading.reversed()
    }

    #[inline]
    fn has_rings(&self) -> bool {
        self.tracks().last().is_some_and(Track::is_closed)
    }

    #[inline]
    fn leap(&self, from: u16, heading: TrackHeading, steps: usize) -> (u16, TrackHeading) {
        let to = self.track_at(from, heading);
        let to = to.and_then(|track| Self::along(track, heading, steps));
        to.unwrap_or((from, heading))
    }

    #[inline]
    fn steps_ahead(&self, from: u16, heading: TrackHeading, at_most: usize) -> usize {
        let track = self.track_at(from, heading);
        let steps = track.map_or(0, |track| track.room(heading.index, heading.back));
        steps.min(at_most)
    }
}

impl Finite for Tracks {
    type Cells = Range<u16>;
    type Starts = option::IntoIter<(u16, TrackHeading)>;

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

    // A heading is on one track only, so there is one line at most.
    fn line_starts(&self, heading: TrackHeading) -> Self::Starts {
        let start = self.track(heading).and_then(|track| {
            let index = usize::from(heading.index);
            let here = (*track.cells().get(index)?, heading);
            if track.is_closed() {
                return Some(ring_start(self, here));
            }
            let (first, back) = Self::along(track, heading.reversed(), usize::MAX)?;
            Some((first, back.reversed()))
        });
        start.into_iter()
    }
}

impl Headings for Tracks {
    /// Both headings along each track through the cell.
    fn headings(&self, at: u16) -> impl Iterator<Item = TrackHeading> + Clone {
        let headings = self.headings_through(at).iter();
        headings.flat_map(|&heading| [heading, heading.reversed()])
    }

    /// The forward headings along all tracks through the cell; two for a track that visits the cell twice.
    fn axes(&self, at: u16) -> impl Iterator<Item = TrackHeading> + Clone {
        self.headings_through(at).iter().copied()
    }
}

/// Finds the open track with the fewest steps; of several, the first.
///
/// Round a closed track, two lines lead from one cell to another; choose the heading with
/// [`path_along`](crate::Board::path_along).
impl Aligned for Tracks {
    fn heading_to(&self, from: u16, to: u16) -> Option<(TrackHeading, usize)> {
        if from == to {
            return None;
        }
        let headings = self.headings_through(from).iter();
        let open = headings.filter_map(|&heading| {
            let track = self.track(heading).filter(|track| !track.is_closed())?;
            let indices = (0_u16..)
                .zip(track.cells())
                .filter(|&(_, &cell)| cell == to);
            let steps = |(index, _): (u16, _)| {
                let back = index < heading.index;
                let rank = (
                    index.abs_diff(heading.index),
                    heading.track,
                    index.min(heading.index),
                );
                (rank, TrackHeading { back, ..heading })
            };
            indices.map(steps).min()
        });
        let ((steps, ..), heading) = open.min()?;
        Some((heading, usize::from(steps)))
    }
}
