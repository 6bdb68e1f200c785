//! [`StepError`]: why a step was refused.

use alloc::boxed::Box;
use core::{error::Error, fmt};

use collinear::rules::Illegal;

/// Why no step was made. The batch is as it was, and nothing was written.
#[derive(Debug)]
#[non_exhaustive]
pub enum StepError {
    /// There are more or fewer actions than games.
    Actions {
        /// How many there are.
        found: usize,
        /// How many games.
        games: usize,
    },
    /// A buffer has another length.
    Buffer {
        /// Which: `observation`, `legal`, `reward`, `done` or `turn`.
        buffer: &'static str,
        /// How long it is.
        found: usize,
        /// How long it has to be.
        expected: usize,
    },
    /// An action is no number of an action of the game.
    OutOfRange {
        /// Of which game of the batch.
        game: usize,
        /// The action; `None` if not even a number of 128 bits can hold it.
        action: Option<i128>,
        /// How many there are.
        count: usize,
    },
    /// An action is not legal, or its game is over.
    Illegal {
        /// Of which game of the batch.
        game: usize,
        /// The action.
        action: usize,
        /// Why not.
        reason: Box<Illegal>,
    },
}

impl Error for StepError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Illegal { reason, .. } => Some(&**reason),
            _ => None,
        }
    }
}

impl fmt::Display for StepError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Actions { found, games } => write!(f, "{found} actions for {games} games"),
            Self::Buffer {
                buffer,
                found,
                expected,
            } => write!(f, "`{buffer}` has {found} numbers instead of {expected}"),
            Self::OutOfRange {
                game,
                action,
                count,
            } => {
                write!(f, "game {game}: ")?;
                match action {
                    Some(action) => write!(f, "there is no action {action}")?,
                    None => f.write_str("that is no action")?,
                }
                match count.checked_sub(1) {
                    Some(last) => write!(f, ": actions are 0 to {last}"),
                    None => f.write_str(": there are none"),
                }
            }
            Self::Illegal {
                game,
                action,
                reason,
            } => write!(f, "game {game}: action {action} is illegal: {reason}"),
        }
    }
}
