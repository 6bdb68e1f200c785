//! [`Segment`]: a number of adjacent cells of one class; [`Token`]: the class.

/// A part of a pattern: `min` to `max` cells of one class. With `or_edge`, fewer cells are enough at the edge.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Segment<K> {
    /// What each of its cells must be.
    pub what: Token<K>,
    /// The fewest cells it takes.
    pub min: usize,
    /// The most cells it takes; `usize::MAX` means no limit.
    pub max: usize,
    /// True if the edge of the board can stand for missing cells, at the end of the line or behind its first cell.
    pub or_edge: bool,
}

impl<K> Segment<K> {
    /// A segment of exactly one cell.
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

    /// A segment of exactly `count` cells.
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

    /// A segment of `min` cells or more.
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

    /// A segment of `min` to `max` cells. If `min` is greater than `max`, nothing matches, and the text of the segment
    /// can't be read back.
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

    /// The same segment, but the edge can replace missing cells, as if endless matching cells were beyond it.
    ///
    /// For example, `!X|` says that the next cell is not X, or that the board ends.
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

    pub(super) const fn most(&self) -> usize {
        if self.what.is_edge() { 0 } else { self.max }
    }

    /// True if the edge can stand for the segment's cells.
    pub(super) const fn may_be_edge(&self) -> bool {
        self.or_edge || self.what.is_edge()
    }
}

/// The most kinds that a class names.
pub(super) const MOST: usize = 8;

/// A cell class: what a cell of a [`Segment`] must be, over a small alphabet of cell kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[doc(alias("cell class", "character class", "wildcard"))]
pub struct Token<K> {
    /// Up to eight kinds, in the order in which they were named.
    pub kinds: [Option<K>; MOST],
    /// True if a cell must be none of these kinds, false if it must be one of them.
    pub is_not: bool,
}

impl<K> Token<K> {
    /// Any cell.
    pub const ANY: Self = Self {
        kinds: [const { None }; MOST],
        is_not: true,
    };

    /// The edge of the board, behind the first cell of the walk or after its last.
    ///
    /// The edge takes no cell, so any count of one or more means the same. For a cell *or* the edge use
    /// [`Segment::or_edge`].
    pub const EDGE: Self = Self {
        is_not: false,
        ..Self::ANY
    };

    /// A cell of one of these one to eight kinds.
    ///
    /// ```
    /// use collinear::{Pattern, Segment, Token};
    ///
    /// const FREE: Token<char> = Token::one_of(['.', 'c']);
    /// assert_eq!(Pattern::new([Segment::one(FREE)]), "[.c]".parse()?);
    /// # Ok::<(), collinear::PatternError>(())
    /// ```
    ///
    /// Zero or more than eight kinds do not compile:
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
        const { assert!(0 < N && N <= MOST, "a set has one to eight kinds") };
        let mut token = Self::EDGE;
        let mut index = 0;
        while index < N {
            token.kinds[index] = Some(kinds[index]);
            index += 1;
        }
        token
    }

    /// A cell of any kind but these one to eight.
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

    pub(super) fn named(&self) -> impl Iterator<Item = &K> {
        self.kinds.iter().map_while(Option::as_ref)
    }
}

impl<K: PartialEq> Token<K> {
    #[inline]
    pub(super) fn admits(&self, kind: &K) -> bool {
        self.named().any(|one| one == kind) != self.is_not
    }
}
