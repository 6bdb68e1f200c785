//! Reads patterns from text, also at compile time, and writes them as text.

use core::{fmt, iter, str::FromStr};

use itertools::Itertools;

use super::{Pattern, Segment, Token, segment::MOST};

impl fmt::Display for Pattern<char> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.iter().format(" "))
    }
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
        let kinds = self.named().format_with("", |&kind, f| {
            let quote = if is_special(kind) { "'" } else { "" };
            f(&format_args!("{quote}{kind}{quote}"))
        });
        let not = if self.is_not { "!" } else { "" };
        match self.kinds {
            [None, ..] if self.is_not => f.write_str("_"),
            [None, ..] => f.write_str("|"),
            [_, None, ..] => write!(f, "{not}{kinds}"),
            _ => write!(f, "{not}[{kinds}]"),
        }
    }
}

/// True if a character has a special meaning, and must be quoted to stand for itself.
const fn is_special(kind: char) -> bool {
    matches!(
        kind,
        '!' | '_' | '|' | '\'' | '?' | '+' | '*' | '{' | '}' | '[' | ']'
    ) || kind.is_whitespace()
}

impl FromStr for Pattern<char> {
    type Err = PatternError;

    fn from_str(text: &str) -> Result<Self, PatternError> {
        let mut reader = Reader::new(text);
        let segments = iter::from_fn(|| reader.segment()).collect();
        reader.error.map_or(Ok(Self(segments)), Err)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Pattern<char> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Pattern<char> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = alloc::string::String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

impl Pattern<char> {
    /// Reads a constant pattern from text, as an array of its segments.
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
    /// A constant with a wrong text does not compile. This example fails with the message "column 6: a cell kind is
    /// missing; ..":
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
    /// If the text is not a pattern, or if its number of segments is not `N`. The message contains the column. For a
    /// constant, the panic is a compile error.
    #[must_use]
    pub const fn literal<const N: usize>(text: &str) -> [Segment<char>; N] {
        let mut reader = Reader::new(text);
        let mut segments = [Segment::one(Token::EDGE); N];
        let mut len = 0;
        while let Some(segment) = reader.segment() {
            if len < N {
                segments[len] = segment;
                len += 1;
            } else {
                reader.fail("the text has more segments than the array");
            }
        }
        if len < N {
            reader.fail("the text has fewer segments than the array");
        }
        match reader.error {
            Some(error) => panic!("{}", error.sentence(&mut [0; LONGEST])),
            None => segments,
        }
    }
}

/// Where and why a text is not a [`Pattern`].
///
/// ```
/// use collinear::Pattern;
///
/// let error = "X+ {2}".parse::<Pattern<char>>().unwrap_err();
/// assert_eq!(error.column, 4);
/// assert_eq!(
///     error.to_string(),
///     "column 4: a cell kind is missing; !, _, |, ', ?, +, *, {, }, [ and ] must be quoted"
/// );
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PatternError {
    /// The character where reading stopped, counted from 1.
    pub column: usize,
    why: &'static str,
}

/// More bytes than the text of any error has.
const LONGEST: usize = 128;

impl PatternError {
    /// The text of the error, without `format!`, which cannot run at compile time.
    const fn sentence(self, room: &mut [u8; LONGEST]) -> &str {
        let mut len = write(room, 0, b"column ");
        let mut unit = 1;
        while self.column / unit > 9 {
            unit *= 10;
        }
        while unit > 0 {
            len = write(room, len, &[b"0123456789"[self.column / unit % 10]]);
            unit /= 10;
        }
        len = write(room, len, b": ");
        len = write(room, len, self.why.as_bytes());
        match str::from_utf8(room.split_at(len).0) {
            Ok(text) => text,
            Err(_) => self.why,
        }
    }
}

/// Writes a text after the first `at` bytes, and returns the new end.
const fn write(room: &mut [u8], at: usize, text: &[u8]) -> usize {
    let (_, rest) = room.split_at_mut(at);
    rest.split_at_mut(text.len()).0.copy_from_slice(text);
    at + text.len()
}

impl fmt::Display for PatternError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.sentence(&mut [0; LONGEST]))
    }
}

impl core::error::Error for PatternError {}

const COUNT: &str = "a count is {3}, {2,} or {2,4}";
const KIND: &str = "a cell kind is missing; !, _, |, ', ?, +, *, {, }, [ and ] must be quoted";
const QUOTE: &str = "a quote has one character and a closing ': 'x'";

/// Reads one segment after the other, also at compile time, where `?` and iterators do not work.
#[derive(Clone, Copy)]
struct Reader<'a> {
    /// The text still to be read; empty after an error.
    rest: &'a str,
    /// The number of characters read.
    chars: usize,
    error: Option<PatternError>,
}

