//! Blocks: the parts of one size, wherever on the board, or those that have a cell.

use core::ops::Range;

use super::{Bounds, Coord, Coords, Part, part::Corners};

/// # Blocks
impl Bounds {
    /// All parts of this many rows and columns, in the order of their upper left corners: where to look for a
    /// small picture, such as a full square of Teeko.
    ///
    /// A block may lie over joined sides; one that fills them begins at the first row or column, as a ring
    /// does, and is found once. A block without cells is none. For figures that are no rectangles, and on other
    /// boards, ask for [`placements`](crate::Grid::placements). The [`parts`](Self::parts) into which a board falls
    /// are those of its blocks that lie side by side.
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

    /// The [blocks](Self::blocks) that have a cell: where a move there can have made a small picture.
    ///
    /// The picture may be of mixed cells: a [`Grid`](crate::Grid), compared cell by cell, and
    /// [turned](crate::Grid::transformed) as it likes.
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
    /// Where the parts begin that have a row or column, of this many of a side; over a joined one they are counted on
    /// behind its end.
    fn before(self, index: usize, part: usize, side: usize) -> Range<usize> {
        match self.count {
            0 => 0..0,
            _ if self.fills_ring => 0..1,
            count if count == side => index + side + 1 - part..index + side + 1,
            count => (index + 1).saturating_sub(part)..count.min(index + 1),
        }
    }
}
