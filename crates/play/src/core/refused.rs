//! [`Refused`]: why a move was refused.

use std::{error::Error, fmt};

/// Why a move was refused. The position has not changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// The reason, for people.
    pub reason: String,
    /// The cells that the reason names.
    pub cells: Vec<usize>,
}

/// A reason without cells.
impl From<String> for Refused {
    fn from(reason: String) -> Self {
        Self {
            reason,
            cells: Vec::new(),
        }
    }
}

/// A reason without cells.
impl From<&str> for Refused {
    fn from(reason: &str) -> Self {
        reason.to_owned().into()
    }
}

impl From<Refused> for String {
    fn from(refused: Refused) -> Self {
        refused.reason
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason)
    }
}

impl Error for Refused {}
