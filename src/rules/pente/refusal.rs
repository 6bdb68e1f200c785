//! [`Refusal`]: why a move is illegal.

use alloc::{vec, vec::Vec};
use core::fmt;

use crate::{Bounds, CellName, Coord, rules::reason::refusal_with_cells};

/// Why a move is illegal.
///
/// ```
/// use collinear::rules::{Notation, Rules, pente::{PENTE, Pente}};
///
/// let rules = Pente::new(PENTE)?;
/// let illegal = rules.read_move(&rules.start(), "j11").unwrap_err();
/// assert_eq!(illegal.to_string(), "j11: the first stone goes to the middle, j10");
/// # Ok::<(), collinear::rules::pente::SetupError>(())
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
    /// The first stone goes elsewhere.
    NotTheCentre {
        /// The cell.
        at: CellName,
        /// Where it goes.
        centre: CellName,
    },
    /// The second stone of who began has to be farther away from the first.
    TooNear {
        /// The cell.
        at: CellName,
        /// The middle of the board.
        centre: CellName,
    },
}

impl Refusal {
    /// The cells that it names.
    #[must_use]
    pub fn cells(&self) -> Vec<Coord> {
        match self {
            Self::OffBoard { at, .. } => vec![*at],
            Self::Occupied { at } => vec![at.coord()],
            Self::NotTheCentre { at, centre } | Self::TooNear { at, centre } => {
                vec![at.coord(), centre.coord()]
            }
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OffBoard { at, bounds } => write!(f, "{at} is off the board of {bounds}"),
            Self::Occupied { at } => write!(f, "{at} is occupied"),
            Self::NotTheCentre { at, centre } => {
                write!(f, "{at}: the first stone goes to the middle, {centre}")
            }
            Self::TooNear { at, centre } => write!(
                f,
                "{at}: the second stone has to be three lines or more away from the middle, {centre}"
            ),
        }
    }
}

refusal_with_cells!([] Refusal);
