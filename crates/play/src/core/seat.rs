//! [`Seat`]: who plays a side.

use std::{fmt, str::FromStr};

use crate::computer::Level;

/// Who plays a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Seat {
    /// A person.
    #[default]
    Human,
    /// The computer at this level.
    Computer(Level),
}

impl Seat {
    /// All seats: a person, and the computer at each level.
    #[cfg(feature = "screen")]
    pub(crate) fn all() -> Vec<Self> {
        let levels = (1..).map_while(Level::new).map(Self::Computer);
        [Self::Human].into_iter().chain(levels).collect()
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => f.write_str("human"),
            Self::Computer(level) => write!(f, "computer, level {}", level.number()),
        }
    }
}

/// The error for a text that is not a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSeat;

impl fmt::Display for NoSeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a player is human, or computer, level N (1 to 5)")
    }
}

impl std::error::Error for NoSeat {}

impl FromStr for Seat {
    type Err = NoSeat;

    fn from_str(text: &str) -> Result<Self, NoSeat> {
        if text == "human" {
            return Ok(Self::Human);
        }
        let level = text.strip_prefix("computer, level ").ok_or(NoSeat)?;
        let level = level.parse().ok().and_then(Level::new);
        level.map(Self::Computer).ok_or(NoSeat)
    }
}
