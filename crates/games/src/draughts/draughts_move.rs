//! [`DraughtsMove`]: a move.

use collinear::Coord;

/// A step or slide of a piece, or a capture with all its hops.
///
/// Captures that begin and end on the same cells and take the same pieces are one move, in whichever order
/// they take them.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct DraughtsMove {
    /// Where the piece comes from.
    pub from: Coord,
    /// Where it ends; after a ring of hops, where it came from.
    pub to: Coord,
    /// The cells of the pieces that it takes, in reading order; none if it is no capture.
    pub taken: Vec<Coord>,
    /// Whether it is a man that becomes a king.
    pub promotes: bool,
}

impl DraughtsMove {
    /// Whether it takes anything.
    #[must_use]
    #[inline]
    pub fn is_capture(&self) -> bool {
        !self.taken.is_empty()
    }
}
