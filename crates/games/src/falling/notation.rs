//! [`ComeOrDrop`]: what comes and where it is dropped, and how that is written.

use super::{FallingBlocks, State};
use collinear::{
    Coord,
    rules::{MoveCells, Notation},
};

/// Chance brings a piece, or the player drops it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum ComeOrDrop {
    /// The piece of this name comes.
    Comes(char),
    /// The piece that has come is dropped.
    Drop {
        /// Which of its [turns](super::Piece::turns), from 0.
        turn: usize,
        /// Where the first of its cells, in reading order, comes to rest.
        at: Coord,
    },
}

/// A piece that is dropped is picked on the cell to which its first cell comes; its turn is the label, `r1`
/// for the second, and none for the first. A piece that comes has its name for a label.
impl MoveCells<State> for ComeOrDrop {
    fn cells(&self, _: &State) -> impl Iterator<Item = Coord> {
        let at = match *self {
            Self::Comes(_) => None,
            Self::Drop { at, .. } => Some(at),
        };
        at.into_iter()
    }

    fn label(&self, _: &State) -> Option<String> {
        match *self {
            Self::Comes(name) => Some(String::from(name)),
            Self::Drop { turn: 0, .. } => None,
            Self::Drop { turn, .. } => Some(format!("r{turn}")),
        }
    }
}

/// A piece that comes is its name, `T`; one that is dropped the cell to which its first cell comes, with its
/// turn: `d2`, `d3=r1`.
///
/// ```
/// use collinear::rules::{Notation, Rules};
/// use collinear_games::falling::FallingBlocks;
///
/// let game = FallingBlocks::new(4, 6)?;
/// let moves = game.read_game(&game.start(), "T b2=r2 O d2").unwrap();
/// assert_eq!(game.write_game(&game.start(), &moves), "T b2=r2 O d2");
/// let refused = game.read_game(&game.start(), "T O").unwrap_err();
/// assert!(refused.to_string().starts_with("word 2, O: "));
/// # Ok::<(), collinear::rules::SetupError>(())
/// ```
impl Notation for FallingBlocks {}
