//! [`Track`]: one listed line. [`TrackHeading`]: an index on a track, forward or back.

use alloc::{boxed::Box, vec::Vec};
use core::fmt;

/// A line of [`Tracks`](super::Tracks): its cells in order, open or closed.
#[derive(Clone, PartialEq, Eq)]
pub struct Track {
    cells: Box<[u16]>,
    is_closed: bool,
}

impl Track {
    /// The caller checks that the track has at most `u16::MAX` cells.
    pub(super) fn new(cells: &[u16], closed: bool) -> Self {
        Self {
            cells: cells.into(),
            is_closed: closed && !cells.is_empty(),
        }
    }

    /// The cells in order.
    #[must_use]
    #[inline]
    pub fn cells(&self) -> &[u16] {
        &self.cells
    }

    /// Whether the last cell is followed by the first.
    #[must_use]
    #[inline]
    pub const fn is_closed(&self) -> bool {
        self.is_closed
    }

    /// All pairs of neighbours.
    pub(super) fn steps(&self) -> impl Iterator<Item = (u16, u16)> {
        let next = self.cells.iter().cycle().skip(1);
        let steps = self.cells.iter().copied().zip(next.copied());
        steps.take(self.cells.len() - usize::from(!self.is_closed() && !self.cells.is_empty()))
    }

    /// The index after `steps` steps; on an open track at most the last index.
    #[inline]
    pub(super) fn index_after(&self, index: u16, back: bool, steps: usize) -> u16 {
        let (index, len) = (usize::from(index), self.cells.len());
        let to = match (back, self.is_closed()) {
            (false, true) => (index + steps % len) % len,
            (true, true) => (index + (len - steps % len)) % len,
            (false, false) => index.saturating_add(steps).min(len - 1),
            (true, false) => index.saturating_sub(steps),
        };
        u16::try_from(to).unwrap_or(u16::MAX)
    }

    /// The number of steps from an index to the end, or until the ring would close.
    #[inline]
    pub(super) fn room(&self, index: u16, back: bool) -> usize {
        let (index, last) = (usize::from(index), self.cells.len() - 1);
        match (back, self.is_closed()) {
            (_, true) => last,
            (false, false) => last - index,
            (true, false) => index,
        }
    }
}

/// The cells, then three dots for a closed track.
impl fmt::Debug for Track {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut list = f.debug_list();
        list.entries(&self.cells);
        if self.is_closed() {
            list.entry(&format_args!(".."));
        }
        list.finish()
    }
}

/// The tracks of these lists, open ones first.
pub(super) fn list(open: &[&[u16]], closed: &[&[u16]]) -> Vec<Track> {
    let open = open.iter().map(|cells| Track::new(cells, false));
    let closed = closed.iter().map(|cells| Track::new(cells, true));
    open.chain(closed).collect()
}

/// The heading of [`Tracks`](super::Tracks): an index on a track, forward or back.
///
/// ```
/// use collinear::{Headings, boards::Tracks};
///
/// let board = Tracks::new(4, &[&[0, 1, 2], &[1, 3]], &[])?;
/// let headings: Vec<_> = board.headings(1).map(|heading| heading.to_string()).collect();
/// assert_eq!(headings, ["along track 0", "back along track 0", "along track 1", "back along track 1"]);
/// # Ok::<(), collinear::boards::TracksError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct TrackHeading {
    pub(super) track: u16,
    pub(super) index: u16,
    pub(super) back: bool,
}

impl TrackHeading {
    /// The number of the track, from 0; open tracks come before closed ones.
    #[must_use]
    pub const fn track(self) -> usize {
        self.track as usize
    }

    /// The index on the track, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.index as usize
    }

    #[inline]
    pub(super) const fn reversed(self) -> Self {
        Self {
            back: !self.back,
            ..self
        }
    }
}

impl fmt::Display for TrackHeading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let back = if self.back { "back " } else { "" };
        write!(f, "{back}along track {}", self.track)
    }
}
