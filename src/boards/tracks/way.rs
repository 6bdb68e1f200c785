//! [`Way`]: the heading on a board of listed lines.

use core::fmt;

/// Where on which track one is, and which way one goes: the heading of [`Tracks`](super::Tracks).
///
/// ```
/// use collinear::{Headings, boards::Tracks};
///
/// let board = Tracks::new(4, &[&[0, 1, 2], &[1, 3]], &[])?;
/// let ways: Vec<_> = board.headings(1).map(|way| way.to_string()).collect();
/// assert_eq!(ways, ["along track 0", "back along track 0", "along track 1", "back along track 1"]);
/// # Ok::<(), collinear::boards::TracksError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Way {
    pub(super) track: u16,
    pub(super) place: u16,
    pub(super) back: bool,
}

impl Way {
    /// The number of the track, counted from 0, open tracks before closed ones.
    #[must_use]
    pub const fn track(self) -> usize {
        self.track as usize
    }

    /// The place on the track, counted from 0.
    #[must_use]
    pub const fn place(self) -> usize {
        self.place as usize
    }

    /// Whether it leads to the place before, not to the one after.
    #[must_use]
    pub const fn is_back(self) -> bool {
        self.back
    }

    #[inline]
    pub(super) const fn reversed(self) -> Self {
        Self {
            back: !self.back,
            ..self
        }
    }
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let back = if self.back { "back " } else { "" };
        write!(f, "{back}along track {}", self.track)
    }
}
