//! Patterns as text, written and read.

use alloc::vec::Vec;
use core::{fmt, str::FromStr};

use itertools::Itertools;

use super::{Pattern, Segment, Token};

/// The characters that mean something and are quoted when they stand for themselves.
const SPECIAL: &str = "!_|'?+*{}";

impl fmt::Display for Segment<char> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.what {
            Token::Is(kind) => write_kind(f, kind)?,
            Token::Not(kind) => {
                f.write_str("!")?;
                write_kind(f, kind)?;
            }
            Token::Any => f.write_str("_")?,
            Token::Edge => f.write_str("|")?,
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

fn write_kind(f: &mut fmt::Formatter<'_>, kind: char) -> fmt::Result {
    if SPECIAL.contains(kind) || kind.is_whitespace() {
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
        let mut rest = Rest { text, at: 0 };
        let mut segments = Vec::new();
        loop {
            rest.skip_while(char::is_whitespace);
            if rest.peek().is_none() {
                return Ok(Self { segments });
            }
            segments.push(rest.segment()?);
            if rest.peek().is_some_and(|next| !next.is_whitespace()) {
                return Err(rest.error(Problem::Trailing));
            }
        }
    }
}

/// The part of the text that has not been read.
struct Rest<'a> {
    text: &'a str,
    /// In bytes.
    at: usize,
}

impl Rest<'_> {
    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn next(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.at += next.len_utf8();
        Some(next)
    }

    fn skip_while(&mut self, skipped: impl Fn(char) -> bool) {
        while self.peek().is_some_and(&skipped) {
            self.next();
        }
    }

    fn take(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        if found {
            self.next();
        }
        found
    }

    fn error(&self, problem: Problem) -> PatternError {
        PatternError {
            column: self.text[..self.at].chars().count() + 1,
            problem,
        }
    }

    fn segment(&mut self) -> Result<Segment<char>, PatternError> {
        let what = if self.take('_') {
            Token::Any
        } else if self.take('|') {
            Token::Edge
        } else if self.take('!') {
            Token::Not(self.kind()?)
        } else {
            Token::Is(self.kind()?)
        };
        let (min, max) = match self.peek() {
            Some('?') => (0, 1),
            Some('+') => (1, usize::MAX),
            Some('*') => (0, usize::MAX),
            Some('{') => {
                let (min, max) = self.braces()?;
                return Ok(Segment { what, min, max });
            }
            _ => return Ok(Segment::one(what)),
        };
        self.next();
        Ok(Segment { what, min, max })
    }

    fn kind(&mut self) -> Result<char, PatternError> {
        if self.take('\'') {
            let kind = self.next().ok_or_else(|| self.error(Problem::Quote))?;
            return if self.take('\'') {
                Ok(kind)
            } else {
                Err(self.error(Problem::Quote))
            };
        }
        match self.peek() {
            Some(kind) if !SPECIAL.contains(kind) && !kind.is_whitespace() => {
                self.next();
                Ok(kind)
            }
            _ => Err(self.error(Problem::Kind)),
        }
    }

    /// `{3}`, `{2,}` or `{2,4}`.
    fn braces(&mut self) -> Result<(usize, usize), PatternError> {
        self.take('{');
        let min = self.number()?;
        let max = if !self.take(',') {
            min
        } else if self.peek() == Some('}') {
            usize::MAX
        } else {
            self.number()?
        };
        if !self.take('}') {
            return Err(self.error(Problem::Count));
        }
        if min > max {
            return Err(self.error(Problem::Order));
        }
        Ok((min, max))
    }

    fn number(&mut self) -> Result<usize, PatternError> {
        let start = self.at;
        self.skip_while(|c| c.is_ascii_digit());
        let digits = &self.text[start..self.at];
        digits.parse().map_err(|_| self.error(Problem::Count))
    }
}

/// Where and why a text is no [`Pattern`].
///
/// ```
/// use collinear::Pattern;
///
/// let error = "X+ {2}".parse::<Pattern<char>>().unwrap_err();
/// assert_eq!(error.column, 4);
/// assert_eq!(
///     error.to_string(),
///     "column 4: a cell kind is missing; !, _, |, ', ?, +, *, { and } have to be quoted"
/// );
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PatternError {
    /// The character where reading stopped, counted from 1.
    pub column: usize,
    problem: Problem,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Problem {
    Kind,
    Quote,
    Count,
    Order,
    Trailing,
}

impl fmt::Display for PatternError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let problem = match self.problem {
            Problem::Kind => {
                "a cell kind is missing; !, _, |, ', ?, +, *, { and } have to be quoted"
            }
            Problem::Quote => "a quote holds one character, and ends: 'x'",
            Problem::Count => "a count is {3}, {2,} or {2,4}",
            Problem::Order => "the first number of a count is larger than the second",
            Problem::Trailing => "white space has to stand between segments",
        };
        write!(f, "column {}: {problem}", self.column)
    }
}

impl core::error::Error for PatternError {}
