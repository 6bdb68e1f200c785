//! Patterns on a grid.

use core::iter::FusedIterator;

use crate::{
    geometry::{Finite, Line},
    grid::{Grid, Stored},
    lines::{MissOn, PatternMatch, Segment},
};

/// # Queries: patterns
impl<T, B: Finite> Grid<T, B> {
    /// All matches of a pattern on the board, along any of these headings: the lines that match, with the
    /// cells of each segment, in the reading order of their first cells.
    ///
    /// The pattern is a [`Pattern`](crate::Pattern) or an array of segments. Every start and heading counts, so
    /// a palindrome is found from both its ends and a single letter along every heading. Matches without cells
    /// are left out.
    ///
    /// ```
    /// use collinear::{Direction, Grid, Pattern};
    ///
    /// let letters = Grid::parse("x t a c\no o . .\na g . .\nt . . .")?;
    /// let cat = Pattern::word("cat");
    /// let found: Vec<_> = letters.find_pattern(&Direction::ALL, &cat, |&c| c).collect();
    /// assert_eq!(found.len(), 1);
    /// assert_eq!(found[0].line.to_string(), "3 cells W from (0, 3)");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("search", "word search"))]
    pub fn find_pattern<'a, K: PartialEq + 'a>(
        &'a self,
        headings: &'a [B::Heading],
        pattern: &'a (impl AsRef<[Segment<K>]> + ?Sized),
        mut kind: impl FnMut(&T) -> K + 'a,
    ) -> impl FusedIterator<Item = PatternMatch<B>> + 'a {
        self.board
            .find_pattern(headings, pattern, move |at| kind(self.at(at)))
    }

    /// All matches of a pattern that a cell is part of, on its lines along any of these headings: which open
    /// three is this stone in, and where is its gap?
    ///
    /// These are the matches of [`find_pattern`](Self::find_pattern) whose line has the cell, each once; for
    /// each heading the one that begins at the cell is first, and the one that begins farthest behind it last.
    /// A heading is that at the cell; the board may turn it before.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Pattern, Segment};
    ///
    /// const BROKEN_THREE: [Segment<char>; 5] = Pattern::literal(". X{2} . X .");
    ///
    /// let board = Grid::parse(". X X . X . O")?;
    /// let through = |col| {
    ///     board.find_pattern_through(Coord::new(0, col), &[Direction::E], &BROKEN_THREE, |&cell| cell)
    /// };
    /// let found = through(2).next().expect("a three");
    /// assert_eq!(found.segments[2].first(), Some(Coord::new(0, 3)));
    /// assert_eq!(through(6).count(), 0);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    pub fn find_pattern_through<'a, K: PartialEq + 'a>(
        &'a self,
        at: B::Cell,
        headings: &'a [B::Heading],
        pattern: &'a (impl AsRef<[Segment<K>]> + ?Sized),
        mut kind: impl FnMut(&T) -> K + 'a,
    ) -> impl FusedIterator<Item = PatternMatch<B>> + 'a {
        self.board
            .find_pattern_through(at, headings, pattern, move |at| kind(self.at(at)))
    }

    /// Matches segments with the line from a cell on, that cell included: the cells that each segment takes.
    ///
    /// A segment takes as many cells as it can as long as those after it still fit. `kind` says
    /// what stands on a cell, in the alphabet of the segments; it can be asked more than once.
    /// [`Token::Edge`](crate::Token::Edge) as the first segment looks behind the cell that the walk
    /// starts from. No segments take no cells, wherever that is.
    ///
    /// # Errors
    ///
    /// [`Wanted::Segment`](crate::Wanted::Segment) with the number of the segment that does not fit, for
    /// the attempt that came farthest.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Segment, Token};
    ///
    /// let board = Grid::parse("X O O X .")?;
    /// let flips = [Segment::at_least(1, Token::Is('O')), Segment::one(Token::Is('X'))];
    /// let from = |col| board.match_segments(Coord::new(0, col), Direction::E, &flips, |&cell| cell);
    /// let [theirs, mine] = from(1).unwrap();
    /// assert_eq!(theirs.len(), 2);
    /// assert_eq!(mine.first(), Some(Coord::new(0, 3)));
    /// assert_eq!(from(3).unwrap_err().to_string(), "no segment 0: blocked at (0, 3) after 0");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    pub fn match_segments<K: PartialEq, const N: usize>(
        &self,
        from: B::Cell,
        heading: B::Heading,
        segments: &[Segment<K>; N],
        mut kind: impl FnMut(&T) -> K,
    ) -> Result<[Line<B>; N], MissOn<B>> {
        self.board
            .match_segments(from, heading, segments, |at| kind(self.at(at)))
    }

    /// Matches a pattern with the line from a cell on: [`match_segments`](Self::match_segments) for a
    /// [`Pattern`](crate::Pattern), or for any number of segments.
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
    /// assert!(from(1).unwrap().segments.iter().map(|line| line.len()).eq([2, 1]));
    /// assert!(from(0).is_err());
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias = "regex")]
    pub fn match_pattern<K: PartialEq>(
        &self,
        from: B::Cell,
        heading: B::Heading,
        pattern: &(impl AsRef<[Segment<K>]> + ?Sized),
        mut kind: impl FnMut(&T) -> K,
    ) -> Result<PatternMatch<B>, MissOn<B>> {
        self.board
            .match_pattern(from, heading, pattern, |at| kind(self.at(at)))
    }
}

