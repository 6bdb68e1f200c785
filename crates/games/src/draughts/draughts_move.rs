//! [`DraughtsMove`]: a move.

use collinear::Coord;

/// A step or slide of a piece, or a capture with all its hops.
///
/// Captures that begin and end on the same cells and capture the same pieces are one move, in whatever order they
/// capture.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct DraughtsMove {
    /// The cell where the piece starts.
    pub from: Coord,
    /// The cell where the piece ends; equal to `from` after a ring of hops.
    pub to: Coord,
    /// The cells of the captured pieces, in reading order; empty if the move is not a capture.
    pub taken: Vec<Coord>,
    /// True if a man becomes a king.
    pub promotes: bool,
}

impl DraughtsMove {
    /// True if the move captures anything.
    #[must_use]
    #[inline]
    pub fn is_capture(&self) -> bool {
        !self.taken.is_empty()
    }
}
