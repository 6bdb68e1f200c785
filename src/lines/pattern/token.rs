//! [`Token`]: what one cell of a pattern has to be.

use super::Kinds;

/// A cell class: what one cell of a [`Segment`](super::Segment) has to be, over a small alphabet of cell
/// kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias("cell class", "character class", "wildcard"))]
pub enum Token<K> {
    /// This kind.
    Is(K),
    /// Any kind but this one.
    Not(K),
    /// One of these kinds.
    OneOf(Kinds<K>),
    /// Any kind but these.
    NoneOf(Kinds<K>),
    /// Any cell at all.
    Any,
    /// No cell: the edge of the board, behind the first cell of the walk or after its last. It
    /// takes up no room, so how often it is asked for makes no difference. A cell *or* the edge is
    /// [`Segment::or_edge`](super::Segment::or_edge).
    Edge,
}

impl<K> Token<K> {
    /// One of these kinds, of which there are one to eight.
    ///
    /// ```
    /// use collinear::{Pattern, Segment, Token};
    ///
    /// let free = Segment::one(Token::one_of(['.', 'c']));
    /// assert_eq!(Pattern::new([free]), "[.c]".parse()?);
    /// # Ok::<(), collinear::PatternError>(())
    /// ```
    #[must_use]
    pub const fn one_of<const N: usize>(kinds: [K; N]) -> Self
    where
        K: Copy,
    {
        Self::OneOf(Kinds::new(kinds))
    }

    /// Any kind but these, of which there are one to eight.
    ///
    /// ```
    /// use collinear::{Pattern, Segment, Token};
    ///
    /// let stone = Segment::one(Token::none_of(['.', '#']));
    /// assert_eq!(Pattern::new([stone]), "![.#]".parse()?);
    /// # Ok::<(), collinear::PatternError>(())
    /// ```
    #[must_use]
    pub const fn none_of<const N: usize>(kinds: [K; N]) -> Self
    where
        K: Copy,
    {
        Self::NoneOf(Kinds::new(kinds))
    }

    /// The same in another alphabet.
    pub(super) fn map<L>(self, mut kind: impl FnMut(K) -> L) -> Token<L> {
        match self {
            Self::Is(k) => Token::Is(kind(k)),
            Self::Not(k) => Token::Not(kind(k)),
            Self::OneOf(kinds) => Token::OneOf(kinds.map(kind)),
            Self::NoneOf(kinds) => Token::NoneOf(kinds.map(kind)),
            Self::Any => Token::Any,
            Self::Edge => Token::Edge,
        }
    }

    /// Whether a cell of this kind is one.
    #[inline]
    pub(super) fn admits(&self, kind: &K) -> bool
    where
        K: PartialEq,
    {
        match self {
            Self::Is(wanted) => kind == wanted,
            Self::Not(unwanted) => kind != unwanted,
            Self::OneOf(wanted) => wanted.contains(kind),
            Self::NoneOf(unwanted) => !unwanted.contains(kind),
            Self::Any => true,
            Self::Edge => false,
        }
    }
}
