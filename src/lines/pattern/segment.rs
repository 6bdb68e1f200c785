//! [`Segment`]: a number of cells of one class, next to each other; [`Token`]: such a class.

/// A part of a pattern: a number of cells of one class, from `min` to `max`; where it meets the edge, it may
/// be fewer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Segment<K> {
    /// What each of its cells has to be.
    pub what: Token<K>,
    /// The fewest cells it takes.
    pub min: usize,
    /// The most cells it takes; `usize::MAX` is no limit.
    pub max: usize,
    /// Whether the edge of the board stands for the cells that are missing: at the end of the line, or
    /// behind the first cell of the walk.
    pub or_edge: bool,
}

impl<K> Segment<K> {
    /// Exactly one cell.
    ///
    /// ```
    /// use collinear::{Pattern, Segment, Token};
    ///
    /// let [x, no_o] = [Token::one_of(['X']), Token::none_of(['O'])];
    /// let pattern = Pattern::new([Segment::one(x), Segment::one(no_o)]);
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
    /// let three = Segment::exactly(3, Token::one_of(['X']));
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
    /// let some = Segment::at_least(2, Token::one_of(['X']));
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
    /// let few = Segment::between(2, 4, Token::one_of(['X']));
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

    /// The same, or the edge: as if cells that match lay behind it, without end.
    ///
    /// So a stone that must not have a neighbour of its own is `!X|`, on the board and beside its edge.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Segment, Token};
    ///
    /// let board = Grid::parse("X X . O")?;
    /// let other = Segment::one(Token::none_of(['X'])).or_edge();
    /// let pair = [other, Segment::exactly(2, Token::one_of(['X'])), other];
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

    /// The most cells that it takes.
    pub(super) const fn most(&self) -> usize {
        if self.what.is_edge() { 0 } else { self.max }
    }

    /// Whether the edge can stand for its cells.
    pub(super) const fn may_be_edge(&self) -> bool {
        self.or_edge || self.what.is_edge()
    }
}

/// The most kinds that a class names.
pub(super) const MOST: usize = 8;

/// A cell class: what one cell of a [`Segment`] has to be, over a small alphabet of cell kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[doc(alias("cell class", "character class", "wildcard"))]
pub struct Token<K> {
    /// Up to eight kinds, in the order in which they were named.
    pub kinds: [Option<K>; MOST],
    /// Whether a cell has to be none of them, rather than one.
    pub is_not: bool,
}

impl<K> Token<K> {
    /// Any cell at all: none of no kinds.
    pub const ANY: Self = Self {
        kinds: [const { None }; MOST],
        is_not: true,
    };

    /// No cell, but the edge of the board, behind the first cell of the walk or after its last. It
    /// takes up no room, so how often it is asked for makes no difference. A cell *or* the edge is
    /// [`Segment::or_edge`].
    pub const EDGE: Self = Self {
        is_not: false,
        ..Self::ANY
    };

    /// One of these kinds, of which there are one to eight.
    ///
    /// ```
    /// use collinear::{Pattern, Segment, Token};
    ///
    /// const FREE: Token<char> = Token::one_of(['.', 'c']);
    /// assert_eq!(Pattern::new([Segment::one(FREE)]), "[.c]".parse()?);
    /// # Ok::<(), collinear::PatternError>(())
    /// ```
    ///
    /// None of them, or more than eight, do not compile:
    ///
    /// ```compile_fail
    /// use collinear::Token;
    ///
    /// let many = Token::one_of([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    /// ```
    #[must_use]
    pub const fn one_of<const N: usize>(kinds: [K; N]) -> Self
    where
        K: Copy,
    {
        const { assert!(0 < N && N <= MOST, "a set holds one to eight kinds") };
        let mut token = Self::EDGE;
        let mut index = 0;
        while index < N {
            token.kinds[index] = Some(kinds[index]);
            index += 1;
        }
        token
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
        let mut token = Self::one_of(kinds);
        token.is_not = true;
        token
    }

    const fn is_edge(&self) -> bool {
        !self.is_not && self.kinds[0].is_none()
    }

    /// The kinds that it names.
    pub(super) fn named(&self) -> impl Iterator<Item = &K> {
        self.kinds.iter().map_while(Option::as_ref)
    }
}

impl<K: PartialEq> Token<K> {
    /// Whether a cell of this kind is one.
    #[inline]
    pub(super) fn admits(&self, kind: &K) -> bool {
        self.named().any(|one| one == kind) != self.is_not
    }
}
