//! [`Segment`]: a number of cells of one class, next to each other.

use super::Token;
#[cfg(feature = "serde")]
use super::in_files;

/// A part of a pattern: a number of cells of one class, from `min` to `max`; where it meets the edge, it may
/// be fewer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Segment<K> {
    /// What each of its cells has to be.
    pub what: Token<K>,
    /// The fewest cells it takes.
    pub min: usize,
    /// The most cells it takes; `usize::MAX` is no limit.
    #[cfg_attr(feature = "serde", serde(with = "in_files::limit"))]
    pub max: usize,
    /// Whether the edge of the board stands for the cells that are missing: at the end of the line, or
    /// behind the first cell of the walk.
    #[cfg_attr(feature = "serde", serde(default))]
    pub or_edge: bool,
}

impl<K> Segment<K> {
    /// Exactly one cell.
    ///
    /// ```
    /// use collinear::{Pattern, Segment, Token};
    ///
    /// let pattern = Pattern::new([Segment::one(Token::Is('X')), Segment::one(Token::Not('O'))]);
    /// assert_eq!(pattern.to_string(), "X !O");
    /// ```
    #[must_use]
    pub const fn one(what: Token<K>) -> Self {
        Self::exactly(1, what)
    }

    /// Exactly `count` cells.
    ///
    /// ```
    /// use collinear::{Pattern, Segment, Token};
    ///
    /// let three = Segment::exactly(3, Token::Is('X'));
    /// assert_eq!((three.min, three.max), (3, 3));
    /// assert_eq!(Pattern::new([three]).to_string(), "X{3}");
    /// ```
    #[must_use]
    pub const fn exactly(count: usize, what: Token<K>) -> Self {
        Self::between(count, count, what)
    }

    /// `min` cells or more.
    ///
    /// ```
    /// use collinear::{Pattern, Segment, Token};
    ///
    /// let some = Segment::at_least(2, Token::Is('X'));
    /// assert_eq!(Pattern::new([some]).to_string(), "X{2,}");
    /// ```
    #[must_use]
    pub const fn at_least(min: usize, what: Token<K>) -> Self {
        Self::between(min, usize::MAX, what)
    }

    /// From `min` to `max` cells. If that is the wrong way round nothing matches, and the text of
    /// the segment can't be read back.
    ///
    /// ```
    /// use collinear::{Pattern, Segment, Token};
    ///
    /// let few = Segment::between(2, 4, Token::Is('X'));
    /// assert_eq!(Pattern::new([few]).to_string(), "X{2,4}");
    /// ```
    #[must_use]
    pub const fn between(min: usize, max: usize, what: Token<K>) -> Self {
        Self {
            what,
            min,
            max,
            or_edge: false,
        }
    }

    /// The edge of the board.
    ///
    /// ```
    /// use collinear::{Pattern, Segment, Token};
    ///
    /// let cornered = Pattern::new([Segment::edge(), Segment::one(Token::Is('X'))]);
    /// assert_eq!(cornered.to_string(), "| X");
    /// ```
    #[must_use]
    pub const fn edge() -> Self {
        Self::one(Token::Edge)
    }

    /// The same, or the edge: as if cells that match lay behind it, without end.
    ///
    /// So a stone that must not have a neighbour of its own is `!X|`, on the board and beside its edge.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Segment, Token};
    ///
    /// let board = Grid::parse("X X . O")?;
    /// let other = Segment::one(Token::Not('X')).or_edge();
    /// let pair = [other, Segment::exactly(2, Token::Is('X')), other];
    /// let from = Coord::new(0, 0);
    /// let found = board.match_pattern(from, Direction::E, &pair, |&cell| cell).unwrap();
    /// assert!(found.segments.iter().map(|line| line.len()).eq([0, 2, 1]));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    pub const fn or_edge(mut self) -> Self {
        self.or_edge = true;
        self
    }

    /// The same number of cells of another alphabet.
    ///
    /// ```
    /// use collinear::{Segment, Token};
    ///
    /// let three = Segment::exactly(3, Token::Not('x'));
    /// assert_eq!(three.map(|glyph| glyph == 'x'), Segment::exactly(3, Token::Not(true)));
    /// ```
    pub fn map<L>(self, kind: impl FnMut(K) -> L) -> Segment<L> {
        Segment {
            what: self.what.map(kind),
            min: self.min,
            max: self.max,
            or_edge: self.or_edge,
        }
    }

    /// Whether it is the edge and nothing else.
    pub(super) const fn is_edge(&self) -> bool {
        matches!(self.what, Token::Edge)
    }

    /// The fewest cells that it takes, wherever that is.
    pub(super) const fn least(&self) -> usize {
        if self.or_edge || self.is_edge() {
            0
        } else {
            self.min
        }
    }

    /// The most cells that it takes.
    const fn most(&self) -> usize {
        if self.is_edge() { 0 } else { self.max }
    }

    /// The most cells that all of these take.
    pub(super) fn most_of(segments: &[Self]) -> usize {
        let most = segments.iter().map(Self::most);
        most.fold(0, usize::saturating_add)
    }
}
