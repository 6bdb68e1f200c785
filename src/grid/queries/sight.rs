//! Lines of sight, paths and slides on a grid.

use crate::{
    geometry::{Aligned, Finite, Line},
    grid::{Grid, Stored},
    lines::{Miss, PathError, Run},
};

impl<T, B: Stored> Grid<T, B> {
    /// The first cell after `from` that matches: see [`Bounds::first_hit`](crate::Bounds::first_hit).
    ///
    /// # Errors
    ///
    /// As there.
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
    #[inline]
    pub fn first_hit(
        &self,
        from: B::Cell,
        heading: B::Heading,
        mut matches: impl FnMut(&T) -> bool,
    ) -> Result<B::Cell, Miss<B::Cell, B::Heading>> {
        self.board
            .first_hit(from, heading, |at| matches(self.at(at)))
    }

    /// The n-th cell after `from` that matches, the first being number 0: see
    /// [`Bounds::nth_hit`](crate::Bounds::nth_hit).
    ///
    /// # Errors
    ///
    /// As there.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// // A cannon at Xiangqi takes the second piece that it sees.
    /// let board = Grid::parse("C . x . x")?;
    /// let target = board.nth_hit(Coord::new(0, 0), Direction::E, 1, |&cell| cell != '.');
    /// assert_eq!(target, Ok(Coord::new(0, 4)));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[inline]
    pub fn nth_hit(
        &self,
        from: B::Cell,
        heading: B::Heading,
        n: usize,
        mut matches: impl FnMut(&T) -> bool,
    ) -> Result<B::Cell, Miss<B::Cell, B::Heading>> {
        self.board
            .nth_hit(from, heading, n, |at| matches(self.at(at)))
    }

    /// The farthest free cell: see [`Bounds::last_free`](crate::Bounds::last_free).
    ///
    /// # Errors
    ///
    /// As there.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("@ . . x .")?;
    /// let at = Coord::new(0, 0);
    /// let free = |cell: &char| *cell == '.';
    /// assert_eq!(board.last_free(at, Direction::E, free), Ok(Coord::new(0, 2)));
    /// assert!(board.last_free(Coord::new(0, 2), Direction::E, free).is_err());
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[inline]
    pub fn last_free(
        &self,
        from: B::Cell,
        heading: B::Heading,
        mut free: impl FnMut(&T) -> bool,
    ) -> Result<B::Cell, Miss<B::Cell, B::Heading>> {
        self.board.last_free(from, heading, |at| free(self.at(at)))
    }

    /// The way from one cell to another in a given direction: see
    /// [`Bounds::path_along`](crate::Bounds::path_along).
    ///
    /// # Errors
    ///
    /// As there.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Wrap};
    ///
    /// // the way to the east is blocked, the one round the cylinder is not
    /// let board = Grid::parse(". a # . b .")?.with_wrap(Wrap::EastWest);
    /// let (a, b) = (Coord::new(0, 1), Coord::new(0, 4));
    /// let path = board.path_along(a, Direction::W, b, 3, |&cell| cell != '#').unwrap();
    /// assert!(path.iter().map(|at| at.col).eq([0, 5, 4]));
    /// assert!(board.path_along(a, Direction::E, b, 3, |&cell| cell != '#').is_err());
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[inline]
    pub fn path_along(
        &self,
        from: B::Cell,
        heading: B::Heading,
        to: B::Cell,
        limit: usize,
        mut passable: impl FnMut(&T) -> bool,
    ) -> Result<Line<B>, PathError<B::Cell, B::Heading>> {
        self.board
            .path_along(from, heading, to, limit, |at| passable(self.at(at)))
    }

