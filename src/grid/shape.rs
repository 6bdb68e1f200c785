//! The board of a grid: its size, wrap and parts, and the grid or a part of it turned or reflected.

use alloc::vec::Vec;

use super::{Grid, GridError};
use crate::{
    boards::Holed,
    geometry::{Board, Bounds, Finite, Part, Symmetry, Wrap, WrongSize},
};

/// # Board, size, symmetries and parts
impl<T, B: Finite> Grid<T, B> {
    /// The board of the grid: its cells and steps, without the values.
    #[must_use]
    #[inline]
    pub fn board(&self) -> &Board<B> {
        &self.board
    }

    /// The grid without the cells whose values match. The board has edges in their place.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Stop};
    ///
    /// let lake = Grid::parse("R . ~ .
    ///                         . . ~ .
    ///                         . . . .")?;
    /// let land = lake.without(|&cell| cell == '~')?;
    /// let slide = land.slide(Coord::new(0, 0), Direction::E, .., |&cell| cell == '.');
    /// assert_eq!((slide.line.len(), slide.stop), (1, Stop::Edge));
    /// assert_eq!(land.to_string(), "R .   .\n. .   .\n. . . .");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`GridError::TooLarge`] if the grid has more than 2^24 cells.
    ///
    /// # Complexity
    ///
    /// The cost of [`Board::without`].
    pub fn without(
        self,
        mut matches: impl FnMut(&T) -> bool,
    ) -> Result<Grid<T, Holed<B>>, GridError> {
        let is_kept: Vec<bool> = self.cells.iter().map(|value| !matches(value)).collect();
        let kept = self
            .board
            .cells()
            .zip(&is_kept)
            .filter(|&(_, &is_kept)| is_kept);
        let board = self.board.only(kept.map(|(at, _)| at))?;
        let values = self.cells.into_iter().zip(is_kept);
        let values = values.filter_map(|(value, is_kept)| is_kept.then_some(value));
        Grid::from_cells(board, values.collect())
    }
}

impl<T> Grid<T> {
    /// The size of the board and its wrap.
    #[must_use]
    #[inline]
    pub fn bounds(&self) -> Bounds {
        self.board
    }

    /// The number of rows.
    #[must_use]
    #[inline]
    pub fn rows(&self) -> usize {
        self.board.rows()
    }

    /// The number of columns.
    #[must_use]
    #[inline]
    pub fn cols(&self) -> usize {
        self.board.cols()
    }

    /// The same grid with this wrap.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Stop, Grid, Wrap};
    ///
    /// let ring = Grid::parse("x x . x")?.with_wrap(Wrap::EastWest);
    /// let run = ring.run_through(Coord::new(0, 0), Direction::E, |&cell| cell == 'x');
    /// assert!(run.line.iter().map(|at| at.col).eq([3, 0, 1]));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    pub fn with_wrap(self, wrap: Wrap) -> Self {
        Self {
            cells: self.cells,
            board: self.board.with_wrap(wrap),
        }
    }
}

impl<T: Clone> Grid<T> {
    /// The grid and its wrap, turned or reflected.
    ///
    /// ```
    /// use collinear::{Grid, Symmetry};
    ///
    /// let board = Grid::parse("a b c\nd e f")?;
    /// assert_eq!(board.transformed(Symmetry::QuarterTurn), Grid::parse("d a\ne b\nf c")?);
    /// assert_eq!(board.transformed(Symmetry::FlipUpDown), Grid::parse("d e f\na b c")?);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    pub fn transformed(&self, symmetry: Symmetry) -> Self {
        let mut view = self.view();
        let parts = symmetry.parts();
        if parts.transpose {
            view = view.reversed_axes();
        }
        if parts.flip_rows {
            view.invert_axis(ndarray::Axis(0));
        }
        if parts.flip_cols {
            view.invert_axis(ndarray::Axis(1));
        }
        Self::from(view).with_wrap(symmetry.map_bounds(self.bounds()).wrap())
    }

    /// A part of the board as a grid of its own.
    ///
    /// # Panics
    ///
    /// If the part belongs to a larger board and has a cell off this board.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Length};
    ///
    /// let board = Grid::parse("
    ///     X . . O . .
    ///     . X . . . .
    ///     . . X . . .
    /// ")?;
    /// let won = |part| board.part(part).has_k_line(&Direction::AXES, Length::AtLeast(3), |&c| c == 'X');
    /// let boards: Vec<_> = board.bounds().parts(3, 3).map(won).collect();
    /// assert_eq!(boards, [true, false]);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("slice", "subgrid", "crop", "quadrant"))]
    #[track_caller]
    #[must_use]
    pub fn part(&self, part: Part) -> Self {
        let cells = part.cells().map(|at| self[at].clone()).collect();
        Self {
            cells,
            board: part.board(),
        }
    }

    /// Turns or reflects a part of the board in place, such as a quadrant in Pentago.
    ///
    /// # Errors
    ///
    /// [`WrongSize`] if the part is not square and its sides would be exchanged. In that case nothing is changed.
    ///
    /// # Panics
    ///
    /// If the part belongs to a larger board and has a cell off this board.
    ///
    /// ```
    /// use collinear::{Coord, Grid, Symmetry};
    ///
    /// let mut board = Grid::parse("
    ///     a b . .
    ///     c d . .
    ///     . . . .
    /// ")?;
    /// let part = board.bounds().part(Coord::new(0, 0), 2, 2).unwrap();
    /// board.transform_part(part, Symmetry::QuarterTurn)?;
    /// assert_eq!(board.to_string(), "c a . .\nd b . .\n. . . .");
    ///
    /// let rows = board.bounds().part(Coord::new(0, 0), 2, 4).unwrap();
    /// assert!(board.transform_part(rows, Symmetry::QuarterTurn).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    #[doc = include_str!("../../examples/pictures/transform_part.svg")]
    #[doc(alias("rotate", "twist", "Pentago"))]
    #[track_caller]
    pub fn transform_part(&mut self, part: Part, symmetry: Symmetry) -> Result<(), WrongSize> {
        WrongSize::check(symmetry.map_bounds(part.board()), part.board())?;
        let after = self.part(part).transformed(symmetry);
        self.write(part.cells(), after.into_cells());
        Ok(())
    }
}
