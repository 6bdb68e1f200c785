//! Conversions from and to ndarray.

use ndarray::{Array2, ArrayView2};

use super::Grid;
use crate::geometry::Bounds;

/// # ndarray
impl<T> Grid<T> {
    /// A view of the cells as an ndarray array.
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
        let shape = (self.rows(), self.cols());
        ArrayView2::from_shape(shape, &self.cells).unwrap_or_else(|_| unreachable!("{FITS}"))
    }
}

const FITS: &str = "a grid has rows times columns cells";

/// Makes a grid of the cells of an array with any layout in memory: transposed, reversed, or a slice of a larger array.
///
/// ```
/// use collinear::Grid;
/// use ndarray::{array, s};
///
/// let array = array![[1, 2, 3], [4, 5, 6]];
/// let turned = Grid::from(array.clone().reversed_axes());
/// assert_eq!(turned, Grid::from_rows([[1, 4], [2, 5], [3, 6]])?);
/// let backwards = Grid::from(array.slice(s![.., ..;-2]));
/// assert_eq!(backwards, Grid::from_rows([[3, 1], [6, 4]])?);
/// # Ok::<(), collinear::GridError>(())
/// ```
///
/// # Complexity
///
/// Constant for an array in standard layout, otherwise each cell is moved once.
impl<T> From<Array2<T>> for Grid<T> {
    fn from(array: Array2<T>) -> Self {
        let (rows, cols) = array.dim();
        let len = array.len();
        let cells = if array.is_standard_layout() {
            let (mut cells, start) = array.into_raw_vec_and_offset();
            let start = start.unwrap_or(0);
            // A slice of a larger array has more cells before and after its own.
            cells.truncate(start + len);
            cells.drain(..start);
            cells
        } else {
            array.into_iter().collect()
        };
        Self {
            cells,
            board: Bounds::of_array(rows, cols),
        }
    }
}

impl<T: Clone> From<ArrayView2<'_, T>> for Grid<T> {
    fn from(view: ArrayView2<'_, T>) -> Self {
        view.to_owned().into()
    }
}

/// The cells as an array in standard layout, in constant time. The wrap of the board is lost.
impl<T> From<Grid<T>> for Array2<T> {
    fn from(grid: Grid<T>) -> Self {
        let shape = (grid.rows(), grid.cols());
        Self::from_shape_vec(shape, grid.cells).unwrap_or_else(|_| unreachable!("{FITS}"))
    }
}
