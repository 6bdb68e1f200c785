//! Patterns on a grid.

use alloc::vec::Vec;
use core::iter::FusedIterator;

use crate::{
    geometry::{Coord, Direction, Line},
    grid::Grid,
    lines::{Miss, Pattern, Segment},
};

impl<T> Grid<T> {
    /// The cells that each segment takes from a cell on: see
    /// [`Bounds::match_segments`](crate::Bounds::match_segments).
    ///
    /// # Errors
    ///
    /// As there.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Segment, What};
    ///
    /// let board = Grid::parse(". O O X")?;
    /// let flips = [Segment::at_least(1, What::Is('O')), Segment::one(What::Is('X'))];
    /// let at = Coord::new(0, 1);
    /// let [theirs, mine] = board.match_segments(at, Direction::E, &flips, |&cell| cell).unwrap();
    /// assert_eq!(theirs.len(), 2);
    /// assert_eq!(mine.first(), Some(Coord::new(0, 3)));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    pub fn match_segments<K: PartialEq, const N: usize>(
        &self,
        from: Coord,
        direction: Direction,
        segments: &[Segment<K>; N],
        mut kind: impl FnMut(&T) -> K,
    ) -> Result<[Line; N], Miss> {
        let cells = self.reader();
        self.bounds()
            .match_segments(from, direction, segments, |at| kind(cells.at(at)))
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
        from: Coord,
        direction: Direction,
        pattern: &Pattern<K>,
        mut kind: impl FnMut(&T) -> K,
    ) -> Result<Vec<Line>, Miss> {
        let cells = self.reader();
        self.bounds()
            .match_pattern(from, direction, pattern, |at| kind(cells.at(at)))
    }

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
        directions: &'a [Direction],
        pattern: &'a Pattern<K>,
        mut kind: impl FnMut(&T) -> K + 'a,
    ) -> impl FusedIterator<Item = Line> + 'a {
        let cells = self.reader();
        self.bounds()
            .find_pattern(directions, pattern, move |at| kind(cells.at(at)))
    }
}
