//! Blocks: full rectangles of cells that match.
//!
//! Of the blocks through a cell each row has a cell in its column. So the run up and down from there
//! says in which rows a block may begin; and of each of these the rows say, by how far they match to
//! the left and to the right, in which columns.

use super::{Bounds, Coord, Coords, Direction, Part};

/// # Queries: blocks
impl Bounds {
    /// Whether a block of this many rows and columns, all of whose cells match, covers a cell. See
    /// [`Grid::has_block_through`](crate::Grid::has_block_through).
    ///
    /// # Complexity
    ///
    /// At most two calls for each cell of a block in each row in which one may begin; no allocation.
    #[must_use]
    pub fn has_block_through(
        self,
        at: Coord,
        rows: usize,
        cols: usize,
        mut matches: impl FnMut(Coord) -> bool,
    ) -> bool {
        let fits = (1..=self.rows()).contains(&rows) && (1..=self.cols()).contains(&cols);
        if !fits || !self.contains(at) || !matches(at) {
            return false;
        }
        let [up, below] = [Direction::N, Direction::S]
            .map(|direction| self.reach(at, direction, rows - 1, &mut matches));
        let mut above = (rows - 1).saturating_sub(below)..=up;
        above.any(|above| {
            let top = self.above(at, above);
            let (mut left, mut ahead) = (cols - 1, cols - 1);
            for at in self.part_that_fits(top, rows, 1).cells() {
                left = self.reach(at, Direction::W, left, &mut matches);
                ahead = self.reach(at, Direction::E, ahead, &mut matches);
            }
            left + ahead >= cols - 1
        })
    }

    /// All blocks of this many rows and columns, in reading order. See
    /// [`Grid::blocks`](crate::Grid::blocks).
    ///
    /// # Complexity
    ///
    /// One call for each cell of each place, up to the first that does not match; no allocation.
    pub fn blocks(
        self,
        rows: usize,
        cols: usize,
        mut matches: impl FnMut(Coord) -> bool,
    ) -> impl Iterator<Item = Part> {
        let corners = self.corners_of_parts(rows, cols);
        let count = |index: usize| match corners[index] {
            _ if rows == 0 || cols == 0 => 0,
            corners if corners.fills_ring => 1,
            corners => corners.count,
        };
        let corners = Coords::new(Coord::new(0, 0), count(0), count(1));
        let parts = corners.map(move |corner| self.part_that_fits(corner, rows, cols));
        parts.filter(move |part| part.cells().all(&mut matches))
    }

    /// How many cells match without a gap next to a cell, counted no farther than `most`.
    fn reach(
        self,
        at: Coord,
        direction: Direction,
        most: usize,
        mut matches: impl FnMut(Coord) -> bool,
    ) -> usize {
        let near = self.ray(at, direction).take(most);
        near.take_while(|&at| matches(at)).count()
    }

    /// The cell that many rows above another, which is known to be on the board.
    fn above(self, at: Coord, rows: usize) -> Coord {
        let row = match at.row.checked_sub(rows) {
            Some(row) => row,
            None => at.row + (self.rows() - rows),
        };
        Coord::new(row, at.col)
    }
}
