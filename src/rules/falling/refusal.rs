//! [`Refusal`]: why a piece can't come, or can't be dropped there.

use alloc::{vec, vec::Vec};
use core::fmt;

use crate::{CellName, Coord, rules::Illegal};

/// Why there is no such move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Refusal {
    /// No piece falls that could be dropped.
    NothingFalls,
    /// A piece falls already, and no other comes.
    Falls {
        /// Its name.
        name: char,
    },
    /// No piece has this name.
    NoSuchPiece {
        /// That name.
        name: char,
    },
    /// The piece has not so many turns.
    NoSuchTurn {
        /// Its name.
        name: char,
        /// The turn that it has not.
        turn: usize,
        /// How many it has.
        turns: usize,
    },
    /// The piece does not fit between the sides of the well, or there is no room at the top.
    NoRoom {
        /// Its name.
        name: char,
        /// Where its first cell was to come to rest.
        at: Coord,
    },
    /// The piece comes to rest elsewhere.
    Lands {
        /// Its name.
        name: char,
        /// Where its first cell comes to rest.
        at: CellName,
    },
}

impl From<Refusal> for Illegal {
    fn from(refusal: Refusal) -> Self {
        let cells: Vec<Coord> = match refusal {
            Refusal::NoRoom { at, .. } => vec![at],
            Refusal::Lands { at, .. } => vec![at.coord()],
            _ => Vec::new(),
        };
        Self::refused_at(refusal, cells)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NothingFalls => f.write_str("no piece has come yet"),
            Self::Falls { name } => write!(f, "{name} has come, and has to be dropped first"),
            Self::NoSuchPiece { name } => write!(f, "there is no piece {name}"),
            Self::NoSuchTurn { name, turn, turns } => {
                write!(f, "{name} has no turn {turn}: it has {turns}, from 0")
            }
            Self::NoRoom { name, at } => {
                write!(
                    f,
                    "there is no room at the top for {name} to fall onto {at}"
                )
            }
            Self::Lands { name, at } => write!(f, "{name} comes to rest on {at} there"),
        }
    }
}

impl core::error::Error for Refusal {}
