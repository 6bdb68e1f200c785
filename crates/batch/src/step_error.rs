//! [`StepError`]: why a step was refused.

use alloc::boxed::Box;
use core::{error::Error, fmt};

use collinear::rules::Illegal;

/// The reason why a step was refused. The batch is unchanged and nothing was written.
#[derive(Debug)]
#[non_exhaustive]
pub enum StepError {
    /// The numbers of actions and games differ.
    Actions {
        /// The number of actions.
        found: usize,
        /// The number of games.
        games: usize,
    },
    /// A buffer has the wrong length.
    Buffer {
        /// The buffer: `observation`, `legal`, `reward`, `done` or `turn`; or a list of a
        /// [`Step`](crate::Step).
        buffer: &'static str,
        /// The length of the buffer.
        found: usize,
        /// The required length.
        expected: usize,
    },
    /// An action is not one of the game's action numbers.
    OutOfRange {
        /// The game, by its index in the batch.
        game: usize,
        /// The action; `None` if it does not fit 128 bits.
        action: Option<i128>,
        /// The number of actions.
        count: usize,
    },
    /// An action is illegal, or its game is over.
    Illegal {
        /// The game, by its index in the batch.
        game: usize,
        /// The action.
        action: usize,
        /// Why it is illegal.
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
                    None => f.write_str("no such action")?,
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
