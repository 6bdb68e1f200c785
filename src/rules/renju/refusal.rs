//! [`Refusal`]: why a move is illegal.

use alloc::{boxed::Box, vec, vec::Vec};
use core::fmt;

use super::Foul;
use crate::{Bounds, CellName, Coord, rules::reason::refusal_with_cells};

/// Why a move is illegal.
///
/// ```
/// use collinear::{Grid, rules::{Cell, Notation, Side, renju::{RENJU, Renju, Variant}}};
///
/// let rules = Renju::new(Variant { rows: 1, cols: 8, ..RENJU })?;
/// let board = Grid::parse_with(". X X . X X X .", Cell::from_glyph).unwrap();
/// let state = rules.set_up(board, Side::First)?;
/// let illegal = rules.read_move(&state, "d1").unwrap_err();
/// assert_eq!(illegal.to_string(), "d1 is forbidden: an overline, on b1 to g1");
/// # Ok::<(), collinear::rules::renju::SetupError>(())
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
    /// The stone would make what its player may not make.
    Forbidden {
        /// Its cell.
        at: CellName,
        /// What it would make.
        foul: Box<Foul>,
    },
}

impl Refusal {
    /// The cells that it names: of a forbidden move its own, and then those of the lines.
    #[must_use]
    pub fn cells(&self) -> Vec<Coord> {
        match self {
            Self::OffBoard { at, .. } => vec![*at],
            Self::Occupied { at } => vec![at.coord()],
            Self::Forbidden { at, foul } => {
                let (at, lines) = (at.coord(), foul.lines().iter().flatten());
                core::iter::once(at)
                    .chain(lines.filter(|&cell| cell != at))
                    .collect()
            }
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OffBoard { at, bounds } => write!(f, "{at} is off the board of {bounds}"),
            Self::Occupied { at } => write!(f, "{at} is occupied"),
            Self::Forbidden { at, foul } => write!(f, "{at} is forbidden: {foul}"),
        }
    }
}

refusal_with_cells!([] Refusal);
