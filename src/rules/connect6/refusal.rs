//! [`Refusal`]: why a move is illegal.

use alloc::{vec, vec::Vec};
use core::fmt;

use crate::{Bounds, CellName, Coord, rules::reason::refusal_with_cells};

/// Why a move is illegal.
///
/// ```
/// use collinear::rules::{Game, Notation, connect6::{CONNECT6, Connect6}};
///
/// let rules = Connect6::new(CONNECT6)?;
/// let mut game = Game::new(rules.clone());
/// game.play(rules.read_move(game.state(), "j10").unwrap()).unwrap();
/// let illegal = rules.read_move(game.state(), "j10").unwrap_err();
/// assert_eq!(illegal.to_string(), "j10 is occupied");
/// # Ok::<(), collinear::rules::connect6::SetupError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Refusal {
    /// The cell is off the board.
    OffBoard {
        /// That cell.
        at: Coord,
        /// The board.
        bounds: Bounds,
    },
    /// There is a stone on the cell.
    Occupied {
        /// That cell.
        at: CellName,
    },
}

impl Refusal {
    /// The cells that it names.
    #[must_use]
    pub fn cells(&self) -> Vec<Coord> {
        match self {
            Self::OffBoard { at, .. } => vec![*at],
            Self::Occupied { at } => vec![at.coord()],
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OffBoard { at, bounds } => write!(f, "{at} is off the board of {bounds}"),
            Self::Occupied { at } => write!(f, "{at} is occupied"),
        }
    }
}

refusal_with_cells!([] Refusal);
