//! Line of sight at any angle, and the field of view, on a grid.

use crate::{
    geometry::{Finite, Tiled},
    grid::Grid,
    lines::{Corners, FieldOfView},
};

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
