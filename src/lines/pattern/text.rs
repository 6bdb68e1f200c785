//! Patterns as text, written and read.

use alloc::vec::Vec;
use core::{fmt, str::FromStr};

use itertools::Itertools;

use super::{Kinds, Pattern, PatternError, Segment, Token, error::Problem, reader::Reader};

/// Whether a character means something, and is quoted when it stands for itself.
pub(super) const fn is_special(kind: char) -> bool {
    kind.is_whitespace()
        || matches!(
            kind,
            '!' | '_' | '|' | '\'' | '?' | '+' | '*' | '{' | '}' | '[' | ']'
        )
}

impl fmt::Display for Segment<char> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.what.fmt(f)?;
        if self.or_edge {
            f.write_str("|")?;
        }
        match (self.min, self.max) {
            (1, 1) => Ok(()),
            (0, 1) => f.write_str("?"),
            (1, usize::MAX) => f.write_str("+"),
            (0, usize::MAX) => f.write_str("*"),
            (min, usize::MAX) => write!(f, "{{{min},}}"),
            (min, max) if min == max => write!(f, "{{{min}}}"),
            (min, max) => write!(f, "{{{min},{max}}}"),
        }
    }
}

impl fmt::Display for Token<char> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if matches!(self, Self::Not(_) | Self::NoneOf(_)) {
            f.write_str("!")?;
        }
        match self {
            Self::Is(kind) | Self::Not(kind) => write_kind(f, *kind),
            Self::OneOf(kinds) | Self::NoneOf(kinds) => kinds.fmt(f),
            Self::Any => f.write_str("_"),
            Self::Edge => f.write_str("|"),
        }
    }
}

impl fmt::Display for Kinds<char> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("[")?;
        self.iter().try_for_each(|&kind| write_kind(f, kind))?;
        f.write_str("]")
    }
}

fn write_kind(f: &mut fmt::Formatter<'_>, kind: char) -> fmt::Result {
    if is_special(kind) {
        write!(f, "'{kind}'")
    } else {
        write!(f, "{kind}")
    }
}

impl fmt::Display for Pattern<char> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.segments.iter().format(" "))
    }
}

impl FromStr for Pattern<char> {
    type Err = PatternError;

    fn from_str(text: &str) -> Result<Self, PatternError> {
        let mut reader = Reader::new(text);
        let mut segments = Vec::new();
        while let Some(segment) = reader.segment()? {
            segments.push(segment);
        }
        Ok(Self { segments })
    }
}

impl Pattern<char> {
    /// The segments of a text, as many as the array has: a pattern that is a constant.
    ///
    /// ```
    /// use collinear::{Direction, Grid, Pattern, Segment};
    ///
    /// const OPEN_THREE: [Segment<char>; 3] = Pattern::literal(". X{3} .");
    ///
    /// let board = Grid::parse(". X X X . O")?;
    /// assert_eq!(board.find_pattern(&Direction::AXES, &OPEN_THREE, |&cell| cell).count(), 1);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// A constant of a wrong text does not compile. This one ends with "column 6: a cell kind is missing; ..":
    ///
    /// ```compile_fail
    /// use collinear::{Pattern, Segment};
    ///
    /// const OPEN_THREE: [Segment<char>; 3] = Pattern::literal(". X? ? .");
    /// # assert_eq!(OPEN_THREE.len(), 3);
    /// ```
    ///
    /// # Panics
    ///
    /// With the column, if the text is no pattern or one of another number of segments: where it makes a
    /// constant, when that is compiled.
    #[must_use]
    pub const fn literal<const N: usize>(text: &str) -> [Segment<char>; N] {
        let mut reader = Reader::new(text);
        let mut segments = [Segment::edge(); N];
        let mut len = 0;
        let error = loop {
            match reader.segment() {
                Ok(Some(segment)) if len < N => {
                    segments[len] = segment;
                    len += 1;
                }
                Ok(Some(_)) => break reader.error(Problem::TooMany),
                Ok(None) if len < N => break reader.error(Problem::TooFew),
                Ok(None) => return segments,
                Err(error) => break error,
            }
        };
        panic!("{}", error.message().as_str())
    }
}
