//! [`Illegal`]: why a move was refused.

use alloc::boxed::Box;
use core::{error::Error, fmt};

use super::Outcome;

/// Why a move was refused. The state is as it was.
#[derive(Debug)]
#[non_exhaustive]
pub enum Illegal {
    /// The game has ended, like this.
    Over(Outcome),
    /// The move is not among the legal ones, and the game has no more to say about it.
    NotLegal,
    /// The game's own reason.
    Refused(Box<dyn Error + Send + Sync>),
}

impl Illegal {
    /// A refusal for a game's own reason.
    #[must_use]
    pub fn refused(reason: impl Error + Send + Sync + 'static) -> Self {
        Self::Refused(Box::new(reason))
    }

    /// The game's own reason, if it gave one and it is of this type.
    ///
    /// ```
    /// use collinear::rules::{Game, in_a_row::{FOUR_IN_A_ROW, Refusal}};
    ///
    /// let mut game = Game::new(FOUR_IN_A_ROW);
    /// let in_the_air = collinear::Coord::new(0, 3);
    /// let illegal = game.play(in_the_air).unwrap_err();
    /// assert!(matches!(illegal.reason(), Some(Refusal::Floating { .. })));
    /// ```
    #[must_use]
    pub fn reason<E: Error + 'static>(&self) -> Option<&E> {
        match self {
            Self::Refused(reason) => reason.downcast_ref(),
            _ => None,
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over(outcome) => write!(f, "the game is over: {outcome}"),
            Self::NotLegal => f.write_str("not a legal move here"),
            Self::Refused(reason) => fmt::Display::fmt(reason, f),
        }
    }
}

impl Error for Illegal {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            // The text is the reason's already.
            Self::Refused(reason) => reason.source(),
            _ => None,
        }
    }
}
