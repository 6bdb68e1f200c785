//! [`Look`]: one look of a query at a cell, with what was asked there.

use alloc::{
    borrow::Cow,
    format,
    string::{String, ToString},
};
use core::fmt::{self, Write};

use crate::geometry::{Board, Coord, Direction, Layout};

/// One look of a query at a cell, or over the edge.
///
/// Its text names the cell as it is written; [`Trace::named`](super::Trace::named) as the board calls it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Look<C = Coord, H = Direction> {
    /// The step that led there: from which cell, along which heading. `None` for a cell that was asked
    /// without one: where a query begins, or what was asked before.
    pub step: Option<(C, H)>,
    /// The cell; `None` over the edge.
    pub at: Option<C>,
    /// What was asked; `None` if the step itself said enough.
    pub asked: Option<Asked>,
    /// Whether the query took a step from there. Of several looks at a cell this is said of the last that was
    /// asked and not answered with no, else of the last: a flood that comes to a cell twice went on from it when
    /// it matched. `None` where something else was asked there at once, or no step is needed.
    pub goes_on: Option<bool>,
}

/// What was asked of a cell, and the answer.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Asked {
    /// What was asked, as it was given to [`Trace::ask`](super::Trace::ask).
    pub what: Cow<'static, str>,
    /// The answer.
    pub answer: Answer,
}

/// What a traced predicate answered.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Answer {
    /// That it matches.
    Yes,
    /// That it does not.
    No,
    /// Something else, as [`Debug`](fmt::Debug) writes it.
    Value(String),
}

impl From<bool> for Answer {
    fn from(matches: bool) -> Self {
        if matches { Self::Yes } else { Self::No }
    }
}

impl<C: Copy + fmt::Debug, H: fmt::Debug> Look<C, H> {
    /// Its text with the board's own names of the cells; [`Trace::named`](super::Trace::named) is that of all looks.
    #[must_use]
    pub fn named<T: Layout<Cell = C, Heading = H>>(&self, board: &Board<T>) -> String {
        let mut text = String::new();
        let name = |at| match board.named(at) {
            Some(named) => named.to_string(),
            None => format!("{at:?}"),
        };
        // A `String` takes all that is written to it.
        let _ = self.write(&mut text, name);
        text
    }
}

impl<C: Copy, H: fmt::Debug> Look<C, H> {
    fn write<N: fmt::Display>(&self, f: &mut impl Write, name: impl Fn(C) -> N) -> fmt::Result {
        if let Some((from, heading)) = &self.step {
            write!(f, "from {} {heading:?} ", name(*from))?;
        }
        match (self.at, &self.step) {
            (Some(at), Some(_)) => write!(f, "to {}", name(at))?,
            (Some(at), None) => write!(f, "{}", name(at))?,
            (None, Some(_)) => f.write_str("over the edge")?,
            (None, None) => f.write_str("the edge")?,
        }
        if let Some(Asked { what, answer }) = &self.asked {
            write!(f, ": {what} {answer}")?;
        }
        f.write_str(match self.goes_on {
            Some(true) => ", go on",
            Some(false) => ", stop",
            None => "",
        })
    }
}

impl<C: Copy + fmt::Display, H: fmt::Debug> fmt::Display for Look<C, H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, |at| at)
    }
}

/// `yes`, `no` or the value.
impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Yes => "yes",
            Self::No => "no",
            Self::Value(value) => value,
        })
    }
}
