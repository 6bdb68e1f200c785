//! Grids turned and reflected.

use super::Grid;
use crate::geometry::Symmetry;

impl<T: Clone> Grid<T> {
    /// The grid turned or reflected, its wrap with it.
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
}
