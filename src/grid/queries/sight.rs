//! Sight on a grid: along a line, at any angle, and the field of view.

use core::iter::FusedIterator;

use crate::{
    geometry::{Finite, Tiled},
    grid::Grid,
    lines::{Beam, Corners, FieldOfView, MissOn, Seen},
};

/// # Queries: lines of sight
impl<T, B: Finite> Grid<T, B> {
    /// The first matching cell after `from`: what a piece on `from` sees.
    ///
    /// The search ends if it comes back to `from`, on a ring or on a line that crosses itself: a piece does not see
    /// itself.
    ///
    /// # Errors
    ///
    /// [`Wanted::Hit`](crate::Wanted::Hit) if no cell matches, with the number of cells looked at.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("@ . . x x")?;
    /// let at = Coord::new(0, 0);
    /// assert_eq!(board.first_hit(at, Direction::E, |&cell| cell != '.'), Ok(Coord::new(0, 3)));
    /// let miss = board.first_hit(at, Direction::E, |&cell| cell == 'o').unwrap_err();
    /// assert_eq!(miss.to_string(), "no hit: edge after 4 cells");
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

    /// The last free cell before the first blocker: where a sliding piece comes to rest.
    ///
    /// The piece also stops before it would come back to `from`.
    ///
    /// # Errors
    ///
    /// [`Wanted::Room`](crate::Wanted::Room) if the next cell is not free.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("@ . . x .")?;
    /// let free = |cell: &char| *cell == '.';
    /// assert_eq!(board.last_free(Coord::new(0, 0), Direction::E, free), Ok(Coord::new(0, 2)));
    /// let miss = board.last_free(Coord::new(0, 2), Direction::E, free).unwrap_err();
    /// assert_eq!(miss.to_string(), "no room: blocked at (0, 3) after 0 cells");
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

    /// A ray that turns on its way: a laser between mirrors, a bouncing robot.
    ///
    /// The beam begins at the next cell. `leaves` gets each cell and the heading along which the beam enters it, and
    /// returns the heading along which the beam leaves it: the same heading if nothing is in the way, another heading
    /// at a mirror, `None` if the beam ends. A beam that comes back to `from` passes it like any other cell.
    ///
    /// A beam that enters its first cell again along the same heading is a loop, and ends. Mirrors make no other loops.
    /// A cell that turns two headings into one, such as an arrow, can make other loops. The beam passes such a loop
    /// several times before it is detected.
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
    #[expect(clippy::type_complexity, reason = "closures have no name")]
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

    /// The first matching cell along each heading, with the heading and the distance: what a piece sees, and what
    /// sees it.
    ///
    /// Headings without a match are left out. A cell never sees itself, even if a line crosses itself.
    ///
    /// The game decides which of these pieces attack the cell, from their kind, heading and distance. For a pin or an
    /// x-ray, find the [`first_hit`](Self::first_hit) behind one of these pieces.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// // The rook gives check; the bishop is not on a diagonal.
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
    /// Checks the line of sight between two cells, at any angle.
    ///
    /// The line of sight is the segment between the two centres, and it is symmetric: `a` sees `b` if and only if `b`
    /// sees `a`. An opaque cell blocks the segment if the segment crosses the interior of the cell. [`Corners`] says
    /// whether the cell also blocks a segment that only touches it, at a corner or along an edge. The two end cells do
    /// not block: a wall is seen, and a cell sees itself. Joined sides are ignored: the segment is that of the flat
    /// board.
    ///
    /// # Errors
    ///
    /// The first cell that blocks, counted from `from`. If two cells block together, the error is one of them. An end
    /// off the board counts as a blocking cell.
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
    /// // The line to b touches a corner of a wall, the line to c crosses another wall.
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

    /// The field of view of a cell: all cells that it [sees](Self::sees) within a radius.
    ///
    /// The cell itself comes first, then the other cells by distance. Cells at the same distance come clockwise from
    /// north. Visible walls are included. A wall in the corner of a room, which touches the floor only at a point
    /// between two walls, is not visible.
    ///
    /// The distance is a king's distance on squares, and the number of steps on hexagons. For a round field, filter the
    /// cells by a distance of your own. On a plane without end and without walls, only the radius ends the search.
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
    /// assert_eq!(kobolds, 1); // a wall hides the other one
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