    /// All cells that a piece can slide to: see [`Bounds::slide`](crate::Bounds::slide).
    ///
    /// ```
    /// use collinear::{Coord, Direction, Stop, Grid};
    ///
    /// let board = Grid::parse("R . . # .")?;
    /// let slide = board.slide(Coord::new(0, 0), Direction::E, |&cell| cell == '.');
    /// assert!(slide.line.iter().map(|at| at.col).eq([1, 2]));
    /// assert_eq!(slide.stop, Stop::Blocked(Coord::new(0, 3)));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn slide(
        &self,
        from: B::Cell,
        heading: B::Heading,
        mut passable: impl FnMut(&T) -> bool,
    ) -> Run<B> {
        self.board.slide(from, heading, |at| passable(self.at(at)))
    }

    /// All cells that a piece can slide to in at most `max` steps: see
    /// [`Bounds::slide_at_most`](crate::Bounds::slide_at_most).
    ///
    /// ```
    /// use collinear::{Coord, Direction, Stop, Grid};
    ///
    /// let board = Grid::parse("R . . # .")?;
    /// let slide = board.slide_at_most(Coord::new(0, 0), Direction::E, 1, |&cell| cell == '.');
    /// assert_eq!(slide.line.last(), Some(Coord::new(0, 1)));
    /// assert_eq!(slide.stop, Stop::Limit);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn slide_at_most(
        &self,
        from: B::Cell,
        heading: B::Heading,
        max: usize,
        mut passable: impl FnMut(&T) -> bool,
    ) -> Run<B> {
        self.board
            .slide_at_most(from, heading, max, |at| passable(self.at(at)))
    }

    /// The slide of exactly so many steps: see
    /// [`Bounds::slide_exactly`](crate::Bounds::slide_exactly).
    ///
    /// # Errors
    ///
    /// As there.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("R . . # .")?;
    /// let (rook, clear) = (Coord::new(0, 0), |cell: &char| *cell == '.');
    /// assert_eq!(board.slide_exactly(rook, Direction::E, 2, clear).unwrap().len(), 2);
    /// let miss = board.slide_exactly(rook, Direction::E, 3, clear).unwrap_err();
    /// assert_eq!(miss.to_string(), "no room: blocked at (0, 3) after 2");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[inline]
    pub fn slide_exactly(
        &self,
        from: B::Cell,
        heading: B::Heading,
        steps: usize,
        mut passable: impl FnMut(&T) -> bool,
    ) -> Result<Line<B>, Miss<B::Cell, B::Heading>> {
        self.board
            .slide_exactly(from, heading, steps, |at| passable(self.at(at)))
    }
}

impl<T, B: Stored + Aligned> Grid<T, B> {
    /// The way from one cell to another: see [`Bounds::path`](crate::Bounds::path).
    ///
    /// # Errors
    ///
    /// As there.
    ///
    /// ```
    /// use collinear::{Coord, Grid};
    ///
    /// let board = Grid::parse("R . # .")?;
    /// let (rook, target) = (Coord::new(0, 0), Coord::new(0, 3));
    /// let error = board.path(rook, target, |&cell| cell == '.').unwrap_err();
    /// assert_eq!(error.to_string(), "the path is blocked at (0, 2)");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[inline]
    pub fn path(
        &self,
        from: B::Cell,
        to: B::Cell,
        mut passable: impl FnMut(&T) -> bool,
    ) -> Result<Line<B>, PathError<B::Cell, B::Heading>> {
        self.board.path(from, to, |at| passable(self.at(at)))
    }

    /// The way from one cell to another in at most `limit` steps: see
    /// [`Bounds::path_within`](crate::Bounds::path_within).
    ///
    /// # Errors
    ///
    /// As there.
    ///
    /// ```
    /// use collinear::{Coord, Grid};
    ///
    /// let board = Grid::parse("K . . .")?;
    /// let (king, target) = (Coord::new(0, 0), Coord::new(0, 3));
    /// assert_eq!(board.path_within(king, target, 3, |&cell| cell == '.').unwrap().len(), 3);
    /// let error = board.path_within(king, target, 1, |&cell| cell == '.').unwrap_err();
    /// assert_eq!(error.to_string(), "3 steps are more than 1");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[inline]
    pub fn path_within(
        &self,
        from: B::Cell,
        to: B::Cell,
        limit: usize,
        mut passable: impl FnMut(&T) -> bool,
    ) -> Result<Line<B>, PathError<B::Cell, B::Heading>> {
        self.board
            .path_within(from, to, limit, |at| passable(self.at(at)))
    }
}

impl<T, B: Finite> Grid<T, B> {
    /// How many cells match on the whole line through a cell: see
    /// [`Bounds::count_on_line`](crate::Bounds::count_on_line).
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("x . @ x x")?;
    /// let count = board.count_on_line(Coord::new(0, 2), Direction::E, |&cell| cell != '.');
    /// assert_eq!(count, 4);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn count_on_line(
        &self,
        through: B::Cell,
        axis: B::Heading,
        mut matches: impl FnMut(&T) -> bool,
    ) -> usize {
        self.board
            .count_on_line(through, axis, |at| matches(self.at(at)))
    }
}
