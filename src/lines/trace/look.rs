//! [`Look`]: one look of a query at a cell, with what was asked about it.

use alloc::{
    borrow::Cow,
    format,
    string::{String, ToString},
};
use core::fmt::{self, Write};

use crate::geometry::{Board, Coord, Direction, Layout};

/// One look of a query at a cell, or over the edge.
///
/// Its text shows the coordinate of the cell. For the board's names of cells, use
/// [`Trace::named`](super::Trace::named).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Look<C = Coord, H = Direction> {
    /// The step to the cell: the cell before it and the heading. `None` if there was no step, because the query began
    /// at the cell or asked about it again.
    pub step: Option<(C, H)>,
    /// The cell; `None` over the edge.
    pub at: Option<C>,
    /// What was asked; `None` if the step alone was enough.
    pub asked: Option<Asked>,
    /// True if the query took a step from the cell.
    ///
    /// If a query looks at a cell several times, only one of the looks is set to true: the last one with an answer
    /// other than "no", or the last one if all answers are "no". A flood, for example, continued from a cell when the
    /// cell matched, and can come to it again later.
    ///
    /// `None` if the query asked about the cell again at once, or if it needs no step.
    pub continues: Option<bool>,
}

/// A question about a cell, and the answer.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Asked {
    /// The question, as given to [`Trace::ask`](super::Trace::ask).
    pub what: Cow<'static, str>,
    /// The answer.
    pub answer: Answer,
}

/// The answer of a traced predicate.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Answer {
    /// The cell matches.
    Yes,
    /// The cell does not match.
    No,
    /// Another value, as [`Debug`](fmt::Debug) writes it.
    Value(String),
}

impl From<bool> for Answer {
    fn from(matches: bool) -> Self {
        if matches { Self::Yes } else { Self::No }
    }
}

impl<C: Copy + fmt::Debug, H: fmt::Debug> Look<C, H> {
    /// The text of the look, with the board's names of cells. For all looks of a trace, use
    /// [`Trace::named`](super::Trace::named).
    #[must_use]
    pub fn named<T: Layout<Cell = C, Heading = H>>(&self, board: &Board<T>) -> String {
        let mut text = String::new();
        let name = |at| match board.named(at) {
            Some(named) => named.to_string(),
            None => format!("{at:?}"),
        };
        // Writing to a `String` does not fail.
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
        f.write_str(match self.continues {
            Some(true) => ", continue",
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
