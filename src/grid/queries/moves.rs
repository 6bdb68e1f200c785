//! Slides and paths on a grid.

use core::ops::RangeBounds;

use crate::{
    geometry::{Aligned, Finite, Line},
    grid::Grid,
    lines::{PathError, Run},
};

/// # Queries: slides and paths
impl<T, B: Finite> Grid<T, B> {
    /// The next cell along a heading, if it matches: the step of a king or a man, the leg of a horse.
    ///
    /// On a narrow wrapped board, the result is never the cell itself.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("# K .")?;
    /// let king = Coord::new(0, 1);
    /// let step = |heading| board.next(king, heading, |&cell| cell == '.');
    /// assert_eq!(step(Direction::E), Some(Coord::new(0, 2)));
    /// assert_eq!((step(Direction::W), step(Direction::N)), (None, None));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("neighbor", "step", "king move"))]
    #[must_use]
    #[inline]
    pub fn next(
        &self,
        at: B::Cell,
        heading: B::Heading,
        mut matches: impl FnMut(&T) -> bool,
    ) -> Option<B::Cell> {
        self.board.next(at, heading, |at| matches(self.at(at)))
    }

    /// The cells that a rook, bishop or queen can slide to along a heading, and what stopped the slide.
    ///
    /// These are the cells after `from`, up to the first cell that is not passable. `lengths` is the number of steps
    /// that the piece may take: `..` for any number, `1..=2` for one or two, `3..=3` for exactly three. If the piece
    /// cannot go that far, the line is empty.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Stop};
    ///
    /// let board = Grid::parse("R . . # .")?;
    /// let (rook, free) = (Coord::new(0, 0), |cell: &char| *cell == '.');
    /// let slide = board.slide(rook, Direction::E, .., free);
    /// assert!(slide.line.iter().map(|at| at.col).eq([1, 2]));
    /// assert_eq!(slide.stop, Stop::Blocked(Coord::new(0, 3)));
    ///
    /// let step = board.slide(rook, Direction::E, 1..=1, free);
    /// assert!(step.line.iter().map(|at| at.col).eq([1]));
    /// assert_eq!(step.stop, Stop::Limit);
    ///
    /// assert!(board.slide(rook, Direction::E, 2..=2, free).line.iter().map(|at| at.col).eq([2]));
    /// assert!(board.slide(rook, Direction::E, 3..=3, free).line.is_empty());
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// With [`headings_of`](Self::headings_of), all moves of all rooks are one expression:
    ///
    /// ```
    /// use collinear::{Direction, Grid};
    ///
    /// let board = Grid::parse("R . #\n. R .")?;
    /// let rooks = board.headings_of(|&cell| cell == 'R', |_| Direction::ORTHOGONAL);
    /// let moves = rooks.flat_map(|(from, heading)| board.slide(from, heading, .., |&cell| cell == '.').moves());
    /// assert_eq!(moves.count(), 5);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// In Amazons, an arrow may fly over the cell that the shooter just left. Use the slide of the
    /// [`Board`](crate::Board), whose predicate gets coordinates: `|at| at == left || board[at].is_empty()`.
    #[doc(alias(
        "sliding move",
        "rook",
        "bishop",
        "queen",
        "king move",
        "shoot",
        "Amazons"
    ))]
    #[must_use]
    #[inline]
    pub fn slide(
        &self,
        from: B::Cell,
        heading: B::Heading,
        lengths: impl RangeBounds<usize>,
        mut passable: impl FnMut(&T) -> bool,
    ) -> Run<B> {
        self.board
            .slide(from, heading, lengths, |at| passable(self.at(at)))
    }

    /// The cells that a chess piece can move to along a heading: the free cells, and a target that blocks the way.
    ///
    /// `lengths` is as for [`slide`](Self::slide). If the piece takes a target, `stop` is
    /// [`Stop::Taken`](crate::Stop::Taken). A piece never takes itself: `from` is not a target.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Stop};
    ///
    /// let board = Grid::parse("P . R . n n")?;
    /// let rook = |heading| {
    ///     let (free, enemy) = (|cell: &char| *cell == '.', char::is_ascii_lowercase);
    ///     board.slide_or_take(Coord::new(0, 2), heading, .., free, enemy)
    /// };
    /// let east = rook(Direction::E);
    /// assert!(east.moves().map(|m| m.to.col).eq([3, 4]));
    /// assert_eq!(east.stop, Stop::Taken(Coord::new(0, 4)));
    /// let west = rook(Direction::W);
    /// assert!(west.moves().map(|m| m.to.col).eq([1]));
    /// assert_eq!(west.stop, Stop::Blocked(Coord::new(0, 0)));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("chess", "shogi", "capture", "rook", "bishop", "queen", "knight"))]
    #[must_use]
    #[inline(always)]
    pub fn slide_or_take(
        &self,
        from: B::Cell,
        heading: B::Heading,
        lengths: impl RangeBounds<usize>,
        mut passable: impl FnMut(&T) -> bool,
        target: impl FnOnce(&T) -> bool,
    ) -> Run<B> {
        let (passable, target) = (|at| passable(self.at(at)), |at| target(self.at(at)));
        self.board
            .slide_or_take(from, heading, lengths, passable, target)
    }

    /// The path from one cell to another along a given heading.
    ///
    /// Use this query on wrapped boards, on which several paths lead to a cell, and for steps other than the eight
    /// compass directions.
    ///
    /// # Errors
    ///
    /// As for [`path`](Self::path). [`PathError::NotAligned`] if the ray ends before it reaches `to`.
    /// [`PathError::NotWithin`] if the first `limit` steps don't reach `to`, even if later steps would.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Wrap};
    ///
    /// // the way to the east is blocked, the way round the cylinder is not
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
    /// The straight path from one cell to another, if all its cells are passable.
    ///
    /// The path has the cells after `from`, up to and including `to`. Its heading is that of
    /// [`Coord::direction_to`](crate::Coord::direction_to), as if the board did not wrap. If your game has fewer
    /// headings, check the heading first. [`Board::between`](crate::Board::between) returns only the cells between the
    /// two ends. Use these cells to test for castling, or to block a check.
    ///
    /// # Errors
    ///
    /// A [`PathError`] with the first reason found: a cell is off the board, both cells are the same, they are not in
    /// line, they are too far apart on a board without end, or a cell blocks the path.
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
