//! [`Seat`]: who plays a side.

use std::fmt;

use super::common::computer::effort::Level;

/// Who plays a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Seat {
    Human,
    Computer(Level),
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => f.write_str("human"),
            Self::Computer(level) => write!(f, "computer, level {}", level.number()),
        }
    }
}
