//! [`Reader`]: patterns from text, at compile time as well as later.

use super::{Kinds, PatternError, Segment, Token, error::Problem, kinds::MOST, text::is_special};

/// The part of a text that has not been read.
///
/// Constant functions have neither `?` nor iterators.
#[derive(Clone, Copy)]
pub(super) struct Reader<'a> {
    text: &'a [u8],
    /// How many bytes were read ..
    at: usize,
    /// .. and how many characters.
    chars: usize,
}

/// `?` for constant functions.
macro_rules! ok {
    ($result:expr) => {
        match $result {
            Ok(value) => value,
            Err(error) => return Err(error),
        }
    };
}

impl<'a> Reader<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self {
            text: text.as_bytes(),
            at: 0,
            chars: 0,
        }
    }

    /// The next segment, or `None` at the end of the text.
    pub(super) const fn segment(&mut self) -> Result<Option<Segment<char>>, PatternError> {
        while let Some(next) = self.peek()
            && next.is_whitespace()
        {
            self.skip();
        }
        if self.peek().is_none() {
            return Ok(None);
        }
        let what = ok!(self.token());
        let or_edge = self.take('|');
        let (min, max) = ok!(self.counts());
        if let Some(next) = self.peek()
            && !next.is_whitespace()
        {
            return Err(self.error(Problem::Trailing));
        }
        Ok(Some(Segment {
            what,
            min,
            max,
            or_edge,
        }))
    }

    pub(super) const fn error(&self, problem: Problem) -> PatternError {
        PatternError {
            column: self.chars + 1,
            problem,
        }
    }

    const fn peek(&self) -> Option<char> {
        if self.at == self.text.len() {
            return None;
        }
        let first = self.text[self.at];
        // How many bits of the first byte are of the character, and how many bytes follow.
        let (bits, more) = match first {
            ..0x80 => (7, 0),
            0x80..0xe0 => (5, 1),
            0xe0..0xf0 => (4, 2),
            _ => (3, 3),
        };
        let mut code = first as u32 & ((1 << bits) - 1);
        let mut index = 1;
        while index <= more {
            code = code << 6 | self.text[self.at + index] as u32 & 0x3f;
            index += 1;
        }
        char::from_u32(code)
    }

    const fn skip(&mut self) {
        if let Some(next) = self.peek() {
            self.at += next.len_utf8();
            self.chars += 1;
        }
    }

    const fn take(&mut self, wanted: char) -> bool {
        let Some(next) = self.peek() else {
            return false;
        };
        if next == wanted {
            self.skip();
        }
        next == wanted
    }

    const fn token(&mut self) -> Result<Token<char>, PatternError> {
        if self.take('_') {
            return Ok(Token::Any);
        }
        if self.take('|') {
            return Ok(Token::Edge);
        }
        let is_not = self.take('!');
        Ok(if self.is_at_set() {
            let kinds = ok!(self.set());
            if is_not {
                Token::NoneOf(kinds)
            } else {
                Token::OneOf(kinds)
            }
        } else {
            let kind = if self.take('[') {
                '['
            } else if self.take(']') {
                ']'
            } else {
                ok!(self.kind())
            };
            if is_not {
                Token::Not(kind)
            } else {
                Token::Is(kind)
            }
        })
    }

    /// A bracket that nothing of a set follows stands for itself.
    const fn is_at_set(&self) -> bool {
        let mut ahead = *self;
        if !ahead.take('[') {
            return false;
        }
        match ahead.peek() {
            Some(next) => !next.is_whitespace() && !matches!(next, '?' | '+' | '*' | '{'),
            None => false,
        }
    }

    /// `[xo.]`
    const fn set(&mut self) -> Result<Kinds<char>, PatternError> {
        self.take('[');
        let mut kinds = [None; MOST];
        let mut len = 0;
        while self.peek().is_some() {
            if len > 0 && self.take(']') {
                return Ok(Kinds { kinds });
            }
            if len == MOST || matches!(self.peek(), Some(']')) {
                return Err(self.error(Problem::Set));
            }
            kinds[len] = Some(ok!(self.kind()));
            len += 1;
        }
        Err(self.error(Problem::Set))
    }

    /// `x`, or `'+'` where it has a meaning.
    const fn kind(&mut self) -> Result<char, PatternError> {
        if self.take('\'') {
            let Some(kind) = self.peek() else {
                return Err(self.error(Problem::Quote));
            };
            self.skip();
            return if self.take('\'') {
                Ok(kind)
            } else {
                Err(self.error(Problem::Quote))
            };
        }
        match self.peek() {
            Some(kind) if !is_special(kind) => {
                self.skip();
                Ok(kind)
            }
            _ => Err(self.error(Problem::Kind)),
        }
    }

    /// Nothing, `?`, `+`, `*`, `{3}`, `{2,}` or `{2,4}`.
    const fn counts(&mut self) -> Result<(usize, usize), PatternError> {
        if self.take('?') {
            return Ok((0, 1));
        }
        if self.take('+') {
            return Ok((1, usize::MAX));
        }
        if self.take('*') {
            return Ok((0, usize::MAX));
        }
        if !self.take('{') {
            return Ok((1, 1));
        }
        let min = ok!(self.number());
        let max = if !self.take(',') {
            min
        } else if matches!(self.peek(), Some('}')) {
            usize::MAX
        } else {
            ok!(self.number())
        };
        if !self.take('}') {
            return Err(self.error(Problem::Count));
        }
        if min > max {
            return Err(self.error(Problem::Order));
        }
        Ok((min, max))
    }

    const fn number(&mut self) -> Result<usize, PatternError> {
        let start = self.at;
        let mut number = Some(0_usize);
        while let Some(next) = self.peek()
            && let Some(digit) = next.to_digit(10)
        {
            number = match number {
                Some(number) => match number.checked_mul(10) {
                    Some(tens) => tens.checked_add(digit as usize),
                    None => None,
                },
                None => None,
            };
            self.skip();
        }
        match number {
            Some(number) if self.at > start => Ok(number),
            _ => Err(self.error(Problem::Count)),
        }
    }
}
