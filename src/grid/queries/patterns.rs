//! Patterns on a grid.

use alloc::vec::Vec;
use core::iter::FusedIterator;

use crate::{
    geometry::{Finite, Line},
    grid::{Grid, Stored},
    lines::{Miss, Pattern, Segment},
};

impl<T, B: Finite> Grid<T, B> {
    /// The cells that each segment takes from a cell on: see
    /// [`Bounds::match_segments`](crate::Bounds::match_segments).
    ///
    /// # Errors
    ///
    /// As there.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Segment, Token};
    ///
    /// let board = Grid::parse(". O O X")?;
    /// let flips = [Segment::at_least(1, Token::Is('O')), Segment::one(Token::Is('X'))];
    /// let at = Coord::new(0, 1);
    /// let [theirs, mine] = board.match_segments(at, Direction::E, &flips, |&cell| cell).unwrap();
    /// assert_eq!(theirs.len(), 2);
    /// assert_eq!(mine.first(), Some(Coord::new(0, 3)));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    pub fn match_segments<K: PartialEq, const N: usize>(
        &self,
        from: B::Cell,
        heading: B::Heading,
        segments: &[Segment<K>; N],
        mut kind: impl FnMut(&T) -> K,
    ) -> Result<[Line<B>; N], Miss<B::Cell, B::Heading>> {
        self.board
            .match_segments(from, heading, segments, |at| kind(self.at(at)))
    }

    /// The cells that each segment of a pattern takes from a cell on: see
    /// [`Bounds::match_pattern`](crate::Bounds::match_pattern).
    ///
    /// # Errors
    ///
    /// As there.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Pattern};
    ///
    /// let board = Grid::parse(". O O X")?;
    /// let flips: Pattern<char> = "O+ X".parse().unwrap();
    /// let from = |col| board.match_pattern(Coord::new(0, col), Direction::E, &flips, |&cell| cell);
    /// let lines = from(1).unwrap();
    /// assert_eq!(lines[0].len(), 2);
    /// assert_eq!(lines[1].first(), Some(Coord::new(0, 3)));
    /// assert!(from(0).is_err());
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    pub fn match_pattern<K: PartialEq>(
        &self,
        from: B::Cell,
        heading: B::Heading,
        pattern: &Pattern<K>,
        mut kind: impl FnMut(&T) -> K,
    ) -> Result<Vec<Line<B>>, Miss<B::Cell, B::Heading>> {
        self.board
            .match_pattern(from, heading, pattern, |at| kind(self.at(at)))
    }
}

impl<T, B: Stored> Grid<T, B> {
    /// The cells that each segment takes, of the first `limit` ones on a line: see
    /// [`Bounds::match_segments_within`](crate::Bounds::match_segments_within).
    ///
    /// # Errors
    ///
    /// As there.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Segment, Token};
    ///
    /// let board = Grid::parse("X X X X O")?;
    /// let (at, some) = (Coord::new(0, 0), [Segment::at_least(1, Token::Is('X'))]);
    /// let [found] = board.match_segments_within(at, Direction::E, 3, &some, |&cell| cell).unwrap();
    /// assert_eq!(found.len(), 3);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    pub fn match_segments_within<K: PartialEq, const N: usize>(
        &self,
        from: B::Cell,
        heading: B::Heading,
        limit: usize,
        segments: &[Segment<K>; N],
        mut kind: impl FnMut(&T) -> K,
    ) -> Result<[Line<B>; N], Miss<B::Cell, B::Heading>> {
        self.board
            .match_segments_within(from, heading, limit, segments, |at| kind(self.at(at)))
    }

    /// The cells that each segment of a pattern takes, of the first `limit` ones on a line: see
    /// [`Bounds::match_pattern_within`](crate::Bounds::match_pattern_within).
    ///
    /// # Errors
    ///
    /// As there.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Pattern};
    ///
    /// let board = Grid::parse("X X X X O")?;
    /// let some: Pattern<char> = "X+ O?".parse().unwrap();
    /// let found = board.match_pattern_within(Coord::new(0, 0), Direction::E, 3, &some, |&cell| cell);
    /// assert!(found.unwrap().iter().map(|line| line.len()).eq([3, 0]));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    pub fn match_pattern_within<K: PartialEq>(
        &self,
        from: B::Cell,
        heading: B::Heading,
        limit: usize,
        pattern: &Pattern<K>,
        mut kind: impl FnMut(&T) -> K,
    ) -> Result<Vec<Line<B>>, Miss<B::Cell, B::Heading>> {
        self.board
            .match_pattern_within(from, heading, limit, pattern, |at| kind(self.at(at)))
    }
}

impl<T, B: Finite> Grid<T, B> {
    /// Everywhere on the board that a pattern begins: see
    /// [`Bounds::find_pattern`](crate::Bounds::find_pattern).
    ///
    /// ```
    /// use collinear::{Direction, Grid, Pattern};
    ///
    /// let letters = Grid::parse("x t a c\no o . .\na g . .\nt . . .")?;
    /// let cat = Pattern::word("cat");
    /// let found: Vec<_> = letters.find_pattern(&Direction::ALL, &cat, |&c| c).collect();
    /// assert_eq!(found.len(), 1);
    /// assert_eq!(found[0].to_string(), "3 cells W from (0, 3)");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    pub fn find_pattern<'a, K: PartialEq>(
        &'a self,
        headings: &'a [B::Heading],
        pattern: &'a Pattern<K>,
        mut kind: impl FnMut(&T) -> K + 'a,
    ) -> impl FusedIterator<Item = Line<B>> + 'a {
        self.board
            .find_pattern(headings, pattern, move |at| kind(self.at(at)))
    }
}
