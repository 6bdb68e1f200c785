//! [`TwinError`]: why a game has no such twin.

use core::fmt;

use super::{InARow, PositionError, State};
use crate::{Bounds, Wrap, bits::WrongSize, rules::Position};

/// Why a fast engine can't be a twin of a game, or can't take over a state of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum TwinError {
    /// The board has another size than the engine is compiled for.
    Size {
        /// The size that it has.
        found: Bounds,
        /// The size that the engine is compiled for.
        expected: Bounds,
    },
    /// Sides of the board are joined, and the lines of the engine end at the edge.
    Wrapped {
        /// Which sides.
        wrap: Wrap,
    },
    /// The state is none of this game: no game of these rules can come to it.
    Position(PositionError),
    /// The lines that win have another length than the engine is compiled for.
    Length {
        /// The length that they have.
        found: usize,
        /// The length that the engine is compiled for.
        expected: usize,
    },
}

impl TwinError {
    /// Whether an engine for a plain board of one size can take a board.
    pub(super) fn check(found: Bounds, expected: Bounds) -> Result<(), Self> {
        if (found.rows(), found.cols()) != (expected.rows(), expected.cols()) {
            Err(Self::Size { found, expected })
        } else if found.is_wrapped() {
            let wrap = found.wrap();
            Err(Self::Wrapped { wrap })
        } else {
            Ok(())
        }
    }
}

impl fmt::Display for TwinError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size { found, expected } => {
                write!(f, "the board has {found}, and the engine is for {expected}")
            }
            Self::Wrapped { wrap } => {
                let sides = match wrap {
                    Wrap::NorthSouth => "the upper and the lower side",
                    Wrap::EastWest => "the left and the right side",
                    Wrap::None | Wrap::Both => "the sides",
                };
                write!(
                    f,
                    "{sides} of the board are joined, and the engine is for plain boards"
                )
            }
            Self::Position(error) => fmt::Display::fmt(error, f),
            Self::Length { found, expected } => write!(
                f,
                "lines have {found} cells, and the engine is for lines of {expected}"
            ),
        }
    }
}

impl core::error::Error for TwinError {}

impl InARow {
    /// A state for a twin to take over: the same position, seen to be one of this game.
    pub(super) fn for_a_twin(&self, state: &State) -> Result<State, TwinError> {
        TwinError::check(state.grid().bounds(), self.bounds())?;
        let seen = self.position(state.grid().clone());
        let seen = seen.map_err(TwinError::Position)?;
        Ok(State {
            position: Position {
                last: state.last(),
                ..seen.position
            },
            ..seen
        })
    }
}

impl From<WrongSize> for TwinError {
    fn from(WrongSize { found, expected }: WrongSize) -> Self {
        Self::Size { found, expected }
    }
}
