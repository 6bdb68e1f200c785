//! Blocks: all parts of one size, on the whole board or through a cell.

use core::ops::Range;

use super::{Bounds, Coord, Coords, Part, part::Corners};

/// # Blocks
impl Bounds {
    /// All parts with this many rows and columns, in the order of their upper left corners. A game can test them for a
    /// small pattern, such as a full square in Teeko.
    ///
    /// A block can extend over joined sides. A block that fills a joined side starts at its first row or column and is
    /// listed once. Blocks are never empty. For figures that are not rectangles, and on other boards, use
    /// [`placements`](crate::Grid::placements); to divide the board into blocks side by side, [`parts`](Self::parts).
    ///
    /// ```
    /// use collinear::{Coord, Grid};
    ///
    /// let board = Grid::parse("
    ///     x x x .
    ///     x x x x
    ///     . . x x
    /// ")?;
    /// let blocks = board.bounds().blocks(2, 2);
    /// let full: Vec<_> = blocks.filter(|block| block.cells().all(|at| board[at] == 'x')).collect();
    /// assert_eq!(full.len(), 3);
    /// assert!(full[2].cells().eq([(1, 2), (1, 3), (2, 2), (2, 3)].map(Coord::from)));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    #[doc = include_str!("../../examples/pictures/block.svg")]
    #[doc(alias("rectangles", "squares", "2x2", "windows"))]
    pub fn blocks(self, rows: usize, cols: usize) -> impl Iterator<Item = Part> + Clone {
        let corners = self.corners_of_parts(rows, cols);
        let count = |index: usize| match corners[index] {
            _ if rows == 0 || cols == 0 => 0,
            corners if corners.fills_ring => 1,
            corners => corners.count,
        };
        let corners = Coords::new(Coord::new(0, 0), count(0), count(1));
        corners.map(move |corner| self.part_that_fits(corner, rows, cols))
    }

    /// The [blocks](Self::blocks) that contain a cell: the only ones in which a move at that cell can complete a
    /// pattern.
    ///
    /// To find a pattern of different cells, store it as a [`Grid`](crate::Grid), and compare all its
    /// [symmetries](crate::Grid::transformed) cell by cell.
    ///
    /// ```
    /// use collinear::{Coord, Grid, Symmetry};
    ///
    /// // Crossway: no stone may make a crosscut.
    /// let board = Grid::parse("
    ///     . X O
    ///     O O X
    ///     . X .
    /// ")?;
    /// let crosscut = Grid::parse("X O\nO X")?;
    /// let mirrored = crosscut.transformed(Symmetry::FlipLeftRight);
    /// let is_cut = |at| {
    ///     let mut blocks = board.bounds().blocks_through(at, 2, 2);
    ///     blocks.any(|block| [&crosscut, &mirrored].contains(&&board.part(block)))
    /// };
    /// assert!(is_cut(Coord::new(0, 2)));
    /// assert!(!is_cut(Coord::new(1, 0)));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("pattern", "crosscut", "pool", "2x2", "picture"))]
    pub fn blocks_through(
        self,
        at: Coord,
        rows: usize,
        cols: usize,
    ) -> impl Iterator<Item = Part> + Clone {
        let [down, right] = self.corners_of_parts(rows, cols);
        let (height, width) = (self.rows(), self.cols());
        let (tops, lefts) = if rows > 0 && cols > 0 && self.contains(at) {
            (
                down.before(at.row, rows, height),
                right.before(at.col, cols, width),
            )
        } else {
            (0..0, 0..0)
        };
        tops.flat_map(move |row| {
            let corners = lefts
                .clone()
                .map(move |col| Coord::new(row % height, col % width));
            corners.map(move |corner| self.part_that_fits(corner, rows, cols))
        })
    }
}

impl Corners {
    /// The indices at which parts that contain row or column `index` begin. Over joined sides, the indices continue
    /// past the end.
    fn before(self, index: usize, part: usize, side: usize) -> Range<usize> {
        match self.count {
            0 => 0..0,
            _ if self.fills_ring => 0..1,
            count if count == side => index + side + 1 - part..index + side + 1,
            count => (index + 1).saturating_sub(part)..count.min(index + 1),
        }
    }
}
