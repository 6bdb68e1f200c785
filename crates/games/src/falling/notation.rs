//! [`ComeOrDrop`]: a new piece or a drop, and how they are written.

use super::{FallingBlocks, State};
use collinear::{
    Coord,
    rules::{MoveCells, Notation},
};

/// A move: a new piece comes, or the player drops it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum ComeOrDrop {
    /// The piece with this name is next.
    Comes(char),
    /// The player drops the piece.
    Drop {
        /// The index of its [turn](super::Piece::turns), from 0.
        turn: usize,
        /// The cell where the first of its cells, in reading order, comes to rest.
        at: Coord,
    },
}

/// A drop is picked by the cell where the piece's first cell comes to rest. Its label is the turn: `r1` for the second
/// turn, and no label for the first. The label of a new piece is its name.
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

/// A new piece is written as its name, `T`. A drop is written as the cell where the piece's first cell comes to rest,
/// and the turn: `d2`, `d3=r1`.
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
