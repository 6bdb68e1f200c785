//! Patterns: what a line looks like, as data.
//!
//! # How a pattern is matched
//!
//! A segment may take more or fewer cells, and what it takes the next one lacks. A backtracking engine
//! tries one way after the other, and takes exponential time where none fits. This one goes through the
//! segments once, and knows of each all the places where it can end, by whatever way: breadth first, as
//! the simulation of a nondeterministic automaton does.
//!
//! A place where the line is cut is the number of cells before it. The cuts at which a segment can end lie
//! in stretches of neighbours, as many as the segment has cells to give away, so a stretch is kept as its
//! first and last cut (`cuts.rs`). On `X X X .` the pattern `X* X .` has these:
//!
//! | segments | can end at | since |
//! |---|---|---|
//! | none | 0 | nothing is taken yet |
//! | `X*` | 0 to 3 | it takes none to three of the X |
//! | `X* X` | 1 to 3 | one X more, from 0, 1 or 2; from 3 the cell is a dot |
//! | `X* X .` | 4 | the dot, from 3 |
//!
//! - A segment is tried from all cuts of a stretch at once (`sweep.rs`): the walk asks each cell once
//!   whether the segment takes it, and a cell that it does not take stops all of them alike. So the work is
//!   the cells times the segments.
//! - Which cut it was is found backwards, from the last one (`Cuts::choose`): each segment begins at the last
//!   cut that leaves it its fewest cells. A segment that takes the cells from an earlier cut takes
//!   those from a later one too, so the choice needs no second try; and the first segments get as much as
//!   they can, as with the greedy repeats of a regular expression. Here `.` begins at 3, `X` at 2, and
//!   `X*` has two cells.
//! - Where no cut is left, the attempt that came farthest is the answer (`fit.rs`): the segment that failed,
//!   and what stopped it. Of several that came as far it is the one in which the first segments took the
//!   fewest cells, the last that a backtracking engine would try. Which one that is shows at the first
//!   segment at which they differ, so the search goes from the last segment to the first, and carries along
//!   where the best attempt so far has cut the line. It asks each cell once more, and only for a miss.
//! - Most segments have one stretch. There is room for sixteen on the stack, so a match allocates only for long
//!   patterns, or where repeats overlap in an odd way.
//! - A segment that may meet the edge ([`Segment::or_edge`]) takes fewer cells than its fewest from the first cut
//!   on, if the edge is behind it, and up to the last one, if the edge is there.

mod cuts;
mod error;
mod find;
mod fit;
#[cfg(feature = "serde")]
mod in_files;
mod kinds;
mod matching;
mod reader;
mod segment;
mod sweep;
mod text;
mod token;

use alloc::vec::Vec;

pub use self::{
    error::PatternError,
    find::{FindPattern, FindPatternThrough},
    kinds::Kinds,
    matching::PatternMatch,
    segment::Segment,
    token::Token,
};

/// A pattern of cells on a line, as a regular expression is one of characters: segments, one after
/// the other.
///
/// A pattern is plain data. It can be a constant array of [`Segment`]s, or a `Pattern` that is
/// written, read, compared and turned round; every query takes either:
///
/// ```
/// use collinear::{Pattern, Segment, Token};
///
/// // At Reversi: theirs, one or more, closed by mine.
/// const FLIPS: [Segment<char>; 2] = Pattern::literal("O+ X");
///
/// let pattern: Pattern<char> = "O+ X".parse()?;
/// assert_eq!(pattern.segments(), FLIPS);
/// assert_eq!(FLIPS[1], Segment::one(Token::Is('X')));
/// assert_eq!(pattern.to_string(), "O+ X");
/// assert_eq!(pattern.mirrored().to_string(), "X O+");
/// # Ok::<(), collinear::PatternError>(())
/// ```
///
/// # Text
///
/// Segments are separated by white space. A segment is one of these, and how often it may come:
///
/// | text | a cell that is | | text | how often |
/// |---|---|---|---|---|
/// | `X` | `X` | | (nothing) | once |
/// | `!X` | anything but `X` | | `?` | once or not at all |
/// | `[Xc]` | `X` or `c`, of one to eight | | `+` | once or more |
/// | `![Xc]` | neither `X` nor `c` | | `*` | any number of times |
/// | `_` | any cell | | `{3}` | 3 times |
/// | <code>\|</code> | no cell: the edge of the board | | `{2,}` | twice or more |
/// | <code>!X\|</code> | anything but `X`, or the edge; likewise after the others | | `{2,4}` | 2 to 4 times |
/// | `'+'` | `+`, and likewise all else that has a meaning here | | | |
///
/// So <code>\| X{2,3} .</code> is two or three X at the edge with an empty cell behind them, where
/// `.` is how the board writes one, and <code>!X\| X{5} !X\|</code> exactly five, on the board or at its edge. A
/// bracket that no set follows stands for itself.
///
/// With feature `serde` a pattern of characters is stored as this text, any other one as its segments.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[doc(alias = "regex")]
pub struct Pattern<K> {
    segments: Vec<Segment<K>>,
}

impl<K> Pattern<K> {
    /// The pattern of these segments.
    ///
    /// ```
    /// use collinear::{Pattern, Segment, Token};
    ///
    /// let (theirs, mine) = (Token::Is('O'), Token::Is('X'));
    /// let pattern = Pattern::new([Segment::at_least(1, theirs), Segment::one(mine)]);
    /// assert_eq!(pattern, "O+ X".parse()?);
    /// # Ok::<(), collinear::PatternError>(())
    /// ```
    #[must_use]
    pub fn new(segments: impl Into<Vec<Segment<K>>>) -> Self {
        Self {
            segments: segments.into(),
        }
    }

    /// Its segments, in order.
    #[must_use]
    pub fn segments(&self) -> &[Segment<K>] {
        &self.segments
    }

    /// The pattern that a walk the other way sees: the segments in the opposite order.
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
        self.segments.reverse();
        self
    }

    /// The pattern over another alphabet: a text read as characters made into a game's own kinds.
    ///
    /// ```
    /// use collinear::{Pattern, Token};
    ///
    /// #[derive(Clone, PartialEq, Debug)]
    /// enum Disc { Mine, Theirs }
    ///
    /// let pattern: Pattern<char> = "o+ x".parse()?;
    /// let pattern = pattern.map(|glyph| if glyph == 'x' { Disc::Mine } else { Disc::Theirs });
    /// assert_eq!(pattern.segments()[1].what, Token::Is(Disc::Mine));
    /// # Ok::<(), collinear::PatternError>(())
    /// ```
    pub fn map<L>(self, mut kind: impl FnMut(K) -> L) -> Pattern<L> {
        let segments = self.segments.into_iter();
        Pattern {
            segments: segments.map(|segment| segment.map(&mut kind)).collect(),
        }
    }
}

impl<K> AsRef<[Segment<K>]> for Pattern<K> {
    fn as_ref(&self) -> &[Segment<K>] {
        &self.segments
    }
}

impl<K, const N: usize> From<[Segment<K>; N]> for Pattern<K> {
    fn from(segments: [Segment<K>; N]) -> Self {
        Self::new(segments)
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
        let letters = word.chars().map(|letter| Segment::one(Token::Is(letter)));
        Self {
            segments: letters.collect(),
        }
    }
}
