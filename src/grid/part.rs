//! Parts of a grid: copied, and turned where they are.

use super::Grid;
use crate::geometry::{Part, Symmetry, WrongSize};

/// # Parts
impl<T: Clone> Grid<T> {
    /// What stands on a part of the board, as a grid of its own: to ask it anything.
    ///
    /// # Panics
    ///
    /// If the part is of a larger board, and a cell of it is off this one, as indexing does.
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

    /// Turns or reflects what stands on a part of the board, where it is: a quadrant of Pentago.
    ///
    /// # Errors
    ///
    /// [`WrongSize`] if a part that is no square would have rows for columns; nothing is changed then.
    ///
    /// # Panics
    ///
    /// If the part is of a larger board, and a cell of it is off this one, as indexing does.
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
