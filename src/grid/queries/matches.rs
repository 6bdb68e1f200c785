//! Matches of equal cells on a grid.

use alloc::vec::Vec;

use crate::{
    geometry::Finite,
    grid::Grid,
    lines::{Length, Match, Move},
};

/// # Queries: matches
impl<T, B: Finite> Grid<T, B> {
    /// The groups of equal cells that match-3 games clear: long runs, joined where they share cells.
    ///
    /// The runs are the maximal runs of the given length along the axes. Two runs that cross make an L, a T or a cross.
    /// `kind` classifies the cells as for [`runs`](Self::runs). The groups come in the order of their first cells, and
    /// each cell belongs to at most one. Adjacent equal cells that are on no such run belong to no group. For connected
    /// cells use [`flood`](Self::flood). If two axes of a wrapped board give runs with the same cells, the run comes
    /// once.
    ///
    /// ```
    /// use collinear::{Direction, Grid, Length};
    ///
    /// let board = Grid::parse("
    ///     a b b b
    ///     a c c b
    ///     a a c b
    /// ")?;
    /// let axes = [Direction::E, Direction::S];
    /// let matches = board.matches(&axes, Length::AtLeast(3), |&gem| Some(gem));
    /// let shape = |n: usize| (matches[n].kind, matches[n].lines.len(), matches[n].cells.len());
    /// assert_eq!(matches.len(), 2);
    /// assert_eq!(shape(0), ('a', 1, 3));
    /// assert_eq!(shape(1), ('b', 2, 5)); // an L
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias(
        "match three",
        "match-3",
        "candy crush",
        "bejeweled",
        "L",
        "T",
        "cross"
    ))]
    #[must_use]
    pub fn matches<K: PartialEq>(
        &self,
        axes: &[B::Heading],
        length: Length,
        mut kind: impl FnMut(&T) -> Option<K>,
    ) -> Vec<Match<K, B>> {
        self.board.matches(axes, length, |at| kind(self.at(at)))
    }

    /// The swaps of two adjacent cells that make a run of the given length: all legal moves in match-3.
    ///
    /// Each pair comes once. Cells are adjacent if a step along one of the axes leads from one to the other. In the
    /// returned [`Move`], the step leads from `from` to `to`. Cells without a kind are not swapped.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Length};
    ///
    /// let board = Grid::parse("
    ///     a a b a
    ///     c b c b
    /// ")?;
    /// let axes = [Direction::E, Direction::S];
    /// let swaps = board.matching_swaps(&axes, Length::AtLeast(3), |&gem| Some(gem));
    /// let swaps: Vec<_> = swaps.map(|swap| (swap.from, swap.to)).collect();
    /// assert_eq!(swaps, [
    ///     (Coord::new(0, 2), Coord::new(0, 3)), // a a a
    ///     (Coord::new(0, 2), Coord::new(1, 2)), // b b b
    /// ]);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("legal swaps", "legal moves", "match three", "match-3", "hint"))]
    #[inline]
    pub fn matching_swaps<K: PartialEq>(
        &self,
        axes: &[B::Heading],
        length: Length,
        mut kind: impl FnMut(&T) -> Option<K>,
    ) -> impl Iterator<Item = Move<B::Cell>> {
        self.board
            .matching_swaps(axes, length, move |at| kind(self.at(at)))
    }
}
