//! Lines of sight on a grid.

use core::iter::FusedIterator;

use crate::{
    geometry::Finite,
    grid::Grid,
    lines::{MissOn, Seen},
};

/// # Queries: lines of sight
impl<T, B: Finite> Grid<T, B> {
    /// The first cell after `from` that matches: the first blocker, what a piece there sees. Itself it does not
    /// see: the look ends where it comes back to `from`, round a ring or on a line that crosses itself.
    ///
    /// # Errors
    ///
    /// [`Wanted::Hit`](crate::Wanted::Hit) if there is none, with the number of cells looked at.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("@ . . x x")?;
    /// let at = Coord::new(0, 0);
    /// assert_eq!(board.first_hit(at, Direction::E, |&cell| cell != '.'), Ok(Coord::new(0, 3)));
    /// let miss = board.first_hit(at, Direction::E, |&cell| cell == 'o').unwrap_err();
    /// assert_eq!(miss.to_string(), "no hit: edge after 4");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("raycast", "line of sight", "first blocker"))]
    #[inline(always)]
    pub fn first_hit(
        &self,
        from: B::Cell,
        heading: B::Heading,
        mut matches: impl FnMut(&T) -> bool,
    ) -> Result<B::Cell, MissOn<B>> {
        self.board
            .first_hit(from, heading, |at| matches(self.at(at)))
    }

    /// The last free cell before the first blocker: where a piece comes to rest that slides until something
    /// stops it, or until it would come back to `from`.
    ///
    /// # Errors
    ///
    /// [`Wanted::Room`](crate::Wanted::Room) if the very next cell is not free.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("@ . . x .")?;
    /// let free = |cell: &char| *cell == '.';
    /// assert_eq!(board.last_free(Coord::new(0, 0), Direction::E, free), Ok(Coord::new(0, 2)));
    /// let miss = board.last_free(Coord::new(0, 2), Direction::E, free).unwrap_err();
    /// assert_eq!(miss.to_string(), "no room: blocked at (0, 3) after 0");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias = "slide to stop")]
    #[inline(always)]
    pub fn last_free(
        &self,
        from: B::Cell,
        heading: B::Heading,
        mut free: impl FnMut(&T) -> bool,
    ) -> Result<B::Cell, MissOn<B>> {
        self.board.last_free(from, heading, |at| free(self.at(at)))
    }

    /// What a piece on a cell sees, and what sees it: the first cell that matches along each heading, with the
    /// heading and the distance. Headings along which there is none are left out. Nothing sees itself, not where a
    /// line crosses itself either.
    ///
    /// Which of them attack the cell is the game's to say, by what stands there, along which heading and how
    /// far away. What is behind one of them, for a pin or an x-ray, is the [`first_hit`](Self::first_hit) from there.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// // The rook gives check, the bishop does not: it is not on a diagonal.
    /// let board = Grid::parse("
    ///     . r . . K . b
    ///     . . . . . . .
    /// ")?;
    /// let king = Coord::new(0, 4);
    /// let checks = board
    ///     .seen_from(king, &Direction::ALL, |&cell| cell != '.')
    ///     .filter(|seen| if seen.heading.is_diagonal() { board[seen.at] == 'b' } else { board[seen.at] == 'r' });
    /// let checks: Vec<_> = checks.map(|seen| (seen.heading, seen.steps)).collect();
    /// assert_eq!(checks, [(Direction::W, 3)]);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("attackers", "checks", "pins", "line of sight", "raycast"))]
    #[inline]
    pub fn seen_from(
        &self,
        from: B::Cell,
        headings: &[B::Heading],
        mut matches: impl FnMut(&T) -> bool,
    ) -> impl FusedIterator<Item = Seen<B::Cell, B::Heading>> {
        self.board
            .seen_from(from, headings, move |at| matches(self.at(at)))
    }
}