impl<'a> Reader<'a> {
    const fn new(text: &'a str) -> Self {
        Self {
            rest: text,
            chars: 0,
            error: None,
        }
    }

    /// Only the first error counts.
    const fn fail(&mut self, why: &'static str) {
        if self.error.is_none() {
            let column = self.chars + 1;
            self.error = Some(PatternError { column, why });
        }
        self.rest = "";
    }

    /// The next segment, or `None` at the end of the text. After an error, the segment has no meaning.
    const fn segment(&mut self) -> Option<Segment<char>> {
        while self.is_at_space() {
            self.skip();
        }
        if self.rest.is_empty() {
            return None;
        }
        let what = self.token();
        let or_edge = self.take('|');
        let (min, max) = self.counts();
        if !self.rest.is_empty() && !self.is_at_space() {
            self.fail("segments must be separated by white space");
        }
        let mut segment = Segment::between(min, max, what);
        segment.or_edge = or_edge;
        Some(segment)
    }

    const fn peek(&self) -> Option<char> {
        let Some(&first) = self.rest.as_bytes().first() else {
            return None;
        };
        // The number of bytes of the character, but 0 for a single byte.
        let ones = first.leading_ones();
        let mut code = first as u32 & (0x7f >> ones);
        let mut index = 1;
        while index < ones as usize {
            code = code << 6 | self.rest.as_bytes()[index] as u32 & 0x3f;
            index += 1;
        }
        char::from_u32(code)
    }

    const fn is_at_space(&self) -> bool {
        matches!(self.peek(), Some(next) if next.is_whitespace())
    }

    const fn skip(&mut self) {
        if let Some(next) = self.peek() {
            self.rest = self.rest.split_at(next.len_utf8()).1;
            self.chars += 1;
        }
    }

    const fn take(&mut self, wanted: char) -> bool {
        let is_next = matches!(self.peek(), Some(next) if next == wanted);
        if is_next {
            self.skip();
        }
        is_next
    }

    const fn token(&mut self) -> Token<char> {
        if self.take('_') {
            return Token::ANY;
        }
        if self.take('|') {
            return Token::EDGE;
        }
        let mut token = Token::EDGE;
        token.is_not = self.take('!');
        // A bracket that does not begin a set stands for itself.
        let mut ahead = *self;
        let is_set = ahead.take('[')
            && !ahead.is_at_space()
            && !matches!(ahead.peek(), None | Some('?' | '+' | '*' | '{'))
            && self.take('[');
        let mut len = 0;
        while len == 0 || is_set && !self.take(']') {
            if is_set && (len == MOST || matches!(self.peek(), None | Some(']'))) {
                self.fail("a set has one to eight kinds and a closing ]: [xo]");
                break;
            }
            token.kinds[len] = Some(self.kind(is_set));
            len += 1;
        }
        token
    }

    /// Reads a kind, such as `x`, or `'+'` if it has a special meaning.
    const fn kind(&mut self, is_in_set: bool) -> char {
        let is_quoted = self.take('\'');
        match self.peek() {
            Some(kind)
                if is_quoted || !is_special(kind) || !is_in_set && matches!(kind, '[' | ']') =>
            {
                self.skip();
                if is_quoted && !self.take('\'') {
                    self.fail(QUOTE);
                }
                return kind;
            }
            _ => self.fail(if is_quoted { QUOTE } else { KIND }),
        }
        ' '
    }

    /// Reads a count: nothing, `?`, `+`, `*`, `{3}`, `{2,}` or `{2,4}`.
    const fn counts(&mut self) -> (usize, usize) {
        let counts = match self.peek() {
            Some('?') => (0, 1),
            Some('+') => (1, usize::MAX),
            Some('*') => (0, usize::MAX),
            Some('{') => (0, 0),
            _ => return (1, 1),
        };
        if !self.take('{') {
            self.skip();
            return counts;
        }
        let min = self.number();
        let max = if !self.take(',') {
            min
        } else if matches!(self.peek(), Some('}')) {
            usize::MAX
        } else {
            self.number()
        };
        if !self.take('}') {
            self.fail(COUNT);
        }
        if min > max {
            self.fail("the first number of a count is larger than the second");
        }
        (min, max)
    }

    const fn number(&mut self) -> usize {
        let start = self.rest;
        while matches!(self.peek(), Some('0'..='9')) {
            self.skip();
        }
        let digits = start.split_at(start.len() - self.rest.len()).0;
        if let Ok(number) = usize::from_str_radix(digits, 10) {
            return number;
        }
        self.fail(COUNT);
        0
    }
}
