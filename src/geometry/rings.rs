//! Rings and spirals: the cells of a rectangle by their distance from a cell.

use super::{Bounds, Coord, Coords};

impl Bounds {
    /// The cells at this [distance](Coord::distance) from a cell, clockwise from the upper left corner of the square
    /// that they form. Cells off the board are left out.
    ///
    /// In Ataxx a piece is cloned to the ring of radius 1 or jumps to the ring of radius 2. The ring around a cell off
    /// the board is empty. Joined sides are ignored. For lines that close see [`is_ring`](Self::is_ring).
    ///
    /// ```
    /// use collinear::{Coord, Grid};
    ///
    /// let mut board = Grid::filled(4, 5, '.')?;
    /// board.fill(board.bounds().ring(Coord::new(0, 1), 2), 'o');
    /// assert_eq!(board.to_string(), ". . . o .\n. . . o .\no o o o .\n. . . . .");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// Linear in the number of cells returned, whatever the radius.
    #[doc(alias("Ataxx", "Chebyshev distance", "range"))]
    pub fn ring(self, at: Coord, radius: usize) -> impl Iterator<Item = Coord> + Clone {
        let is_on_board = self.contains(at);
        let sides = (is_on_board && radius > 0).then(|| self.sides(at, radius));
        let centre = (is_on_board && radius == 0).then_some(at);
        centre.into_iter().chain(sides.into_iter().flatten())
    }

    /// The cells within a distance, nearest first: a cell and its [rings](Self::ring) up to this radius.
    ///
    /// ```
    /// use collinear::{Bounds, Coord};
    ///
    /// let board = Bounds::new(4, 4)?;
    /// let spiral = board.spiral(Coord::new(0, 0), 1);
    /// assert!(spiral.eq([(0, 0), (0, 1), (1, 1), (1, 0)].map(Coord::from)));
    /// assert_eq!(board.spiral(Coord::new(0, 0), usize::MAX).count(), 16);
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// Linear in the number of cells returned; it stops when the radius exceeds the board.
    #[doc(alias("disk", "within distance", "nearest first"))]
    pub fn spiral(self, at: Coord, radius: usize) -> impl Iterator<Item = Coord> + Clone {
        let farthest = if self.contains(at) {
            self.rows().max(self.cols())
        } else {
            0
        };
        (0..=radius.min(farthest)).flat_map(move |radius| self.ring(at, radius))
    }

    /// The sides of a ring, each without the corner that begins the next side.
    fn sides(self, at: Coord, radius: usize) -> impl Iterator<Item = Coord> + Clone {
        let (rows, cols) = (self.rows(), self.cols());
        let (top, left) = (at.row.checked_sub(radius), at.col.checked_sub(radius));
        let bottom = at.row.checked_add(radius).filter(|&row| row < rows);
        let right = at.col.checked_add(radius).filter(|&col| col < cols);
        let after = |side: Option<usize>, end: usize| side.map_or(end, |side| side + 1);
        let along = |row: Option<usize>, from: usize, to: usize| {
            row.map(|row| Coords::new(Coord::new(row, from), 1, to - from))
        };
        let down = |col: Option<usize>, from: usize, to: usize| {
            col.map(|col| Coords::new(Coord::new(from, col), to - from, 1))
        };
        let upper = along(top, left.unwrap_or(0), right.unwrap_or(cols));
        let eastern = down(right, top.unwrap_or(0), bottom.unwrap_or(rows));
        let lower = along(bottom, after(left, 0), after(right, cols));
        let western = down(left, after(top, 0), after(bottom, rows));
        let there = upper.into_iter().chain(eastern).flatten();
        there.chain(lower.into_iter().chain(western).flat_map(Iterator::rev))
    }
}
