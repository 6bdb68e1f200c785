//! [`PlaceOrPass`]: a move.

use alloc::{borrow::ToOwned, string::String};

use crate::{
    Coord, Rect,
    rules::{MoveCells, View},
};

/// A move of Reversi: a placement or a pass.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum PlaceOrPass {
    /// Places a disc on this cell.
    Place(Coord),
    /// Passes, since no disc can be placed.
    Pass,
}

/// The cell of a placement; no cell for a pass.
///
/// ```
/// use collinear::{Coord, rules::{MoveCells, Rules, reversi::{PlaceOrPass, Reversi}}};
///
/// let (at, state) = (Coord::new(4, 5), Reversi::default().start());
/// assert!(PlaceOrPass::Place(at).cells(&state).eq([at]));
/// assert_eq!(PlaceOrPass::Pass.cells(&state).count(), 0);
/// assert_eq!(PlaceOrPass::Pass.label(&state).as_deref(), Some("pass"));
/// ```
impl<S: View<Board = Rect>> MoveCells<S> for PlaceOrPass {
    fn cells(&self, _: &S) -> impl Iterator<Item = Coord> {
        let at = match *self {
            Self::Place(at) => Some(at),
            Self::Pass => None,
        };
        at.into_iter()
    }

    fn label(&self, _: &S) -> Option<String> {
        matches!(self, Self::Pass).then(|| "pass".to_owned())
    }
}
