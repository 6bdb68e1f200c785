//! [`Move`]: a placement, or a pass.

use crate::{Coord, rules::MoveCells};

/// A move at Reversi.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Move {
    /// A disc is placed on this cell.
    Place(Coord),
    /// No disc can be placed, and the opponent moves.
    Pass,
}

/// The cell that is placed on; a pass has none.
///
/// ```
/// use collinear::{Coord, rules::{MoveCells, reversi::Move}};
///
/// let at = Coord::new(4, 5);
/// assert!(Move::Place(at).cells().eq([at]));
/// assert_eq!(Move::Pass.cells().count(), 0);
/// ```
impl MoveCells for Move {
    type Cell = Coord;

    fn cells(&self) -> impl Iterator<Item = Coord> {
        let at = match *self {
            Self::Place(at) => Some(at),
            Self::Pass => None,
        };
        at.into_iter()
    }
}