impl<T, B: Stored> Grid<T, B> {
    /// [`match_segments`](Self::match_segments) on the first `limit` cells of the line, as if there
    /// were no others: on any board, also on one without end.
    ///
    /// # Errors
    ///
    /// As there, and [`Stop::Limit`](crate::Stop::Limit) if the limit is what ended it.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Segment, Token};
    ///
    /// let board = Grid::parse(". X X X X .")?;
    /// let (at, kind) = (Coord::new(0, 0), |&cell: &char| cell);
    /// let stones = [Segment::one(Token::Is('.')), Segment::at_least(1, Token::Is('X'))];
    /// let found = board.match_segments_within(at, Direction::E, 3, &stones, kind).unwrap();
    /// assert_eq!(found.map(|line| line.len()), [1, 2]);
    /// let miss = board.match_segments_within(at, Direction::E, 1, &stones, kind).unwrap_err();
    /// assert_eq!(miss.to_string(), "no segment 1: limit after 1");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    pub fn match_segments_within<K: PartialEq, const N: usize>(
        &self,
        from: B::Cell,
        heading: B::Heading,
        limit: usize,
        segments: &[Segment<K>; N],
        mut kind: impl FnMut(&T) -> K,
    ) -> Result<[Line<B>; N], MissOn<B>> {
        self.board
            .match_segments_within(from, heading, limit, segments, |at| kind(self.at(at)))
    }

    /// [`match_pattern`](Self::match_pattern) on the first `limit` cells of the line.
    ///
    /// # Errors
    ///
    /// As for [`match_segments_within`](Self::match_segments_within).
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Pattern};
    ///
    /// let board = Grid::parse("X X X X O")?;
    /// let some: Pattern<char> = "X+ O?".parse().unwrap();
    /// let found = board.match_pattern_within(Coord::new(0, 0), Direction::E, 3, &some, |&cell| cell);
    /// assert!(found.unwrap().segments.iter().map(|line| line.len()).eq([3, 0]));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    pub fn match_pattern_within<K: PartialEq>(
        &self,
        from: B::Cell,
        heading: B::Heading,
        limit: usize,
        pattern: &(impl AsRef<[Segment<K>]> + ?Sized),
        mut kind: impl FnMut(&T) -> K,
    ) -> Result<PatternMatch<B>, MissOn<B>> {
        self.board
            .match_pattern_within(from, heading, limit, pattern, |at| kind(self.at(at)))
    }

    /// [`find_pattern_through`](Self::find_pattern_through), as if each match had to end within its first
    /// `limit` cells: on any board, also on one without end.
    ///
    /// ```
    /// use collinear::{Direction, Grid, Pattern, boards::{Place, Plane}};
    ///
    /// let mut board = Grid::endless(Plane::BOARD, '.');
    /// board.fill((3..6).map(|col| Place::new(0, col)), 'X');
    /// let (at, axis) = (Place::new(0, 4), [Direction::E]);
    /// let open_three = Pattern::literal::<3>(". X{3} .");
    /// let found = board.find_pattern_through_within(at, &axis, 6, &open_three, |&cell| cell).next();
    /// assert_eq!(found.unwrap().line.first(), Some(Place::new(0, 2)));
    /// ```
    pub fn find_pattern_through_within<'a, K: PartialEq + 'a>(
        &'a self,
        at: B::Cell,
        headings: &'a [B::Heading],
        limit: usize,
        pattern: &'a (impl AsRef<[Segment<K>]> + ?Sized),
        mut kind: impl FnMut(&T) -> K + 'a,
    ) -> impl FusedIterator<Item = PatternMatch<B>> + 'a {
        let kind = move |at| kind(self.at(at));
        self.board
            .find_pattern_through_within(at, headings, limit, pattern, kind)
    }
}
