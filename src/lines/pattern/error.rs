//! [`PatternError`]: where and why a text is no pattern.

use core::fmt;

/// Where and why a text is no [`Pattern`](super::Pattern).
///
/// ```
/// use collinear::Pattern;
///
/// let error = "X+ {2}".parse::<Pattern<char>>().unwrap_err();
/// assert_eq!(error.column, 4);
/// assert_eq!(
///     error.to_string(),
///     "column 4: a cell kind is missing; !, _, |, ', ?, +, *, {, }, [ and ] have to be quoted"
/// );
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PatternError {
    /// The character where reading stopped, counted from 1.
    pub column: usize,
    pub(super) problem: Problem,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Problem {
    Kind,
    Set,
    Quote,
    Count,
    Order,
    Trailing,
    /// More segments than a constant has.
    TooMany,
    /// Fewer segments than a constant has.
    TooFew,
}

impl PatternError {
    /// Its text, which can be made at compile time.
    pub(super) const fn message(self) -> Message {
        let mut message = Message::new();
        message.push("column ");
        message.push_number(self.column);
        message.push(": ");
        message.push(match self.problem {
            Problem::Kind => {
                "a cell kind is missing; !, _, |, ', ?, +, *, {, }, [ and ] have to be quoted"
            }
            Problem::Set => "a set holds one to eight kinds, and ends: [xo]",
            Problem::Quote => "a quote holds one character, and ends: 'x'",
            Problem::Count => "a count is {3}, {2,} or {2,4}",
            Problem::Order => "the first number of a count is larger than the second",
            Problem::Trailing => "white space has to stand between segments",
            Problem::TooMany => "the text has more segments than the array",
            Problem::TooFew => "the text has fewer segments than the array",
        });
        message
    }
}

impl fmt::Display for PatternError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message().as_str())
    }
}

impl core::error::Error for PatternError {}

/// A short text.
pub(super) struct Message {
    bytes: [u8; 128],
    len: usize,
}

impl Message {
    const fn new() -> Self {
        Self {
            bytes: [0; 128],
            len: 0,
        }
    }

    const fn push(&mut self, text: &str) {
        let (_, rest) = self.bytes.split_at_mut(self.len);
        let (to, _) = rest.split_at_mut(text.len());
        to.copy_from_slice(text.as_bytes());
        self.len += text.len();
    }

    const fn push_number(&mut self, number: usize) {
        if number >= 10 {
            self.push_number(number / 10);
        }
        self.bytes[self.len] = b"0123456789"[number % 10];
        self.len += 1;
    }

    pub(super) const fn as_str(&self) -> &str {
        match str::from_utf8(self.bytes.split_at(self.len).0) {
            Ok(text) => text,
            Err(_) => unreachable!(),
        }
    }
}
