//! Patterns on a grid.

use core::iter::FusedIterator;

use crate::{
    geometry::Finite,
    grid::Grid,
    lines::{MissOn, PatternMatch, Segment},
};

/// # Queries: patterns
impl<T, B: Finite> Grid<T, B> {
    /// All matches of a pattern on the board, along any of these headings.
    ///
    /// A match contains its line and the cells of each segment. Matches come in the reading order of their first cells.
    /// The pattern is a [`Pattern`](crate::Pattern) or an array of segments. Every start and heading counts, so a
    /// palindrome is found from both ends, and a single letter is found along every heading. Matches without cells are
    /// left out.
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
        pattern: &'a [Segment<K>],
        mut kind: impl FnMut(&T) -> K + 'a,
    ) -> impl FusedIterator<Item = PatternMatch<B>> + 'a {
        self.board
            .find_pattern(headings, pattern, move |at| kind(self.at(at)))
    }

    /// All matches of a pattern that contain a cell: which open three is this stone part of?
    ///
    /// These are the matches of [`find_pattern`](Self::find_pattern) whose line contains the cell, each once. For each
    /// heading, the match that begins at the cell comes first, and the match that begins farthest behind it comes last.
    /// On boards that turn headings, the heading is the one at the cell.
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
        pattern: &'a [Segment<K>],
        mut kind: impl FnMut(&T) -> K + 'a,
    ) -> impl FusedIterator<Item = PatternMatch<B>> + 'a {
        self.board
            .find_pattern_through(at, headings, pattern, move |at| kind(self.at(at)))
    }
}

impl<T, B: Finite> Grid<T, B> {
    /// Matches a pattern against the line from a cell, and returns the cells of each segment.
    ///
    /// The line begins with the cell itself. The pattern is a [`Pattern`](crate::Pattern) or an array of segments.
    /// `kind` returns the letter of a cell, in the alphabet of the segments. Each segment takes the most cells that
    /// leave a match for the segments after it. [`Token::EDGE`](crate::Token::EDGE) as the first segment looks behind
    /// the first cell. A pattern without segments always matches, with an empty line, even off the board.
    ///
    /// On a board without end, a segment without a limit (`X+`) is matched for at most 2^20 cells, like any walk.
    ///
    /// # Errors
    ///
    /// [`Wanted::Segment`](crate::Wanted::Segment) with the index of the segment that does not match, in the attempt
    /// that came farthest. If several attempts came equally far, the error has the last of their segments.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Pattern};
    ///
    /// let board = Grid::parse("X O O X .")?;
    /// let flips: Pattern<char> = "O+ X".parse().unwrap();
    /// let from = |col| board.match_pattern(Coord::new(0, col), Direction::E, &flips, |&cell| cell);
    /// let found = from(1).unwrap();
    /// let [theirs, mine] = &found.segments[..] else { panic!("two segments") };
    /// assert_eq!(theirs.len(), 2);
    /// assert_eq!(mine.first(), Some(Coord::new(0, 3)));
    /// assert_eq!(from(3).unwrap_err().to_string(), "no segment 0: blocked at (0, 3) after 0 cells");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias = "regex")]
    pub fn match_pattern<K: PartialEq>(
        &self,
        from: B::Cell,
        heading: B::Heading,
        pattern: &[Segment<K>],
        mut kind: impl FnMut(&T) -> K,
    ) -> Result<PatternMatch<B>, MissOn<B>> {
        self.board
            .match_pattern(from, heading, pattern, |at| kind(self.at(at)))
    }
}
