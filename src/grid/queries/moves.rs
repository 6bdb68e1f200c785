//! Slides and paths on a grid.

use crate::{
    geometry::{Aligned, Finite, Line},
    grid::Grid,
    lines::{MissOn, PathError, Run},
};

/// # Queries: slides and paths
impl<T, B: Finite> Grid<T, B> {
    /// The cells that a rook, bishop or queen can slide to along a heading: those after `from` as long as they
    /// are passable, and what ended them.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Stop};
    ///
    /// let board = Grid::parse("R . . # .")?;
    /// let slide = board.slide(Coord::new(0, 0), Direction::E, |&cell| cell == '.');
    /// assert!(slide.line.iter().map(|at| at.col).eq([1, 2]));
    /// assert_eq!(slide.stop, Stop::Blocked(Coord::new(0, 3)));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("sliding move", "rook", "bishop", "queen"))]
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

    /// The cells that a piece can [`slide`](Self::slide) to in at most `max` steps.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Stop};
    ///
    /// let board = Grid::parse("R . . # .")?;
    /// let slide = board.slide_at_most(Coord::new(0, 0), Direction::E, 1, |&cell| cell == '.');
    /// assert_eq!(slide.line.last(), Some(Coord::new(0, 1)));
    /// assert_eq!(slide.stop, Stop::Limit);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias = "king move")]
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

    /// The cells that a chess piece can move to along a heading: those of the slide of at most `max` steps, and
    /// the cell that blocks it as the last one, if that is a target.
    ///
    /// Where something is taken the answer ends with [`Stop::Taken`](crate::Stop::Taken). A piece never takes
    /// itself: what stands on `from` is no target.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Stop};
    ///
    /// let board = Grid::parse("P . R . n n")?;
    /// let rook = |way| {
    ///     let (free, enemy) = (|cell: &char| *cell == '.', char::is_ascii_lowercase);
    ///     board.slide_or_take(Coord::new(0, 2), way, usize::MAX, free, enemy)
    /// };
    /// let east = rook(Direction::E);
    /// assert!(east.moves().map(|m| m.to.col).eq([3, 4]));
    /// assert_eq!(east.stop, Stop::Taken(Coord::new(0, 4)));
    /// let west = rook(Direction::W);
    /// assert!(west.moves().map(|m| m.to.col).eq([1]));
    /// assert_eq!(west.stop, Stop::Blocked(Coord::new(0, 0)));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// With [`ways`](Self::ways) all moves of all rooks are one expression:
    ///
    /// ```
    /// use collinear::{Direction, Grid};
    ///
    /// let board = Grid::parse("P . R . n n\n. R . . . .")?;
    /// let rooks = board.ways(|&cell| cell == 'R', &Direction::ORTHOGONAL);
    /// let moves = rooks.flat_map(|(from, way)| {
    ///     let (free, enemy) = (|cell: &char| *cell == '.', char::is_ascii_lowercase);
    ///     board.slide_or_take(from, way, usize::MAX, free, enemy).moves()
    /// });
    /// assert_eq!(moves.count(), 10);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("chess", "shogi", "capture", "rook", "bishop", "queen", "knight"))]
    #[must_use]
    #[inline(always)]
    pub fn slide_or_take(
        &self,
        from: B::Cell,
        heading: B::Heading,
        max: usize,
        mut passable: impl FnMut(&T) -> bool,
        target: impl FnOnce(&T) -> bool,
    ) -> Run<B> {
        let (passable, target) = (|at| passable(self.at(at)), |at| target(self.at(at)));
        self.board
            .slide_or_take(from, heading, max, passable, target)
    }

    /// The slide of exactly `steps` steps: its cells, all of them passable.
    ///
    /// # Errors
    ///
    /// [`Wanted::Room`](crate::Wanted::Room) if something ends the slide before, or if it starts off the
    /// board.
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
    ) -> Result<Line<B>, MissOn<B>> {
        self.board
            .slide_exactly(from, heading, steps, |at| passable(self.at(at)))
    }

    /// The cells that an arrow reaches which a piece shoots from the cell that it has just come to, as at
    /// Amazons: a [`slide`](Self::slide) on the board as it will be, with the cell that the piece `left` empty
    /// and the piece on `from`.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// // the queen goes to the right, and may shoot back over the cell that she left
    /// let board = Grid::parse(". Q . . #")?;
    /// let (left, to) = (Coord::new(0, 1), Coord::new(0, 3));
    /// let arrows = board.shoot(to, Direction::W, left, |&cell| cell == '.');
    /// assert!(arrows.line.iter().map(|at| at.col).eq([2, 1, 0]));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("Amazons", "arrow", "overlay"))]
    #[must_use]
    #[inline]
    pub fn shoot(
        &self,
        from: B::Cell,
        heading: B::Heading,
        left: B::Cell,
        mut passable: impl FnMut(&T) -> bool,
    ) -> Run<B> {
        self.board
            .shoot(from, heading, left, |at| passable(self.at(at)))
    }

    /// The path from one cell to another along a heading that is given: for wrapped boards, where
    /// there are several ways, and for steps that are not of the compass.
    ///
    /// # Errors
    ///
    /// As for [`path`](Self::path); [`PathError::NotAligned`] if the ray ends before it leads there;
    /// [`PathError::NotWithin`] if the first `limit` steps don't lead there, whether or not later ones do.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Wrap};
    ///
    /// // the way to the east is blocked, the one round the cylinder is not
    /// let board = Grid::parse(". a # . b .")?.with_wrap(Wrap::EastWest);
    /// let (a, b) = (Coord::new(0, 1), Coord::new(0, 4));
    /// let path = board.path_along(a, Direction::W, b, 3, |&cell| cell != '#').unwrap();
    /// assert!(path.iter().map(|at| at.col).eq([0, 5, 4]));
    /// let error = board.path_along(a, Direction::W, b, 2, |&cell| cell != '#').unwrap_err();
    /// assert_eq!(error.to_string(), "(0, 4) is not within 2 steps");
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
}

impl<T, B: Finite + Aligned> Grid<T, B> {
    /// The straight path from one cell to another: the cells after `from` up to and including `to`, if all
    /// of them are passable.
    ///
    /// The heading is that of [`Coord::direction_to`](crate::Coord::direction_to), as if the board did
    /// not wrap; a game with fewer headings asks that first. The cells between only are
    /// [`Board::between`](crate::Board::between): whether they are clear, for castling or to block a check, is
    /// asked of each of them.
    ///
    /// # Errors
    ///
    /// A [`PathError`] that names the first reason: a cell off the board, both cells the same, not in
    /// line, too far away on a board without end, blocked at a cell.
    ///
    /// ```
    /// use collinear::{Coord, Grid};
    ///
    /// let board = Grid::parse("R . # .")?;
    /// let rook = Coord::new(0, 0);
    /// let path = |col| board.path(rook, Coord::new(0, col), |&cell| cell == '.');
    /// assert_eq!(path(1).unwrap().len(), 1);
    /// assert_eq!(path(3).unwrap_err().to_string(), "the path is blocked at (0, 2)");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("rook move", "blocker", "castling", "interpose", "block a check"))]
    #[inline]
    pub fn path(
        &self,
        from: B::Cell,
        to: B::Cell,
        mut passable: impl FnMut(&T) -> bool,
    ) -> Result<Line<B>, PathError<B::Cell, B::Heading>> {
        self.board.path(from, to, |at| passable(self.at(at)))
    }
}
