//! The two doors to ndarray: a grid from an array, and back.

use ndarray::{Array2, ArrayView2};

use super::Grid;
use crate::geometry::Bounds;

impl<T> Grid<T> {
    /// A grid of the cells of an array, whatever its layout in memory: transposed, with an axis
    /// reversed, cut out of a larger one.
    ///
    /// From a view, call `to_owned` first, or use `Grid::from`.
    ///
    /// ```
    /// use collinear::Grid;
    /// use ndarray::{array, s};
    ///
    /// let array = array![[1, 2, 3], [4, 5, 6]];
    /// let turned = Grid::from_array(array.clone().reversed_axes());
    /// assert_eq!(turned, Grid::from_rows([[1, 4], [2, 5], [3, 6]])?);
    /// let backwards = Grid::from(array.slice(s![.., ..;-2]));
    /// assert_eq!(backwards, Grid::from_rows([[3, 1], [6, 4]])?);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// Constant for an array in standard layout, else one move of every cell.
    #[must_use]
    pub fn from_array(array: Array2<T>) -> Self {
        let cells = if array.is_standard_layout() {
            array
        } else {
            let shape = array.raw_dim();
            let cells = array.into_iter().collect();
            Array2::from_shape_vec(shape, cells)
                .unwrap_or_else(|_| unreachable!("an array yields as many cells as it has"))
        };
        let (rows, cols) = cells.dim();
        Self {
            cells,
            bounds: Bounds::of_array(rows, cols),
        }
    }

    /// The cells as an array in standard layout. How the board wraps is forgotten.
    #[must_use]
    pub fn into_array(self) -> Array2<T> {
        self.cells
    }

    /// A view of the cells, for everything that ndarray can do and grids can't.
    ///
    /// ```
    /// use collinear::Grid;
    ///
    /// let board = Grid::from_rows([[1, 2], [3, 4]])?;
    /// assert_eq!(board.view().sum(), 10);
    /// assert_eq!(board.view().t()[[0, 1]], 3);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    pub fn view(&self) -> ArrayView2<'_, T> {
        self.cells.view()
    }
}

impl<T> From<Array2<T>> for Grid<T> {
    fn from(array: Array2<T>) -> Self {
        Self::from_array(array)
    }
}

impl<T: Clone> From<ArrayView2<'_, T>> for Grid<T> {
    fn from(view: ArrayView2<'_, T>) -> Self {
        Self::from_array(view.to_owned())
    }
}

impl<T> From<Grid<T>> for Array2<T> {
    fn from(grid: Grid<T>) -> Self {
        grid.into_array()
    }
}
