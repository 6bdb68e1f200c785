//! Patterns of cells on a line, as data.
//!
//! # How a pattern is matched
//!
//! A segment that takes more cells leaves fewer cells to the next segment. A backtracking engine tries one choice after
//! the other, and takes exponential time if no choice fits. Here each segment is tried once from each place where it
//! can begin (`find.rs`), so the work is the number of places times the number of segments. A place is the number of
//! cells before it. On `X X X .` the segments of the pattern `X* X .` begin and end at these places:
//!
//! | segment | can begin at | can end at |
//! |---|---|---|
//! | `X*` | 0 | 0 to 3: it takes up to three X |
//! | `X` | 0 to 3 | 1 to 3: one more X, from 0, 1 or 2, but not from 3, before a dot |
//! | `.` | 1 to 3 | 4: the dot, from 3 |
//!
//! A range of adjacent places is stored as its first and its last place. The cells of each segment are found from the
//! last place backwards.

mod find;
mod segment;
mod text;

use alloc::vec::Vec;
use core::ops::Deref;

pub use self::{
    find::PatternMatch,
    segment::{Segment, Token},
    text::PatternError,
};

/// A pattern of cells on a line, like a regular expression: segments, one after the other.
///
/// A pattern is plain data: a constant array of [`Segment`]s, or a `Pattern` that is written, read, compared and
/// mirrored. Queries take a slice of segments:
///
/// ```
/// use collinear::{Pattern, Segment, Token};
///
/// // In Reversi: theirs, one or more, closed by mine.
/// const FLIPS: [Segment<char>; 2] = Pattern::literal("O+ X");
///
/// let pattern: Pattern<char> = "O+ X".parse()?;
/// assert_eq!(pattern[..], FLIPS);
/// assert_eq!(FLIPS[1], Segment::one(Token::one_of(['X'])));
/// assert_eq!(pattern.to_string(), "O+ X");
/// assert_eq!(pattern.mirrored().to_string(), "X O+");
/// # Ok::<(), collinear::PatternError>(())
/// ```
///
/// # Text
///
/// Segments are separated by white space. A segment is one of these cells, followed by a count:
///
/// | text | a cell that is | | text | how often |
/// |---|---|---|---|---|
/// | `X` | `X` | | (nothing) | once |
/// | `!X` | anything but `X` | | `?` | once or not at all |
/// | `[Xc]` | `X` or `c`; a set has one to eight kinds | | `+` | once or more |
/// | `![Xc]` | neither `X` nor `c` | | `*` | any number of times |
/// | `_` | any cell | | `{3}` | 3 times |
/// | <code>\|</code> | the edge of the board, which is not a cell | | `{2,}` | twice or more |
/// | <code>!X\|</code> | anything but `X`, or the edge; the other cells can have this ending too | | `{2,4}` | 2 to 4 times |
/// | `'+'` | `+`; quote each character that has a meaning here | | | |
///
/// If `.` is an empty cell, <code>\| X{2,3} .</code> is two or three X at the edge, with an empty cell behind them.
/// <code>!X\| X{5} !X\|</code> is exactly five X, at the edge or not. A bracket that does not begin a set stands for
/// itself. Feature `serde` stores a pattern of characters as this text.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[doc(alias = "regex")]
pub struct Pattern<K>(Vec<Segment<K>>);

impl<K> Pattern<K> {
    /// Makes a pattern of segments.
    ///
    /// ```
    /// use collinear::{Pattern, Segment, Token};
    ///
    /// let (theirs, mine) = (Token::one_of(['O']), Token::one_of(['X']));
    /// let pattern = Pattern::new([Segment::at_least(1, theirs), Segment::one(mine)]);
    /// assert_eq!(pattern, "O+ X".parse()?);
    /// # Ok::<(), collinear::PatternError>(())
    /// ```
    #[must_use]
    pub fn new(segments: impl Into<Vec<Segment<K>>>) -> Self {
        Self(segments.into())
    }

    /// The pattern as seen from the other end: the segments in reverse order.
    ///
    /// ```
    /// use collinear::Pattern;
    ///
    /// let pattern: Pattern<char> = "| X{3} .".parse()?;
    /// assert_eq!(pattern.mirrored().to_string(), ". X{3} |");
    /// # Ok::<(), collinear::PatternError>(())
    /// ```
    #[must_use]
    pub fn mirrored(mut self) -> Self {
        self.0.reverse();
        self
    }

    /// The pattern over another alphabet: maps the characters of a text, for example, to the kinds of a game.
    ///
    /// ```
    /// use collinear::{Pattern, Token};
    ///
    /// #[derive(Clone, Copy, PartialEq, Debug)]
    /// enum Disc { Mine, Theirs }
    ///
    /// let pattern: Pattern<char> = "o+ x".parse()?;
    /// let pattern = pattern.map(|glyph| if glyph == 'x' { Disc::Mine } else { Disc::Theirs });
    /// assert_eq!(pattern[1].what, Token::one_of([Disc::Mine]));
    /// # Ok::<(), collinear::PatternError>(())
    /// ```
    pub fn map<L>(self, mut kind: impl FnMut(K) -> L) -> Pattern<L> {
        let each = self.0.into_iter().map(|it| Segment {
            what: Token {
                kinds: it.what.kinds.map(|one| one.map(&mut kind)),
                is_not: it.what.is_not,
            },
            min: it.min,
            max: it.max,
            or_edge: it.or_edge,
        });
        Pattern(each.collect())
    }
}

/// The segments of the pattern, in order.
impl<K> Deref for Pattern<K> {
    type Target = [Segment<K>];

    fn deref(&self) -> &[Segment<K>] {
        &self.0
    }
}

impl Pattern<char> {
    /// The pattern of a word, letter by letter, for a word search.
    ///
    /// ```
    /// use collinear::Pattern;
    ///
    /// assert_eq!(Pattern::word("abba").to_string(), "a b b a");
    /// ```
    #[must_use]
    pub fn word(word: &str) -> Self {
        let letter = |letter| Segment::one(Token::one_of([letter]));
        Self(word.chars().map(letter).collect())
    }
}
