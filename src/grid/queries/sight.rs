//! What is seen from a cell of a grid: along a line, at any angle, and the field of view.

use core::iter::FusedIterator;

use crate::{
    geometry::{Finite, Tiled},
    grid::Grid,
    lines::{Beam, Corners, FieldOfView, MissOn, Seen},
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

    /// A ray that turns at what it meets: a laser between mirrors, a robot that bounces.
    ///
    /// It begins at the next cell. `leaves` is asked for each cell, with the heading by which the beam enters it, and
    /// answers the heading by which it leaves: the same one where nothing is in its way, another one at a mirror;
    /// `None` where it ends. A beam that comes back to `from` passes it as any other cell.
    ///
    /// A beam that enters its first cell again by the same heading is a loop, and ends there. Mirrors make no other
    /// loops. What turns two headings into one does, such as arrows: such a loop is passed several times before it is
    /// known.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Stop};
    ///
    /// let board = Grid::parse("
    ///     > . \\ .
    ///     X . / .
    /// ")?;
    /// let leaves = |cell: &char, heading: Direction| match cell {
    ///     '/' => Direction::new(-heading.cols(), -heading.rows()),
    ///     '\\' => Direction::new(heading.cols(), heading.rows()),
    ///     'X' => None,
    ///     _ => Some(heading),
    /// };
    /// let mut beam = board.beam(Coord::new(0, 0), Direction::E, leaves);
    /// let cells: Vec<_> = beam.by_ref().map(|(at, _)| (at.row, at.col)).collect();
    /// assert_eq!(cells, [(0, 1), (0, 2), (1, 2), (1, 1), (1, 0)]);
    /// assert_eq!(beam.end(), Stop::Blocked(Coord::new(1, 0)));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    #[doc = include_str!("../../../examples/pictures/beam.svg")]
    #[doc(alias("laser", "mirror", "reflection", "light", "bounce"))]
    #[expect(clippy::type_complexity, reason = "what can be called has no name")]
    #[inline]
    pub fn beam(
        &self,
        from: B::Cell,
        heading: B::Heading,
        mut leaves: impl FnMut(&T, B::Heading) -> Option<B::Heading>,
    ) -> Beam<impl FnMut(B::Cell, B::Heading) -> Option<B::Heading>, B> {
        self.board.beam(from, heading, move |at, heading| {
            leaves(self.at(at), heading)
        })
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

/// # Queries: vision
impl<T, B: Finite + Tiled> Grid<T, B> {
    /// Whether one cell sees another: the line of sight between them, at any angle, is not blocked.
    ///
    /// It is the segment between the two centres, and it is symmetric: `a` sees `b` if and only if `b` sees
    /// `a`. An opaque cell blocks it whose interior the segment meets; what those do that it only
    /// touches, at a corner or along an edge, the [`Corners`] say. The cells at the ends do not block: a wall is
    /// seen, and a cell sees itself. Where sides are joined it is the segment of the flat board.
    ///
    /// # Errors
    ///
    /// The first cell that blocks, from `from` on; of two that do so together, one. An end
    /// that lies off the board is such a cell.
    ///
    /// ```
    /// use collinear::{Coord, Corners, Grid};
    ///
    /// let cave = Grid::parse("
    ///     @ . # .
    ///     . . . b
    ///     . . # c
    /// ")?;
    /// let wall = |&cell: &char| cell == '#';
    /// let (at, b, c) = (Coord::new(0, 0), Coord::new(1, 3), Coord::new(2, 3));
    /// // The way to b passes through the lower left corner of a wall, that to c through another wall.
    /// assert_eq!(cave.sees(at, b, Corners::Strict, wall), Err(Coord::new(0, 2)));
    /// assert_eq!(cave.sees(at, b, Corners::Lenient, wall), Ok(()));
    /// assert_eq!(cave.sees(at, c, Corners::Lenient, wall), Err(Coord::new(2, 2)));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("line of sight", "los", "visible", "bresenham", "supercover"))]
    pub fn sees(
        &self,
        from: B::Cell,
        to: B::Cell,
        corners: Corners,
        mut opaque: impl FnMut(&T) -> bool,
    ) -> Result<(), B::Cell> {
        self.board.sees(from, to, corners, |at| opaque(self.at(at)))
    }

    /// The field of view of a cell: those that it [sees](Self::sees) within a radius, itself the
    /// first, the nearest before the farther, those at the same distance clockwise from north. Walls in sight are
    /// among them; the one in the corner of a room, which touches no floor but in a point between two walls, is not.
    ///
    /// The distance is that of a king on squares, and in steps on hexagons; for a round field take those
    /// that are near enough by your own measure. On a plane without end and without walls no radius but
    /// your own ends it.
    ///
    /// ```
    /// use collinear::{Coord, Corners, Grid};
    ///
    /// let cave = Grid::parse("
    ///     . . # . .
    ///     . @ # . k
    ///     . . . . .
    ///     . # k . .
    /// ")?;
    /// let eye = Coord::new(1, 1);
    /// let mut shown = cave.map(|_| ' ');
    /// for at in cave.field_of_view(eye, 3, Corners::Strict, |&cell| cell == '#') {
    ///     shown[at] = cave[at];
    /// }
    /// let kobolds = shown.iter().filter(|&&cell| cell == 'k').count();
    /// assert_eq!(kobolds, 1); // the wall hides the other
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("fov", "shadowcasting", "visibility", "vision"))]
    pub fn field_of_view(
        &self,
        from: B::Cell,
        radius: usize,
        corners: Corners,
        mut opaque: impl FnMut(&T) -> bool,
    ) -> FieldOfView<B, impl FnMut(B::Cell) -> bool> {
        self.board
            .field_of_view(from, radius, corners, move |at| opaque(self.at(at)))
    }
}
